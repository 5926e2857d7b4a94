import { expm1 } from '../../arithmetic/expm1.ts';
import { log } from '../../arithmetic/log.ts';
import { percent, shortMonth } from '../english.ts';
import { marketEvidence } from '../evidence/market-evidence.ts';
import { countrySubject } from '../observation.ts';
import type { ObservationIndex } from '../observation-index.ts';
import { PARAMETERS } from '../parameters.ts';
import { robustDistance } from '../robust-distance.ts';
import { severity } from '../severity.ts';
import { type IndicatorReading, indicator } from './indicator.ts';

const rules = PARAMETERS.shares;

/** How far a country's shares stand below the highest month of a year. */
export interface EquityDrawdown extends IndicatorReading {
  /** Log change down from that high, 0 or more. */
  readonly drawdown: number;
  /** Log change down in the newest month; negative for a rise. */
  readonly fall: number;
  readonly newestAt: number;
}

/** Undefined with fewer than 13 earlier months. A high is no stress, whatever went before. */
export function equityDrawdown(index: ObservationIndex, iso2: string): EquityDrawdown | undefined {
  const months = index.series('share_prices', countrySubject(iso2));
  const latest = months.at(-1);
  const levels = months.map(({ value }) => log(value));
  if (latest === undefined || levels.length <= rules.monthsNeeded) return undefined;
  const falls = levels.slice(1).map((level, i) => (levels[i] ?? level) - level);
  const now = log(latest.value);
  const fall = falls.at(-1) ?? 0;
  const drawdown = Math.max(...levels.slice(-rules.highMonths)) - now;
  const z = robustDistance(fall, falls.slice(0, -1), rules.minSpread);
  return {
    drawdown,
    fall,
    newestAt: latest.observedAt,
    value: drawdown <= 0 ? 0 : severity(Math.min(1, drawdown / rules.levelTop), z),
    usual: 0,
  };
}

export const EQUITY_DRAWDOWN = indicator({
  id: 'shares',
  input: 'equity_prices',
  metric: 'share_prices',
  place: 'country',
  axes: { capitalStress: 0.35 },
  ages: 'place',
  publishedFor: (iso2) => rules.countries.some((reporter) => reporter === iso2),
  label: (name) => `${name}: equity drawdown`,
  read: (iso2, { index }) => equityDrawdown(index, iso2),
  evidence: ({ drawdown, fall, newestAt }, { place, name, label, instant }) =>
    marketEvidence(label, {
      metric: 'share_prices',
      instant,
      lineage: 'oecd',
      subject: `country:${place}/shares`,
      values: [drawdown, fall],
      summary: `${name}: equities ${changed(drawdown)} below their 12-month high in ${shortMonth(newestAt)}, ${fall > 0 ? 'down' : 'up'} ${changed(fall)} in the month.`,
      observedAt: newestAt,
      iso2: place,
    }),
});

/** @param log change downwards */
const changed = (log: number): string => percent(Math.abs(expm1(-log)), 1);
