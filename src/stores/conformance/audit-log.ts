import { describe, expect, it } from 'vitest';
import type { AuditEvent } from '../../ports/audit-log.ts';
import { verifyChain } from '../audit-chain.ts';
import type { Stores } from '../open-stores.ts';
import type { StoresUnderTest } from './stores-under-test.ts';

const event = (members: Partial<AuditEvent> = {}): AuditEvent => ({
  at: 1_000,
  actor: 'cli',
  action: 'key.create',
  subject: 'abcdefgh',
  facts: { accountId: 'acme', scopes: ['operator'], expiresAt: null },
  ...members,
});

const all = ({ audit }: Stores) => audit.entries({ afterSeq: 0, limit: 10_000 });

export function describeAuditLog({ stores, client, others }: StoresUnderTest): void {
  describe('the audit log', () => {
    it('is one chain without gaps, however many append concurrently', async () => {
      const appenders = await others(3);
      const before = (await all(stores())).length;
      await Promise.all(
        appenders.flatMap(({ audit }, index) =>
          Array.from({ length: 20 }, (_, n) => audit.append(event({ subject: `${index}-${n}` }))),
        ),
      );
      const entries = await all(stores());
      expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, index) => index + 1));
      expect(new Set(entries.slice(before).map(({ subject }) => subject)).size).toBe(60);
      expect(await verifyChain(entries)).toEqual({
        status: 'intact',
        count: before + 60,
        head: await stores().audit.head(),
      });
    });

    it('gives entries back as they were hashed, whatever the text', async () => {
      const strange = event({ actor: 'a\0b', subject: 'half \u{D800} é 🛰', facts: { text: '\0 \u{DC00} "' } });
      const appended = await stores().audit.append(strange);
      const [read] = await stores().audit.entries({ afterSeq: appended.seq - 1, limit: 1 });
      expect(read).toStrictEqual(appended);
      expect(await verifyChain(await all(stores()))).toMatchObject({ status: 'intact' });
    });

    it('is read page by page, and by action', async () => {
      const { audit } = stores();
      const { seq } = await audit.append(event({ action: 'cache.purge', subject: 'first' }));
      await audit.append(event());
      await audit.append(event({ action: 'cache.purge', subject: 'second' }));
      const subjects = async (page: Parameters<typeof audit.entries>[0]) =>
        (await audit.entries(page)).map(({ subject }) => subject);
      expect(await subjects({ afterSeq: seq - 1, limit: 2 })).toEqual(['first', 'abcdefgh']);
      expect(await subjects({ afterSeq: seq - 1, limit: 10, action: 'cache.purge' })).toEqual(['first', 'second']);
      expect(await subjects({ afterSeq: seq, limit: 10, action: 'cache.purge' })).toEqual(['second']);
    });

    it.each(['UPDATE audit_entry SET actor = $1', 'DELETE FROM audit_entry WHERE actor <> $1'])(
      'refuses %s',
      async (text) => {
        await stores().audit.append(event());
        const before = await all(stores());
        await expect(client().query({ text, values: ['unknown'] })).rejects.toMatchObject({ sqlState: '23001' });
        await expect(client().query({ text: 'TRUNCATE audit_entry', values: [] })).rejects.toMatchObject({
          sqlState: '23001',
        });
        expect(await all(stores())).toEqual(before);
      },
    );

    it('holds every change of keys and subscriptions, and nothing that changed nothing', async () => {
      const identity = stores().auditedIdentity({ actor: 'tester', clock: { now: () => 77 } });
      const after = (await stores().audit.head())?.seq ?? 0;
      const key = {
        publicId: 'audited0',
        accountId: 'audited',
        secretMac: '5ec2e7',
        mode: 'live',
        scopes: ['operator'],
        createdAt: 1,
      } as const;
      await identity.addKey(key);
      await expect(identity.addKey(key)).rejects.toMatchObject({ kind: 'rejected' });
      for (const instant of [5, 5, 6]) expect(await identity.revokeKey('audited0', instant)).toBe(true);
      expect(await identity.revokeKey('nobody99', 5)).toBe(false);
      const subscription = { accountId: 'audited', planKey: 'free', status: 'active' } as const;
      await identity.putSubscription(subscription);
      await identity.putSubscription(subscription);
      await identity.putSubscription({ ...subscription, planKey: 'pro_annual', status: 'cancelled', paidUntil: 9 });
      const entries = await stores().audit.entries({ afterSeq: after, limit: 100 });
      expect(entries.map(({ at, actor, action, subject, facts }) => [at, actor, action, subject, facts])).toEqual([
        [
          77,
          'tester',
          'key.create',
          'audited0',
          '{"accountId":"audited","expiresAt":null,"mode":"live","scopes":["operator"]}',
        ],
        [77, 'tester', 'key.revoke', 'audited0', '{"accountId":"audited","revokedAt":5}'],
        [77, 'tester', 'subscription.set', 'audited', '{"paidUntil":null,"planKey":"free","status":"active"}'],
        [
          77,
          'tester',
          'subscription.set',
          'audited',
          '{"formerPaidUntil":null,"formerPlanKey":"free","formerStatus":"active","paidUntil":9,"planKey":"pro_annual","status":"cancelled"}',
        ],
      ]);
      expect((await identity.keyByPublicId('audited0'))?.revokedAt).toBe(5);
      expect(await identity.subscriptionOf('audited')).toMatchObject({ planKey: 'pro_annual', paidUntil: 9 });
    });

    it('holds a change or the change does not happen', async () => {
      const identity = stores().auditedIdentity({ actor: 'tester', clock: { now: () => Number.NaN } });
      await expect(
        identity.putSubscription({ accountId: 'unaudited', planKey: 'free', status: 'active' }),
      ).rejects.toThrow();
      expect(await stores().identity.subscriptionOf('unaudited')).toBeUndefined();
    });
  });
}
