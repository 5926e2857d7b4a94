import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { WORLDS_PATIENCE, worldCount } from '../../../test/kit/world-count.ts';
import type { EvidenceItem } from '../../contract/intelligence/evidence-item.ts';
import type { IntelQuery } from '../../ports/intel-history.ts';
import type { ReadRecord } from '../../ports/record.ts';
import type { StoresUnderTest } from './stores-under-test.ts';

const HOUR = 3_600_000;
const T = Date.UTC(2026, 5, 1);
let snapshots = 0;

const headline = (recordId: string, title: string, members: Partial<ReadRecord> = {}): ReadRecord => ({
  ...{ recordId, title, kind: 'headline', observedAt: T - HOUR, body: {} },
  ...members,
});

const item = (id: string, summary: string, observedAt = T): EvidenceItem => ({
  ...{ id, type: 'cii_spike', source: 'GDELT', summary, confidence: 0.9, observedAt, theater: '', corridor: '' },
});

/** Guarantees of the search over records and evidence of the past. */
export function describeIntelHistory({ stores, client }: StoresUnderTest): void {
  const ask = (query: Partial<IntelQuery>): IntelQuery => ({
    ...{ text: 'ships', match: 'all', kinds: ['headline', 'navigational_warning'], evidenceTypes: ['cii_spike'] },
    ...{ at: T + 99 * HOUR, from: 0, to: T + 99 * HOUR, limit: 100 },
    ...query,
  });
  const records = async (query: Partial<IntelQuery>) =>
    (await stores().intelHistory.records(ask(query))).map(({ recordId }) => recordId);
  const evidence = async (query: Partial<IntelQuery>) =>
    (await stores().intelHistory.evidence(ask(query))).map(({ evidenceId }) => evidenceId);
  const append = (entries: readonly ReadRecord[], now: number, isComplete = false) =>
    stores().observations.appendNow([], now, { feedId: 'feed', entries, isComplete });
  const cite = async (items: readonly EvidenceItem[], generatedAt: number, regionId = 'mena') => {
    snapshots += 1;
    const body = new TextEncoder().encode('{}');
    const ids = { regionId, snapshotId: `history-${snapshots}` };
    // Other tests store later ones of the region.
    await client().query({ text: 'DELETE FROM snapshot WHERE region_id = $1', values: [regionId] });
    await stores().snapshots.append({ ...ids, generatedAt, validUntil: generatedAt, body, state: {}, evidence: items });
  };

  describe('the past', WORLDS_PATIENCE, () => {
    beforeEach(() =>
      client().query({
        text: 'TRUNCATE record, record_other_country, record_reading, known_horizon, cited_evidence',
        values: [],
      }),
    );

    it('is searched for every word, a phrase, either or without, in any inflection, in titles and bodies', async () => {
      const text = 'MISSILES FIRED AT SHIPS NEAR BAB EL MANDEB.';
      await append(
        [
          headline('a', 'Ship attacked in the Gulf'),
          headline('b', 'The Gulf was calm'),
          headline('c', 'Warning', { kind: 'navigational_warning', body: { text, authority: 'US' } }),
        ],
        T,
      );
      expect((await records({ text: 'shipping' })).toSorted()).toEqual(['a', 'c']);
      expect(await records({ text: 'gulf attacks' })).toEqual(['a']);
      expect((await records({ text: 'attacked or calm' })).toSorted()).toEqual(['a', 'b']);
      expect(await records({ text: 'gulf -ship' })).toEqual(['b']);
      expect(await records({ text: '"bab el mandeb"' })).toEqual(['c']);
      expect(await records({ text: 'authority' })).toEqual([]);
      expect(await records({ text: 'ships', kinds: ['headline'] })).toEqual(['a']);
    });

    it('is searched for some of the words by the share that is held', async () => {
      await append([headline('one', 'Attack'), headline('three', 'Attacks on tankers near Hormuz')], T);
      await cite([item('two', 'Hormuz: tankers wait.')], T);
      const query = ask({ text: 'the attack on a tanker at Hormuz', match: 'any' });
      const ranks = (await stores().intelHistory.records(query)).map(({ recordId, rank }) => [recordId, rank]);
      expect(ranks).toEqual([
        ['three', 1],
        ['one', expect.closeTo(1 / 3)],
      ]);
      expect(await stores().intelHistory.evidence(query)).toMatchObject([
        { evidenceId: 'two', rank: expect.closeTo(2 / 3), summary: 'Hormuz: tankers wait.', knownAt: T },
      ]);
    });

    it('is what was known at an instant: no later revision, no entry that had ended, no later citation', async () => {
      await append([headline('a', 'Ships wait')], T, true);
      await append([headline('a', 'Trucks wait')], T + HOUR, true);
      await append([], T + 2 * HOUR, true);
      await cite([item('e', 'Ships wait')], T);
      await cite([item('e', 'Ships wait'), item('late', 'Ships sail')], T + HOUR);
      const seen = async (at: number) => [await records({ at }), await evidence({ at })];
      expect(await seen(T - 1)).toEqual([[], []]);
      expect(await seen(T)).toEqual([['a'], ['e']]);
      expect(await seen(T + HOUR)).toEqual([[], ['e', 'late']]);
      expect([await records({ text: 'trucks', at: T + HOUR }), await records({ text: 'trucks' })]).toEqual([['a'], []]);
    });

    it('is cut by time and country', async () => {
      const yemen = { iso2: 'YE', names: ['Yemen'] };
      await append(
        [
          headline('a', 'Ships', { country: 'YE' }),
          headline('b', 'Ships', { country: 'OM', otherCountries: ['YE'], observedAt: T - 9 * HOUR }),
          headline('c', 'Ships', { country: 'OM' }),
        ],
        T,
      );
      await cite([item('y', 'Yemen: ships.'), item('o', 'Oman: ships.')], T);
      expect([await records({ country: yemen }), await evidence({ country: yemen })]).toEqual([['a', 'b'], ['y']]);
      expect(await records({ to: T - 2 * HOUR })).toEqual(['b']);
      expect([await evidence({ from: T + 1 }), await evidence({ evidenceTypes: ['market_signal'] })]).toEqual([[], []]);
    });

    it('has evidence by time, each item once, page by page', async () => {
      const items = Array.from({ length: 9 }, (_, n) => item(`e${n}`, 'x', T - (n % 3) * HOUR));
      await cite(items, T);
      await cite(items.slice(4), T + HOUR, 'europe');
      const paged: string[] = [];
      for (let last: { evidenceId: string; observedAt: number } | undefined; ; ) {
        const after = last === undefined ? {} : { after: last };
        const page = await stores().intelHistory.evidenceByTime({ ...ask({}), ...after, limit: 2 });
        if (page.length === 0) break;
        paged.push(...page.map(({ evidenceId }) => evidenceId));
        last = page.at(-1);
      }
      expect(paged).toEqual(['e0', 'e3', 'e6', 'e1', 'e4', 'e7', 'e2', 'e5', 'e8']);
    });

    it('is searched for any text whatever', async () => {
      await append([headline('a', 'Ships')], T);
      await fc.assert(
        fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), async (text) => {
          for (const match of ['all', 'any'] as const) await records({ text, match });
          await evidence({ text, match: 'any' });
        }),
        { numRuns: worldCount(60) },
      );
      expect(await records({})).toEqual(['a']);
    });
  });
}
