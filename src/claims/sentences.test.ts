import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WORLDS_PATIENCE, worldCount } from '../../test/kit/world-count.ts';
import { snapshotDifference } from '../assessment/compare/snapshot-difference.ts';
import { HINDCAST_SCORES } from '../assessment/parameters/hindcast-scores.ts';
import { DAY_MS } from '../assessment/time.ts';
import { AXES, HORIZONS, LANES, REGIME_LABELS } from '../contract/intelligence/vocabulary.ts';
import { CLAIM_KINDS, type Claim } from './claim.ts';
import { claimMaker } from './claim-maker.ts';
import { differenceClaims } from './kinds/change.ts';
import { definitionClaims } from './kinds/definition.ts';
import { explanationClaims } from './kinds/explanation.ts';
import { nothingOn } from './kinds/gap.ts';
import { movedClaims } from './kinds/moved.ts';
import { detourClaim, passageClaims } from './kinds/route.ts';
import { calibrationClaims, hindcastClaims, resolvedClaims } from './kinds/score.ts';
import { sentencesOf } from './sentences.ts';
import { misread } from './test-kit/misread.ts';
import { RECORD_CLAIMS } from './test-kit/record-worlds.ts';
import { calm, crisis, PAGES, someClaimed } from './test-kit/worlds.ts';

const wrong = (claims: readonly Claim[]): readonly string[] => claims.flatMap(misread);
const DETOURS = [
  detourClaim('country:SA', 'country:JP', 'malacca_strait'),
  detourClaim('country:CN', 'country:NL', 'suez'),
  detourClaim('country:KW', 'country:JP', 'hormuz_strait'),
].filter((claim) => claim !== undefined);
const PASSAGES = [
  ...passageClaims('sea-port:Ras Tanura', 'country:NL'),
  ...passageClaims('country:SG', 'sea-port:Jeddah'),
];
const record = claimMaker({ evidence: [], pages: PAGES, knownAt: 1_780_272_000_000, confidence: 1 });

describe('every sentence of a claim reads back as that claim', () => {
  it('of snapshots of random worlds, and of their countries', WORLDS_PATIENCE, () => {
    fc.assert(
      fc.property(someClaimed, ({ claims, countryClaims }) => {
        expect(wrong([...claims, ...countryClaims.slice(0, 120)])).toEqual([]);
      }),
      { numRuns: worldCount(500) },
    );
  });

  it.each(['mena', 'east-asia', 'global'] as const)('of a crisis as %s sees it', (regionId) => {
    const { claims, countryClaims } = crisis(regionId);
    expect(wrong([...claims, ...countryClaims])).toEqual([]);
  });

  it('of the difference of two snapshots', () => {
    const [from, to] = [calm().snapshot, { ...crisis().snapshot, generatedAt: calm().snapshot.generatedAt + DAY_MS }];
    const make = claimMaker({ evidence: to.evidence, pages: PAGES, knownAt: to.generatedAt, confidence: 0.5 });
    const claims = [
      ...differenceClaims({ from, to, difference: snapshotDifference(from, to) }, make),
      ...differenceClaims(
        { from: to, to: { ...from, generatedAt: to.generatedAt + DAY_MS }, difference: snapshotDifference(to, from) },
        make,
      ),
    ];
    expect(new Set(claims.map(({ predicate }) => predicate.split(' ')[0]))).toEqual(
      new Set(['regime', 'moved', 'trigger']),
    );
    expect(wrong(claims)).toEqual([]);
  });

  it('of what moved between two snapshots, in their countries too', () => {
    const [from, to] = [calm(), crisis()];
    const at = from.snapshot.generatedAt - DAY_MS;
    const earlier = [...from.claims, ...from.countryClaims].map((claim) => ({
      ...claim,
      period: { ...claim.period, from: claim.period.from - DAY_MS, to: (claim.period.to ?? at) - DAY_MS },
    }));
    const make = claimMaker({ evidence: to.snapshot.evidence, pages: PAGES, knownAt: at + DAY_MS, confidence: 0.5 });
    const moved = movedClaims(earlier, [...to.claims, ...to.countryClaims], make);
    const subjects = new Set(moved.map(({ subject }) => subject.split(':')[0]));
    expect([...subjects].sort()).toEqual(expect.arrayContaining(['corridor', 'country', 'region', 'series']));
    expect(wrong(moved)).toEqual([]);
    expect(movedClaims(to.claims, to.claims, make)).toEqual([]);
  });

  it.each([
    ['country:UA', 'airports'],
    ['country:RU', 'the exchange rate'],
    ['corridor:suez', 'effects on markets of a disruption'],
    ['theater:baltic-nordic', 'GNSS interference'],
    ['actor:state:US', 'leverage over Venezuela'],
    ['region:global', 'reported acts towards the Houthis'],
    ['actor:group:houthis', 'reported acts'],
    ['region:global', 'the oil price'],
  ])('of nothing known of %s: %s', (subject, what) => {
    expect(misread(nothingOn(subject, what, 1_780_272_000_000))).toEqual([]);
  });

  it('of detours, where there is a way around and where there is none', () => {
    expect(DETOURS.map(({ measure }) => measure)).toEqual(['detourDays', 'detourDays', undefined]);
    expect(wrong(DETOURS)).toEqual([]);
    expect(detourClaim('country:SA', 'country:JP', 'panama')).toBeUndefined();
  });

  it('of what the shortest way of a ship passes, between countries and ports', () => {
    expect(PASSAGES.map(({ subject }) => subject)).toContain('corridor:hormuz_strait');
    expect(wrong(PASSAGES)).toEqual([]);
  });

  it('of definitions', () => {
    expect(wrong(definitionClaims(record))).toEqual([]);
  });

  it('of scores of the hindcast and of any live forecasts', () => {
    const figure = fc.double({ min: 0, max: 1, noNaN: true });
    const group = fc
      .record({
        kind: fc.constantFrom('live' as const, 'replayed' as const, 'exercise' as const),
        horizon: fc.constantFrom(...HORIZONS),
        scoredCount: fc.nat({ max: 5_000 }),
        score: figure,
        skill: fc.double({ min: -2, max: 1, noNaN: true }),
        error: figure,
        isRegional: fc.boolean(),
      })
      .map(({ kind, horizon, scoredCount, score, skill, error, isRegional }) => ({
        ...{
          kind,
          horizon,
          scoredCount,
          setCount: scoredCount,
          pendingCount: 0,
          voidCount: 0,
          voids: [],
          outcomeCount: scoredCount,
        },
        ...(isRegional ? { regionId: 'mena' } : {}),
        outcomes: { base: scoredCount, escalation: 0, containment: 0, fragmentation: 0 },
        forecasts: [{ forecast: 'model', logScore: score, brierScore: score, rankedProbabilityScore: score }],
        skills: [{ reference: 'markov', score: 'log' as const, skill, low: skill, high: skill, isBestReference: true }],
        lanes: LANES.map((lane) => ({
          ...{ lane, meanProbability: score, happenedShare: score, calibrationError: error, calibrationError95: 1 },
          ...{ reliability: 0, resolution: 0, uncertainty: 0, bins: [] },
        })),
      }));
    fc.assert(
      fc.property(fc.array(group, { maxLength: 3 }), (groups) => {
        expect(wrong(calibrationClaims(groups, 1_780_272_000_000, record))).toEqual([]);
      }),
      { numRuns: 30 },
    );
    const scores = hindcastClaims(HINDCAST_SCORES, record);
    expect(scores.length).toBeGreaterThan(50);
    expect(wrong(scores)).toEqual([]);
  });

  it('of sealed sets and their outcomes', () => {
    const from = Date.UTC(2026, 5, 1);
    const sets = LANES.flatMap((outcome) =>
      [{ regionId: 'mena' }, { country: 'SD' }, { regionId: 'mena', forecaster: 'another' }].map((unit) => ({
        ...{ seq: 1, horizon: '7d' as const, kind: 'live' as const, modelVersion: 'v', issuedAt: from, sealedAt: from },
        ...{
          outcomeFrom: from,
          outcomeTo: from + 7 * DAY_MS,
          references: [],
          hash: 'a',
          sealed: '',
          status: 'scored' as const,
        },
        probabilities: { base: 0.5, escalation: 0.25, containment: 0.2, fragmentation: 0.05 },
        resolution: { resolvedAt: from + 40 * DAY_MS, outcome, hash: 'b', sealed: '' },
        ...unit,
      })),
    );
    const claims = resolvedClaims(sets, record);
    expect(claims).toHaveLength(8);
    expect(claims.map(({ knownAt }) => knownAt)).toEqual(claims.map(() => from + 40 * DAY_MS));
    expect(wrong(claims)).toEqual([]);
  });

  it('of explanations of axes and of the regime', () => {
    const { snapshot } = crisis();
    const make = claimMaker({ evidence: snapshot.evidence, pages: PAGES, knownAt: 1, confidence: 0.5 });
    const none = { rule: '', basis: 'recomputed' as const, isSum: true, parameters: [], terms: [], evidence: [] };
    const claims = [
      ...AXES.flatMap((axis) => {
        const wouldChangeMost = snapshot.evidence.map(({ id }) => ({ evidenceId: id, value: 0.03, change: -0.1 }));
        return explanationClaims(
          snapshot,
          { pointer: `/balance/${axis}`, explanation: { ...none, wouldChangeMost, whatIf: [] } },
          make,
        );
      }),
      ...explanationClaims(
        snapshot,
        {
          pointer: '/regime/label',
          explanation: {
            ...{ ...none, wouldChangeMost: [] },
            whatIf: REGIME_LABELS.map((value) => ({ what: 'coercivePressure', from: 0.7, to: 0.12, value })),
          },
        },
        make,
      ),
    ];
    expect(new Set(claims.map(({ kind }) => kind))).toEqual(new Set(['driver', 'regime']));
    expect(wrong(claims)).toEqual([]);
  });

  it('has a world or a record for every kind', () => {
    const made = [
      ...[...crisis().claims, ...RECORD_CLAIMS, ...DETOURS, ...PASSAGES],
      ...[...hindcastClaims(HINDCAST_SCORES, record), ...definitionClaims(record)],
    ];
    const kinds = new Set(made.map(({ kind }) => kind));
    expect(CLAIM_KINDS.filter((kind) => !kinds.has(kind))).toEqual(['change'].filter(() => !kinds.has('change')));
  });

  it('has no id, file, parameter or double space in it, and one full stop at its end', () => {
    const { claims, countryClaims } = crisis();
    for (const claim of [...claims, ...countryClaims]) {
      const { short, full, clause } = sentencesOf(claim);
      for (const text of [short, full, clause]) expect(text).not.toMatch(/ev_|clm_|_| {2}|undefined|NaN|\.\./);
      expect(short.endsWith('.') && full.endsWith('.') && !clause.endsWith('.')).toBe(true);
    }
  });
});
