import { newSigningKeyText, readSigningKey, type SigningKey } from '../identity/signing/signing-key.ts';
import type { Clock } from '../ports/clock.ts';
import type { SigningKeyStore, SignSnapshot } from '../ports/signing-keys.ts';
import type { Config } from './config.ts';
import { createPrivateFile, readPrivateFile, writePrivateFile } from './private-file.ts';
import type { WorldFolder } from './world-folder.ts';

export interface SignerParts {
  readonly folder: Pick<WorldFolder, 'name' | 'signingKey'>;
  readonly config: Pick<Config, 'signingKey'>;
  readonly store: Pick<SigningKeyStore, 'publish'>;
  readonly clock: Clock;
}

/**
 * Signs with the key of the configuration, else with that of the world's folder, created if there is none. The file is read
 * for every signature, so that a rotation takes effect immediately, and a key is published before it signs.
 */
export async function openSigner(parts: SignerParts): Promise<SignSnapshot> {
  const published = new Set<string>();
  const keyInForce = async (): Promise<SigningKey> => {
    const key = await currentKey(parts);
    if (!published.has(key.keyId)) await publish(key, parts);
    published.add(key.keyId);
    return key;
  };
  await keyInForce();
  return async (snapshot) => (await keyInForce()).sign(snapshot);
}

/** Replaces the key of the world; the old one stays published. @returns the new id */
export async function rotateSigningKey(parts: SignerParts): Promise<string> {
  const text = newSigningKeyText();
  const key = readKey(text);
  await publish(key, parts);
  await writePrivateFile(parts.folder.signingKey, text);
  return key.keyId;
}

/** The exercise signs with a key of its own, whatever is configured: what is invented must not look real. */
async function currentKey({ folder, config }: SignerParts): Promise<SigningKey> {
  if (config.signingKey !== undefined && folder.name === 'live') return config.signingKey;
  const known = await readPrivateFile(folder.signingKey);
  if (known !== undefined) return readKey(known.toString('utf8'));
  await createPrivateFile(folder.signingKey, newSigningKeyText());
  const made = await readPrivateFile(folder.signingKey);
  if (made === undefined) throw new Error('the signing key file was removed while it was being created');
  return readKey(made.toString('utf8'));
}

function readKey(text: string): SigningKey {
  const key = readSigningKey(text);
  if (key === undefined) throw new Error('the file signing-key holds no private Ed25519 key');
  return key;
}

const publish = ({ keyId, publicKey }: SigningKey, { store, clock }: SignerParts) =>
  store.publish({ keyId, publicKey, publishedAt: clock.now() });
