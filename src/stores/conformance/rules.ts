import { beforeEach, describe, expect, it } from 'vitest';
import type { RuleBody } from '../../contract/alert/rule.ts';
import type { OwnEvent } from '../../ports/deliveries.ts';
import type { AlertRule, RuleAdvance } from '../../ports/rules.ts';
import type { StoresUnderTest } from './stores-under-test.ts';

const NOW = Date.UTC(2026, 9, 14, 12);
const BODY: RuleBody = {
  name: 'Pressure “é”',
  regionIds: ['mena', 'europe'],
  when: 'snapshot.balance.coercivePressure > `0.7`',
  forSnapshots: 2,
  quietHours: { zone: 'Europe/Rome', from: '22:00', to: '07:00', action: 'hold' },
};

let made = 0;
const rule = (accountId: string, body: Partial<RuleBody> = {}): AlertRule => {
  made += 1;
  return { ruleId: `rul_${made}`, accountId, body: { ...BODY, ...body }, createdAt: NOW + made };
};
const keyOf = ({ accountId, ruleId }: AlertRule) => ({ accountId, ruleId });

export function describeRules({ stores, client, others }: StoresUnderTest): void {
  const add = (one: AlertRule, maxCount = 99) => stores().rules.add(one, maxCount);
  const positionOf = async (one: AlertRule, regionId = 'mena') => {
    const found = (await stores().rules.positions(regionId)).find(({ rule: { ruleId } }) => ruleId === one.ruleId);
    if (found === undefined) throw new Error('the rule is not evaluated');
    return found;
  };
  const fired = (id: string): OwnEvent => ({ id, type: 'rule.fired', happenedAt: NOW, data: { ruleId: id, at: 1 } });
  const to = (snapshotId: string, members: Partial<RuleAdvance> = {}): RuleAdvance => ({
    place: { generatedAt: NOW + 999, snapshotId },
    state: { count: 1 },
    events: [],
    isDisabled: false,
    ...members,
  });

  describe('rules', () => {
    beforeEach(async () => {
      for (const table of ['rule_state', 'rule', 'delivery', 'destination_secret', 'destination'])
        await client().query({ text: `DELETE FROM ${table}`, values: [] });
    });

    it('are kept as they were added, an account’s own, the newest first', async () => {
      const [first, second] = [rule('a'), rule('a', { clear: 'snapshot.x', dedupe: 'snapshot.y' })];
      for (const one of [first, second, rule('b')]) expect(await add(one)).toBe('added');
      expect(await stores().rules.list('a')).toEqual([second, first]);
      expect(await stores().rules.list('c')).toEqual([]);
      expect(await stores().rules.find(keyOf(first))).toEqual(first);
      expect(await stores().rules.find({ ...keyOf(first), accountId: 'b' })).toBeUndefined();
    });

    it('are as many as an account may have, whichever process adds them', async () => {
      const open = [stores(), ...(await others(2))];
      const added = await Promise.all(
        Array.from({ length: 9 }, (_, n) => (open[n % open.length] ?? stores()).rules.add(rule('a'), 4)),
      );
      expect(added.filter((one) => one === 'added')).toHaveLength(4);
      expect(await add(rule('b'), 4)).toBe('added');
    });

    it('begin in each of their regions with what is generated after they were added', async () => {
      const one = rule('a', { regionIds: ['mena', 'mena', 'latam'] });
      await add(one);
      for (const regionId of ['mena', 'latam'])
        expect(await positionOf(one, regionId)).toEqual({
          ...{ rule: one, regionId, state: null },
          place: { generatedAt: one.createdAt, snapshotId: '~' },
        });
      expect(await stores().rules.positions('europe')).toEqual([]);
    });

    it('advance once, with their events to the destinations of their account that are enabled', async () => {
      const hook = (destinationId: string, accountId: string) =>
        stores().destinations.add(
          { destinationId, accountId, url: 'https://a.example/', createdAt: NOW },
          Uint8Array.of(1),
          9,
        );
      for (const [id, account] of [
        ['dst_own', 'a'],
        ['dst_off', 'a'],
        ['dst_other', 'b'],
      ] as const)
        await hook(id, account);
      await stores().destinations.change({ accountId: 'a', destinationId: 'dst_off' }, { isEnabled: false });
      const one = rule('a', { destinationIds: ['dst_own', 'dst_off', 'dst_other', 'dst_gone', 'dst_own'] });
      await add(one);
      const from = await positionOf(one);
      const open = [stores(), ...(await others(2))];
      const results = await Promise.all(
        open.map((other) => other.rules.advance(from, to('s1', { events: [fired('evt_1'), fired('evt_2')] }), NOW)),
      );
      expect(results.toSorted()).toEqual(['advanced', ...open.slice(1).map(() => 'overtaken')]);
      const leased = await stores().deliveries.lease({ now: NOW, limit: 9, busy: [] });
      expect(leased.map(({ destinationId, event }) => [destinationId, event.id]).toSorted()).toEqual([
        ['dst_own', 'evt_1'],
        ['dst_own', 'evt_2'],
      ]);
      expect(leased.map(({ event }) => event)).toContainEqual(fired('evt_1'));
      const { place, state } = await positionOf(one);
      expect({ place, state }).toEqual({ place: { generatedAt: NOW + 999, snapshotId: 's1' }, state: { count: 1 } });
      expect((await positionOf(one, 'europe')).state).toBeNull();
    });

    it('are no more evaluated once disabled, and begin again when enabled or given another body', async () => {
      const one = rule('a');
      await add(one);
      const from = await positionOf(one);
      expect(await stores().rules.advance(from, to('s1', { isDisabled: true }), NOW)).toBe('advanced');
      expect(await stores().rules.positions('mena')).toEqual([]);
      expect(await stores().rules.find(keyOf(one))).toEqual({ ...one, disabledReason: 'over_budget' });
      expect(await stores().rules.change(keyOf(one), { isEnabled: false }, NOW)).toMatchObject({
        disabledReason: 'over_budget',
      });
      expect(await stores().rules.change(keyOf(one), { isEnabled: true }, NOW + 5_000)).toEqual(one);
      expect(await positionOf(one)).toMatchObject({ place: { generatedAt: NOW + 5_000 }, state: null });
      await stores().rules.advance(await positionOf(one), to('s2'), NOW);
      expect(await stores().rules.change(keyOf(one), { isEnabled: true }, NOW + 6_000)).toEqual(one);
      expect((await positionOf(one)).state).toEqual({ count: 1 });
      const body = { ...BODY, regionIds: ['latam' as const] };
      expect(await stores().rules.change(keyOf(one), { body }, NOW + 7_000)).toEqual({ ...one, body });
      expect(await stores().rules.positions('mena')).toEqual([]);
      expect(await positionOf(one, 'latam')).toMatchObject({ place: { generatedAt: NOW + 7_000 }, state: null });
      const paused = await stores().rules.change(keyOf(one), { isEnabled: false }, NOW);
      expect(paused).toMatchObject({ disabledReason: 'paused' });
    });

    it('of another account are unknown, and what was removed advances no more', async () => {
      const one = rule('a');
      await add(one);
      const from = await positionOf(one);
      const foreign = { ...keyOf(one), accountId: 'b' };
      expect(await stores().rules.change(foreign, { isEnabled: false }, NOW)).toBeUndefined();
      expect(await stores().rules.remove(foreign)).toBe(false);
      expect(await stores().rules.remove(keyOf(one))).toBe(true);
      expect(await stores().rules.remove(keyOf(one))).toBe(false);
      expect(await stores().rules.advance(from, to('s1'), NOW)).toBe('overtaken');
    });
  });
}
