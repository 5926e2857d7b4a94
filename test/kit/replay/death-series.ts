import type { Observation } from '../../../src/assessment/observation.ts';
import { DAY_MS } from '../../../src/assessment/time.ts';
import { type UcdpColumn, ucdpCsvOfRecords, ucdpDate } from '../../../src/feeds/fakes/ucdp-csv.ts';
import { endOfRelease, type Release, releasesOfSpan } from '../../../src/feeds/families/ucdp/releases.ts';
import { UCDP_CANDIDATE_CARD } from '../../../src/feeds/ucdp-candidate/card.ts';
import { parseRelease } from '../../../src/feeds/ucdp-candidate/parse.ts';
import { type Country, countryByIso3, countryByName } from '../../../src/reference/countries.ts';
import { csvRecords, dayInstant } from '../csv-records.ts';
import type { HistorySpan } from '../history.ts';
import { historyPaths } from '../history-paths.ts';
import { recordingPath } from '../recordings.ts';
import { ucdpColumnsOf, violenceHistory } from '../violence-history.ts';
import { knownRows } from './known-rows.ts';

type Columns = Readonly<Partial<Record<UcdpColumn, string>>>;

interface BookedEvent {
  readonly endsAt: number;
  readonly columns: Columns;
}

/** Countries whose events are known by day, and the years of which they are. */
const BY_DAY: Readonly<Record<string, readonly [from: number, to: number]>> = {
  IND: [1989, 2023],
  MEX: [1989, 2023],
  MMR: [1989, 2023],
  CAF: [1989, 2022],
  SYR: [2016, 2019],
};
/** The window in which deaths are judged and the year before it. */
const BEFORE_MS = 500 * DAY_MS;

/**
 * Deaths of every country as monthly releases would have published them, known thirty days after the month: single events where a
 * country's are known by day, elsewhere one event a month, written on the 15th. A month's sum is then counted once by
 * every window of thirty days that ends with a month; on its last day it would be counted twice in March.
 */
export function deathSeries({ from, to }: HistorySpan): readonly Observation[] {
  const events = [...monthlyEvents(), ...dailyEvents()];
  return releasesOfSpan(from - BEFORE_MS, to).flatMap((release) => releaseRows(events, release));
}

function releaseRows(events: readonly BookedEvent[], release: Release): readonly Observation[] {
  const startAt = Date.UTC(release.year, release.month - 1, 1);
  const endAt = endOfRelease(release);
  const rows = events.filter(({ endsAt }) => endsAt >= startAt && endsAt <= endAt).map(({ columns }) => columns);
  if (rows.length === 0) return [];
  const bytes = Buffer.from(ucdpCsvOfRecords(rows));
  return knownRows(parseRelease(bytes, { release, now: endAt }), UCDP_CANDIDATE_CARD);
}

function dailyEvents(): readonly BookedEvent[] {
  return violenceHistory(historyPaths().violence).map((event) => ({
    endsAt: event.endsAt,
    columns: ucdpColumnsOf(event),
  }));
}

/** What one country's month came to. */
interface MonthOfDeaths {
  /** `202403` */
  readonly period: string;
  readonly country: Country;
  readonly deaths: number;
}

function monthlyEvents(): readonly BookedEvent[] {
  return [...monthsByName(), ...monthsByCode(), ...monthsOf2024()].flatMap(
    ({ period, country, deaths }): readonly BookedEvent[] => {
      const [first, last] = BY_DAY[country.iso3] ?? [0, 0];
      const year = Number(period.slice(0, 4));
      if (!(deaths > 0) || (year >= first && year <= last)) return [];
      const endsAt = dayInstant(`${period.slice(0, 4)}-${period.slice(4, 6)}-15`);
      const best = String(Math.round(deaths));
      const columns: Columns = {
        id: `${period}${country.m49}`,
        type_of_violence: '1',
        dyad_name: `${country.name}: all of the month`,
        country: country.name,
        country_id: String(country.gw ?? ''),
        date_prec: '4',
        date_start: ucdpDate(endsAt),
        date_end: ucdpDate(endsAt),
        ...{ best, high: best, low: best },
      };
      return [{ endsAt, columns }];
    },
  );
}

const FROM_CODES = '201001';

/** Up to 2009, by the country's name. */
const monthsByName = (): readonly MonthOfDeaths[] =>
  namedMonths('ucdp_country_month.csv').filter(({ period }) => period < FROM_CODES);

/** The final table of 2024: like that by names it leaves out events that cross the end of a month. */
const monthsOf2024 = (): readonly MonthOfDeaths[] => namedMonths('ucdp_country_month_2024.csv');

function namedMonths(file: string): readonly MonthOfDeaths[] {
  const path = recordingPath('history', 'conflict', file);
  if (path === undefined) return [];
  return csvRecords(path).map(({ month = '', country: name = '', fatalities_best }) => {
    const found = countryByName(name);
    if (found === undefined) throw new RangeError(`no country ${name}`);
    return { period: month.replace('-', ''), country: found, deaths: Number(fatalities_best) };
  });
}

/** From 2010 on, by its code. */
function monthsByCode(): readonly MonthOfDeaths[] {
  const path = recordingPath('history', 'conflict', 'ucdp_iso3_month_2010_2023.csv');
  if (path === undefined) return [];
  return csvRecords(path).map(({ isocode = '', period = '', fatalities_UCDP }) => {
    const country = countryByIso3(isocode);
    if (country === undefined) throw new RangeError(`no country ${isocode}`);
    return { period, country, deaths: Number(fatalities_UCDP) };
  });
}
