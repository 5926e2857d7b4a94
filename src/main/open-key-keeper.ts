import { randomBytes } from 'node:crypto';
import { issueKey } from '../identity/issue-key.ts';
import type { KeyKeeper } from '../operations/manage-keys.ts';
import type { Stores } from '../stores/open-stores.ts';
import { systemClock } from './system-clock.ts';

/** Makes and revokes keys of a world; every change is audited. @param pepper that of its keys */
export const openKeyKeeper = ({ auditedIdentity }: Pick<Stores, 'auditedIdentity'>, pepper: Uint8Array): KeyKeeper => ({
  issue: async (wanted, actor) => {
    const store = auditedIdentity({ actor, clock: systemClock });
    const { key, stored } = await issueKey({ store, pepper, clock: systemClock, randomBytes }, wanted);
    return { key, publicId: stored.publicId };
  },
  revoke: (publicId, { actor, at }) => auditedIdentity({ actor, clock: systemClock }).revokeKey(publicId, at),
});
