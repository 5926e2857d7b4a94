import { randomBytes } from 'node:crypto';
import { parseApiKey } from '../identity/api-key.ts';
import { issueKey } from '../identity/issue-key.ts';
import type { IdentityStore } from '../ports/identity-store.ts';
import type { Services } from './open-services.ts';
import { readPrivateFile, writePrivateFile } from './private-file.ts';
import { systemClock } from './system-clock.ts';

interface FirstKeyParts {
  readonly pepper: Uint8Array;
  readonly stores: Pick<Services['stores'], 'identity'>;
  readonly folder: Pick<Services['folder'], 'firstKey'>;
}

export interface FirstKey {
  readonly key: string;
  /** The 0600 file that keeps it. */
  readonly path: string;
  /** Whether this start created it. */
  readonly isNew: boolean;
}

/**
 * The first key of a world: plan `enterprise`, operator scope. Created once; its file can be deleted after reading. Undefined
 * if the world has keys and this one is not in force.
 */
export async function firstKey({ stores, pepper, folder }: FirstKeyParts): Promise<FirstKey | undefined> {
  const known = (await readPrivateFile(folder.firstKey))?.toString('utf8').trim();
  if (known !== undefined && (await isInForce(known, stores.identity)))
    return { key: known, path: folder.firstKey, isNew: false };
  if ((await stores.identity.listKeys()).length > 0) return undefined;
  const { key } = await issueKey(
    { store: stores.identity, pepper, clock: systemClock, randomBytes: (count) => randomBytes(count) },
    { accountId: 'first', planKey: 'enterprise', scopes: ['operator'] },
  );
  await writePrivateFile(folder.firstKey, `${key}\n`);
  return { key, path: folder.firstKey, isNew: true };
}

async function isInForce(key: string, store: Pick<IdentityStore, 'keyByPublicId'>): Promise<boolean> {
  const parts = parseApiKey(key);
  const stored = parts === undefined ? undefined : await store.keyByPublicId(parts.publicId);
  return stored !== undefined && stored.revokedAt === undefined;
}
