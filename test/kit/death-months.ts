import { countrySubject, type Observation, WORLD_SUBJECT } from '../../src/assessment/observation.ts';
import { DAY_MS } from '../../src/assessment/time.ts';

export const DEATHS_NOW = Date.UTC(2026, 10, 5);
/** Months since the year 0: September 2026 is the newest release. */
export const NEWEST = 2026 * 12 + 8;

/** Start of a month, epoch ms. @param month since the year 0 */
export const startOf = (month: number): number => Date.UTC(Math.floor(month / 12), month % 12, 1);

/** One row of organised violence. */
export function deathRow(part: Partial<Observation>): Observation {
  return {
    feedId: 'ucdp-candidate',
    recordId: '1',
    metric: 'conflict_deaths',
    subject: countrySubject('YE'),
    value: 1,
    observedAt: DEATHS_NOW - 60 * DAY_MS,
    knownAt: DEATHS_NOW - 1,
    lineage: 'ucdp',
    event: '1',
    detail: {},
    ...part,
  };
}

/** Releases of the latest months, and a country's deaths in each, newest first. */
export function months(deaths: readonly number[], iso2 = 'YE'): readonly Observation[] {
  return deaths.flatMap((value, back) => {
    const month = NEWEST - back;
    return [
      deathRow({
        metric: 'conflict_events_total',
        subject: WORLD_SUBJECT,
        recordId: `month ${month}`,
        observedAt: startOf(month + 1) - 1,
      }),
      deathRow({
        recordId: `${iso2} ${month}`,
        subject: countrySubject(iso2),
        value,
        observedAt: startOf(month) + 10 * DAY_MS,
      }),
    ];
  });
}
