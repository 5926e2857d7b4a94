import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checksums } from '../../../scripts/pack/checksums.mjs';
import { emptyFolder } from '../../../test/kit/empty-folder.ts';
import { writeSignature } from '../../contract/conventions/snapshot-signature.ts';
import { newSigningKeyText, readSigningKey, type SigningKey } from '../../identity/signing/signing-key.ts';
import { checkArchive } from './check-archive.ts';

function newKey(): SigningKey {
  const key = readSigningKey(newSigningKeyText());
  if (key === undefined) throw new Error('a new key is no key');
  return key;
}

const keySetOf = (...keys: readonly SigningKey[]) => ({
  keys: keys.map(({ keyId, publicKey }) => ({ kty: 'OKP', crv: 'Ed25519', x: publicKey, kid: keyId })),
});

/** Packs files as an archive of the program is packed, signed or not, and removes it after the work. */
async function withArchive<T>(
  files: Readonly<Record<string, Uint8Array>>,
  key: SigningKey | undefined,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const { path: folder, remove } = await emptyFolder();
  try {
    for (const [name, bytes] of Object.entries(files)) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), bytes);
    }
    if (key !== undefined) await writeFile(join(folder, 'release-keys.json'), JSON.stringify(keySetOf(key)));
    const sums = checksums(folder);
    await writeFile(join(folder, 'SHA256SUMS'), sums);
    if (key !== undefined) await writeFile(join(folder, 'SHA256SUMS.sig'), `${writeSignature(key.sign(sums))}\n`);
    return await work(folder);
  } finally {
    await remove();
  }
}

const NAMES = ['dist/main.mjs', 'dist/islands/a.js', 'node_modules/@a/b/c.wasm', 'barograph', 'package.json'];
const someFiles = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...NAMES), fc.uint8Array({ minLength: 1, maxLength: 40 })), {
    minLength: 1,
    selector: ([name]) => name,
  })
  .map((entries): Readonly<Record<string, Uint8Array>> => Object.fromEntries(entries));

const FILES = {
  'dist/main.mjs': Buffer.from('a'),
  'node_modules/b/c.js': Buffer.from('b'),
  barograph: Buffer.from('c'),
};
const [own, other] = [newKey(), newKey()];

describe('the checksums of an archive', () => {
  it('name each file that was changed by one byte, removed or added to its folders, and no other', async () => {
    const damage = fc.constantFrom('changed', 'missing', 'added', 'none');
    await fc.assert(
      fc.asyncProperty(someFiles, damage, fc.nat(), async (files, kind, at) => {
        await withArchive(files, undefined, async (folder) => {
          const names = Object.keys(files);
          const name = names[at % names.length] ?? '';
          const path = join(folder, name);
          if (kind === 'changed') {
            const bytes = await readFile(path);
            bytes[at % bytes.length] = (bytes[at % bytes.length] ?? 0) ^ 1;
            await writeFile(path, bytes);
          }
          if (kind === 'missing') await rm(path);
          const isInFolder = name.includes('/');
          if (kind === 'added') await writeFile(`${path}.more`, '');
          const expected = {
            changed: `${name} was changed`,
            missing: `${name} is missing`,
            added: isInFolder ? `${name}.more was added` : undefined,
            none: undefined,
          }[kind];
          const whole = `${names.length} file${names.length === 1 ? '' : 's'} as packed`;
          const [result] = await checkArchive(folder);
          expect(result).toEqual({ name: 'archive', ok: expected === undefined, message: expected ?? whole });
        });
      }),
      { numRuns: 40 },
    );
  });

  it('are damaged where a line is none, or leads out of the folder', async () => {
    await withArchive(FILES, undefined, async (folder) => {
      for (const line of ['', 'x', `${'0'.repeat(64)}  ../secret`, `${'0'.repeat(64)}  /etc/passwd`]) {
        await writeFile(join(folder, 'SHA256SUMS'), `${checksums(join(folder, 'dist'))}${line}\n`);
        const expected = line === '' ? 'main.mjs is missing' : 'SHA256SUMS is damaged';
        expect((await checkArchive(folder))[0]).toEqual({ name: 'archive', ok: false, message: expected });
      }
    });
  });

  it('are not looked for in a checkout or package, unless keys are given', async () => {
    const { path, remove } = await emptyFolder();
    expect(await checkArchive(path)).toEqual([]);
    expect(await checkArchive(path, keySetOf(own))).toMatchObject([{ name: 'archive', ok: false }]);
    await remove();
  });
});

describe('the signature of an archive', () => {
  const signature = async (folder: string, keySet?: unknown) => (await checkArchive(folder, keySet))[1];

  it('is valid by its own key or a given one, of another key, or absent', async () => {
    await withArchive(FILES, own, async (folder) => {
      const valid = { ok: true, message: expect.stringMatching(`^valid, by the key ${own.keyId}`) };
      expect(await signature(folder)).toMatchObject(valid);
      expect(await signature(folder, keySetOf(other, own))).toMatchObject(valid);
      const foreign = { ok: false, message: `of another key, ${own.keyId}` };
      expect(await signature(folder, keySetOf(other))).toMatchObject(foreign);
      expect(await signature(folder, {})).toMatchObject({ ok: false, message: expect.stringContaining('Key Set') });
      await rm(join(folder, 'SHA256SUMS.sig'));
      expect(await signature(folder)).toMatchObject({ ok: true, message: expect.stringMatching(/^absent/) });
      expect(await signature(folder, keySetOf(own))).toMatchObject({ ok: false });
    });
  });

  it('is of no changed checksums, also where the archive brings the key that signed others', async () => {
    await withArchive(FILES, own, async (folder) => {
      const path = join(folder, 'SHA256SUMS');
      const sums = await readFile(path, 'utf8');
      await writeFile(
        path,
        sums.replace(/^./, (digit) => (digit === '0' ? '1' : '0')),
      );
      expect(await signature(folder)).toMatchObject({ ok: false, message: expect.stringMatching(/does not match/) });
      await writeFile(path, sums);
      await writeFile(join(folder, 'SHA256SUMS.sig'), 'none');
      expect(await signature(folder)).toMatchObject({ ok: false, message: 'SHA256SUMS.sig is damaged' });
      await writeFile(join(folder, 'SHA256SUMS.sig'), `${writeSignature(other.sign(sums))}\n`);
      expect(await signature(folder)).toMatchObject({ ok: false, message: `of another key, ${other.keyId}` });
    });
  });
});
