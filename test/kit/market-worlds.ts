import type { MetricId } from '../../src/assessment/metrics.ts';
import { countrySubject, type Observation, seriesSubject } from '../../src/assessment/observation.ts';
import { DAY_MS } from '../../src/assessment/time.ts';
import { type Change, observation } from './indicator-worlds.ts';
import { NOW } from './worlds.ts';

/** Ends of the months up to the one before last, newest first. */
const months = (count: number): readonly number[] => {
  const now = new Date(NOW);
  return Array.from({ length: count }, (_, i) => Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1 - i, 1) - 1);
};

type Made = { readonly feedId: string; readonly lineage: string; readonly metric: MetricId; readonly subject: string };

/** A series by month, the newest `now`. */
function monthly(made: Made, { usual, now }: Change, count: number): readonly Observation[] {
  return months(count).map((observedAt, i) => observation({ ...made, value: i === 0 ? now : usual, observedAt }));
}

/** A week of credit stress, and the eighty before it. */
export function creditWeeks({ usual, now }: Change): readonly Observation[] {
  return Array.from({ length: 81 }, (_, i) =>
    observation({
      feedId: 'fred-credit',
      lineage: 'st-louis-fed',
      metric: 'credit_stress',
      subject: seriesSubject('stlfsi'),
      value: i === 0 ? now : usual,
      observedAt: NOW - (8 + 7 * i) * DAY_MS,
    }),
  );
}

/** Shares that stood at 100 and have changed by a share in the newest month: -0.05 is five percent down. */
export const shares = (iso2: string, change: number): readonly Observation[] =>
  monthly(
    { feedId: 'oecd-markets', lineage: 'oecd', metric: 'share_prices', subject: countrySubject(iso2) },
    { usual: 100, now: 100 * (1 + change) },
    30,
  );

/** Percentage points that a government pays beyond Germany and the United States, who pay three percent. */
export const governmentYields = (iso2: string, { usual, now }: Change): readonly Observation[] => {
  const yields = (of: string, change: Change): readonly Observation[] =>
    monthly(
      { feedId: 'oecd-markets', lineage: 'oecd', metric: 'long_term_rate', subject: countrySubject(of) },
      change,
      30,
    );
  return [
    ...['DE', 'US'].filter((safe) => safe !== iso2).flatMap((safe) => yields(safe, { usual: 3, now: 3 })),
    ...yields(iso2, { usual: 3 + usual, now: 3 + now }),
  ];
};

/** World prices of food that stood at 120 and have changed by a share in the newest month. */
export const foodPriceMonths = (change: number): readonly Observation[] =>
  monthly(
    { feedId: 'fao-food', lineage: 'fao', metric: 'food_price_index', subject: seriesSubject('ffpi') },
    { usual: 120, now: 120 * (1 + change) },
    40,
  );

/** Natural gas a country imports, terajoules a month. */
export const gasImports = (iso2: string, change: Change): readonly Observation[] =>
  monthly(
    { feedId: 'eurostat-gas', lineage: 'eurostat', metric: 'gas_net_imports', subject: countrySubject(iso2) },
    change,
    40,
  );

/** Natural gas at Henry Hub that wobbles round 3.4 USD and has changed by a share in the newest days. */
export function gasQuotes(change: number): readonly Observation[] {
  return Array.from({ length: 120 }, (_, i) =>
    observation({
      feedId: 'fred-gas',
      lineage: 'eia',
      metric: 'gas_price',
      subject: seriesSubject('henry-hub'),
      value: i < 3 ? 3.4 * (1 + change) : 3.4 * (1 + ((i % 5) - 2) * 0.004),
      observedAt: NOW - (1 + i) * DAY_MS,
    }),
  );
}
