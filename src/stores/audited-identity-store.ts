import type { AuditFacts } from '../ports/audit-log.ts';
import type { Clock } from '../ports/clock.ts';
import type { IdentityStore, Subscription } from '../ports/identity-store.ts';
import { appendAuditEvent } from './audit-log.ts';
import { createIdentityStore } from './identity-store.ts';
import type { SqlClient, SqlSession } from './sql-client.ts';

/**
 * Keys and subscriptions whose changes are in the audit log: both happen or neither does. What changes nothing leaves no
 * entry.
 * @param by `actor`: the credential id or the part of the program that changes them
 */
export function createAuditedIdentityStore(
  client: SqlClient,
  by: { readonly actor: string; readonly clock: Clock },
): IdentityStore {
  const { actor, clock } = by;

  return {
    ...createIdentityStore(client),
    addKey: (key) =>
      client.transaction(async (session) => {
        await createIdentityStore(within(session)).addKey(key);
        const { publicId: subject, accountId, mode, scopes, expiresAt = null } = key;
        const facts = { accountId, mode, scopes, expiresAt };
        await appendAuditEvent(session, { at: clock.now(), actor, action: 'key.create', subject, facts });
      }),
    revokeKey: (publicId, revokedAt) =>
      client.transaction(async (session) => {
        const store = createIdentityStore(within(session));
        const before = await store.keyByPublicId(publicId);
        if (before === undefined) return false;
        await store.revokeKey(publicId, revokedAt);
        const key = await store.keyByPublicId(publicId);
        // Another process may have been first between the statements; then the entry is its own.
        if (before.revokedAt !== undefined || key?.revokedAt !== revokedAt) return true;
        const facts = { accountId: key.accountId, revokedAt };
        await appendAuditEvent(session, { at: clock.now(), actor, action: 'key.revoke', subject: publicId, facts });
        return true;
      }),
    putSubscription: (subscription) =>
      client.transaction(async (session) => {
        const store = createIdentityStore(within(session));
        const before = await store.subscriptionOf(subscription.accountId);
        await store.putSubscription(subscription);
        if (before !== undefined && isSame(before, subscription)) return;
        const facts = { ...current(subscription), ...(before === undefined ? {} : former(before)) };
        const subject = subscription.accountId;
        await appendAuditEvent(session, { at: clock.now(), actor, action: 'subscription.set', subject, facts });
      }),
  };
}

/** A client that stays inside a transaction. */
const within = (session: SqlSession): SqlClient => ({
  query: (statement) => session.query(statement),
  transaction: (work) => work(session),
  listen: () => () => undefined,
  pool: () => ({ open: 1, idle: 0, waiting: 0, refused: 0 }),
  close: async () => undefined,
});

const current = ({ planKey, status, paidUntil }: Subscription): AuditFacts => ({
  planKey,
  status,
  paidUntil: paidUntil ?? null,
});

const former = ({ planKey, status, paidUntil }: Subscription): AuditFacts => ({
  formerPlanKey: planKey,
  formerStatus: status,
  formerPaidUntil: paidUntil ?? null,
});

const isSame = (a: Subscription, b: Subscription): boolean =>
  a.planKey === b.planKey && a.status === b.status && a.paidUntil === b.paidUntil;
