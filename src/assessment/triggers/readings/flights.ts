import { FLOWN_THEATERS } from '../../../reference/flight-boxes.ts';
import { theaterById } from '../../../reference/theaters.ts';
import type { World } from '../../assess-world.ts';
import { percent } from '../../english.ts';
import { hourlySeries, mean } from '../../indicators/hourly-series.ts';
import { statusAt, statusOf } from '../../input-status.ts';
import { type Observation, theaterSubject } from '../../observation.ts';
import { PARAMETERS } from '../../parameters.ts';
import { isoMinute } from '../../time.ts';
import type { TriggerRule } from '../trigger-rule.ts';
import type { TriggerReading } from '../trigger-state.ts';
import { formatNumber, readingEvidence } from './reading-evidence.ts';
import { theatersIn } from './theaters-in.ts';

/** Hours over a theater: those judged, and the baseline of the week before. */
const HOURS = { currentHours: 6, baselineDays: 7, gapHours: 24 } as const;
/** Hours of the week before that are needed. */
const BASELINE_HOURS_NEEDED = 24;

/** Hourly values on the scale of the threshold, and the words of the evidence. */
interface HourlyReading {
  readonly values: readonly number[];
  readonly words: string;
}

interface Sensor {
  readonly input: 'military_flights' | 'satellite_positions';
  readonly metric: 'military_aircraft' | 'gnss_degraded_share';
  readonly read: (rows: readonly Observation[]) => HourlyReading | undefined;
}

/** Military aircraft over the theater with the largest rise over its week before, less 1. */
export const readAircraft = (rule: TriggerRule, world: World): TriggerReading | undefined =>
  worstTheater(rule, world, {
    input: 'military_flights',
    metric: 'military_aircraft',
    read: (rows) => {
      const hours = hourlySeries(rows, HOURS);
      if (hours === undefined || hours.baseline.length < BASELINE_HOURS_NEEDED) return undefined;
      const usual = Math.max(1, mean(hours.baseline.map(({ value }) => value)));
      const counts = hours.current.map(({ value }) => value);
      // Too few aircraft are no surge, however few there were before.
      const rise = (count: number): number =>
        count < PARAMETERS.airPosture.minSurge ? Math.min(0, count / usual - 1) : count / usual - 1;
      const words = `${formatNumber(mean(counts))} military aircraft airborne on average over ${HOURS.currentHours} hours; ${formatNumber(usual)} in the week before`;
      return { values: counts.map(rise), words };
    },
  });

/** Share of aircraft with degraded GNSS accuracy over the theater where it is highest. */
export const readPositions = (rule: TriggerRule, world: World): TriggerReading | undefined =>
  worstTheater(rule, world, {
    input: 'satellite_positions',
    metric: 'gnss_degraded_share',
    read: (rows) => {
      const { reportsNeeded } = PARAMETERS.gnss;
      const believed = rows.filter(({ detail }) => Number(detail.reports ?? reportsNeeded) >= reportsNeeded);
      const values = hourlySeries(believed, HOURS)?.current.map(({ value }) => value);
      if (values === undefined) return undefined;
      return { values, words: `${percent(mean(values))} of aircraft report degraded GNSS accuracy` };
    },
  });

/** A theater without recent data is skipped; undefined when all are without. */
function worstTheater(rule: TriggerRule, world: World, { input, metric, read }: Sensor): TriggerReading | undefined {
  const covered = theatersIn(rule.regionId)
    .filter((id) => FLOWN_THEATERS.includes(id))
    .flatMap((theaterId) => {
      const rows = world.index.series(metric, theaterSubject(theaterId));
      const newestAt = rows.at(-1)?.observedAt;
      const { status } = statusAt(statusOf(world.inputs, input).input, newestAt, world.instant);
      const found = status === 'reporting' ? read(rows) : undefined;
      if (found === undefined || newestAt === undefined) return [];
      const lineages = [...new Set(rows.slice(-HOURS.currentHours).map(({ lineage }) => lineage))].sort();
      return [{ ...found, theaterId, newestAt, lineages, value: mean(found.values) }];
    });
  const worst = covered.toSorted((a, b) => b.value - a.value || (a.theaterId < b.theaterId ? -1 : 1))[0];
  if (worst === undefined) return undefined;
  const { theaterId, values, value, newestAt, lineages, words } = worst;
  const item = readingEvidence(rule, world, {
    lineages,
    values: [value],
    event: isoMinute(newestAt),
    observedAt: newestAt,
    words: `${theaterById(theaterId)?.name ?? theaterId}, ${words}`,
    theater: theaterId,
  });
  // One receiver network covers all theaters; k of n hours confirm a reading.
  return { value, recent: values, isCorroborated: true, evidence: [item] };
}
