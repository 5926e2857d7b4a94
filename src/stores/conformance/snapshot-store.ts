import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SNAPSHOT_SUMMARY_EXAMPLE } from '../../contract/intelligence/list-regional-snapshots.ts';
import type { SnapshotHead, StoredSnapshot } from '../../ports/snapshot-store.ts';
import type { Json } from '../../reference/content-hash.ts';
import type { StoresUnderTest } from './stores-under-test.ts';

const snapshot = (members: Partial<StoredSnapshot>): StoredSnapshot => ({
  regionId: 'mena',
  snapshotId: 's1',
  generatedAt: 1_000,
  validUntil: 2_000,
  body: new TextEncoder().encode('{"snapshot":{}}'),
  state: { regime: 'calm' },
  ...members,
});

export function describeSnapshotStore({ stores, others, client }: StoresUnderTest): void {
  const storeUnchecked = ({ snapshotId, regionId, generatedAt, validUntil, body }: StoredSnapshot) =>
    client().query({
      text: 'INSERT INTO snapshot (snapshot_id, region_id, generated_at, valid_until, body, state) VALUES ($1, $2, $3, $4, $5, $6)',
      values: [snapshotId, regionId, generatedAt, validUntil, body, '{}'],
    });

  describe('snapshots', () => {
    it('keep every byte of the body', async () => {
      const body = Uint8Array.from({ length: 1_024 }, (_, index) => index % 256);
      await stores().snapshots.append(snapshot({ snapshotId: 'bytes', regionId: 'bytes', body }));
      expect((await stores().snapshots.byId('bytes'))?.body).toEqual(body);
    });

    it('keep every byte of the compressed bodies, or that there are none', async () => {
      const { body } = snapshot({});
      const codings = { br: Uint8Array.of(0, 255, 10), gzip: new Uint8Array(gzipSync(body)) };
      await stores().snapshots.append(snapshot({ snapshotId: 'coded', regionId: 'coded', codings }));
      expect(await stores().snapshots.latest('coded')).toMatchObject({ body, codings });
      await stores().snapshots.append(snapshot({ snapshotId: 'plain', regionId: 'coded', generatedAt: 2_000 }));
      expect(await stores().snapshots.latest('coded')).not.toHaveProperty('codings');
    });

    it('keep their signature, or that there is none', async () => {
      const signature = { keyId: 'k'.repeat(43), value: 's'.repeat(86) };
      await stores().snapshots.append(snapshot({ snapshotId: 'signed', regionId: 'signed', signature }));
      expect((await stores().snapshots.latest('signed'))?.signature).toEqual(signature);
      await stores().snapshots.append(snapshot({ snapshotId: 'unsigned', regionId: 'signed', generatedAt: 2_000 }));
      expect(await stores().snapshots.latest('signed')).not.toHaveProperty('signature');
    });

    it('keep what is stored beside them, to the byte and with its signature, or that there is nothing', async () => {
      const companion = {
        body: new TextEncoder().encode('{"companion":{"countries":["\ud800 \u0000"]}}'),
        signature: { keyId: 'k'.repeat(43), value: 's'.repeat(86) },
      };
      const { snapshots } = stores();
      await snapshots.append(snapshot({ snapshotId: 'beside', regionId: 'beside' }));
      expect(await snapshots.companion('beside')).toBeUndefined();
      const next = snapshot({ snapshotId: 'accompanied', regionId: 'beside', generatedAt: 2_000 });
      expect(await snapshots.append({ ...next, companion })).toBe('stored');
      expect(await snapshots.companion('accompanied')).toEqual(companion);
      expect(await snapshots.firstAccompaniedAt('beside')).toBe(2_000);
      expect(await snapshots.firstAccompaniedAt('nowhere')).toBeUndefined();
      const other = { body: Uint8Array.of(1) };
      expect(await snapshots.append({ ...next, companion: other })).toBe('already_stored');
      expect(await snapshots.companion('accompanied')).toEqual(companion);
      const { body } = companion;
      await snapshots.append({
        ...snapshot({ snapshotId: 'bare', regionId: 'beside', generatedAt: 3_000 }),
        companion: { body },
      });
      expect(await snapshots.companion('bare')).toEqual({ body });
    });

    it('keep the state to the last digit and in its order', async () => {
      let ids = 0;
      await fc.assert(
        fc.asyncProperty(fc.jsonValue(), async (value) => {
          const state: Json = JSON.parse(JSON.stringify(value));
          ids += 1;
          await stores().snapshots.append(snapshot({ snapshotId: `state-${ids}`, regionId: 'states', state }));
          const stored = await stores().snapshots.byId(`state-${ids}`);
          expect(JSON.stringify(stored?.state)).toBe(JSON.stringify(state));
        }),
        { numRuns: 50 },
      );
    });

    it('are stored once and never changed', async () => {
      const first = snapshot({ snapshotId: 'once', regionId: 'once' });
      expect(await stores().snapshots.append(first)).toBe('stored');
      expect(await stores().snapshots.append({ ...first, validUntil: 9 })).toBe('already_stored');
      expect(await stores().snapshots.byId('once')).toStrictEqual(first);
    });

    it('give notice of themselves to everyone who watches', async () => {
      const [writer] = await others(1);
      let count = 0;
      const writes: unknown[] = [];
      const write = () => {
        count += 1;
        writes.push(writer?.snapshots.append(snapshot({ snapshotId: `watched-${count}`, regionId: 'watched' })));
      };
      await new Promise<void>((resolve) => {
        const end = stores().snapshots.watch((regionId) => {
          // The watch has begun only now: what was stored before may have been missed.
          if (regionId === undefined) write();
          if (regionId !== 'watched') return;
          end();
          resolve();
        });
        write();
      });
      await Promise.all(writes);
      expect(await stores().snapshots.latestId('watched')).toBe(`watched-${count}`);
    });

    it('are stored once when several store the same concurrently', async () => {
      const same = snapshot({ snapshotId: 'raced', regionId: 'raced' });
      const writers = await others(4);
      const outcomes = await Promise.all(writers.map(({ snapshots }) => snapshots.append(same)));
      expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(1);
    });

    it('are stored once for each region and slot, by any process', async () => {
      const of = (snapshotId: string, regionId: string, slotAt: number) => snapshot({ snapshotId, regionId, slotAt });
      const writers = await others(2);
      const outcomes = await Promise.all(
        writers.map(({ snapshots }, index) => snapshots.append(of(`slot-${index}`, 'slots', 21_600_000))),
      );
      expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(1);
      expect(await stores().snapshots.append(of('slot-next', 'slots', 43_200_000))).toBe('stored');
      expect(await stores().snapshots.append(of('slot-other', 'other-slots', 21_600_000))).toBe('stored');
      expect(await stores().snapshots.byId('slot-next')).toStrictEqual(of('slot-next', 'slots', 43_200_000));
    });

    it('are stored in the order of their instants: none once a later one is there', async () => {
      const { snapshots } = stores();
      const at = (snapshotId: string, generatedAt: number) =>
        snapshots.append(snapshot({ snapshotId, regionId: 'ordered', generatedAt }));
      expect(await at('second', 2_000)).toBe('stored');
      expect(await at('first', 1_999)).toBe('overtaken');
      expect(await at('second', 1_999)).toBe('already_stored');
      expect(await at('same instant', 2_000)).toBe('stored');
      expect(await snapshots.byId('first')).toBeUndefined();
    });

    it('follow one another: one of any number that start from the last one, and none that starts from another', async () => {
      const next = (snapshotId: string, generatedAt: number, priorSnapshotId?: string) =>
        snapshot({
          snapshotId,
          generatedAt,
          regionId: 'chain',
          ...(priorSnapshotId === undefined ? {} : { priorSnapshotId }),
        });
      const writers = [stores(), stores(), stores()];
      const outcomesOf = (of: (index: number) => StoredSnapshot) =>
        Promise.all(writers.map(({ snapshots }, index) => snapshots.appendNext(of(index))));
      const firsts = await outcomesOf((index) => next(`first-${index}`, 1_000 + index));
      expect([...firsts].sort()).toEqual(['overtaken', 'overtaken', 'stored']);
      const first = await stores().snapshots.latestId('chain');
      const seconds = await outcomesOf((index) => next(`second-${index}`, 2_000 + index, first));
      expect([...seconds].sort()).toEqual(['overtaken', 'overtaken', 'stored']);
      const second = await stores().snapshots.latest('chain');
      expect(second?.priorSnapshotId).toBe(first);
      const { snapshots } = stores();
      expect(await snapshots.appendNext(next('late', 3_000, first))).toBe('overtaken');
      expect(await snapshots.byId('late')).toBeUndefined();
      if (second === undefined) throw new Error('a snapshot was expected');
      expect(await snapshots.appendNext(second)).toBe('already_stored');
      const slot = { ...next('slot', 4_000, second.snapshotId), slotAt: 4_000 };
      expect(await snapshots.appendNext(slot)).toBe('stored');
      expect(await snapshots.appendNext({ ...slot, snapshotId: 'same slot' })).toBe('already_stored');
    });

    it('beyond now are stored by no call, and those an earlier program stored are withheld from every list', async () => {
      const hour = 3_600_000;
      let regions = 0;
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.integer({ min: -20, max: 20 }), { minLength: 1, maxLength: 5 }),
          async (hoursAhead) => {
            regions += 1;
            const regionId = `clock-${regions}`;
            const { snapshots } = stores();
            const now = await stores().now();
            const made = [...new Set(hoursAhead)].map((hours) =>
              snapshot({ regionId, snapshotId: `${regionId}/${hours}`, generatedAt: now + hours * hour }),
            );
            const past = made.filter(({ generatedAt }) => generatedAt <= now).map(({ snapshotId }) => snapshotId);
            for (const one of made) {
              const isPast = past.includes(one.snapshotId);
              const prior = await snapshots.latestId(regionId);
              const next = prior === undefined ? one : { ...one, priorSnapshotId: prior };
              expect(await snapshots.appendNext(next)).toBe(isPast ? 'stored' : 'ahead_of_clock');
              expect(await snapshots.append(one)).toBe(isPast ? 'already_stored' : 'ahead_of_clock');
              if (!isPast) await storeUnchecked(one);
            }
            const newest = made.toSorted((a, b) => b.generatedAt - a.generatedAt);
            const served = newest.filter(({ snapshotId }) => past.includes(snapshotId));
            expect(await snapshots.latestId(regionId)).toBe(served[0]?.snapshotId);
            expect((await snapshots.latest(regionId))?.snapshotId).toBe(served[0]?.snapshotId);
            const late = Number.MAX_SAFE_INTEGER;
            expect((await snapshots.latestAt(regionId, late))?.snapshotId).toBe(served[0]?.snapshotId);
            const before = { generatedAt: late, snapshotId: '' };
            const listed = await snapshots.history({ regionId, from: 0, before, limit: 9 });
            expect(listed.map(({ snapshotId }) => snapshotId)).toEqual(served.map(({ snapshotId }) => snapshotId));
            expect(await snapshots.newestAt(regionId)).toBe(newest[0]?.generatedAt);
          },
        ),
        { numRuns: 20 },
      );
    });

    it('keep their numbers, or that there are none, and tell them without the body', async () => {
      const { snapshots } = stores();
      const { regionId, snapshotId, generatedAt, validUntil, summary } = snapshot({
        snapshotId: 'summarised',
        regionId: 'summarised',
        summary: SNAPSHOT_SUMMARY_EXAMPLE,
      });
      await snapshots.append(snapshot({ snapshotId: 'untold', regionId, generatedAt: 500 }));
      await snapshots.append(snapshot({ snapshotId, regionId, ...(summary === undefined ? {} : { summary }) }));
      const before = { generatedAt: 2_000, snapshotId: '' };
      expect(await snapshots.history({ regionId, from: 0, before, limit: 9 })).toStrictEqual([
        { regionId, snapshotId, generatedAt, validUntil, summary },
        { regionId, snapshotId: 'untold', generatedAt: 500, validUntil },
      ]);
      expect((await snapshots.byId('summarised'))?.summary).toStrictEqual(summary);
    });

    it('are paged without a gap or a repetition, whatever is stored meanwhile', async () => {
      let regions = 0;
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.nat({ max: 9 }), { minLength: 1, maxLength: 12 }),
          fc.integer({ min: 1, max: 4 }),
          async (instants, limit) => {
            regions += 1;
            const regionId = `pages-${regions}`;
            const { snapshots } = stores();
            const store = (generatedAt: number, index: number | string) =>
              snapshots.append(snapshot({ regionId, generatedAt, snapshotId: `${regionId}-${index}` }));
            for (const [index, instant] of [...instants.entries()].toSorted(([, a], [, b]) => a - b))
              await store(instant, index);
            const seen: SnapshotHead[] = [];
            for (let before = { generatedAt: 10, snapshotId: '' }; ; ) {
              const page = await snapshots.history({ regionId, from: 2, before, limit });
              seen.push(...page);
              const last = page.at(-1);
              if (last === undefined) break;
              before = last;
              await store(20, `later-${seen.length}`);
            }
            const expected = instants
              .map((generatedAt, index) => ({ generatedAt, snapshotId: `${regionId}-${index}` }))
              .filter(({ generatedAt }) => generatedAt >= 2)
              .sort((a, b) => b.generatedAt - a.generatedAt || (a.snapshotId < b.snapshotId ? 1 : -1));
            expect(seen.map(({ generatedAt, snapshotId }) => ({ generatedAt, snapshotId }))).toEqual(expected);
          },
        ),
        { numRuns: 15 },
      );
    });

    it('are found by region, newest first, and as of an instant', async () => {
      const at = (snapshotId: string, generatedAt: number) =>
        snapshot({ snapshotId, generatedAt, regionId: 'timeline', priorSnapshotId: 'before' });
      for (const stored of [at('t-0', 1_000), at('t-b', 2_000), at('t-a', 2_000), at('t-c', 3_000)])
        await stores().snapshots.append(stored);
      const { snapshots } = stores();
      expect(await snapshots.latest('timeline')).toStrictEqual(at('t-c', 3_000));
      expect((await snapshots.latestAt('timeline', 2_999))?.snapshotId).toBe('t-b');
      expect((await snapshots.latestAt('timeline', 1_000))?.snapshotId).toBe('t-0');
      expect(await snapshots.latestAt('timeline', 999)).toBeUndefined();
      expect(await snapshots.latest('nowhere')).toBeUndefined();
      expect(await snapshots.byId('nothing')).toBeUndefined();
    });
  });
}
