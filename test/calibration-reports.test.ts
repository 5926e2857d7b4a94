import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { DATED_ARTEFACT } from '../src/assessment/scenarios/dated-lanes/dated-artefact.ts';
import { LANE_ARTEFACT } from '../src/assessment/scenarios/lane-model/lane-artefact.ts';
import { HORIZONS, LANES } from '../src/contract/intelligence/vocabulary.ts';
import { contentHash } from '../src/reference/content-hash.ts';

const BASELINES = [
  'uniform',
  'pooledClimatology',
  'unitClimatology',
  'markov',
  'lastK',
  'ownYear',
  'ewmaNegativeBinomial',
] as const;
/** With those of METHOD.md §13.1, which a report of 30 days may lack. */
const ALL_BASELINES = [...BASELINES, 'publishedRates', 'recentFrequency'] as const;
const baselinesOf = (horizon: string, { scores }: Table): readonly string[] =>
  ALL_BASELINES.filter((name) => horizon !== '30d' || Object.hasOwn(scores, name));

const Scores = Type.Object({
  logScore: Type.Number({ minimum: 0 }),
  brierScore: Type.Number({ minimum: 0, maximum: 2 }),
  rankedProbabilityScore: Type.Number({ minimum: 0, maximum: 1 }),
});
const Skill = Type.Object({
  against: Type.Enum([...ALL_BASELINES]),
  regionBlocks: Type.Object({ skill: Type.Number(), low: Type.Number(), high: Type.Number() }),
});
const Lane = Type.Object({
  lane: Type.Enum([...LANES]),
  happenedCount: Type.Integer({ minimum: 0 }),
  calibrationError: Type.Number({ minimum: 0, maximum: 1 }),
  calibrationError95: Type.Number({ minimum: 0, maximum: 1 }),
  areaUnderCurve: Type.Optional(Type.Number({ minimum: 0, maximum: 1 })),
});
/** What METHOD.md §11 asks of every stratum and horizon. */
const Table = Type.Object({
  caseCount: Type.Integer({ minimum: 1 }),
  baseRates: Type.Object(Object.fromEntries(LANES.map((lane) => [lane, Type.Number({ minimum: 0, maximum: 1 })]))),
  scores: Type.Object(Object.fromEntries([...BASELINES, 'model'].map((name) => [name, Scores]))),
  skillAgainstBest: Type.Object({ logScore: Skill, brierScore: Skill, rankedProbabilityScore: Skill }),
  lanes: Type.Array(Lane, { minItems: LANES.length, maxItems: LANES.length }),
});
type Table = Static<typeof Table>;
const Report = Type.Object({
  horizon: Type.Enum([...HORIZONS]),
  testFrom: Type.Enum(['2018-01', '2022-01']),
  testTo: Type.Enum(['2023-12', '2024-12']),
  strata: Type.Record(Type.String(), Table),
  regions: Type.Optional(Table),
  resolvedByIsoCode: Type.Optional(Table),
});

const reports = HORIZONS.map((horizon) => {
  const url = new URL(`../docs/method/calibration/hindcast-${horizon}.json`, import.meta.url);
  const report: unknown = JSON.parse(readFileSync(fileURLToPath(url), 'utf8'));
  return { horizon, report };
});
/** The months with releases: the scores of what ships, no month of which a fit has seen. */
const Released = Type.Object({
  testFrom: Type.String(),
  originsWithoutVintage: Type.Literal(0),
  artefact: Type.Literal(contentHash(LANE_ARTEFACT, 12)),
  fittedThrough: Type.Literal(LANE_ARTEFACT.fittedThrough),
  revisionsThrough: Type.Literal(LANE_ARTEFACT.revisionsThrough),
  strata: Type.Record(Type.String(), Table),
  regions: Table,
});

const tablesOf = ({ strata, regions, resolvedByIsoCode }: Static<typeof Report>): readonly Table[] =>
  [...Object.values(strata), regions, resolvedByIsoCode].filter((table) => table !== undefined);

describe('the reports of the test years', () => {
  it.each(reports)(
    'at $horizon hold, for every table, cases, base rates, all baselines and the model with their scores, skill with an interval, and the calibration of each lane',
    ({ horizon, report }) => {
      expect(Value.Errors(Report, report).slice(0, 3)).toEqual([]);
      const read = Value.Parse(Report, report);
      expect(read.horizon).toBe(horizon);
      for (const table of tablesOf(read)) {
        const { scores, skillAgainstBest, lanes, caseCount } = table;
        expect(lanes.reduce((sum, { happenedCount }) => sum + happenedCount, 0)).toBe(caseCount);
        // A lane that always or never came out ranks nothing.
        for (const { happenedCount, areaUnderCurve } of lanes)
          expect(areaUnderCurve !== undefined).toBe(happenedCount > 0 && happenedCount < caseCount);
        for (const metric of ['logScore', 'brierScore', 'rankedProbabilityScore'] as const) {
          const least = Math.min(...baselinesOf(horizon, table).map((name) => scores[name]?.[metric] ?? Number.NaN));
          const { against, regionBlocks } = skillAgainstBest[metric];
          expect(scores[against]?.[metric]).toBe(least);
          expect(regionBlocks.skill).toBeCloseTo(1 - (scores.model?.[metric] ?? 0) / least, 9);
        }
      }
    },
  );

  it('have each stratum that has a case, regions and the second table', () => {
    const [day, week, month] = reports.map(({ report }) => Value.Parse(Report, report));
    expect(Object.keys(month?.strata ?? {})).toEqual(['active', 'low', 'quiet']);
    expect([month?.regions, month?.resolvedByIsoCode].every((table) => table !== undefined)).toBe(true);
    for (const report of [day, week]) {
      expect(report?.strata.active).toBeDefined();
      expect(Object.keys(report?.regions?.scores ?? {})).toEqual(expect.arrayContaining([...ALL_BASELINES, 'model']));
    }
  });

  it('with releases score what ships on months that nothing was fitted on', () => {
    const url = new URL('../docs/method/calibration/hindcast-30d-vintages.json', import.meta.url);
    const report: unknown = JSON.parse(readFileSync(fileURLToPath(url), 'utf8'));
    expect(Value.Errors(Released, report).slice(0, 3)).toEqual([]);
    const { testFrom, fittedThrough, revisionsThrough } = Value.Parse(Released, report);
    expect([fittedThrough, revisionsThrough].every((last) => last < testFrom)).toBe(true);
  });

  it('at 24 hours and 7 days score days that nothing was fitted on', () => {
    const Short = Type.Object({ testFrom: Type.String(), fittedThrough: Type.Record(Type.String(), Type.String()) });
    for (const { report } of reports.slice(0, 2)) {
      const { testFrom, fittedThrough } = Value.Parse(Short, report);
      expect(fittedThrough).toEqual(DATED_ARTEFACT.fittedThrough);
      for (const last of Object.values(fittedThrough)) expect(last < `${testFrom}-01`).toBe(true);
    }
  });
});
