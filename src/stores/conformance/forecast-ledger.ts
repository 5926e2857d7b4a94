import { describe, expect, it } from 'vitest';
import type { ForecastSet, OutcomeKey, Verdict } from '../../ports/forecast-ledger.ts';
import type { NewSnapshot } from '../../ports/snapshot-store.ts';
import { verifyForecasts, verifyResolutions } from '../forecast-chain.ts';
import type { Stores } from '../open-stores.ts';
import type { StoresUnderTest } from './stores-under-test.ts';

const set = (members: Partial<ForecastSet>): ForecastSet => ({
  snapshotId: 'f1',
  regionId: 'mena',
  horizon: '24h',
  kind: 'live',
  issuedAt: 1_000,
  sealedAt: 1_100,
  modelVersion: '1.0.0',
  fromDay: 1,
  lastDay: 1,
  lanes: [4_000, 40, 30, 26],
  references: { climatology: [3_900, 100, 60, 36] },
  ...members,
});

const snapshot = (snapshotId: string, forecasts: readonly ForecastSet[], regionId = 'ledger'): NewSnapshot => ({
  regionId,
  snapshotId,
  generatedAt: 1_000,
  validUntil: 2_000,
  body: new TextEncoder().encode('{}'),
  state: {},
  forecasts: forecasts.map((one) => ({ ...one, snapshotId })),
});

const FACTS = { deaths: 12, escalating: ['country:YE'] };
const ESCALATION: Verdict = { status: 'scored', outcome: 'escalation', facts: FACTS };
const BASE: Verdict = { status: 'scored', outcome: 'base', facts: {} };
const outcome = (members: Partial<OutcomeKey>): OutcomeKey => ({
  regionId: 'mena',
  horizon: '24h',
  fromDay: 1,
  lastDay: 1,
  ...members,
});
const allForecasts = ({ forecasts }: Stores) => forecasts.forecasts({ afterSeq: 0, limit: 10_000 });
const allResolutions = ({ forecasts }: Stores) => forecasts.resolutions({ afterSeq: 0, limit: 10_000 });

export function describeForecastLedger({ stores, client, others }: StoresUnderTest): void {
  describe('the ledger of forecasts', () => {
    it('seals the sets of a snapshot with it, once, in one chain however many store concurrently', async () => {
      const writers = await others(3);
      const before = (await allForecasts(stores())).length;
      const sets = [set({}), set({ horizon: '7d', lastDay: 7 }), set({ horizon: '30d', lastDay: 30 })];
      await Promise.all(
        writers.flatMap(({ snapshots }, writer) =>
          Array.from({ length: 6 }, async (_, n) => {
            const one = snapshot(`sealed-${writer}-${n}`, sets, `sealed-${writer}`);
            expect(await snapshots.append(one)).toBe('stored');
            expect(await snapshots.append(one)).toBe('already_stored');
          }),
        ),
      );
      const sealed = await allForecasts(stores());
      expect(sealed).toHaveLength(before + 54);
      const { forecasts: head } = await stores().forecasts.heads();
      expect(await verifyForecasts(sealed)).toEqual({ status: 'intact', count: before + 54, head });
      expect(sealed.slice(before).map(({ snapshotId, horizon }) => `${snapshotId} ${horizon}`)).toHaveLength(54);
      const { seq, prevHash, hash, ...content } = sealed.at(-1) ?? expect.fail('nothing was sealed');
      expect(content).toStrictEqual({ ...set({ horizon: '30d', lastDay: 30 }), snapshotId: content.snapshotId });
    });

    it('seals nothing of a snapshot that is not stored, and stores none that cannot be sealed', async () => {
      const { snapshots } = stores();
      const before = (await allForecasts(stores())).length;
      const first = snapshot('next-first', [set({})], 'ledger-next');
      expect(await snapshots.appendNext(first)).toBe('stored');
      const late = { ...snapshot('next-late', [set({})], 'ledger-next'), generatedAt: 2_000 };
      expect(await snapshots.appendNext(late)).toBe('overtaken');
      const broken = snapshot('unsealable', [set({ lanes: [4_000, 40, 30, 27] })], 'ledger-broken');
      await expect(snapshots.append(broken)).rejects.toMatchObject({ kind: 'rejected' });
      expect(await snapshots.byId('unsealable')).toBeUndefined();
      expect(await allForecasts(stores())).toHaveLength(before + 1);
    });

    it('resolves every open set of an outcome once, by any process and however often', async () => {
      const regionId = 'resolved';
      const { snapshots } = stores();
      for (const n of [1, 2, 3])
        await snapshots.append({ ...snapshot(`resolved-${n}`, [set({ regionId })], regionId), generatedAt: n });
      await snapshots.append({
        ...snapshot('resolved-other', [set({ regionId, fromDay: 2, lastDay: 2 })], regionId),
        generatedAt: 9,
      });
      const writers = await others(3);
      const counts = await Promise.all(
        writers.map(({ forecasts }) => forecasts.resolve(outcome({ regionId }), ESCALATION, 5_000)),
      );
      expect([...counts].sort()).toEqual([0, 0, 3]);
      const { forecasts } = stores();
      expect(await forecasts.resolve(outcome({ regionId }), BASE, 6_000)).toBe(0);
      const place = { issuedAt: 9_999, seq: 0 };
      const listed = await forecasts.list({ regionId, before: place, limit: 10 });
      expect(listed.map(({ resolution }) => resolution?.result)).toEqual([
        undefined,
        'escalation',
        'escalation',
        'escalation',
      ]);
      expect(listed[1]?.resolution).toMatchObject({
        forecastSeq: listed[1]?.seq,
        resolvedAt: 5_000,
        status: 'scored',
        facts: '{"deaths":12,"escalating":["country:YE"]}',
      });
      const { resolutions: head } = await forecasts.heads();
      expect(await verifyResolutions(await allResolutions(stores()), head)).toMatchObject({ status: 'intact', head });
    });

    it('returns which outcomes are due: ended, and open for some set', async () => {
      const { snapshots, forecasts } = stores();
      const of = (fromDay: number, lastDay: number) => set({ regionId: 'due', fromDay, lastDay });
      for (const [n, one] of [of(100, 100), of(100, 100), of(101, 107), of(102, 102)].entries())
        await snapshots.append({ ...snapshot(`due-${n}`, [one], 'due'), generatedAt: n });
      const due = async (lastDay: number) =>
        (await forecasts.due(lastDay)).filter(({ regionId }) => regionId === 'due').map(({ fromDay }) => fromDay);
      expect(await due(99)).toEqual([]);
      expect(await due(106)).toEqual([100, 102]);
      expect(await due(107)).toEqual([100, 102, 101]);
      const key = outcome({ regionId: 'due', fromDay: 100, lastDay: 100 });
      await forecasts.resolve(key, { status: 'void', reason: 'no_history', facts: {} }, 1);
      expect(await due(107)).toEqual([102, 101]);
    });

    it('is listed newest first, page by page, by region, horizon and status', async () => {
      const { snapshots, forecasts } = stores();
      for (const [n, issuedAt] of [10, 20, 30].entries()) {
        const sets = [
          set({ regionId: 'listed', issuedAt, fromDay: issuedAt, lastDay: issuedAt }),
          set({ regionId: 'listed', issuedAt, horizon: '7d', fromDay: issuedAt, lastDay: issuedAt + 6 }),
        ];
        await snapshots.append({ ...snapshot(`listed-${n}`, sets, 'listed'), generatedAt: issuedAt });
      }
      const key = outcome({ regionId: 'listed', fromDay: 20, lastDay: 20 });
      await forecasts.resolve(key, ESCALATION, 1);
      await forecasts.resolve(
        { ...key, fromDay: 10, lastDay: 10 },
        { status: 'void', reason: 'no_outcome_data', facts: {} },
        1,
      );
      const all = { regionId: 'listed', before: { issuedAt: 9_999, seq: 0 }, limit: 10 };
      const listed = async (query: Partial<Parameters<typeof forecasts.list>[0]>) =>
        (await forecasts.list({ ...all, ...query })).map(({ issuedAt, horizon }) => `${issuedAt} ${horizon}`);
      expect(await listed({})).toEqual(['30 7d', '30 24h', '20 7d', '20 24h', '10 7d', '10 24h']);
      expect(await listed({ horizon: '24h' })).toEqual(['30 24h', '20 24h', '10 24h']);
      expect(await listed({ status: 'scored' })).toEqual(['20 24h']);
      expect(await listed({ status: 'void' })).toEqual(['10 24h']);
      expect(await listed({ status: 'pending', horizon: '24h' })).toEqual(['30 24h']);
      const [, second] = await forecasts.list({ ...all, limit: 2 });
      expect(await listed({ before: second ?? all.before, limit: 2 })).toEqual(['20 7d', '20 24h']);
    });

    it('counts sets alike together, resolved ones and all', async () => {
      const { snapshots, forecasts } = stores();
      const of = (members: Partial<ForecastSet>) => set({ regionId: 'tallied', ...members });
      const sets = [
        of({}),
        of({}),
        of({ lanes: [3_000, 1_000, 60, 36] }),
        of({ kind: 'replayed' }),
        of({ fromDay: 2 }),
      ];
      for (const [n, one] of sets.entries())
        await snapshots.append({ ...snapshot(`tallied-${n}`, [one], 'tallied'), generatedAt: n });
      await forecasts.resolve(outcome({ regionId: 'tallied' }), ESCALATION, 1);
      const tally = (await forecasts.tally()).filter(({ regionId }) => regionId === 'tallied');
      expect(tally.map(({ kind, lanes, count, result }) => [kind, lanes[0], count, result])).toEqual([
        ['live', 3_000, 1, 'escalation'],
        ['live', 4_000, 2, 'escalation'],
        ['replayed', 4_000, 1, 'escalation'],
      ]);
      expect(tally[0]?.references).toEqual({ climatology: [3_900, 100, 60, 36] });
      const issued = (await forecasts.issued()).filter(({ regionId }) => regionId === 'tallied');
      expect(issued.map(({ kind, count }) => [kind, count])).toEqual([
        ['live', 4],
        ['replayed', 1],
      ]);
    });

    it('counts as of an instant what was sealed and resolved by then', async () => {
      const { forecasts } = stores();
      const of = (n: number, sealedAt: number) =>
        set({ snapshotId: `as-of-${n}`, regionId: 'country:AO', fromDay: 50 + n, lastDay: 50 + n, sealedAt });
      await forecasts.sealNew([of(0, 100), of(1, 300)]);
      const resolvedAt = [250, 500] as const;
      for (const [n, instant] of resolvedAt.entries())
        await forecasts.resolve(outcome({ regionId: 'country:AO', fromDay: 50 + n, lastDay: 50 + n }), BASE, instant);
      const countsAt = async (instant?: number) => {
        const counts = [await forecasts.issued('all', instant), await forecasts.tally('all', instant)];
        return counts.map((all) =>
          all.filter(({ regionId }) => regionId === 'country:AO').reduce((sum, { count }) => sum + count, 0),
        );
      };
      for (const [instant, counts] of [
        [99, [0, 0]],
        [100, [1, 0]],
        [250, [1, 1]],
        [300, [2, 1]],
        [500, [2, 2]],
        [undefined, [2, 2]],
      ] as const)
        expect([instant, await countsAt(instant)]).toEqual([instant, counts]);
    });

    it('lists and ends as of an instant with what was sealed and resolved by then', async () => {
      const { forecasts } = stores();
      const regionId = 'country:AD';
      const of = (n: number, sealedAt: number) =>
        set({ snapshotId: `listed-at-${n}`, regionId, issuedAt: n, fromDay: 50 + n, lastDay: 50 + n, sealedAt });
      await forecasts.sealNew([of(0, 100), of(1, 300)]);
      await forecasts.resolve(outcome({ regionId, fromDay: 50, lastDay: 50 }), BASE, 250);
      const all = { regionId, before: { issuedAt: 9_999, seq: 0 }, limit: 10 };
      const listedAt = async (query: { readonly knownBy?: number; readonly status?: 'pending' | 'scored' }) =>
        (await forecasts.list({ ...all, ...query })).map(
          (one) => `${one.issuedAt} ${one.resolution?.result ?? 'open'}`,
        );
      expect(await listedAt({ knownBy: 99 })).toEqual([]);
      expect(await listedAt({ knownBy: 249 })).toEqual(['0 open']);
      expect(await listedAt({ knownBy: 249, status: 'pending' })).toEqual(['0 open']);
      expect(await listedAt({ knownBy: 249, status: 'scored' })).toEqual([]);
      expect(await listedAt({ knownBy: 250, status: 'scored' })).toEqual(['0 base']);
      expect(await listedAt({ knownBy: 300 })).toEqual(['1 open', '0 base']);
      const sealed = await allForecasts(stores());
      const resolutions = await allResolutions(stores());
      const headOf = (one: { readonly seq: number; readonly hash: string } | undefined) =>
        one === undefined ? undefined : { seq: one.seq, hash: one.hash };
      for (const instant of [-1, 99, 100, 250, 299, 300, 5_000])
        expect([instant, await forecasts.heads(instant)]).toEqual([
          instant,
          {
            forecasts: headOf(sealed.findLast(({ sealedAt }) => sealedAt <= instant)),
            resolutions: headOf(resolutions.findLast(({ resolvedAt }) => resolvedAt <= instant)),
          },
        ]);
    });

    it.each([
      'UPDATE forecast SET base = base',
      'DELETE FROM forecast',
      'TRUNCATE forecast CASCADE',
      "UPDATE forecast_resolution SET result = 'base'",
      'DELETE FROM forecast_resolution',
      'TRUNCATE forecast_resolution',
    ])('refuses %s', async (text) => {
      const before = [await allForecasts(stores()), await allResolutions(stores())];
      await expect(client().query({ text, values: [] })).rejects.toMatchObject({ sqlState: '23001' });
      expect([await allForecasts(stores()), await allResolutions(stores())]).toEqual(before);
    });
  });
}
