import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { NewEvent } from '../../contract/intelligence/event.ts';
import type { ForecastSet } from '../../ports/forecast-ledger.ts';
import type { NewSnapshot } from '../../ports/snapshot-store.ts';
import { eventId } from '../append-events.ts';
import type { Stores } from '../open-stores.ts';
import type { StoresUnderTest } from './stores-under-test.ts';

const event = (cause: string, members: Partial<NewEvent> = {}): NewEvent => ({
  type: 'snapshot.stored',
  subject: 'region:mena',
  regionId: 'mena',
  cause,
  happenedAt: 1_000,
  recordedAt: 2_000,
  data: { changes: ['x\\y\n"é東', '\u0000'], value: 1e-7, none: null },
  receipts: [{ snapshotId: 's', generatedAt: 1, sha256: 'a'.repeat(64) }],
  ...members,
});

const snapshot = (
  snapshotId: string,
  events: readonly NewEvent[],
  forecasts: readonly ForecastSet[] = [],
): NewSnapshot => ({
  regionId: `log/${snapshotId}`,
  snapshotId,
  generatedAt: 1_000,
  validUntil: 2_000,
  body: new TextEncoder().encode('{}'),
  state: {},
  events,
  forecasts,
});

const set = (snapshotId: string): ForecastSet => ({
  snapshotId,
  regionId: 'mena',
  horizon: '24h',
  kind: 'live',
  issuedAt: 1_000,
  sealedAt: 1_100,
  modelVersion: '1.0.0',
  fromDay: 9_001,
  lastDay: 9_001,
  lanes: [4_000, 40, 30, 26],
  references: {},
});

const headOf = async ({ events }: Stores) => (await events.bounds())?.headSequence ?? 0;
const all = ({ events }: Stores, after: number) => events.page({ after, limit: 10_000 });

export function describeEventLog({ stores, client, others }: StoresUnderTest): void {
  describe('the log of events', () => {
    it('keeps an event as it was appended, in its place and under an id of its cause', async () => {
      const before = await headOf(stores());
      const global = event('kept-2', { type: 'regime.changed', happenedAt: 5 });
      const { regionId: _, ...nowhere } = global;
      await stores().snapshots.append(snapshot('kept', [event('kept-1'), nowhere]));
      const { cause, ...first } = event('kept-1');
      const kept = await all(stores(), before);
      const recordedAt = kept[0]?.recordedAt ?? 0;
      expect(kept).toStrictEqual([
        { ...first, id: eventId('live', event('kept-1')), sequence: before + 1, world: 'live', recordedAt },
        expect.objectContaining({ sequence: before + 2, type: 'regime.changed', happenedAt: 5 }),
      ]);
      expect(cause).toBe('kept-1');
      expect(recordedAt).toBeGreaterThanOrEqual(2_000);
      expect(kept[1]).not.toHaveProperty('regionId');
    });

    it('takes each cause once, also within one call, and gives repetitions no sequence', async () => {
      const before = await headOf(stores());
      const { feedStates } = stores();
      const state = { feedId: 'log', cursor: null, consecutiveFailures: 0 };
      await feedStates.write(state, [event('once'), event('once'), event('other')]);
      await feedStates.write({ ...state, consecutiveFailures: 1 }, [event('once', { data: {} }), event('third')]);
      const kept = await all(stores(), before);
      expect(kept.map(({ sequence, id }) => [sequence - before, id])).toEqual(
        ['once', 'other', 'third'].map((cause, index) => [index + 1, eventId('live', event(cause))]),
      );
      expect(kept[0]?.data).toEqual(event('once').data);
      expect((await feedStates.read('log'))?.consecutiveFailures).toBe(1);
    });

    it('holds the events of what is stored and of nothing else', async () => {
      const before = await headOf(stores());
      const { snapshots } = stores();
      expect(await snapshots.append(snapshot('true', [event('true')], [set('true')]))).toBe('stored');
      expect(await snapshots.append(snapshot('true', [event('again')], [set('again')]))).toBe('already_stored');
      const unsealable = { ...set('false'), lanes: [4_000, 40, 30, 27] } as const;
      await expect(snapshots.append(snapshot('false', [event('false')], [unsealable]))).rejects.toThrow();
      const large = event('large', { data: { text: 'x'.repeat(9_000) } });
      await expect(snapshots.append(snapshot('large', [large]))).rejects.toThrow();
      expect(await snapshots.byId('large')).toBeUndefined();
      const kept = await all(stores(), before);
      expect(kept.map(({ type, subject }) => `${type} ${subject}`)).toEqual([
        'snapshot.stored region:mena',
        'forecast.sealed forecast:true/24h',
      ]);
    });

    it('numbers 1, 2, 3 … in commit order, however many processes append concurrently', async () => {
      const before = await headOf(stores());
      const writers = await others(3);
      const write = async ({ snapshots, feedStates, forecasts }: Stores, writer: number) => {
        for (let n = 0; n < 8; n += 1) {
          const name = `raced-${writer}-${n}`;
          await Promise.all([
            snapshots.append(snapshot(name, [event(name)], [set(name)])),
            feedStates.write({ feedId: name, cursor: null, consecutiveFailures: 0 }, [
              event('shared'),
              event(`${name}f`),
            ]),
            forecasts.sealNew([set(`${name}s`)]),
          ]);
        }
      };
      let isOver = false;
      const seen: number[] = [];
      const reading = (async () => {
        for (let after = before; !isOver || (await headOf(stores())) > after; ) {
          const page = await stores().events.page({ after, limit: 7 });
          seen.push(...page.map(({ sequence }) => sequence));
          after = page.at(-1)?.sequence ?? after;
        }
      })();
      await Promise.all(writers.map(write));
      isOver = true;
      await reading;
      const count = 3 * 8 * 4 + 1;
      expect(await headOf(stores())).toBe(before + count);
      expect(seen).toEqual(Array.from({ length: count }, (_, index) => before + index + 1));
    });

    it('says how a forecast came out, with its scores, or why it has none', async () => {
      const { forecasts, events } = stores();
      await forecasts.sealNew([set('resolved')]);
      const before = await headOf(stores());
      const outcome = { regionId: 'mena', horizon: '24h', fromDay: 9_001, lastDay: 9_001 } as const;
      const count = await forecasts.resolve(outcome, { status: 'scored', outcome: 'base', facts: {} }, 3_000);
      await forecasts.resolve(outcome, { status: 'scored', outcome: 'base', facts: {} }, 4_000);
      const kept = await events.page({ after: before, types: ['forecast.resolved'], limit: 1_000 });
      expect(kept).toHaveLength(count);
      expect(kept.at(-1)).toMatchObject({
        subject: 'forecast:resolved/24h',
        happenedAt: 3_000,
        data: { outcome: 'base', unit: 'region:mena', brierScore: expect.any(Number), logScore: expect.any(Number) },
      });
      await forecasts.sealNew([{ ...set('country'), regionId: 'country:YE', fromDay: 9_002, lastDay: 9_002 }]);
      const country = { ...outcome, regionId: 'country:YE', fromDay: 9_002, lastDay: 9_002 };
      await forecasts.resolve(country, { status: 'void', reason: 'no_history', facts: {} }, 5_000);
      const [last] = (await all(stores(), before)).slice(-1);
      expect(last?.data).toMatchObject({ voidReason: 'no_history', unit: 'country:YE' });
      expect(last?.data).not.toHaveProperty('outcome');
      expect(last).not.toHaveProperty('regionId');
    });

    it('is paged without a gap by region and type, up to a sequence', async () => {
      const before = await headOf(stores());
      const kinds = fc.record({
        regionId: fc.constantFrom('mena', 'europe'),
        type: fc.constantFrom('regime.changed', 'corridor.changed', 'feed.stale'),
      } as const);
      const [made = []] = fc.sample(fc.array(kinds, { minLength: 40, maxLength: 40 }), { numRuns: 1, seed: 7 });
      await stores().snapshots.append(
        snapshot(
          'pages',
          made.map((kind, index) => event(`page-${index}`, kind)),
        ),
      );
      const upTo = before + 30;
      for (const regionId of [undefined, 'mena'])
        for (const types of [undefined, ['regime.changed', 'feed.stale']] as const) {
          const seen: number[] = [];
          for (let after = before; ; ) {
            const filters = {
              ...(regionId === undefined ? {} : { regionId }),
              ...(types === undefined ? {} : { types }),
            };
            const page = await stores().events.page({ after, upTo, limit: 3, ...filters });
            seen.push(...page.map(({ sequence }) => sequence));
            if (page.length < 3) break;
            after = page.at(-1)?.sequence ?? after;
          }
          const expected = made.flatMap((kind, index) =>
            index < 30 &&
            (regionId === undefined || kind.regionId === regionId) &&
            (types === undefined || types.some((type) => type === kind.type))
              ? [before + index + 1]
              : [],
          );
          expect(seen).toEqual(expected);
        }
    });

    it('as of an instant is a prefix: what is recorded later than another is never recorded earlier', async () => {
      const { feedStates, events } = stores();
      const [last] = await events.page({ after: (await headOf(stores())) - 1, limit: 1 });
      const now = Math.max(20_000, last?.recordedAt ?? 0) + 1_000;
      const write = (cause: string, recordedAt: number) =>
        feedStates.write({ feedId: 'log', cursor: null, consecutiveFailures: 0 }, [event(cause, { recordedAt })]);
      await write('prefix-1', now);
      const head = await headOf(stores());
      await write('prefix-2', now + 50);
      // A process whose clock is behind.
      await write('prefix-3', now - 10_000);
      expect((await events.bounds(now + 49))?.headSequence).toBe(head);
      expect((await events.bounds(now + 50))?.headSequence).toBe(head + 2);
      expect(await events.bounds(0)).toBeUndefined();
      expect(await events.bounds()).toMatchObject({ oldestSequence: 1, headSequence: head + 2 });
    });

    it('belongs to one store, whose name stays', async () => {
      const names = await Promise.all(
        [stores(), ...(await others(2))].map(async ({ events }) => (await events.bounds())?.storeId),
      );
      expect(new Set(names).size).toBe(1);
      expect(names[0]).toMatch(/^[0-9a-f]{32}$/);
    });

    it('only grows', async () => {
      for (const text of ['DELETE FROM event', "UPDATE event SET data = '{}'", 'TRUNCATE event'])
        await expect(client().query({ text, values: [] })).rejects.toMatchObject({ kind: 'rejected' });
    });

    it('gives notice of itself to everyone who watches', async () => {
      const [writer] = await others(1);
      let count = 0;
      const writes: unknown[] = [];
      const state = { feedId: 'log', cursor: null, consecutiveFailures: 0 };
      await new Promise<void>((resolve) => {
        const write = () => {
          count += 1;
          writes.push(writer?.feedStates.write(state, [event(`watched-${count}`)]));
        };
        let calls = 0;
        const end = stores().events.watch(() => {
          calls += 1;
          // The first call may say only that the watch has begun.
          if (calls === 1) return write();
          end();
          resolve();
        });
        write();
      });
      await Promise.all(writes);
      expect(count).toBe(2);
    });
  });
}
