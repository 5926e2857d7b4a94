import { MIN_INDICATORS, RESILIENCE_INDICATORS } from '../contract/resilience/resilience-indicators.ts';
import type { ObservationListParts } from './list-observations.ts';
import { hundredths, MEAN_METHOD, type MeanComposite, meanComposite } from './mean-composite.ts';
import type { ListedEntry } from './observation-items.ts';
import { type Observed, readObserved } from './read-observed.ts';
import type { StoreRead } from './read-with-deadline.ts';

type Indicator = (typeof RESILIENCE_INDICATORS)[number];

/** One figure of a country among those of all. */
export interface Figure {
  readonly indicator: Indicator;
  readonly value: number;
  /** Share of the countries with a value that stand worse, percent; ties count half, the country itself does not count. */
  readonly percentile: number;
  readonly countries: number;
  readonly observedAt: number;
}

export interface CountryResilience {
  readonly countryCode: string;
  readonly figures: readonly Figure[];
  readonly composite: MeanComposite;
}

/** Figures of most countries come two years late; an older one says too little of today. */
const WITHIN_DAYS = 5 * 366;
/** A percentile among fewer countries says nothing. */
const MIN_COUNTRIES = 20;

export const RESILIENCE_METHOD = `Percentile rank of the newest figure of five years among all countries that have one. ${MEAN_METHOD}`;

/** What is known of the indicators as of what `at` names. */
export const readResilience = (at: string | undefined, parts: ObservationListParts): Promise<StoreRead<Observed>> =>
  readObserved(
    {
      metrics: RESILIENCE_INDICATORS.map(({ id }) => id),
      feeds: ['world-bank'],
      kinds: ['country'],
      withinDays: WITHIN_DAYS,
      per: 'observation',
    },
    at,
    parts,
  );

/** Every country of which at least one figure is known, by code. */
export function resilienceOf(entries: readonly ListedEntry[]): readonly CountryResilience[] {
  const byCountry = new Map<string, Figure[]>();
  for (const indicator of RESILIENCE_INDICATORS)
    for (const [countryCode, figure] of figuresOf(indicator, entries))
      byCountry.set(countryCode, [...(byCountry.get(countryCode) ?? []), figure]);
  return [...byCountry]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([countryCode, figures]) => {
      const parts = RESILIENCE_INDICATORS.map(({ id }) => {
        const figure = figures.find(({ indicator }) => indicator.id === id);
        return { id, ...(figure === undefined ? {} : { value: figure.percentile }) };
      });
      return { countryCode, figures, composite: meanComposite(parts, MIN_INDICATORS) };
    });
}

function figuresOf(indicator: Indicator, entries: readonly ListedEntry[]): ReadonlyMap<string, Figure> {
  const newest = new Map<string, { readonly value: number; readonly observedAt: number }>();
  // The newest come first.
  for (const { subject, metric, values, observedAt } of entries) {
    const value = values[indicator.id];
    const [kind, countryCode = ''] = subject.split(':');
    if (metric !== indicator.id || kind !== 'country' || value === undefined || newest.has(countryCode)) continue;
    newest.set(countryCode, { value, observedAt });
  }
  if (newest.size < MIN_COUNTRIES) return new Map();
  const all = [...newest.values()].map(({ value }) => value);
  const figures = [...newest].map(([countryCode, { value, observedAt }]): [string, Figure] => {
    const worse = all.filter((other) => (indicator.isBetter === 'high' ? other < value : other > value)).length;
    const ties = all.filter((other) => other === value).length - 1;
    const percentile = hundredths((100 * (worse + ties / 2)) / (all.length - 1));
    return [countryCode, { indicator, value, percentile, countries: all.length, observedAt }];
  });
  return new Map(figures);
}
