import { type DeathHistory, monthlyLane, SPANS_OF_YEAR } from './death-history.ts';

const YEAR = SPANS_OF_YEAR['30d'];
const LANES_KEPT = 12;

/**
 * A country's history by calendar month.
 * @param spans deaths by month, newest known first; at least twelve
 * @param neighbours the same for each country with a common border, to the same month
 */
export function monthlyHistory(spans: readonly number[], neighbours: readonly (readonly number[])[]): DeathHistory {
  const windows = spans.slice(0, YEAR).sort((a, b) => a - b);
  const lanes: number[] = [];
  for (let i = 0; i < LANES_KEPT && i + YEAR < spans.length; i++)
    lanes.push(monthlyLane(spans[i] ?? 0, spans.slice(i + 1, i + 1 + YEAR)));
  const around = (months: number): number =>
    neighbours.reduce((sum, series) => sum + series.slice(0, months).reduce((a, b) => a + b, 0), 0) / months;
  return { horizon: '30d', spans, windows, lanes, neighbours: [around(3), around(YEAR)], newDyads: 0 };
}
