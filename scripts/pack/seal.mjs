import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { checksums } from './checksums.mjs';
import { ROOT } from './package-paths.mjs';

/** The variable that holds the key of who packs: a private Ed25519 key as a JSON Web Key, on one line. */
const KEY_VARIABLE = 'RELEASE_SIGNING_KEY';

const MODULES = ['identity/signing/signing-key.ts', 'contract/conventions/snapshot-signature.ts'];

/**
 * Signs texts with the key of RELEASE_SIGNING_KEY as the program signs snapshots; undefined without one: none is made here.
 * @returns {Promise<undefined | { keyId: string, keySet: object, sign(text: string): string }>}
 * @throws Error for anything but a private Ed25519 key; what is wrong with it is not quoted
 */
export async function releaseSigner(environment = process.env) {
  const text = environment[KEY_VARIABLE] ?? '';
  if (text === '') return undefined;
  const { readSigningKey, writeSignature } = await signingRoom();
  const key = readSigningKey(text);
  if (key === undefined) throw new Error(`${KEY_VARIABLE} is not a private Ed25519 key as a JSON Web Key`);
  const { keyId, publicKey } = key;
  const jwk = { kty: 'OKP', crv: 'Ed25519', use: 'sig', alg: 'EdDSA', kid: keyId, x: publicKey };
  return { keyId, keySet: { keys: [jwk] }, sign: (document) => `${writeSignature(key.sign(document))}\n` };
}

/** Writes a new private key, for RELEASE_SIGNING_KEY, to a file that only its owner may read. @returns its id */
export async function writeNewKey(path) {
  const { newSigningKeyText, readSigningKey } = await signingRoom();
  const text = newSigningKeyText();
  writeFileSync(path, `${text}\n`, { flag: 'wx', mode: 0o600 });
  return readSigningKey(text).keyId;
}

/** Sums up every file of a folder, the public key among them, and signs the sums. */
export function seal(folder, signer) {
  if (signer !== undefined) writeFileSync(join(folder, 'release-keys.json'), `${JSON.stringify(signer.keySet)}\n`);
  const sums = checksums(folder);
  writeFileSync(join(folder, 'SHA256SUMS'), sums);
  if (signer !== undefined) writeFileSync(join(folder, 'SHA256SUMS.sig'), signer.sign(sums));
}

/** What a command prints of its signature. */
export const signatureLine = (signer) =>
  signer === undefined ? `UNSIGNED: ${KEY_VARIABLE} is not set` : `signed by the key ${signer.keyId}`;

async function signingRoom() {
  const contents = MODULES.map((path) => `export * from './src/${path}';`).join('\n');
  const options = { bundle: true, write: false, format: 'esm', platform: 'node', logLevel: 'error' };
  const { outputFiles } = await build({ stdin: { contents, resolveDir: ROOT, loader: 'ts' }, ...options });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}
