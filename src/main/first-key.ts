import { randomBytes } from 'node:crypto';
import { issueKey } from '../identity/issue-key.ts';
import type { Services } from './open-services.ts';
import { readPrivateFile, writePrivateFile } from './private-file.ts';
import { systemClock } from './system-clock.ts';

export interface FirstKey {
  readonly key: string;
  /** The 0600 file that keeps it. */
  readonly path: string;
  /** Whether it was made by this start. */
  readonly isNew: boolean;
}

/** The key a newcomer starts with: plan `enterprise`, operator scope. Made once a world; its file can be deleted after reading. */
export async function firstKey({ stores, pepper, folder }: Services): Promise<FirstKey | undefined> {
  const known = await readPrivateFile(folder.firstKey);
  if (known !== undefined) return { key: known.toString('utf8').trim(), path: folder.firstKey, isNew: false };
  if ((await stores.identity.listKeys()).length > 0) return undefined;
  const { key } = await issueKey(
    { store: stores.identity, pepper, clock: systemClock, randomBytes: (count) => randomBytes(count) },
    { accountId: 'first', planKey: 'enterprise', scopes: ['operator'] },
  );
  await writePrivateFile(folder.firstKey, `${key}\n`);
  return { key, path: folder.firstKey, isNew: true };
}
