import type { Axis } from '../contract/intelligence/vocabulary.ts';
import type { MetricId } from './metrics.ts';
import { WORLD_SUBJECT } from './observation.ts';
import type { ObservationIndex } from './observation-index.ts';
import { DAY_MS, HOUR_MS } from './time.ts';

/** Something an assessment expects to be told. One that no feed carries yet has no metric, and is always missing. */
export interface Input {
  readonly id: string;
  /** The metric whose newest observation says how old the input is; any subject. */
  readonly pulse?: MetricId;
  /** Content older than this is stale; older than three times this is missing. */
  readonly maxAgeMs: number;
  /** Weight in coverage and freshness; published, fixed (start). */
  readonly weight: number;
  readonly axes: readonly Axis[];
  /** A sensor or publisher of record, trusted alone (METHOD.md §2). */
  readonly ofRecord?: boolean;
}

const unfed = (id: string, weight: number, axes: readonly Axis[]): Input => ({ id, weight, axes, maxAgeMs: DAY_MS });

/** Every expected input, fed or not. Ages: FEEDS.md §3 with the six-hour rhythm allowed for. */
export const INPUTS = [
  {
    id: 'news_events',
    pulse: 'background_rows',
    maxAgeMs: 12 * HOUR_MS,
    weight: 3,
    axes: ['coercivePressure', 'domesticFragility'],
  },
  {
    id: 'conflict_deaths',
    pulse: 'conflict_events_total',
    maxAgeMs: 75 * DAY_MS,
    weight: 2,
    axes: ['coercivePressure'],
    ofRecord: true,
  },
  {
    id: 'corridor_transits',
    pulse: 'transits_total',
    maxAgeMs: 14 * DAY_MS,
    weight: 3,
    axes: ['maritimeAccess', 'energyVulnerability', 'energyLeverage'],
    ofRecord: true,
  },
  {
    id: 'crude_price',
    pulse: 'crude_price',
    maxAgeMs: 10 * DAY_MS,
    weight: 1,
    axes: ['energyVulnerability'],
    ofRecord: true,
  },
  unfed('military_flights', 2, ['coercivePressure']),
  unfed('sanctions_lists', 1, ['capitalStress']),
  unfed('currencies', 2, ['capitalStress']),
  unfed('volatility', 1, ['capitalStress']),
  unfed('cooperation', 2, ['allianceCohesion']),
  unfed('displacement', 1, ['domesticFragility']),
  unfed('internet_outages', 1, ['domesticFragility']),
  unfed('food_prices', 1, ['domesticFragility']),
  unfed('gas_supply', 1, ['energyVulnerability']),
  unfed('maritime_warnings', 1, ['maritimeAccess']),
  unfed('mobility', 1, []),
  unfed('actors', 1, []),
] as const satisfies readonly Input[];

export type InputId = (typeof INPUTS)[number]['id'];

export interface InputStatus {
  readonly input: Input;
  readonly status: 'reporting' | 'stale' | 'missing';
  /** Time of the newest content, epoch ms. */
  readonly newestAt?: number;
}

/** Which inputs report at the index's instant, told from their content alone (METHOD.md A5). */
export function inputStatuses(index: ObservationIndex): ReadonlyMap<string, InputStatus> {
  return new Map(INPUTS.map((input: Input) => [input.id, statusOf(input, index)]));
}

function statusOf(input: Input, index: ObservationIndex): InputStatus {
  const newestAt = input.pulse === undefined ? undefined : newestContentAt(input.pulse, index);
  if (newestAt === undefined) return { input, status: 'missing' };
  const age = index.instant - newestAt;
  if (age > 3 * input.maxAgeMs) return { input, status: 'missing', newestAt };
  return { input, status: age > input.maxAgeMs ? 'stale' : 'reporting', newestAt };
}

function newestContentAt(metric: MetricId, index: ObservationIndex): number | undefined {
  let newest: number | undefined;
  const subjects = index.series(metric, WORLD_SUBJECT).length > 0 ? [WORLD_SUBJECT] : index.subjects(metric);
  for (const subject of subjects) {
    const at = index.series(metric, subject).at(-1)?.observedAt;
    if (at !== undefined && (newest === undefined || at > newest)) newest = at;
  }
  return newest;
}
