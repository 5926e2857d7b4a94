import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import yauzl from 'yauzl';
import { zipFile } from './zip-file.ts';

const MODIFIED_AT = Date.UTC(2026, 10, 20, 12, 45, 6);

describe('a zip file', () => {
  it('gives any content back to another reader, with its name, sizes and time', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 5_000 }), async (content) => {
        const [entry, ...others] = await unzip(zipFile({ name: 'a.CSV', content, modifiedAt: MODIFIED_AT }));
        expect(others).toEqual([]);
        expect(entry?.name).toBe('a.CSV');
        expect(entry?.method).toBe(8);
        expect(entry?.dosTime).toEqual([(46 << 9) | (11 << 5) | 20, (12 << 11) | (45 << 5) | 3]);
        expect(Buffer.from(entry?.content ?? []).equals(Buffer.from(content))).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  it('is the same bytes for the same content', () => {
    const content = new Uint8Array(1_000).fill(7);
    const [one, other] = [1, 2].map(() => zipFile({ name: 'a', content, modifiedAt: MODIFIED_AT }));
    expect(one).toEqual(other);
  });
});

interface Entry {
  readonly name: string;
  readonly method: number;
  readonly dosTime: readonly [number, number];
  readonly content: Uint8Array;
}

function unzip(bytes: Uint8Array): Promise<readonly Entry[]> {
  return new Promise((resolve, reject) => {
    yauzl.fromBuffer(Buffer.from(bytes), { lazyEntries: true }, (problem, zip) => {
      if (problem !== null || zip === undefined) return reject(problem);
      const entries: Entry[] = [];
      zip.on('error', reject);
      zip.on('end', () => resolve(entries));
      zip.on('entry', (entry: yauzl.Entry) => {
        zip.openReadStream(entry, (fault, stream) => {
          if (fault !== null || stream === undefined) return reject(fault);
          const chunks: Buffer[] = [];
          stream.on('error', reject);
          stream.on('data', (chunk: Buffer) => chunks.push(chunk));
          stream.on('end', () => {
            const dosTime = [entry.lastModFileDate, entry.lastModFileTime] as const;
            const { fileName: name, compressionMethod: method } = entry;
            entries.push({ name, method, dosTime, content: Buffer.concat(chunks) });
            zip.readEntry();
          });
        });
      });
      zip.readEntry();
    });
  });
}
