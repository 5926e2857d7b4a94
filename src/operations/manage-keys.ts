import type { SetTimer } from '../concurrency/deadline.ts';
import { type Caller, isOperator } from '../contract/conventions/caller.ts';
import { failed, type HandlerContext, NOT_KEPT, reply } from '../contract/conventions/handler.ts';
import { DEFAULT_PAGE_LIMIT, readCursor, writeCursor } from '../contract/conventions/page.ts';
import type { HandlerOf, Outputs } from '../contract/endpoints.ts';
import type { AuditLog } from '../ports/audit-log.ts';
import type { Clock } from '../ports/clock.ts';
import type { IdentityStore, StoredKey } from '../ports/identity-store.ts';
import { readWithDeadline } from './read-with-deadline.ts';

/** What an operator wants of a new key; its account gets the plan. */
export interface WantedKey {
  readonly accountId: string;
  readonly planKey: string;
  readonly scopes: readonly string[];
  /** Epoch ms. */
  readonly expiresAt?: number;
}

/** Keys of all accounts; `actor` is the id of the credential that changes them. */
export interface KeyKeeper {
  readonly issue: (wanted: WantedKey, actor: string) => Promise<{ readonly key: string; readonly publicId: string }>;
  readonly revoke: (publicId: string, change: { readonly actor: string; readonly at: number }) => Promise<boolean>;
}

export interface KeyParts {
  readonly identity: Pick<IdentityStore, 'listKeys' | 'keyByPublicId' | 'listSubscriptions'>;
  readonly keyKeeper: KeyKeeper;
  readonly audit: Pick<AuditLog, 'head' | 'entries'>;
  readonly clock: Clock;
  readonly setTimer: SetTimer;
}

const MAX_CHANGES = 100;

/** Keys of the caller's account; an operator's, of all. */
export function listKeys({ identity, audit, setTimer }: KeyParts): HandlerOf<'listKeys'> {
  return async ({ account, limit = DEFAULT_PAGE_LIMIT, cursor }, context) => {
    const caller = callerOf(context);
    const isAll = isOperator(caller);
    if (!isAll && account !== undefined && account !== caller.accountId)
      return failed({ code: 'item_unknown', kind: 'key' });
    const read = await readWithDeadline(listed(), setTimer);
    return read.ok ? reply(read.value, NOT_KEPT) : failed(read.failure);

    async function listed(): Promise<Outputs['listKeys']> {
      const stored = await identity.listKeys(isAll ? account : caller.accountId);
      const after = cursor === undefined ? undefined : readCursor(cursor);
      const newest = stored.toSorted(byNewest);
      const rest = after === undefined ? newest : newest.filter((key) => byNewest(key, atOf(after)) > 0);
      const page = rest.slice(0, limit);
      const last = page.at(-1);
      return {
        keys: page.map(shown),
        ...(last === undefined || rest.length <= limit
          ? {}
          : { nextCursor: writeCursor({ at: last.createdAt, id: last.publicId }) }),
        ...(isAll && cursor === undefined ? await room() : {}),
      };
    }

    async function room(): Promise<Pick<Outputs['listKeys'], 'accounts' | 'changes'>> {
      const subscriptions = await identity.listSubscriptions();
      const head = await audit.head();
      const changes =
        head === undefined
          ? []
          : await audit.entries({ afterSeq: Math.max(0, head.seq - MAX_CHANGES), limit: MAX_CHANGES });
      return {
        accounts: subscriptions
          .filter(({ accountId }) => account === undefined || accountId === account)
          .map(({ accountId, ...subscription }) => ({ account: accountId, ...subscription })),
        changes: changes
          .toReversed()
          .map(({ seq, at, actor, action, subject, facts }) => ({ seq, at, actor, action, subject, facts })),
      };
    }
  };
}

/** The key is shown in this answer alone. */
export function createKey({ keyKeeper, clock, setTimer }: KeyParts): HandlerOf<'createKey'> {
  return async ({ account, planKey, scopes = [], expiresAt }, context) => {
    if (expiresAt !== undefined && expiresAt <= clock.now())
      return failed({
        code: 'validation_failed',
        violations: [{ field: 'expiresAt', description: 'must be in the future' }],
      });
    const wanted = { accountId: account, planKey, scopes, ...(expiresAt === undefined ? {} : { expiresAt }) };
    const issued = await readWithDeadline(keyKeeper.issue(wanted, callerOf(context).credentialId), setTimer);
    if (!issued.ok) return failed(issued.failure);
    const { publicId, key } = issued.value;
    return reply({ publicId, key }, NOT_KEPT);
  };
}

/** The key of another account is answered like one that does not exist. */
export function revokeKey({ identity, keyKeeper, clock, setTimer }: KeyParts): HandlerOf<'revokeKey'> {
  return async ({ publicId }, context) => {
    const caller = callerOf(context);
    const found = await readWithDeadline(identity.keyByPublicId(publicId), setTimer);
    if (!found.ok) return failed(found.failure);
    const key = found.value;
    if (key === undefined || (key.accountId !== caller.accountId && !isOperator(caller)))
      return failed({ code: 'item_unknown', kind: 'key' });
    const at = clock.now();
    const revoked = await readWithDeadline(keyKeeper.revoke(publicId, { actor: caller.credentialId, at }), setTimer);
    if (!revoked.ok) return failed(revoked.failure);
    return reply({ publicId, revokedAt: key.revokedAt ?? at }, NOT_KEPT);
  };
}

function callerOf({ caller }: HandlerContext): Caller {
  if (caller === undefined) throw new Error('only public endpoints have no caller');
  return caller;
}

type Dated = Pick<StoredKey, 'createdAt' | 'publicId'>;

const atOf = ({ at, id }: { readonly at: number; readonly id: string }): Dated => ({ createdAt: at, publicId: id });

const byNewest = (a: Dated, b: Dated): number =>
  b.createdAt - a.createdAt || (a.publicId < b.publicId ? -1 : Number(a.publicId > b.publicId));

const shown = ({ publicId, accountId, scopes, createdAt, expiresAt, revokedAt, lastUsedAt }: StoredKey) => ({
  publicId,
  account: accountId,
  scopes: [...scopes],
  createdAt,
  ...(expiresAt === undefined ? {} : { expiresAt }),
  ...(revokedAt === undefined ? {} : { revokedAt }),
  ...(lastUsedAt === undefined ? {} : { lastUsedAt }),
});
