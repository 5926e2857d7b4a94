import fc from 'fast-check';
import type { MetricId } from '../../src/assessment/metrics.ts';
import type { Observation } from '../../src/assessment/observation.ts';
import { areInOneBloc } from '../../src/reference/blocs.ts';
import { COUNTRIES as ALL_COUNTRIES } from '../../src/reference/countries.ts';
import type { RegionId } from '../../src/reference/regions.ts';
import { type SensedPlan, sensedAtBaseline, sensedObservations, sensedPlan } from './indicator-plans.ts';
import { brent, crude, deaths, news, releases, report, traffic, transits } from './worlds.ts';

/** A small world in a few numbers: what is usual, and what is the case now. */
export interface WorldPlan {
  readonly rowsPerDay: number;
  readonly countries: readonly CountryPlan[];
  readonly corridors: readonly CorridorPlan[];
  /** Last quotes over the usual price, less 1. */
  readonly crudeRise: number;
  /** Sensor readings of the first country, its airspace and the first corridor. */
  readonly sensed: SensedPlan;
  readonly feeds: readonly FeedId[];
}

export interface CountryPlan {
  readonly iso2: string;
  readonly reports: readonly ReportPlan[];
  /** Deaths every five days in the year before, and in the last month covered. */
  readonly deathsUsual: number;
  readonly deathsNow: number;
}

export interface ReportPlan {
  readonly metric: MetricId;
  /** Distinct events in any three days of the past, and in the last three. */
  readonly usual: number;
  readonly now: number;
  /** Outlets that report the events of now; each event is reported by as many of them as `outletsPerEvent`, in turn. */
  readonly outlets: number;
  readonly outletsPerEvent: number;
}

export interface CorridorPlan {
  readonly id: string;
  readonly usual: number;
  readonly ratio: number;
  readonly days: number;
}

export const FEED_IDS = [
  'gdelt-events',
  'ucdp-candidate',
  'portwatch-transits',
  'fred-brent',
  'adsb-military',
  'adsb-civil',
  'sirens',
  'nga-warnings',
  'ofac-list',
  'ecb-rates',
  'cboe-vix',
  'world-bank',
  'unhcr',
  'ioda',
  'fred-credit',
  'oecd-markets',
  'fao-food',
  'fred-gas',
  'eurostat-gas',
] as const;
export type FeedId = (typeof FEED_IDS)[number];

const COUNTRIES = ['IR', 'YE', 'EG', 'CN', 'ID', 'UA', 'TR', 'US', 'IN', 'PK', 'PA', 'BR', 'NG', 'ZA'] as const;
const CORRIDORS = ['hormuz_strait', 'bab_el_mandeb', 'suez', 'malacca_strait', 'bosphorus', 'panama'] as const;
const REPORTS = [
  'force_reports',
  'posture_reports',
  'coercion_reports',
  'blockade_reports',
  'protest_reports',
  'emergency_reports',
  'cooperation_reports',
  'treaty_reports',
  'rupture_reports',
] as const satisfies readonly MetricId[];

/** Regions in which the countries and corridors of plans show. */
export const someRegion: fc.Arbitrary<RegionId> = fc.constantFrom<RegionId>(
  'mena',
  'mena',
  'mena',
  'east-asia',
  'europe',
  'north-america',
  'south-asia',
  'latam',
  'sub-saharan-africa',
  'global',
);

export const somePlan: fc.Arbitrary<WorldPlan> = planOf(fc.subarray([...FEED_IDS], { minLength: 0 }));
export const fullPlan: fc.Arbitrary<WorldPlan> = planOf(fc.constant(FEED_IDS));

function planOf(feeds: fc.Arbitrary<readonly FeedId[]>): fc.Arbitrary<WorldPlan> {
  return fc.record({
    rowsPerDay: fc.constantFrom(40, 2_000, 40_000),
    countries: someOf(COUNTRIES).chain((chosen) => fc.tuple(...chosen.map(countryPlan))),
    corridors: someOf(CORRIDORS).chain((chosen) => fc.tuple(...chosen.map(corridorPlan))),
    crudeRise: fc.double({ min: -0.4, max: 0.6, noNaN: true }),
    sensed: sensedPlan,
    feeds,
  });
}

function someOf<T>(all: readonly T[]): fc.Arbitrary<T[]> {
  return fc.subarray([...all], { minLength: 1, maxLength: 2 });
}

function countryPlan(iso2: string): fc.Arbitrary<CountryPlan> {
  return fc.record({
    iso2: fc.constant(iso2),
    reports: someOf(REPORTS).chain((metrics) => fc.tuple(...metrics.map(reportPlan))),
    deathsUsual: fc.nat({ max: 60 }),
    deathsNow: fc.nat({ max: 200 }),
  });
}

function reportPlan(metric: MetricId): fc.Arbitrary<ReportPlan> {
  return fc.record({
    metric: fc.constant(metric),
    usual: fc.nat({ max: 3 }),
    now: fc.nat({ max: 12 }),
    outlets: fc.integer({ min: 1, max: 5 }),
    outletsPerEvent: fc.integer({ min: 1, max: 3 }),
  });
}

function corridorPlan(id: string): fc.Arbitrary<CorridorPlan> {
  return fc.record({
    id: fc.constant(id),
    usual: fc.integer({ min: 20, max: 120 }),
    ratio: fc.double({ min: 0, max: 1.2, noNaN: true }),
    days: fc.integer({ min: 1, max: 14 }),
  });
}

/** The observations of a plan. */
export function observationsOf(plan: WorldPlan): readonly Observation[] {
  const all = [
    ...news(plan.rowsPerDay),
    ...releases(24),
    ...brent(crude(plan.crudeRise)),
    ...plan.countries.flatMap(countryObservations),
    ...plan.corridors.flatMap(({ id, usual, ratio, days }) => transits(id, traffic(usual, ratio, days))),
    ...sensedObservations(plan.sensed, {
      iso2: plan.countries[0]?.iso2 ?? 'IR',
      chokepointId: plan.corridors[0]?.id ?? 'suez',
    }),
  ];
  return all.filter(({ feedId }) => plan.feeds.some((feed) => feed === feedId));
}

/** The same plan with one feed reporting what is usual. */
export function atBaseline(plan: WorldPlan, feed: FeedId): WorldPlan {
  switch (feed) {
    case 'gdelt-events':
      return { ...plan, countries: plan.countries.map((c) => ({ ...c, reports: c.reports.map(usualReports) })) };
    case 'ucdp-candidate':
      return { ...plan, countries: plan.countries.map((c) => ({ ...c, deathsNow: c.deathsUsual })) };
    case 'portwatch-transits':
      return { ...plan, corridors: plan.corridors.map((corridor) => ({ ...corridor, ratio: 1 })) };
    case 'fred-brent':
      return { ...plan, crudeRise: 0 };
    default:
      return { ...plan, sensed: sensedAtBaseline(plan.sensed, feed) };
  }
}

const usualReports = (reports: ReportPlan): ReportPlan => ({ ...reports, now: reports.usual });

const PAST_DAYS = 102;
const WINDOW_HOURS = 72;

const DYADIC: readonly MetricId[] = ['cooperation_reports', 'treaty_reports', 'rupture_reports'];
/** More of these is no worsening. */
export const BINDING: readonly string[] = ['cooperation_reports', 'treaty_reports'];

/** What two states do is reported of a country and another of one of its blocs. */
export function actorsOf(iso2: string, metric: MetricId): Readonly<Record<string, string>> {
  const partner = ALL_COUNTRIES.find((other) => areInOneBloc(iso2, other.iso2))?.iso2;
  return DYADIC.includes(metric) && partner !== undefined ? { actor1: iso2, actor2: partner } : {};
}

function countryObservations({ iso2, reports, deathsUsual, deathsNow }: CountryPlan): readonly Observation[] {
  return [
    ...reports.flatMap((plan) => reportObservations(iso2, plan)),
    ...Array.from({ length: 134 }, (_, i) =>
      deaths(iso2, i < 6 ? deathsNow : deathsUsual, { daysAgo: 5 * i, id: `${iso2}:${i}` }),
    ).filter(({ value }) => value > 0),
  ];
}

/** Evenly spaced, so that every three days of the past hold equally many. */
function reportObservations(
  iso2: string,
  { metric, usual, now, outlets, outletsPerEvent }: ReportPlan,
): readonly Observation[] {
  const past = Array.from({ length: (usual * (PAST_DAYS - 3)) / 3 }, (_, i) =>
    report({
      metric,
      iso2,
      hoursAgo: WINDOW_HOURS + (i * WINDOW_HOURS) / usual,
      lineage: `outlet${i % 3}.test`,
      event: `past:${i}`,
      detail: actorsOf(iso2, metric),
    }),
  );
  const current = Array.from({ length: now }, (_, i) =>
    Array.from({ length: Math.min(outletsPerEvent, outlets) }, (_unused, k) =>
      report({
        metric,
        iso2,
        hoursAgo: (i * WINDOW_HOURS) / now,
        lineage: `outlet${(i + k) % outlets}.test`,
        event: `now:${i}`,
        detail: actorsOf(iso2, metric),
      }),
    ),
  ).flat();
  return [...past, ...current];
}
