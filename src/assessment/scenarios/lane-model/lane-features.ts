import { log1p } from '../../../arithmetic/log1p.ts';
import { square } from '../../../arithmetic/square.ts';
import { type Horizon, LANES } from '../../../contract/intelligence/vocabulary.ts';
import { type DeathHistory, SPANS_OF_YEAR } from './death-history.ts';
import { laneThresholds } from './lane-thresholds.ts';

/** Spans over which levels are taken; the last is longer than a year, so that a calm year in a long war is recognised. */
const LOOKBACKS: Readonly<Record<Horizon, readonly number[]>> = {
  '24h': [1, 3, 7, 30, 365, 1095],
  '7d': [1, 2, 4, 13, 52, 156],
  '30d': [1, 2, 3, 6, 12, 36],
};
const YEAR = 4;
const LANES_BACK = 12;

/** What each figure of `laneFeatures` is, in its order. Levels are log(1 + mean deaths per span). */
export const LANE_FEATURES = [
  'level of the latest span',
  'level of the second lookback',
  'level of a quarter',
  'level of the fourth lookback',
  'level of the year',
  'level of three years',
  'latest span against the escalation threshold',
  'quarter against the escalation threshold',
  'largest span of the latest three against the escalation threshold',
  'can be contained',
  'latest span against the containment threshold',
  'quarter against the containment threshold',
  'latest span against the year',
  'quarter against the year',
  'share of spans with deaths',
  'spread of the year (coefficient of variation)',
  'escalation threshold against the mean',
  'spans since the last death',
  'share of escalations among the latest twelve lanes',
  'share of containments among the latest twelve lanes',
  'latest lane was escalation',
  'latest lane was containment',
  'share of spans with deaths in a new dyad',
  'level of the neighbours, quarter',
  'level of the neighbours, year',
] as const;

/** Positions of the features that look beyond the country, for the ablation without them. */
export const NEIGHBOUR_FEATURES: readonly number[] = [23, 24];

/**
 * The figures a lane model reads: own history alone, and its neighbours' (METHOD.md §5).
 * @returns as many finite numbers as LANE_FEATURES has names
 */
export function laneFeatures(history: DeathHistory): readonly number[] {
  const { horizon, spans, windows, lanes } = history;
  const levels = LOOKBACKS[horizon].map((length) => log1p(meanOf(spans, length)));
  const { mean, escalationFrom, containmentTo } = laneThresholds(windows, horizon);
  const [latest = 0, , quarter = 0, , year = 0] = levels;
  const surge = log1p(escalationFrom);
  const ease = containmentTo === undefined ? 0 : log1p(containmentTo);
  const eligible = containmentTo === undefined ? 0 : 1;
  const yearSpans = Math.min(spans.length, SPANS_OF_YEAR[horizon]);
  const [escalation, containment] = [LANES.indexOf('escalation'), LANES.indexOf('containment')];
  const largest = log1p(Math.max(spans[0] ?? 0, spans[1] ?? 0, spans[2] ?? 0));
  return [
    ...levels,
    latest - surge,
    quarter - surge,
    largest - surge,
    eligible,
    eligible * (latest - ease),
    eligible * (quarter - ease),
    latest - year,
    quarter - (levels[YEAR] ?? 0),
    shareWithDeaths(spans, yearSpans),
    spread(spans, yearSpans),
    surge - log1p(mean),
    log1p(sinceLastDeath(spans, yearSpans)),
    shareOf(lanes, escalation),
    shareOf(lanes, containment),
    lanes[0] === escalation ? 1 : 0,
    lanes[0] === containment ? 1 : 0,
    history.newDyads,
    log1p(history.neighbours[0]),
    log1p(history.neighbours[1]),
  ];
}

/** Mean of the latest spans; of as many as are known where that is fewer. */
function meanOf(spans: ArrayLike<number>, length: number): number {
  const n = Math.min(length, spans.length);
  let total = 0;
  for (let i = 0; i < n; i++) total += spans[i] ?? 0;
  return total / n;
}

function shareWithDeaths(spans: ArrayLike<number>, n: number): number {
  let count = 0;
  for (let i = 0; i < n; i++) if ((spans[i] ?? 0) > 0) count += 1;
  return count / n;
}

function spread(spans: ArrayLike<number>, n: number): number {
  const mean = meanOf(spans, n);
  let squares = 0;
  for (let i = 0; i < n; i++) squares += square((spans[i] ?? 0) - mean);
  return mean === 0 ? 0 : Math.sqrt(squares / n) / mean;
}

function sinceLastDeath(spans: ArrayLike<number>, n: number): number {
  for (let i = 0; i < n; i++) if ((spans[i] ?? 0) > 0) return i;
  return n;
}

function shareOf(lanes: ArrayLike<number>, lane: number): number {
  const n = Math.min(LANES_BACK, lanes.length);
  let count = 0;
  for (let i = 0; i < n; i++) if (lanes[i] === lane) count += 1;
  return n === 0 ? 0 : count / n;
}
