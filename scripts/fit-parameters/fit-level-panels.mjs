import { loadProject } from '../fit-triggers/load-project.mjs';
import { readCsv } from './inputs.mjs';
import { quantile, rounded } from './quantiles.mjs';

/** Years from 2018 on are the hindcast's. */
const SPAN = { from: '1999-01-04', to: '2017-12-31' };
const CLOSES_FROM = '2010-01-04';
/** Levels of the panel of volatility: its lower half counts nothing. */
const UPPER_LEVELS = [0.5, 0.6, 0.7, 0.8, 0.9];
/** The highest close of 2008 and 2020, which the table at hand does not reach. */
const HIGHEST_CLOSE = 82.7;
/** Quotes that a fall and the year it is compared with look back on, and the days between two looks. */
const KEPT_QUOTES = 330;
const STRIDE = 5;

/** Where levels of markets begin to count: at what is usual. */
export async function fitLevelPanels() {
  const closes = readCsv('history/markets/vix_close_internal_use_only.csv');
  const rates = readCsv('history/markets/ecb_eurofxref_hist.csv');
  const values = closes.records
    .filter(({ DATE, CLOSE }) => DATE >= CLOSES_FROM && DATE <= SPAN.to && CLOSE !== '')
    .map(({ CLOSE }) => Number(CLOSE));
  return {
    span: SPAN,
    volatility: [...UPPER_LEVELS.map((level) => rounded(quantile(values, level), 1)), HIGHEST_CLOSE],
    currency: usualWorst(rates.records, await loadProject()),
    files: [closes.fingerprint, rates.fingerprint],
  };
}

/** Medians over regions and weeks of what the worst currency of a region does: a region has many, and one of them always falls. */
function usualWorst(records, project) {
  const days = records.filter(({ Date: day }) => day >= SPAN.from && day <= SPAN.to).reverse();
  const quotes = new Map(Object.keys(days[0]).map((code) => [code, seriesOf(days, code)]));
  const byRegion = project.REGION_IDS.filter((id) => id !== 'global').map((id) => [
    ...new Set(project.countriesOfRegion(id).flatMap(({ iso2 }) => project.floatingCurrency(iso2) ?? [])),
  ]);
  const falls = [];
  const surprises = [];
  for (let day = KEPT_QUOTES; day < days.length; day += STRIDE) {
    const index = indexUntil(quotes, Date.parse(days[day].Date));
    const read = new Map(
      [...new Set(byRegion.flat())].map((code) => [code, project.currencyDepreciation(index, code)]),
    );
    for (const codes of byRegion) {
      const found = codes.flatMap((code) => read.get(code) ?? []);
      if (found.length === 0) continue;
      falls.push(Math.max(...found.map(({ fall }) => fall)));
      surprises.push(Math.max(...found.map(({ z }) => z)));
    }
  }
  return {
    usualFall: rounded(quantile(falls, 0.5), 3),
    usualSurprise: rounded(quantile(surprises, 0.5), 2),
    looks: falls.length,
  };
}

function seriesOf(days, code) {
  return days
    .filter((row) => row[code] !== undefined && row[code] !== '' && row[code] !== 'N/A')
    .map((row) => ({ observedAt: Date.parse(row.Date), value: Number(row[code]) }));
}

/** A currency that is quoted no more has no newest quote of that day, and is left out. */
function indexUntil(quotes, instant) {
  return {
    instant,
    series: (_, subject) => {
      const rows = quotes.get(subject.slice('series:eur-'.length).toUpperCase()) ?? [];
      const end = rows.findLastIndex(({ observedAt }) => observedAt <= instant) + 1;
      const isQuoted = rows[end - 1]?.observedAt === instant;
      return isQuoted ? rows.slice(Math.max(0, end - KEPT_QUOTES), end) : [];
    },
  };
}
