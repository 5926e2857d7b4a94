import fc from 'fast-check';
import { actClusters } from '../../src/assessment/actors/act-clusters.ts';
import { assessWorld } from '../../src/assessment/assess-world.ts';
import { freshEvidence } from '../../src/assessment/event-driven/fresh-evidence.ts';
import { windowStart } from '../../src/assessment/evidence-window.ts';
import { forceWeight } from '../../src/assessment/indicators/force-weight.ts';
import { activityIn, newsEnd } from '../../src/assessment/indicators/report-activity.ts';
import { inputStatuses } from '../../src/assessment/input-status.ts';
import type { Observation } from '../../src/assessment/observation.ts';
import { countrySubject } from '../../src/assessment/observation.ts';
import { indexObservations, type ObservationIndex } from '../../src/assessment/observation-index.ts';
import { type DailyRollup, dailyRollup } from '../../src/assessment/rollup/daily-rollup.ts';
import type { Known } from '../../src/assessment/rollup/known-index.ts';
import { newestAt } from '../../src/assessment/rollup/known-index.ts';
import { type Report, reportsOf } from '../../src/assessment/rollup/report-series.ts';
import { isRollupMetric, ROLLUP_METRICS } from '../../src/assessment/rollup/rollup-metrics.ts';
import { isRollupDay, rollupSpan, SETTLED_MS } from '../../src/assessment/rollup/rollup-span.ts';
import { DAY_MS, dayNumber, HOUR_MS, MINUTE_MS } from '../../src/assessment/time.ts';
import { currentSlot } from '../../src/assessment/validity.ts';
import { REGION_IDS } from '../../src/reference/regions.ts';
import { act, someAct, someActs } from './act-worlds.ts';
import { NOW, news, uncheckedSnapshotOf } from './worlds.ts';

const REPORT_METRICS = ['force_reports', 'protest_reports', 'cooperation_reports', 'treaty_reports'] as const;

/** Where news ends, its windows and days begin: instants at which one millisecond decides. */
const EDGES = [3, 7, 37, 97, 120].map((days) => NOW - 15 * MINUTE_MS - days * DAY_MS);
const dated: fc.Arbitrary<number> = fc.oneof(
  fc.integer({ min: NOW - 123 * DAY_MS, max: NOW }),
  fc
    .tuple(fc.constantFrom(...EDGES, ...EDGES.map((at) => at - (at % DAY_MS))), fc.integer({ min: -1, max: 1 }))
    .map(([at, ms]) => at + ms),
  fc.tuple(fc.constantFrom(...EDGES), fc.integer({ min: -12, max: 12 })).map(([at, hours]) => at + hours * HOUR_MS),
);
/** Most is known immediately; some late, up to the very last moment. */
const delay: fc.Arbitrary<number> = fc.oneof(
  { weight: 4, arbitrary: fc.constant(5 * MINUTE_MS) },
  fc.integer({ min: 0, max: 100 * DAY_MS }),
);

/** Few events, outlets and pairs, so that an event is reported again on other days, by others and between others. */
const anyReport: fc.Arbitrary<Observation> = fc
  .record({
    metric: fc.constantFrom(...REPORT_METRICS),
    iso2: fc.constantFrom('IR', 'FR'),
    event: fc.constantFrom('a', 'b', 'c', 'd'),
    lineage: fc.constantFrom('one.example', 'two.example', 'three.example'),
    pair: fc.constantFrom(['FR', 'DE'], ['FR', 'IR'], ['IR', undefined], [undefined, undefined]),
    actors: fc.constantFrom(undefined, 'armed', 'state', 'unaligned', 'other'),
    observedAt: dated,
    delay,
    recordId: fc.nat({ max: 60 }),
  })
  .map(({ metric, iso2, event, lineage, pair: [actor1, actor2], actors, observedAt, delay: late, recordId }) => ({
    feedId: 'gdelt-events',
    recordId: `${recordId}`,
    metric,
    subject: countrySubject(iso2),
    value: 1,
    observedAt,
    knownAt: observedAt + late,
    lineage,
    event,
    detail: {
      code: '190',
      ...(actor1 === undefined ? {} : { actor1 }),
      ...(actor2 === undefined ? {} : { actor2 }),
      ...(actors === undefined || metric !== 'force_reports' ? {} : { actors }),
    },
  }));

/** An act reported in another week than its own, or corrected later. */
const oddAct: fc.Arbitrary<Observation> = fc
  .tuple(someAct, dated, delay)
  .chain(([reported, observedAt, late]) =>
    fc
      .constantFrom(act(reported).event, '', ':', 'reported otherwise')
      .map((event) => ({ ...act(reported), event, observedAt, knownAt: observedAt + late })),
  );

/** What feeds bring over a season, with late rows and corrections that say something else or date it elsewhere. */
export const someSeason: fc.Arbitrary<readonly Observation[]> = fc
  .record({
    rowsPerDay: fc.constantFrom(40, 20_000),
    newsEndsDaysAgo: fc.constantFrom(0, 0, 0, 2, 15),
    reports: fc.array(anyReport, { minLength: 20, maxLength: 160 }),
    acts: someActs,
    oddActs: fc.array(oddAct, { maxLength: 20 }),
  })
  .map(({ rowsPerDay, newsEndsDaysAgo, reports, acts, oddActs }) => [
    ...news(rowsPerDay, { endsAt: NOW - 15 * MINUTE_MS - newsEndsDaysAgo * DAY_MS }),
    ...reports,
    ...acts.map(act),
    ...oddActs,
  ]);

/** When a reading is made: now, or of the past as it was known then. */
export const someLook: fc.Arbitrary<number> = fc.oneof(
  fc.constant(NOW),
  fc.integer({ min: 1, max: 40 * 24 }).map((hours) => NOW - hours * HOUR_MS),
);

/**
 * What is known at an instant, with every eligible day rolled up.
 * @param isChosen leaves days as rows, as a store does that has not come to them
 */
export function rolledUpBy(
  all: readonly Observation[],
  instant: number,
  isChosen: (day: number) => boolean,
): Known & { readonly rows: readonly Observation[] } {
  const rows = latestBy(all, instant);
  const span = rollupSpan(indexObservations(rows, instant));
  if (span === undefined) return { rows, days: [] };
  const unsettled = unsettledDays(all, instant);
  const isTaken = ({ metric, observedAt }: Observation): boolean => {
    const day = dayNumber(observedAt);
    return (
      isRollupMetric(metric) &&
      isChosen(day) &&
      !unsettled.has(`${metric} ${day}`) &&
      isRollupDay(day, windowStart(metric, instant), span)
    );
  };
  const groups = grouped(rows.filter(isTaken), ({ metric, observedAt }) => `${metric} ${dayNumber(observedAt)}`);
  const days = [...groups.values()].flatMap((group): DailyRollup[] => {
    const [{ metric = 'background_rows', observedAt = 0 } = {}] = group;
    return isRollupMetric(metric)
      ? [JSON.parse(JSON.stringify(dailyRollup(metric, dayNumber(observedAt), group)))]
      : [];
  });
  return { rows: rows.filter((row) => !isTaken(row)), days };
}

const recordOf = ({ feedId, recordId, metric, subject }: Observation): string =>
  `${feedId}\n${recordId}\n${metric}\n${subject}`;

/** The latest revision of each record known by then; of two known at the same instant the one that came last. */
export function latestBy(all: readonly Observation[], instant: number): readonly Observation[] {
  const latest = new Map<string, Observation>();
  for (const row of all.filter(({ knownAt }) => knownAt <= instant).toSorted((a, b) => a.knownAt - b.knownAt))
    latest.set(recordOf(row), row);
  return [...latest.values()].filter(({ metric, observedAt }) => observedAt >= windowStart(metric, instant));
}

/** Days of which something was or will be learned too late for one who looks at that instant. */
function unsettledDays(all: readonly Observation[], instant: number): ReadonlySet<string> {
  const records = grouped(all, recordOf);
  return new Set(
    [...records.values()].flatMap((revisions) =>
      revisions.some(({ knownAt }) => knownAt > instant - SETTLED_MS)
        ? revisions.map(({ metric, observedAt }) => `${metric} ${dayNumber(observedAt)}`)
        : [],
    ),
  );
}

function grouped(
  rows: readonly Observation[],
  keyOf: (row: Observation) => string,
): ReadonlyMap<string, Observation[]> {
  const groups = new Map<string, Observation[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group === undefined) groups.set(keyOf(row), [row]);
    else group.push(row);
  }
  return groups;
}

/** What every region's snapshot says. */
export function bodies(index: ObservationIndex): readonly string[] {
  const world = assessWorld(index);
  return REGION_IDS.map((regionId) => uncheckedSnapshotOf(world, regionId).body);
}

const BETWEEN_STATES: readonly string[] = ['cooperation_reports', 'treaty_reports', 'rupture_reports'];

/** What assessments are made of, finer than what they show. */
export function readings(index: ObservationIndex) {
  const endAt = newsEnd(index) ?? index.instant;
  const between = ({ detail }: Report): number => (detail.actor1 === 'FR' && detail.actor2 === 'DE' ? 1 : 0);
  const weights: Readonly<Record<string, (report: Report) => number>> = { force_reports: forceWeight };
  const inWindows = Object.keys(ROLLUP_METRICS)
    .filter(isRollupMetric)
    .flatMap((metric) =>
      index.subjects(metric).map((subject) => {
        const reports = reportsOf(index, metric, subject);
        const newest = newestAt(index, metric, subject);
        return [
          metric,
          subject,
          newest,
          activityIn(reports, endAt, weights[metric]),
          BETWEEN_STATES.includes(metric) && activityIn(reports, endAt, between),
        ];
      }),
    );
  const slot = currentSlot(index.instant);
  return {
    inWindows,
    acts: actClusters(index).map((cluster) => ({ ...cluster, lineages: [...cluster.lineages] })),
    inputs: inputStatuses(index),
    fresh: REGION_IDS.map((regionId) => freshEvidence(index, regionId, slot)),
  };
}
