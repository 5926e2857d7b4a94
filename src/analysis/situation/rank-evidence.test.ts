import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NOW } from '../../../test/kit/worlds.ts';
import type { EvidenceItem } from '../../contract/intelligence/evidence-item.ts';
import { EVIDENCE_TYPES } from '../../contract/intelligence/vocabulary.ts';
import { questionScope } from './question-scope.ts';
import { rankEvidence } from './rank-evidence.ts';

const DAY = 86_400_000;
const item = (changes: Partial<EvidenceItem>): EvidenceItem => ({
  id: 'ev_a',
  type: 'cii_spike',
  source: 'GDELT',
  summary: 'France: reports.',
  confidence: 0.8,
  observedAt: NOW - DAY,
  theater: '',
  corridor: '',
  ...changes,
});
const scope = questionScope('Iran and the Strait of Hormuz');
const first = (...items: readonly EvidenceItem[]) => rankEvidence(items, scope, { now: NOW, limit: 9 })[0]?.id;

const someItem = fc.record({
  id: fc.stringMatching(/^ev_[0-9a-f]{4}$/),
  type: fc.constantFrom(...EVIDENCE_TYPES),
  source: fc.constantFrom('GDELT', 'AIS', 'ADSB', 'FRED'),
  summary: fc.constantFrom('Iran: reports.', 'France: reports.', 'Brent crude.'),
  confidence: fc.double({ min: 0, max: 1, noNaN: true }),
  observedAt: fc.integer({ min: NOW - 90 * DAY, max: NOW }),
  theater: fc.constantFrom('', 'gulf'),
  corridor: fc.constantFrom('', 'hormuz_strait'),
});

describe('ranked evidence', () => {
  it('begins with what is named, what is surer and what is newer', () => {
    expect(first(item({}), item({ id: 'ev_b', summary: 'Iran: reports.' }))).toBe('ev_b');
    expect(first(item({}), item({ id: 'ev_b', corridor: 'hormuz_strait' }))).toBe('ev_b');
    expect(first(item({}), item({ id: 'ev_b', theater: 'gulf' }))).toBe('ev_b');
    expect(first(item({}), item({ id: 'ev_b', confidence: 0.9 }))).toBe('ev_b');
    expect(first(item({}), item({ id: 'ev_b', observedAt: NOW }))).toBe('ev_b');
  });

  it('lets a second lineage speak before many more items of the first', () => {
    const copies = Array.from({ length: 8 }, (_, i) => item({ id: `ev_${i}`, summary: 'Iran: reports.' }));
    const other = item({
      id: 'ev_other',
      source: 'AIS',
      type: 'vessel_track',
      summary: 'Iran: ships.',
      confidence: 0.6,
      observedAt: NOW,
    });
    const ranked = rankEvidence([...copies, other], scope, { now: NOW, limit: 4 });
    expect(ranked.map(({ source }) => source)).toContain('AIS');
  });

  it('is the same in any order, each once, and no more than wanted', () => {
    fc.assert(
      fc.property(fc.uniqueArray(someItem, { selector: ({ id }) => id, maxLength: 20 }), fc.nat(12), (items, limit) => {
        const ranked = rankEvidence(items, scope, { now: NOW, limit });
        expect(ranked).toHaveLength(Math.min(limit, items.length));
        expect(new Set(ranked).size).toBe(ranked.length);
        expect(rankEvidence(items.toReversed(), scope, { now: NOW, limit })).toEqual(ranked);
      }),
    );
  });
});
