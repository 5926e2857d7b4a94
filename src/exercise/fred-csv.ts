import { isoDate } from '../assessment/time.ts';
/** One line of a FRED series; no value on a holiday. */
export interface FredQuote {
  /** UTC midnight of the day, epoch ms. */
  readonly dayAt: number;
  readonly value?: number;
}

/** `fredgraph.csv` of one series: header, then a line a day; a missing value is empty. */
export function fredCsv(seriesId: string, quotes: readonly FredQuote[]): string {
  const lines = quotes.map(({ dayAt, value }) => `${isoDate(dayAt)},${value === undefined ? '' : value.toFixed(2)}\n`);
  return `observation_date,${seriesId}\n${lines.join('')}`;
}
