import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WORLDS_PATIENCE, worldCount } from '../../../test/kit/world-count.ts';
import type { EvidenceItem } from '../../contract/intelligence/evidence-item.ts';
import type { EvidenceQuery } from '../../ports/evidence-search.ts';
import { findEvidence } from '../evidence-search.ts';
import type { StoresUnderTest } from './stores-under-test.ts';

const DAY = 86_400_000;
const NOW = 100 * DAY;
let regions = 0;

const item = (members: Partial<EvidenceItem>): EvidenceItem => ({
  id: 'ev_1',
  type: 'cii_spike',
  source: 'GDELT',
  summary: 'Iran: reports of armed force.',
  confidence: 0.9,
  observedAt: NOW,
  theater: '',
  corridor: '',
  ...members,
});

export function describeEvidenceSearch({ stores, client }: StoresUnderTest): void {
  /** Stores a snapshot of a region of its own that cites these, and asks for them. */
  const region = () => {
    regions += 1;
    const regionId = `cited-${regions}`;
    let count = 0;
    const cite = async (evidence: readonly EvidenceItem[], generatedAt = NOW, place = regionId) => {
      count += 1;
      const snapshotId = `${place}-${count}`;
      const body = new TextEncoder().encode('{}');
      const snapshot = { regionId: place, snapshotId, generatedAt, validUntil: generatedAt, body, state: {}, evidence };
      return stores().snapshots.append(snapshot);
    };
    const find = (query: Partial<EvidenceQuery>) =>
      stores().evidence.find({
        regionIds: [regionId],
        from: 0,
        to: NOW,
        names: [],
        corridors: [],
        words: [],
        halfLifeHours: {},
        maxPerSource: 9,
        limit: 9,
        ...query,
      });
    const idsOf = async (query: Partial<EvidenceQuery>) => (await find(query)).map(({ item: { id } }) => id);
    return { regionId, cite, find, idsOf };
  };

  describe('cited evidence', WORLDS_PATIENCE, () => {
    it('is found by a name, a word in another form, or its corridor, and comes back whole', async () => {
      const { regionId, cite, find, idsOf } = region();
      const strait = item({
        id: 'strait',
        summary: 'Passage: closed.',
        corridor: 'hormuz_strait',
        confidence: 0.123456789,
      });
      const group = item({ id: 'group', summary: 'Houthis: two attacks on ships.' });
      await cite([strait, group, item({ id: 'else', summary: 'Peru: prices rose.' })]);
      expect(await find({ corridors: ['hormuz_strait'] })).toEqual([
        { item: strait, regionId, snapshotId: `${regionId}-1`, citedAt: NOW },
      ]);
      expect(await idsOf({ names: ['the Houthis'] })).toEqual(['group']);
      expect(await idsOf({ words: ['attacked'] })).toEqual(['group']);
      expect(await idsOf({ names: ['Yemen'], words: ['nothing'] })).toEqual([]);
      expect(await idsOf({})).toEqual([]);
    });

    it('is found in every snapshot of the regions and the span asked for, and in no other', async () => {
      const { regionId, cite, find, idsOf } = region();
      await cite([item({ id: 'old' })], NOW - 40 * DAY);
      await cite([item({ id: 'earlier', source: 'A' })], NOW - 20 * DAY);
      await cite([item({ id: 'now', source: 'B' })]);
      await cite([item({ id: 'later' })], NOW + 1);
      await cite([item({ id: 'elsewhere' })], NOW, `${regionId}-neighbour`);
      expect([...(await idsOf({ names: ['Iran'], from: NOW - 30 * DAY }))].sort()).toEqual(['earlier', 'now']);
      expect(await find({ names: ['Iran'], from: NOW - 40 * DAY, to: NOW - 21 * DAY })).toMatchObject([
        { item: { id: 'old' }, citedAt: NOW - 40 * DAY },
      ]);
    });

    it('stands with the newest snapshot that cites it, whichever was stored last, once for all regions', async () => {
      const { regionId, cite, find } = region();
      await cite([item({ id: 'same' })], NOW - DAY);
      await cite([item({ id: 'same' }), item({ id: 'same' })], NOW);
      await cite([item({ id: 'same' })], NOW - 2 * DAY);
      const other = `${regionId}-other`;
      await cite([item({ id: 'same' })], NOW - 3 * DAY, other);
      const found = await find({ names: ['Iran'], regionIds: [other, regionId] });
      expect(found.map(({ snapshotId, citedAt }) => [snapshotId, citedAt])).toEqual([[`${regionId}-2`, NOW]]);
    });

    it('is found with its latest figures alone where the same was reported again', async () => {
      const { cite, idsOf } = region();
      await cite([item({ id: 'ten', summary: 'Iran: 10 reports, 3.5 expected.' })], NOW - DAY);
      await cite([item({ id: 'nine', summary: 'Iran: 9 reports, 4.25 expected.' }), item({ id: 'else' })]);
      expect([...(await idsOf({ names: ['Iran'] }))].sort()).toEqual(['else', 'nine']);
    });

    it('comes by relevance × confidence × recency, and no source fills the list', async () => {
      const { cite, idsOf } = region();
      const of = (id: string, members: Partial<EvidenceItem>) =>
        item({ id, summary: `Iran, ${id}: force.`, ...members });
      await cite([
        of('best', { source: 'A' }),
        of('doubtful', { source: 'B', confidence: 0.5 }),
        of('aged', { source: 'C', observedAt: NOW - 2 * DAY }),
        of('ageless', { source: 'D', type: 'mobility_disruption', observedAt: NOW - 400 * DAY, confidence: 0.8 }),
        of('ancient', { source: 'E', observedAt: 0 }),
        of('second', { source: 'A', confidence: 0.7 }),
        of('third', { source: 'A', confidence: 0.6 }),
        item({ id: 'by a word', source: 'F', summary: 'Peru: armed force.', confidence: 1 }),
      ]);
      const asked = { names: ['Iran'], words: ['armed'], halfLifeHours: { cii_spike: 24 }, maxPerSource: 2 };
      expect(await idsOf(asked)).toEqual(['best', 'ageless', 'second', 'doubtful', 'by a word', 'aged', 'ancient']);
      expect(await idsOf({ ...asked, maxPerSource: 1, limit: 3 })).toEqual(['best', 'ageless', 'doubtful']);
    });

    it('is searched for by any text whatever, and nothing of it is an operator', async () => {
      const { cite, idsOf } = region();
      await cite([item({ id: 'iran' })]);
      expect(
        await idsOf({ names: ["!'Peru' | (\\", '& <->', ':*', 'the'], words: ["'; DROP TABLE cited_evidence; --"] }),
      ).toEqual([]);
      await fc.assert(
        fc.asyncProperty(
          fc.string({ unit: 'binary', maxLength: 60 }),
          fc.string({ maxLength: 60 }),
          async (name, word) => {
            await idsOf({ names: [name], words: [word], corridors: [word] });
          },
        ),
        { numRuns: worldCount(600) },
      );
      expect(await idsOf({ names: ['Iran'] })).toEqual(['iran']);
    });

    it('is kept whatever its summary says', async () => {
      const { cite, idsOf } = region();
      const summary = 'Iran\0: \ud800 half, “quoted” \' "double" \\u0000 \u202e {{n1}}';
      expect(await cite([item({ id: 'odd', summary })])).toBe('stored');
      expect(await idsOf({ names: ['Iran'] })).toEqual(['odd']);
    });

    it('is found by its index, not by reading everything', async () => {
      await client().query({
        text: `INSERT INTO cited_evidence (region_id, evidence_id, snapshot_id, cited_at, type, source, summary, confidence,
            observed_at, theater, corridor)
          SELECT 'many', 'ev_' || n, 's', n, 'cii_spike', 'S', 'Country' || n % 997 || ': reports of kind' || n, 0.5, n, '', ''
          FROM generate_series(1, 20000) AS n`,
        values: [],
      });
      await client().query({ text: 'ANALYZE cited_evidence', values: [] });
      const query = {
        regionIds: ['many'],
        from: 0,
        to: NOW,
        names: ['Country5'],
        corridors: ['suez'],
        words: ['kind7'],
      };
      const { text, values } = findEvidence({ ...query, halfLifeHours: { cii_spike: 24 }, maxPerSource: 2, limit: 3 });
      const plan = JSON.stringify(await client().query({ text: `EXPLAIN ${text}`, values }));
      expect(plan).toContain('cited_evidence_words');
      expect(plan).not.toContain('Seq Scan');
    });
  });
}
