import { readFile, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { heldFolder } from '../../../test/kit/held-folder.ts';
import { writeSignature } from '../../contract/conventions/snapshot-signature.ts';
import { newSigningKeyText, readSigningKey } from '../../identity/signing/signing-key.ts';
import { readConfig } from '../config.ts';
import { printedBy } from './test-kit/printed-by.ts';

let folder: Awaited<ReturnType<typeof heldFolder>>;

beforeEach(async () => {
  folder = await heldFolder();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await folder.remove();
});

const printed = (words: readonly string[], environment: Readonly<Record<string, string>> = {}) =>
  printedBy(readConfig({ ...folder.environment, ...environment }), words);

const file = async (name: string, content: string): Promise<string> => {
  const path = join(folder.path, name);
  await writeFile(path, content);
  return path;
};

/** The latest snapshot as files: its bytes and the line with its signature. */
async function stored(name: string) {
  const { stdout, stderr } = await printed(['snapshot', 'at', '--region', 'latam', '--at', '-0m', '--json']);
  return { body: await file(`${name}.json`, stdout), signature: await file(`${name}.txt`, stderr), text: stdout };
}

describe('signatures on the command line', () => {
  it('hold offline before and after a rotation, and for no other bytes', async () => {
    await printed(['refresh', '--region', 'latam']);
    const first = await stored('first');
    const oldKeys = await file('old.json', (await printed(['signing', 'keys', '--json'])).stdout);
    const check = (one: typeof first, jwks: string) =>
      printed(['verify', one.body, '--signature', one.signature, '--jwks', jwks]);
    expect(await check(first, oldKeys)).toMatchObject({ code: 0, stdout: expect.stringMatching(/^valid: snap_/) });

    const before = await readFile(join(folder.path, 'live', 'signing-key'), 'utf8');
    expect((await stat(join(folder.path, 'live', 'signing-key'))).mode & 0o777).toBe(0o600);
    expect((await printed(['signing', 'rotate'])).stdout).toMatch(/^signing with [\w-]{43}\n$/);
    expect(await readFile(join(folder.path, 'live', 'signing-key'), 'utf8')).not.toBe(before);
    await printed(['refresh', '--region', 'latam']);
    const second = await stored('second');
    const keys = await file('new.json', (await printed(['signing', 'keys', '--json'])).stdout);
    expect(JSON.parse(await readFile(keys, 'utf8')).keys).toHaveLength(2);
    for (const one of [first, second]) expect(await check(one, keys)).toMatchObject({ code: 0 });
    expect(await check(second, oldKeys)).toMatchObject({ code: 1, stdout: expect.stringMatching(/has no key/) });

    const forged = await file('forged.json', first.text.replace('"regionId":"latam"', '"regionId":"mena"'));
    expect(await check({ ...first, body: forged }, keys)).toMatchObject({
      code: 1,
      stdout: 'invalid: the signature does not match this snapshot\n',
    });
    expect((await printed(['audit', 'list'])).stdout).toMatch(/signing_key\.rotate/);
    const { stdout } = await printed(['signing', 'keys', '--json']);
    expect(stdout).not.toContain(JSON.parse(before).d);
  });

  it('take the keys from an address', async () => {
    await printed(['refresh', '--region', 'latam']);
    const { body, signature } = await stored('one');
    const keys = (await printed(['signing', 'keys', '--json'])).stdout;
    const server = createServer((_, response) => void response.end(keys));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const words = ['verify', body, '--signature', (await readFile(signature, 'utf8')).trim().replace(/^[^:]*: /, '')];
    expect((await printed([...words, '--jwks', `http://127.0.0.1:${port}/jwks`])).code).toBe(0);
    await new Promise((resolve) => server.close(resolve));
  });

  it('of a companion hold by the headers of its answer', async () => {
    const key = readSigningKey(newSigningKeyText());
    if (key === undefined) throw new Error('a new key can be read');
    const companion = { snapshotId: 'snap_1', headline: { text: 'Minor: calm.' } };
    const body = await file('companion.json', JSON.stringify({ companion }));
    const headers = await file(
      'headers.txt',
      `HTTP/1.1 200 OK\r\nx-companion-signature: ${writeSignature(key.sign(companion))}\r\n`,
    );
    const published = { kty: 'OKP', crv: 'Ed25519', x: key.publicKey, kid: key.keyId };
    const jwks = await file('jwks.json', JSON.stringify({ keys: [published] }));
    const verdict = await printed(['verify', body, '--signature', headers, '--jwks', jwks]);
    expect(verdict).toMatchObject({ code: 0, stdout: `valid: snap_1, signed with ${key.keyId}\n` });
  });

  it('are made with the configured key, which is not rotated', async () => {
    const environment = { SIGNING_KEY: newSigningKeyText() };
    await printed(['refresh', '--region', 'latam'], environment);
    await expect(stat(join(folder.path, 'live', 'signing-key'))).rejects.toThrow(/ENOENT/);
    await expect(printed(['signing', 'rotate'], environment)).rejects.toThrow(/SIGNING_KEY/);
    expect(() => readConfig({ SIGNING_KEY: 'secret' })).toThrow(/SIGNING_KEY must be a private Ed25519 key/);
  });
});
