import { FLOWN_THEATERS } from '../../../reference/flight-boxes.ts';
import { theaterById } from '../../../reference/theaters.ts';
import type { World } from '../../assess-world.ts';
import { hourlySeries, mean } from '../../indicators/hourly-series.ts';
import { statusAt, statusOf } from '../../inputs.ts';
import { type Observation, theaterSubject } from '../../observation.ts';
import { PARAMETERS } from '../../parameters.ts';
import { isoMinute } from '../../time.ts';
import type { TriggerRule } from '../trigger-rule.ts';
import type { TriggerReading } from '../trigger-state.ts';
import { formatNumber, readingEvidence } from './reading-evidence.ts';
import { theatersIn } from './theaters-in.ts';

/** Hours over a theater: those judged, and those of the week before that they are held against. */
const HOURS = { currentHours: 6, baselineDays: 7, gapHours: 24 } as const;
/** Hours of the week before that are needed. */
const BASELINE_HOURS_NEEDED = 24;

/** Hourly values on the scale of the threshold, and what the evidence tells. */
interface Sky {
  readonly values: readonly number[];
  readonly words: string;
}

interface Sensor {
  readonly input: 'military_flights' | 'satellite_positions';
  readonly metric: 'military_aircraft' | 'gnss_degraded_share';
  readonly read: (rows: readonly Observation[]) => Sky | undefined;
}

/** Military aircraft over the theater where they have risen most against its week before, less 1. */
export const readAircraft = (rule: TriggerRule, world: World): TriggerReading | undefined =>
  worstTheater(rule, world, {
    input: 'military_flights',
    metric: 'military_aircraft',
    read: (rows) => {
      const hours = hourlySeries(rows, HOURS);
      if (hours === undefined || hours.baseline.length < BASELINE_HOURS_NEEDED) return undefined;
      const usual = Math.max(1, mean(hours.baseline.map(({ value }) => value)));
      const counts = hours.current.map(({ value }) => value);
      // Fewer than make a surge are none, however few there were before.
      const rise = (count: number): number =>
        count < PARAMETERS.airPosture.minSurge ? Math.min(0, count / usual - 1) : count / usual - 1;
      const words = `${formatNumber(mean(counts))} military aircraft at once, ${formatNumber(usual)} in the week before`;
      return { values: counts.map(rise), words };
    },
  });

/** Share of poor positions over the theater where it is highest. */
export const readPositions = (rule: TriggerRule, world: World): TriggerReading | undefined =>
  worstTheater(rule, world, {
    input: 'satellite_positions',
    metric: 'gnss_degraded_share',
    read: (rows) => {
      const { reportsNeeded } = PARAMETERS.gnss;
      const believed = rows.filter(({ detail }) => Number(detail.reports ?? reportsNeeded) >= reportsNeeded);
      const values = hourlySeries(believed, HOURS)?.current.map(({ value }) => value);
      if (values === undefined) return undefined;
      return { values, words: `${formatNumber(mean(values))} of aircraft with poor satellite positions` };
    },
  });

/** A theater that receivers no longer hear says nothing; undefined when none is heard. */
function worstTheater(rule: TriggerRule, world: World, { input, metric, read }: Sensor): TriggerReading | undefined {
  const heard = theatersIn(rule.regionId)
    .filter((id) => FLOWN_THEATERS.includes(id))
    .flatMap((theaterId) => {
      const rows = world.index.series(metric, theaterSubject(theaterId));
      const newestAt = rows.at(-1)?.observedAt;
      const { status } = statusAt(statusOf(world.inputs, input).input, newestAt, world.instant);
      const sky = status === 'reporting' ? read(rows) : undefined;
      if (sky === undefined || newestAt === undefined) return [];
      const lineages = [...new Set(rows.slice(-HOURS.currentHours).map(({ lineage }) => lineage))].sort();
      return [{ ...sky, theaterId, newestAt, lineages, value: mean(sky.values) }];
    });
  const worst = heard.toSorted((a, b) => b.value - a.value || (a.theaterId < b.theaterId ? -1 : 1))[0];
  if (worst === undefined) return undefined;
  const { theaterId, values, value, newestAt, lineages, words } = worst;
  const told = readingEvidence(rule, world, {
    lineages,
    values: [value],
    event: isoMinute(newestAt),
    observedAt: newestAt,
    words: `${theaterById(theaterId)?.name ?? theaterId}, ${words}`,
    theater: theaterId,
  });
  // One network of receivers hears all of it; hours apart are its only witnesses (k of n).
  return { value, recent: values, isHeard: true, evidence: [told] };
}
