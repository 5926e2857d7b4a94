import { type Country, countryByIso2 } from '../../reference/countries.ts';
import { decimal, shortMonth } from '../english.ts';
import { marketEvidence } from '../evidence/market-evidence.ts';
import { median } from '../median.ts';
import { countrySubject } from '../observation.ts';
import type { ObservationIndex } from '../observation-index.ts';
import { PARAMETERS } from '../parameters.ts';
import { robustDistance } from '../robust-distance.ts';
import { panelPosition, severity } from '../severity.ts';
import { type IndicatorReading, indicator } from './indicator.ts';

const rules = PARAMETERS.spreads;

/** What a government pays beyond the one that is thought safest near it. */
export interface GovernmentSpread extends IndicatorReading {
  /** ISO 3166 alpha-2 of the benchmark. */
  readonly benchmark: string;
  /** Percentage points now, and as a rule. */
  readonly spread: number;
  readonly before: number;
  readonly newestAt: number;
}

/** Benchmark of a government's yield: Germany in Europe, the United States elsewhere; these two have none. */
export function benchmarkOf({ iso2, regionId }: Pick<Country, 'iso2' | 'regionId'>): string | undefined {
  const benchmark = regionId === 'europe' ? rules.benchmarks.europe : rules.benchmarks.elsewhere;
  return Object.values(rules.benchmarks).some((one) => one === iso2) ? undefined : benchmark;
}

/** Undefined with fewer than 12 earlier months of both. A month that only one of the two has is passed over. */
export function sovereignSpread(
  index: ObservationIndex,
  country: Pick<Country, 'iso2' | 'regionId'>,
): GovernmentSpread | undefined {
  const benchmark = benchmarkOf(country);
  if (benchmark === undefined) return undefined;
  const safe = new Map(
    index.series('long_term_rate', countrySubject(benchmark)).map(({ observedAt, value }) => [observedAt, value]),
  );
  const spreads = index.series('long_term_rate', countrySubject(country.iso2)).flatMap(({ observedAt, value }) => {
    const base = safe.get(observedAt);
    return base === undefined ? [] : [{ observedAt, spread: value - base }];
  });
  const latest = spreads.at(-1);
  const earlier = spreads.slice(0, -1).map(({ spread }) => spread);
  if (latest === undefined || earlier.length < rules.monthsNeeded) return undefined;
  const { spread, observedAt: newestAt } = latest;
  const before = median(earlier);
  const position = (points: number): number => panelPosition(rules.panel, points);
  return {
    benchmark,
    spread,
    before,
    newestAt,
    value: spread <= 0 ? 0 : severity(position(spread), robustDistance(spread, earlier, rules.minSpread)),
    usual: severity(position(before), 0),
  };
}

export const SOVEREIGN_SPREAD = indicator({
  id: 'spread',
  input: 'government_spreads',
  metric: 'long_term_rate',
  place: 'country',
  axes: { capitalStress: 0.5 },
  ages: 'place',
  publishedFor: (iso2) =>
    PARAMETERS.shares.countries.some((reporter) => reporter === iso2) && benchmarkOf(countryOf(iso2)) !== undefined,
  label: (name) => `${name}: sovereign spread over benchmark`,
  read: (iso2, { index }) => sovereignSpread(index, countryOf(iso2)),
  evidence: ({ benchmark, spread, before, newestAt }, { place, name, label, instant }) =>
    marketEvidence(label, {
      metric: 'long_term_rate',
      instant,
      lineage: 'oecd',
      subject: `country:${place}/spread`,
      values: [spread, before],
      summary: `${name}: 10-year spread over ${benchmarkName(benchmark)} ${decimal(spread)} percentage points in ${shortMonth(newestAt)}; typical: ${decimal(before)}.`,
      observedAt: newestAt,
      iso2: place,
    }),
});

const benchmarkName = (iso2: string): string => `${iso2 === 'US' ? 'the ' : ''}${countryByIso2(iso2)?.name ?? iso2}`;

function countryOf(iso2: string): Country {
  const country = countryByIso2(iso2);
  if (country === undefined) throw new Error(`unknown country: ${iso2}`);
  return country;
}
