import { COUNTRIES } from '../../../reference/countries.ts';
import { deathRows, monthOf } from '../../indicators/death-rows.ts';
import { countrySubject, type Observation, WORLD_SUBJECT } from '../../observation.ts';
import type { ObservationIndex } from '../../observation-index.ts';
import { onceFor } from '../../once-for.ts';
import { DAY_MS } from '../../time.ts';
import type { DatedDeaths } from './dated-deaths.ts';

/** The conflict deaths that observations tell of, by day. */
export interface RecordedDeaths {
  /** ISO 3166 alpha-2 → records; countries without one are absent. */
  readonly byCountry: ReadonlyMap<string, readonly DatedDeaths[]>;
  /** Calendar months (`monthOf`) that some release covers: without a record they are calm, the others are unknown. */
  readonly coveredMonths: ReadonlySet<number>;
}

/** What is known at the index's instant; each event from the one feed that covers its month. */
export function recordedDeaths(index: ObservationIndex): RecordedDeaths {
  const byCountry = new Map<string, readonly DatedDeaths[]>();
  for (const { iso2 } of COUNTRIES) {
    const records = recordsOf(index, iso2);
    if (records.length > 0) byCountry.set(iso2, records);
  }
  const releases = index.series('conflict_events_total', WORLD_SUBJECT);
  return { byCountry, coveredMonths: new Set(releases.map(({ observedAt }) => monthOf(observedAt))) };
}

/** The records of one country, by ISO 3166 alpha-2; none where nothing is known. The same list of the same rows. */
export const recordsOf = (index: ObservationIndex, iso2: string): readonly DatedDeaths[] =>
  datedRows(deathRows(index, countrySubject(iso2)));

const datedRows = onceFor((rows: readonly Observation[]): readonly DatedDeaths[] =>
  rows.map(({ observedAt, value, detail }) => {
    const endDay = Math.floor(observedAt / DAY_MS);
    return { startDay: startOf(detail.startDate, endDay), endDay, unit: detail.dyad ?? '', deaths: value };
  }),
);

/** Whether every month that the days touch is covered. */
export function areCovered({ coveredMonths }: RecordedDeaths, fromDay: number, lastDay: number): boolean {
  for (let month = monthOf(fromDay * DAY_MS); month <= monthOf(lastDay * DAY_MS); month++)
    if (!coveredMonths.has(month)) return false;
  return true;
}

/** A record without a readable start is one of a single day. */
function startOf(date: string | undefined, endDay: number): number {
  const startDay = Math.floor(Date.parse(`${date}T00:00:00Z`) / DAY_MS);
  return startDay <= endDay ? startDay : endDay;
}
