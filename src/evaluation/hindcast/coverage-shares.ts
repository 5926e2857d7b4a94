import { countryByIso3 } from '../../reference/countries.ts';
import {
  type CountryMonths,
  deathCount,
  monthNumber,
  monthsThrough,
  readTable,
  STATES,
} from './country-month-panel.ts';

/**
 * Reads the table by ISO 3166 alpha-3 code: `isocode,period,fatalities_UCDP`, the period as `YYYYMM`. Territories that are no state
 * of the conflict data are left out.
 * @throws for a missing column, a period or a count that is none
 */
export function iso3MonthPanel(text: string): CountryMonths {
  const rows = readTable(text, ['isocode', 'period', 'fatalities_UCDP']);
  const monthOf = (period: string): string => `${period.slice(0, 4)}-${period.slice(4)}`;
  const months = monthsThrough(rows.map(({ period }) => monthOf(period ?? '')));
  const first = monthNumber(months[0] ?? '0000-01');
  const byUnit = new Map(STATES.map((iso2) => [iso2, months.map(() => 0)]));
  for (const [i, row] of rows.entries()) {
    const series = byUnit.get(countryByIso3(row.isocode ?? '')?.iso2 ?? '');
    if (series !== undefined)
      series[monthNumber(monthOf(row.period ?? '')) - first] = deathCount(row.fatalities_UCDP ?? '', i);
  }
  return { months, byUnit };
}

/** Least deaths in a table of right totals for a share of them to say something. */
const MIN_DEATHS_COMPARED = 500;
/** Years after this one are the hindcast's test: which countries are checked is settled without them. */
const LAST_MONTH = '2017-12';

/** By country: the share of deaths in the months both tables hold that the first one has. */
export function coverageShares(panel: CountryMonths, complete: CountryMonths): Readonly<Record<string, number>> {
  const months = panel.months.filter((month) => month <= LAST_MONTH && complete.months.includes(month));
  const total = ({ months: own, byUnit }: CountryMonths, unit: string): number => {
    const offset = monthNumber(months[0] ?? '0000-01') - monthNumber(own[0] ?? '0000-01');
    const series = byUnit.get(unit) ?? [];
    return series.slice(offset, offset + months.length).reduce((sum, value) => sum + value, 0);
  };
  return Object.fromEntries(
    STATES.map((unit) => [unit, total(complete, unit)] as const)
      .filter(([, deaths]) => deaths >= MIN_DEATHS_COMPARED)
      .map(([unit, deaths]) => [unit, total(panel, unit) / deaths]),
  );
}
