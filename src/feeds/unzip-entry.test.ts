import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { zipOf } from './test-kit/zip-of.ts';
import { unzipEntry } from './unzip-entry.ts';

const CONTENT = Buffer.from('a\tb\n'.repeat(100));
const EXPECTED = { name: 'x.CSV', maxBytes: 1_000 };

describe('unzipEntry', () => {
  it('gives back the one expected file', async () => {
    const unzipped = await unzipEntry(zipOf('x.CSV', CONTENT), EXPECTED);
    expect(unzipped.status === 'ok' && Buffer.from(unzipped.bytes).equals(CONTENT)).toBe(true);
  });

  it.each([
    ['another name', zipOf('y.CSV', CONTENT)],
    ['a path', zipOf('../x.CSV', CONTENT)],
    ['a wrong CRC', zipOf('x.CSV', CONTENT, { crc: 1 })],
    ['more announced than allowed', zipOf('x.CSV', Buffer.alloc(1_001))],
    ['more inside than announced', zipOf('x.CSV', Buffer.alloc(2_000), { size: 10 })],
    ['less inside than announced', zipOf('x.CSV', CONTENT, { size: 900 })],
    ['its end cut off', zipOf('x.CSV', CONTENT).subarray(0, -10)],
    ['no archive at all', deflateRawSync(CONTENT)],
    ['nothing', new Uint8Array()],
  ])('rejects an archive with %s', async (_, zip) => {
    expect((await unzipEntry(zip, EXPECTED)).status).toBe('damaged');
  });

  it('never rejects, whatever byte is changed', async () => {
    const zip = zipOf('x.CSV', CONTENT);
    await fc.assert(
      fc.asyncProperty(fc.nat(zip.byteLength - 1), fc.integer({ min: 0, max: 255 }), async (at, byte) => {
        const changed = Uint8Array.from(zip);
        changed[at] = byte;
        const unzipped = await unzipEntry(changed, EXPECTED);
        return unzipped.status === 'damaged' || Buffer.from(unzipped.bytes).equals(CONTENT);
      }),
    );
  });
});
