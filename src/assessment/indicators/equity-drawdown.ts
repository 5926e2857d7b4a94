import type { IndicatorReading } from '../indicator-signal.ts';
import { countrySubject } from '../observation.ts';
import type { ObservationIndex } from '../observation-index.ts';
import { PARAMETERS } from '../parameters.ts';
import { robustDistance } from '../robust-distance.ts';
import { severity } from '../severity.ts';

const rules = PARAMETERS.shares;

/** How far a country's shares stand below the highest month of a year. */
export interface SharePrices extends IndicatorReading {
  /** Log change down from that high, 0 or more. */
  readonly drawdown: number;
  /** Log change down in the newest month; negative for a rise. */
  readonly fall: number;
  readonly newestAt: number;
}

/** Undefined with fewer than 13 earlier months. A high is no stress, whatever went before. */
export function equityDrawdown(index: ObservationIndex, iso2: string): SharePrices | undefined {
  const months = index.series('share_prices', countrySubject(iso2));
  const latest = months.at(-1);
  const levels = months.map(({ value }) => Math.log(value));
  if (latest === undefined || levels.length <= rules.monthsNeeded) return undefined;
  const falls = levels.slice(1).map((level, i) => (levels[i] ?? level) - level);
  const now = Math.log(latest.value);
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
