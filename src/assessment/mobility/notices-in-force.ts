import type { MetricId } from '../metrics.ts';
import { type Observation, WORLD_SUBJECT } from '../observation.ts';
import type { ObservationIndex } from '../observation-index.ts';
import { PARAMETERS } from '../parameters.ts';
import { HOUR_MS } from '../time.ts';

/** A notice of an authority about one airport or one airspace. */
export interface Notice {
  readonly metric: MetricId;
  /** ICAO code of the airport or flight information region. */
  readonly icao: string;
  readonly row: Observation;
}

/** Lists that are published in full every hour; the others once a day. */
const HOURLY_LISTS: readonly MetricId[] = ['airport_ground_stop', 'airport_delay'];
const HOURLY_LINEAGE = 'faa';

/**
 * Notices of one kind that are in force, by place: present when their list was last read, and not past their end. A list not
 * read for 30 hours is ignored.
 */
export function noticesInForce(index: ObservationIndex, metric: MetricId): readonly Notice[] {
  const longest = PARAMETERS.mobility.noticeHours * HOUR_MS;
  const listedAt = index
    .series(metric, WORLD_SUBJECT)
    .findLast(({ lineage }) => lineage === HOURLY_LINEAGE)?.observedAt;
  return index.subjects(metric).flatMap((subject) => {
    if (subject === WORLD_SUBJECT) return [];
    const icao = subject.split(':')[1] ?? '';
    const latest = new Map<string, Observation>();
    for (const row of index.series(metric, subject)) latest.set(row.event.replace(/:\d{10}$/, ''), row);
    return [...latest.values()].flatMap((row): readonly Notice[] => {
      const isHourly =
        row.lineage === HOURLY_LINEAGE && (HOURLY_LISTS.includes(metric) || metric === 'airport_closure');
      const readAt = isHourly && listedAt !== undefined ? listedAt : index.instant;
      const isListed = isHourly ? row.observedAt >= readAt : row.observedAt > readAt - longest;
      const isRecent = index.instant - Math.max(row.observedAt, isHourly ? readAt : 0) <= longest;
      const endsAt = endOf(row);
      return isListed && isRecent && (endsAt === undefined || endsAt >= index.instant) ? [{ metric, icao, row }] : [];
    });
  });
}

/** `2026-03-16 12:00 UTC` as feeds write the end of a notice, epoch ms; undefined for a permanent one and for none. */
function endOf({ detail }: Observation): number | undefined {
  const [, year, month, day, hours, minutes] =
    /^(\d{4})-(\d{2})-(\d{2}) (\d{2}):(\d{2}) UTC$/.exec(detail.until ?? '') ?? [];
  if (year === undefined) return undefined;
  return Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hours), Number(minutes));
}

const HAZARD_NAMES: Readonly<Record<string, string>> = {
  VA: 'volcanic ash',
  'RDOACT CLD': 'radioactive cloud',
  TC: 'tropical cyclone',
};

/** @param code of a SIGMET's hazard, such as `VA` */
export const hazardName = (code: string): string => HAZARD_NAMES[code] ?? code;
