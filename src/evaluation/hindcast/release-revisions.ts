import { seededRandom } from '../seeded-random.ts';
import { type CountryMonths, monthNumber } from './country-month-panel.ts';
import type { KnownMonths } from './month-cases.ts';
import { lastKnownMonth } from './publication.ts';
import { firstOriginBy, type PublishedTable } from './vintages.ts';

/**
 * How one release stated the candidate months of one country, against the final table: per age of a month in months, newest first,
 * deaths released over deaths final, both with one added. Candidate months are those since the last annual release, which alone
 * revises them: in the releases of 2024 a month keeps its first figure until then.
 */
export interface RevisionPath {
  /** Final deaths of the latest year: large and small countries are revised differently. */
  readonly deathsOfYear: number;
  readonly ratios: readonly number[];
}

/** A country with fewer deaths in the year shows no rate of revision. */
const MIN_DEATHS = 25;
/** From here on a country counts as large. */
const LARGE = 300;

/** Months up to a last known one that no annual release holds where a month begins. @param origin months since the year 0 */
function candidateMonths(lastMonth: number, origin: number): number {
  return Math.max(0, lastMonth - lastKnownMonth(origin, 'annual'));
}

/** What releases were revised to, one path a release and country. @param final the table that later counts are in */
export function revisionPaths(releases: readonly PublishedTable[], final: CountryMonths): readonly RevisionPath[] {
  const first = monthNumber(final.months[0] ?? '0000-01');
  return releases.flatMap(({ asOfDate, panel, lastMonth }) => {
    const [at, offset] = [lastMonth - first, monthNumber(panel.months[0] ?? '0000-01') - first];
    const length = candidateMonths(lastMonth, firstOriginBy(asOfDate));
    if (at < Math.max(12, length) || at >= final.months.length) return [];
    return [...final.byUnit].flatMap(([iso2, series]) => {
      const deathsOfYear = series.slice(at - 11, at + 1).reduce((sum, deaths) => sum + deaths, 0);
      if (deathsOfYear < MIN_DEATHS) return [];
      const ratios = Array.from({ length }, (_, age) => {
        const released = panel.byUnit.get(iso2)?.[at - age - offset] ?? 0;
        return (released + 1) / ((series[at - age] ?? 0) + 1);
      });
      return [{ deathsOfYear, ratios }];
    });
  });
}

/** The years behind a forecast: longer ago than this no known month is read. */
const MONTHS_READ = 60;

/**
 * A known table as a release would have stated it: the candidate months of every country on one path of a country of like size with as
 * many, drawn by lot for the country and the month. One with too few deaths in the year to be revised keeps its figures.
 * @param paths without one of a size and length the countries of that size keep their figures
 * @param seed whole number
 * @returns a function of what is known of the final table where a month begins; only the years that forecasts read are left
 */
export function asReleased(paths: readonly RevisionPath[], seed: number) {
  return ({ panel, lastMonth }: KnownMonths, month: number): KnownMonths => {
    const count = candidateMonths(lastMonth, month);
    const long = paths.filter(({ ratios }) => ratios.length >= count);
    const ofSize = (isLarge: boolean) => long.filter(({ deathsOfYear }) => deathsOfYear >= LARGE === isLarge);
    const [small, large] = [ofSize(false), ofSize(true)];
    const first = monthNumber(panel.months[0] ?? '0000-01');
    const [from, to] = [Math.max(0, lastMonth - first + 1 - MONTHS_READ), lastMonth - first + 1];
    const released = (iso2: string, deaths: readonly number[]): readonly number[] => {
      const year = deaths.slice(-12).reduce((sum, one) => sum + one, 0);
      const own = year >= LARGE ? large : small;
      if (year < MIN_DEATHS || own.length === 0) return deaths;
      const code = iso2.charCodeAt(0) * 256 + iso2.charCodeAt(1);
      const path = own[seededRandom(seed * 7_919 + code * 16_384 + month).integer(own.length)];
      const ages = path?.ratios.slice(0, count) ?? [];
      const ratioOf = (i: number): number => ages[deaths.length - 1 - i] ?? 1;
      return deaths.map((one, i) => Math.max(0, Math.round((one + 1) * ratioOf(i)) - 1));
    };
    return {
      panel: {
        months: panel.months.slice(from, to),
        byUnit: new Map([...panel.byUnit].map(([iso2, series]) => [iso2, released(iso2, series.slice(from, to))])),
      },
      lastMonth,
    };
  };
}
