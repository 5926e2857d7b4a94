import { templateNarrative } from '../../src/analysis/narrative/template-narrative.ts';
import { assembleSnapshot, snapshotBody } from '../../src/assessment/assemble-snapshot.ts';
import { assessRegion } from '../../src/assessment/assess-region.ts';
import { assessWorld, type World } from '../../src/assessment/assess-world.ts';
import { corridorNorm } from '../../src/assessment/corridors/corridor-norm.ts';
import { brokenInvariants } from '../../src/assessment/invariants.ts';
import type { MetricId } from '../../src/assessment/metrics.ts';
import {
  chokepointSubject,
  countrySubject,
  type Observation,
  seriesSubject,
  WORLD_SUBJECT,
} from '../../src/assessment/observation.ts';
import { indexObservations } from '../../src/assessment/observation-index.ts';
import type { RegionState } from '../../src/assessment/region-state.ts';
import { DAY_MS, HOUR_MS, isoDate, MINUTE_MS } from '../../src/assessment/time.ts';
import type { RegionalSnapshot } from '../../src/contract/intelligence/regional-snapshot.ts';
import type { RegionId } from '../../src/reference/regions.ts';

/** The instant at which hand-made worlds are looked at: a scheduled run. */
export const NOW = Date.UTC(2026, 2, 16, 12);
/** When the newest export of a hand-made world was closed. */
const NEWS_END = NOW - 15 * MINUTE_MS;

/** One region of one world, whole: index → world → region → template text → assembled → checked. */
export interface Assessed {
  readonly snapshot: RegionalSnapshot;
  readonly body: string;
  readonly state: RegionState;
  readonly world: World;
}

/** @throws when the snapshot breaks an invariant */
export function snapshotOf(
  observations: readonly Observation[],
  regionId: RegionId,
  instant: number = NOW,
  prior?: RegionState,
): Assessed {
  return snapshotOfWorld(assessWorld(indexObservations(observations, instant)), regionId, prior);
}

/** The same from a world already assessed. @throws when the snapshot breaks an invariant */
export function snapshotOfWorld(world: World, regionId: RegionId, prior?: RegionState): Assessed {
  const assessed = uncheckedSnapshotOf(world, regionId, prior);
  const broken = brokenInvariants(assessed.snapshot);
  if (broken.length > 0) throw new Error(`${regionId} at ${isoDate(world.instant)}: ${broken.join('; ')}`);
  return assessed;
}

/** The same without the check, which costs more than the rest. */
export function uncheckedSnapshotOf(world: World, regionId: RegionId, prior?: RegionState): Assessed {
  const { draft, state } = assessRegion(world, regionId, prior);
  const snapshot = assembleSnapshot(draft, templateNarrative(draft, world.label !== ''));
  return { snapshot, body: snapshotBody(snapshot), state, world };
}

interface TransitOptions {
  readonly lagDays?: number;
  readonly endsAt?: number;
  /** The count that means the norm of its day. */
  readonly usual?: number;
}

/** Days, newest last, ending `lagDays` before NOW: PortWatch publishes with a lag. The first count is the usual one: it meets the published norm. */
export function transits(
  chokepointId: string,
  counts: readonly number[],
  { lagDays = 6, endsAt = NOW, usual = counts[0] ?? 0 }: TransitOptions = {},
): readonly Observation[] {
  const norm = corridorNorm(chokepointId);
  const shareOf = (count: number, day: number): number =>
    usual === 0 ? count : (count / usual) * (norm(day) ?? usual);
  const last = Math.floor(endsAt / DAY_MS) * DAY_MS - lagDays * DAY_MS;
  return counts.map((count, i) => {
    const observedAt = last - (counts.length - 1 - i) * DAY_MS;
    const value = shareOf(count, observedAt / DAY_MS);
    return {
      feedId: 'portwatch-transits',
      recordId: `${chokepointId}:${isoDate(observedAt)}`,
      metric: 'transits_total',
      subject: chokepointSubject(chokepointId),
      value,
      observedAt,
      knownAt: observedAt + lagDays * DAY_MS,
      lineage: 'imf-portwatch',
      event: isoDate(observedAt),
      detail: {},
    };
  });
}

/** `usual` ships a day for 70 days, then `usual` × `ratio` for the last `days`. */
export function traffic(usual: number, ratio = 1, days = 12): readonly number[] {
  return [...Array<number>(70).fill(usual), ...Array<number>(days).fill(Math.round(usual * ratio))];
}

/** Rows of exports without anything that we collect: every six hours of the last three days, once a day before. */
export function news(rowsPerDay = 2_000, { days = 104, endsAt = NEWS_END } = {}): readonly Observation[] {
  const often = Array.from({ length: 12 }, (_, i) => ({ observedAt: endsAt - i * 6 * HOUR_MS, value: rowsPerDay / 4 }));
  const daily = Array.from({ length: days - 3 }, (_, i) => ({
    observedAt: endsAt - (i + 3) * DAY_MS,
    value: rowsPerDay,
  }));
  return [...often, ...daily].map(({ observedAt, value }) => ({
    feedId: 'gdelt-events',
    recordId: `export:${observedAt}`,
    metric: 'background_rows',
    subject: WORLD_SUBJECT,
    value,
    observedAt,
    knownAt: observedAt + 5 * MINUTE_MS,
    lineage: 'gdelt',
    event: `export:${observedAt}`,
    detail: {},
  }));
}

export interface Report {
  readonly metric: MetricId;
  readonly iso2: string;
  readonly hoursAgo: number;
  readonly lineage: string;
  /** Distinguishes things that happened on one day in one place. */
  readonly event: string;
  readonly recordId?: string;
  readonly detail?: Readonly<Record<string, string>>;
}

/** One row of an export. */
export function report({ metric, iso2, hoursAgo, lineage, event, recordId, detail = {} }: Report): Observation {
  const observedAt = Math.round(NEWS_END - hoursAgo * HOUR_MS);
  return {
    feedId: 'gdelt-events',
    recordId: recordId ?? `${metric}:${iso2}:${event}:${lineage}`,
    metric,
    subject: countrySubject(iso2),
    value: 1,
    observedAt,
    knownAt: observedAt + 5 * MINUTE_MS,
    lineage,
    event,
    detail,
  };
}

export interface Coverage {
  readonly metric: MetricId;
  readonly iso2: string;
  readonly perDay: number;
  /** Whole days before the newest export, `[from, to)`; 0 is the last 24 hours. */
  readonly from: number;
  readonly to: number;
  /** Outlets that each report every event. */
  readonly lineages?: readonly string[];
}

/** Distinct events spread evenly over days, each reported by every outlet. */
export function coverage({
  metric,
  iso2,
  perDay,
  from,
  to,
  lineages = ['ap.org', 'bbc.co.uk', 'afp.com', 'aa.com.tr'],
}: Coverage): readonly Observation[] {
  const count = Math.round(perDay * (to - from));
  return Array.from({ length: count }, (_, i) => {
    const hoursAgo = 24 * (from + ((i + 0.5) * (to - from)) / count);
    return lineages.map((lineage) => report({ metric, iso2, hoursAgo, lineage, event: `${from}-${to}:${i}` }));
  }).flat();
}

/** A year and a bit of monthly releases, the newest ending `lagDays` ago. */
export function releases(months = 14, lagDays = 40): readonly Observation[] {
  return Array.from({ length: months }, (_, i) => {
    const observedAt = NOW - (lagDays + 30 * i) * DAY_MS;
    return {
      feedId: 'ucdp-candidate',
      recordId: `release:${i}`,
      metric: 'conflict_events_total',
      subject: WORLD_SUBJECT,
      value: 1_500,
      observedAt,
      knownAt: observedAt + 30 * DAY_MS,
      lineage: 'ucdp',
      event: `release:${i}`,
      detail: {},
    };
  });
}

/** One event of organised violence, `daysAgo` before the newest of `releases()`. */
export function deaths(iso2: string, value: number, { daysAgo, id }: { daysAgo: number; id: string }): Observation {
  const observedAt = NOW - (40 + daysAgo) * DAY_MS;
  return {
    feedId: 'ucdp-candidate',
    recordId: id,
    metric: 'conflict_deaths',
    subject: countrySubject(iso2),
    value,
    observedAt,
    knownAt: observedAt + 30 * DAY_MS,
    lineage: 'ucdp',
    event: id,
    detail: {},
  };
}

/** Daily quotes of Brent, newest last, ending `lagDays` before NOW. */
export const brent = (prices: readonly number[], lagDays = 2): readonly Observation[] =>
  crudeQuotes({ feedId: 'fred-brent', seriesId: 'brent' }, prices, lagDays);

/** Daily quotes of one series of crude, newest last, ending `lagDays` before NOW. */
export function crudeQuotes(
  { feedId, seriesId }: { readonly feedId: string; readonly seriesId: string },
  prices: readonly number[],
  lagDays = 2,
): readonly Observation[] {
  const last = Math.floor(NOW / DAY_MS) * DAY_MS - lagDays * DAY_MS;
  return prices.map((value, i) => {
    const observedAt = last - (prices.length - 1 - i) * DAY_MS;
    return {
      feedId,
      recordId: isoDate(observedAt),
      metric: 'crude_price',
      subject: seriesSubject(seriesId),
      value,
      observedAt,
      knownAt: observedAt + DAY_MS,
      lineage: 'eia',
      event: isoDate(observedAt),
      detail: {},
    };
  });
}

/** 70 quotes that wobble round 80, then three at 80 × (1 + rise). */
export function crude(rise = 0): readonly number[] {
  return [...Array.from({ length: 70 }, (_, i) => 80 + ((i % 5) - 2) * 0.4), ...Array<number>(3).fill(80 * (1 + rise))];
}
