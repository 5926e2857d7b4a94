import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Claim } from '../../claims/claim.ts';
import { claimMaker } from '../../claims/claim-maker.ts';
import { changeClaim } from '../../claims/kinds/change.ts';
import { between, day } from '../../claims/period.ts';
import { REGION_IDS } from '../../reference/regions.ts';
import { understand } from '../question/understand.ts';
import { askedOf } from './asked.ts';
import { rankingFacets } from './ranking-facets.ts';
import { rankingHeadline } from './ranking-headline.ts';
import { takeFacets } from './retrieve.ts';

const NOW = Date.UTC(2026, 10, 20);
const WEEK = between(NOW - 7 * 86_400_000, NOW);
const make = claimMaker({ evidence: [], pages: new Map(), knownAt: NOW, confidence: 1 });
const PLACES = REGION_IDS.filter((id) => id !== 'global');

const moves = (values: readonly (readonly [from: number, to: number])[]): readonly Claim[] =>
  values.flatMap(([from, to], i) =>
    changeClaim(
      { subject: `region:${PLACES[i]}`, measure: 'coercivePressure', from, to, period: WEEK, evidenceIds: [] },
      make,
    ),
  );

function ordered(question: string, claims: readonly Claim[]): readonly Claim[] {
  const understood = understand(question, NOW);
  const taken = takeFacets(rankingFacets(askedOf(understood, NOW)), claims, { at: NOW, max: 12 });
  return taken.map(({ claim }) => claim).filter(({ kind }) => kind !== 'gap');
}

const by = ({ value = 0, comparedWith }: Claim): number => value - (comparedWith?.value ?? 0);
const anyMoves = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 })), { minLength: 1, maxLength: 7 })
  .map((pairs) => moves(pairs.map(([from, to]) => [from / 100, to / 100] as const)));

describe('an order of what moved', () => {
  it('is of those that moved the way that is asked about, the largest move first', () => {
    fc.assert(
      fc.property(anyMoves, (claims) => {
        const worse = ordered('Which region worsened most this week?', claims).map(by);
        const better = ordered('Which region improved most this week?', claims).map(by);
        expect(worse).toEqual(
          claims
            .map(by)
            .filter((one) => one > 0)
            .sort((a, b) => b - a)
            .slice(0, 5),
        );
        expect(better).toEqual(
          claims
            .map(by)
            .filter((one) => one < 0)
            .sort((a, b) => a - b)
            .slice(0, 5),
        );
      }),
    );
  });

  it('names the first in full and the next by how far they moved', () => {
    const claims = ordered(
      'Which region worsened most this week?',
      moves([
        [0.2, 0.3],
        [0.3, 0.7],
        [0.5, 0.1],
      ]),
    );
    const [top, next] = rankingHeadline(claims, { move: 'worse' }).map(({ text }) => text);
    expect(top).toMatch(/^Coercive pressure in .+ rose from 0\.30 to 0\.70 between/);
    expect(next).toMatch(/^Next: .+ \(up 0\.10\)\.$/);
  });

  it('is of coups where coups are asked about, whatever is protested', () => {
    const reported = (iso2: string, measure: 'protestReports' | 'emergencyReports', value: number) =>
      make({
        ...{ kind: 'event', subject: `country:${iso2}`, predicate: 'measures', measure, unit: 'number', value },
        ...{ period: day(NOW), evidenceIds: [] },
      });
    const claims = [
      reported('IN', 'protestReports', 7),
      reported('IQ', 'emergencyReports', 3),
      reported('JO', 'emergencyReports', 1),
    ];
    const countries = (question: string) => ordered(question, claims).map(({ subject }) => subject.slice(8));
    expect(countries('Which countries have the highest risk of a coup?')).toEqual(['IQ', 'JO']);
    expect(countries('Which countries have the most protests?')).toEqual(['IN']);
  });

  it('is of theaters where a measure is of the air over several countries', () => {
    const degraded = (id: string, value: number) =>
      make({
        ...{ kind: 'event', subject: `theater:${id}`, predicate: 'measures', measure: 'degradedGnss', unit: 'share' },
        ...{ value, period: day(NOW), evidenceIds: [] },
      });
    const claims = [degraded('gulf', 0.02), degraded('baltic-nordic', 0.18)];
    expect(ordered('Is there GPS jamming?', claims).map(({ value }) => value)).toEqual([0.18, 0.02]);
  });

  it('is of currencies by their moves, down unless it says otherwise', () => {
    const moved = (code: string, value: number) =>
      make({
        ...{ kind: 'price', subject: `currency:${code}`, predicate: 'moved', measure: 'fiveDayMove', unit: 'share' },
        ...{ value: Math.abs(value), direction: value < 0 ? 'down' : 'up', period: day(NOW), evidenceIds: [] },
      });
    const claims = [moved('TRY', -0.06), moved('INR', -0.01), moved('CHF', 0.03), moved('JPY', -0.02)];
    const codes = (question: string) => ordered(question, claims).map(({ subject }) => subject.slice(9));
    expect(codes('Which currency lost most this week?')).toEqual(['TRY', 'JPY', 'INR']);
    expect(codes('Which currency gained most this week?')).toEqual(['CHF']);
  });
});
