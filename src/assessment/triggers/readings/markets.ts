import { countriesOfRegion } from '../../../reference/regions.ts';
import type { World } from '../../assess-world.ts';
import { recentFalls } from '../../indicators/currency-depreciation.ts';
import { equityDrawdown } from '../../indicators/equity-drawdown.ts';
import { floatingCurrency } from '../../indicators/floating-currency.ts';
import { gasImportShortfall } from '../../indicators/gas-import-shortfall.ts';
import { PRICE_SERIES, type PricedMetric, readFirstAvailable } from '../../indicators/quoted-series.ts';
import { sovereignSpread } from '../../indicators/sovereign-spread.ts';
import { type InputId, statusAt, statusOf } from '../../inputs.ts';
import type { Observation } from '../../observation.ts';
import { DAY_MS, isoDate } from '../../time.ts';
import type { QuotedMetric, TriggerRule, TriggerSource } from '../trigger-rule.ts';
import type { TriggerReading } from '../trigger-state.ts';
import { formatNumber, readingEvidence } from './reading-evidence.ts';
import { spreadOf } from './transits.ts';

/** Series of what a threshold was fitted to. */
const fittedTo = (metric: PricedMetric) => PRICE_SERIES[metric].filter(({ grade }) => grade === 'same');
/** Which input a quoted metric belongs to, and its series. */
const QUOTED: Readonly<Record<QuotedMetric, { readonly input: InputId; readonly series: readonly { id: string }[] }>> =
  {
    volatility_index: { input: 'volatility', series: [{ id: 'vix' }] },
    credit_stress: { input: 'credit_spreads', series: [{ id: 'stlfsi' }] },
    crude_price: { input: 'crude_price', series: fittedTo('crude_price') },
    gas_price: { input: 'gas_price', series: fittedTo('gas_price') },
    food_price_index: { input: 'food_prices', series: [{ id: 'ffpi' }] },
  };
/** Readings that k of n is counted in, and steps of which a day's spread is made. */
const RECENT = { quotes: 3, steps: 20 } as const;

type Quote = Extract<TriggerSource, { kind: 'quote' }>;

/** A price or an index on the scale of its threshold. */
export function readQuote(rule: TriggerRule, { metric, as }: Quote, world: World): TriggerReading | undefined {
  const { input, series } = QUOTED[metric];
  const expected = statusOf(world.inputs, input).input;
  const heard = readFirstAvailable(world.index, { metric, series, maxAgeMs: expected.maxAgeMs }, (quotes) => {
    const latest = quotes.at(-1);
    return latest === undefined ? undefined : { quotes, latest, observedAt: latest.observedAt };
  });
  if (heard === undefined || statusAt(expected, heard.observedAt, world.instant).status !== 'reporting')
    return undefined;
  const { quotes, latest } = heard;
  const values = Array.from({ length: Math.min(RECENT.steps, quotes.length) }, (_, i) =>
    scaled(as, quotes.slice(0, quotes.length - i)),
  )
    .flatMap((value) => (value === undefined ? [] : [value]))
    .reverse();
  const value = values.at(-1);
  if (value === undefined) return undefined;
  const told = readingEvidence(rule, world, {
    lineages: [latest.lineage],
    values: [latest.value, value],
    event: isoDate(latest.observedAt),
    observedAt: latest.observedAt,
    words: `${rule.metric} ${formatNumber(latest.value)} on ${isoDate(latest.observedAt)}${as === 'level' ? '' : `, ${formatNumber(value)} above what it is held against (share)`}`,
  });
  const isDaily = metric !== 'food_price_index' && metric !== 'credit_stress';
  const spread = isDaily ? spreadOf(values) : {};
  return { value, recent: values.slice(-RECENT.quotes), ...spread, isHeard: true, evidence: [told] };
}

/** Quotes of thirty days that a rise needs. */
const QUOTES_NEEDED = 15;

/** As the fit of the thresholds reckons it too. @param quotes oldest first, the last of them judged */
export function scaled(
  as: Quote['as'],
  quotes: readonly Pick<Observation, 'observedAt' | 'value'>[],
): number | undefined {
  const latest = quotes.at(-1);
  if (latest === undefined) return undefined;
  if (as === 'level') return latest.value;
  if (as === 'yearly') {
    const before = quotes.at(-13)?.value;
    return before === undefined ? undefined : latest.value / before - 1;
  }
  const month = quotes.slice(-32, -1).filter(({ observedAt }) => observedAt >= latest.observedAt - 30 * DAY_MS);
  const sum = month.reduce((total, { value }) => total + value, 0);
  return month.length < QUOTES_NEEDED || sum <= 0 ? undefined : (latest.value * month.length) / sum - 1;
}

/** Fall of the currency of a region that fell most in five quotes, log change. */
export function readCurrency(rule: TriggerRule, world: World): TriggerReading | undefined {
  const status = statusOf(world.inputs, 'currencies');
  if (status.status !== 'reporting' || status.newestAt === undefined) return undefined;
  const codes = [...new Set(countriesOfRegion(rule.regionId).flatMap(({ iso2 }) => floatingCurrency(iso2) ?? []))];
  const falls = codes.flatMap((code) => {
    const recent = recentFalls(world.index, code, RECENT.quotes);
    const value = recent.at(-1);
    return value === undefined || recent.length < RECENT.quotes ? [] : [{ code, recent, value }];
  });
  const worst = falls.toSorted((a, b) => b.value - a.value || (a.code < b.code ? -1 : 1))[0];
  if (worst === undefined) return undefined;
  const told = readingEvidence(rule, world, {
    lineages: ['ecb'],
    values: [worst.value],
    event: isoDate(status.newestAt),
    observedAt: status.newestAt,
    words: `${worst.code} moved by ${formatNumber(-worst.value)} against euro and dollar (log change) in five quotes to ${isoDate(status.newestAt)}`,
  });
  return { value: worst.value, recent: worst.recent, isHeard: true, evidence: [told] };
}

interface Figure {
  readonly value: number;
  readonly newestAt: number;
}

/** What is held against the threshold, of one country: shares lost, points above the usual spread, gas that is missing. */
function figureOf(kind: 'shares' | 'spread' | 'gas_supply', world: World, regionId: TriggerRule['regionId']) {
  const { index } = world;
  return countriesOfRegion(regionId).flatMap((country): readonly (Figure & { readonly name: string })[] => {
    const { name } = country;
    if (kind === 'shares') {
      const found = equityDrawdown(index, country.iso2);
      return found === undefined ? [] : [{ name, value: -Math.expm1(-found.drawdown), newestAt: found.newestAt }];
    }
    if (kind === 'spread') {
      const found = sovereignSpread(index, country);
      return found === undefined ? [] : [{ name, value: found.spread - found.before, newestAt: found.newestAt }];
    }
    const found = gasImportShortfall(index, country.iso2);
    if (found === undefined) return [];
    return [{ name, value: 1 - Math.max(0, found.imported) / found.reference, newestAt: found.newestAt }];
  });
}

const COUNTRY_FIGURES = {
  shares: { input: 'equity_prices', lineage: 'oecd', words: 'shares below the high of the year by a share of' },
  spread: {
    input: 'government_spreads',
    lineage: 'oecd',
    words: 'yield above its usual spread by percentage points of',
  },
  gas_supply: { input: 'gas_supply', lineage: 'eurostat', words: 'gas imports below the usual month by a share of' },
} as const;

/** The country of a region where a monthly figure is worst; a country whose series has ended says nothing. */
export function readWorstCountry(rule: TriggerRule, kind: keyof typeof COUNTRY_FIGURES, world: World) {
  const { input, lineage, words } = COUNTRY_FIGURES[kind];
  const status = statusOf(world.inputs, input);
  if (status.status !== 'reporting') return undefined;
  const fresh = figureOf(kind, world, rule.regionId).filter(
    ({ newestAt }) => statusAt(status.input, newestAt, world.instant).status === 'reporting',
  );
  const worst = fresh.toSorted((a, b) => b.value - a.value || (a.name < b.name ? -1 : 1))[0];
  if (worst === undefined) return undefined;
  const { name, value, newestAt } = worst;
  const told = readingEvidence(rule, world, {
    lineages: [lineage],
    values: [value],
    event: isoDate(newestAt),
    observedAt: newestAt,
    words: `${name}, ${words} ${formatNumber(value)} in the month to ${isoDate(newestAt)}`,
  });
  return { value, recent: [value], isHeard: true, evidence: [told] } satisfies TriggerReading;
}
