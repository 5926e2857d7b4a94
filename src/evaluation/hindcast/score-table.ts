import { LANES } from '../../contract/intelligence/vocabulary.ts';
import { areaUnderCurve } from '../area-under-curve.ts';
import { averagePrecision } from '../average-precision.ts';
import { brierScore } from '../brier-score.ts';
import { calibrationError } from '../calibration-error.ts';
import { consistencyBars } from '../consistency-bars.ts';
import { dieboldMariano } from '../diebold-mariano.ts';
import { logScore } from '../log-score.ts';
import { murphyDecomposition } from '../murphy-decomposition.ts';
import { rankedProbabilityScore } from '../ranked-probability-score.ts';
import { reliabilityBins, TENTHS } from '../reliability-bins.ts';
import { skillInterval } from '../skill-interval.ts';
import { MODEL, type ScoredCase } from './scored-case.ts';

const METRICS = { logScore, brierScore, rankedProbabilityScore } as const;
export type MetricName = keyof typeof METRICS;
const METRIC_NAMES: readonly MetricName[] = ['logScore', 'brierScore', 'rankedProbabilityScore'];
const SEED = 11;

/** Names of the baselines that skill is quoted against, by metric. */
export type References = Readonly<Record<MetricName, string>>;

export type ScoreTable = NonNullable<ReturnType<typeof scoreTable>>;

/**
 * Everything METHOD.md §11 asks of one stratum: scores of every forecast, skill of the model with its interval, and its reliability.
 * @param fixed reference per metric that was chosen before the scored years; absent where there is none
 * @returns undefined without a case
 */
export function scoreTable(cases: readonly ScoredCase[], fixed: References | undefined) {
  const names = Object.keys(cases[0]?.forecasts ?? {});
  if (cases.length === 0) return undefined;
  const scores = Object.fromEntries(names.map((name) => [name, meanScores(cases, name)]));
  const best = bestSimple(cases);
  return {
    caseCount: cases.length,
    unitCount: new Set(cases.map(({ unit }) => unit)).size,
    baseRates: Object.fromEntries(
      LANES.map((lane, i) => [lane, cases.filter((c) => c.outcome === i).length / cases.length]),
    ),
    scores,
    bestSimple: best,
    skillAgainstBest: skills(cases, best),
    ...(fixed === undefined ? {} : { reference: fixed, skillAgainstReference: skills(cases, fixed) }),
    lanes: LANES.map((lane, i) => laneReliability(cases, lane, i)),
  };
}

/** The same of regions, with the skill against the rates that snapshots had shown of them (METHOD.md §13.1). */
export function regionTable(cases: readonly ScoredCase[], fixed: References | undefined) {
  const table = scoreTable(cases, fixed);
  return table === undefined ? undefined : { ...table, skillAgainstPublished: skillAgainst(cases, 'publishedRates') };
}

/** The simple forecast that lost least, by metric. */
export function bestSimple(cases: readonly ScoredCase[]): References {
  const best = (metric: MetricName): string =>
    simpleNames(cases).reduce((least, name) =>
      meanOf(cases, name, metric) < meanOf(cases, least, metric) ? name : least,
    );
  return {
    logScore: best('logScore'),
    brierScore: best('brierScore'),
    rankedProbabilityScore: best('rankedProbabilityScore'),
  };
}

/** Names of the baselines, in the order of reports: every forecast but the model and the members of its pool. */
const simpleNames = (cases: readonly ScoredCase[]): readonly string[] =>
  Object.keys(cases[0]?.forecasts ?? {}).filter((name) => name !== MODEL && !name.startsWith('member '));

/** Skill of the model against one forecast by every metric. */
export const skillAgainst = (cases: readonly ScoredCase[], name: string) =>
  skills(cases, { logScore: name, brierScore: name, rankedProbabilityScore: name });

function meanScores(cases: readonly ScoredCase[], name: string): Readonly<Record<MetricName, number>> {
  return {
    logScore: meanOf(cases, name, 'logScore'),
    brierScore: meanOf(cases, name, 'brierScore'),
    rankedProbabilityScore: meanOf(cases, name, 'rankedProbabilityScore'),
  };
}

function meanOf(cases: readonly ScoredCase[], name: string, metric: MetricName): number {
  return cases.reduce((sum, one) => sum + lossOf(one, name, metric), 0) / cases.length;
}

function lossOf({ forecasts, outcome }: ScoredCase, name: string, metric: MetricName): number {
  const shares = forecasts[name];
  if (shares === undefined) throw new Error(`no forecast ${name}`);
  return METRICS[metric](shares, outcome);
}

function skills(cases: readonly ScoredCase[], references: References) {
  return Object.fromEntries(
    METRIC_NAMES.map((metric) => {
      const against = references[metric];
      const paired = cases.map((one) => ({
        region: one.region,
        quarter: one.quarter,
        loss: lossOf(one, MODEL, metric),
        referenceLoss: lossOf(one, against, metric),
      }));
      return [
        metric,
        {
          against,
          regionBlocks: skillInterval(paired, { seed: SEED }),
          regionsAndQuarters: skillInterval(paired, { seed: SEED, scheme: 'regions-and-quarters' }),
          dieboldMariano: dieboldMariano(differencesByTime(cases, against, metric)),
        },
      ];
    }),
  );
}

/** Mean difference of the losses per origin, in order of time. */
function differencesByTime(cases: readonly ScoredCase[], against: string, metric: MetricName): readonly number[] {
  const byTime = new Map<number, { sum: number; count: number }>();
  for (const one of cases) {
    const own = byTime.get(one.time) ?? { sum: 0, count: 0 };
    own.sum += lossOf(one, MODEL, metric) - lossOf(one, against, metric);
    own.count += 1;
    byTime.set(one.time, own);
  }
  return [...byTime].sort(([a], [b]) => a - b).map(([, { sum, count }]) => sum / count);
}

function laneReliability(cases: readonly ScoredCase[], lane: string, place: number) {
  const binary = cases.map(({ forecasts, outcome }) => ({
    probability: forecasts[MODEL]?.[place] ?? 0,
    happened: outcome === place,
  }));
  const bins = reliabilityBins(binary);
  const bars = consistencyBars(binary, { edges: TENTHS, seed: SEED, draws: 400 });
  const own = calibrationError(bins);
  return {
    lane,
    happenedCount: binary.filter(({ happened }) => happened).length,
    areaUnderCurve: areaUnderCurve(binary),
    averagePrecision: averagePrecision(binary),
    calibrationError: own,
    calibrationError95: bars.calibrationError95,
    isCalibrated: own <= 0.03 || own <= bars.calibrationError95,
    murphy: murphyDecomposition(binary, TENTHS),
    bins: bins.map((bin, i) => ({ ...bin, band: bars.bins[i] })),
  };
}
