import { expm1 } from '../../../arithmetic/expm1.ts';
import { currencyName } from '../../../reference/currency-names.ts';
import { countriesOfRegion } from '../../../reference/regions.ts';
import type { World } from '../../assess-world.ts';
import { grouped, percent, shortDate } from '../../english.ts';
import { recentFalls } from '../../indicators/currency-depreciation.ts';
import { equityDrawdown } from '../../indicators/equity-drawdown.ts';
import { floatingCurrency } from '../../indicators/floating-currency.ts';
import { gasImportShortfall } from '../../indicators/gas-import-shortfall.ts';
import { asQuoted, PRICE_SERIES, type PricedMetric, readFirstAvailable } from '../../indicators/quoted-series.ts';
import { sovereignSpread } from '../../indicators/sovereign-spread.ts';
import { statusAt, statusOf } from '../../input-status.ts';
import type { InputId } from '../../inputs.ts';
import type { Observation } from '../../observation.ts';
import { DAY_MS, isoDate } from '../../time.ts';
import type { QuotedMetric, TriggerRule, TriggerSource } from '../trigger-rule.ts';
import type { TriggerReading } from '../trigger-state.ts';
import { readingEvidence } from './reading-evidence.ts';
import { spreadOf } from './transits.ts';

/** The series that a threshold was estimated on. */
const fittedTo = (metric: PricedMetric) => PRICE_SERIES[metric].filter(({ grade }) => grade === 'same');
/** Input, series, name and unit of each quoted metric. */
interface Quoted {
  readonly input: InputId;
  readonly series: readonly { readonly id: string; readonly source?: string }[];
  readonly name: string;
  /** Behind the number; absent for an index. */
  readonly unit?: string;
}

const QUOTED: Readonly<Record<QuotedMetric, Quoted>> = {
  volatility_index: { input: 'volatility', series: [{ id: 'vix' }], name: 'implied equity volatility (VIX)' },
  credit_stress: { input: 'credit_spreads', series: [{ id: 'stlfsi' }], name: 'St. Louis Fed Financial Stress Index' },
  crude_price: { input: 'crude_price', series: fittedTo('crude_price'), name: 'Brent crude', unit: 'USD per barrel' },
  gas_price: {
    ...{ input: 'gas_price', series: fittedTo('gas_price') },
    ...{ name: 'natural gas at Henry Hub', unit: 'USD per million BTU' },
  },
  food_price_index: { input: 'food_prices', series: [{ id: 'ffpi' }], name: 'FAO Food Price Index' },
};
/** Readings that k of n is counted in, and steps that a daily dispersion is estimated on. */
const RECENT = { quotes: 3, steps: 20 } as const;

type Quote = Extract<TriggerSource, { kind: 'quote' }>;

/** A price or an index on the scale of its threshold. */
export function readQuote(rule: TriggerRule, { metric, as }: Quote, world: World): TriggerReading | undefined {
  const { input, series, name, unit } = QUOTED[metric];
  const expected = statusOf(world.inputs, input).input;
  const found = readFirstAvailable(world.index, { metric, series, maxAgeMs: expected.maxAgeMs }, (quotes, one) => {
    const latest = quotes.at(-1);
    if (latest === undefined) return undefined;
    return { quotes, latest, source: asQuoted(one, latest).source, observedAt: latest.observedAt };
  });
  if (found === undefined || statusAt(expected, found.observedAt, world.instant).status !== 'reporting')
    return undefined;
  const { quotes, latest, source } = found;
  const values = Array.from({ length: Math.min(RECENT.steps, quotes.length) }, (_, i) =>
    scaled(as, quotes.slice(0, quotes.length - i)),
  )
    .flatMap((value) => (value === undefined ? [] : [value]))
    .reverse();
  const value = values.at(-1);
  if (value === undefined) return undefined;
  const item = readingEvidence(rule, world, {
    lineages: [latest.lineage],
    ...(source === undefined ? {} : { otherwise: source }),
    values: [latest.value, value],
    event: isoDate(latest.observedAt),
    observedAt: latest.observedAt,
    words: `${name} ${grouped(latest.value, 2)}${unit === undefined ? '' : ` ${unit}`} on ${shortDate(latest.observedAt)}${changeWords(as, value)}`,
  });
  const isDaily = metric !== 'food_price_index' && metric !== 'credit_stress';
  const spread = isDaily ? spreadOf(values) : {};
  return { value, recent: values.slice(-RECENT.quotes), ...spread, isCorroborated: true, evidence: [item] };
}

/** `up 3.1%` or `down 2.3%`. @param change relative */
const moved = (change: number): string => `${change < 0 ? 'down' : 'up'} ${percent(Math.abs(change), 1)}`;

function changeWords(as: Quote['as'], change: number): string {
  if (as === 'level') return '';
  if (as === 'yearly') return `, ${moved(change)} year on year`;
  return `, ${percent(Math.abs(change), 1)} ${change < 0 ? 'below' : 'above'} its 30-day mean`;
}

/** Quotes of thirty days that a rise needs. */
const QUOTES_NEEDED = 15;

/** Shared with the fit of the thresholds. @param quotes oldest first, the last of them judged */
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

/** Largest fall of a currency of the region over five quotes, log change. */
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
  const item = readingEvidence(rule, world, {
    lineages: ['ecb'],
    values: [worst.value],
    event: isoDate(status.newestAt),
    observedAt: status.newestAt,
    words: `${currencyName(worst.code)} ${moved(expm1(-worst.value))} against the euro and the US dollar over five trading days to ${shortDate(status.newestAt)}`,
  });
  return { value: worst.value, recent: worst.recent, isCorroborated: true, evidence: [item] };
}

interface Figure {
  readonly value: number;
  readonly newestAt: number;
}

/** The figures of a region's countries that a threshold is applied to. */
function figureOf(kind: 'shares' | 'spread' | 'gas_supply', world: World, regionId: TriggerRule['regionId']) {
  const { index } = world;
  return countriesOfRegion(regionId).flatMap((country): readonly (Figure & { readonly name: string })[] => {
    const { name } = country;
    if (kind === 'shares') {
      const found = equityDrawdown(index, country.iso2);
      return found === undefined ? [] : [{ name, value: -expm1(-found.drawdown), newestAt: found.newestAt }];
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
  shares: {
    ...{ input: 'equity_prices', lineage: 'oecd' },
    words: (share: number) => `equities ${percent(share, 1)} below their 12-month high`,
  },
  spread: {
    ...{ input: 'government_spreads', lineage: 'oecd' },
    words: (points: number) =>
      `sovereign spread ${grouped(Math.abs(points), 2)} percentage points ${points < 0 ? 'below' : 'above'} its norm`,
  },
  gas_supply: {
    ...{ input: 'gas_supply', lineage: 'eurostat' },
    words: (share: number) =>
      `gas imports ${percent(Math.abs(share))} ${share < 0 ? 'above' : 'below'} the norm of the month`,
  },
} as const;

/** The country of a region with the worst monthly figure; one whose series has ended is skipped. */
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
  const item = readingEvidence(rule, world, {
    lineages: [lineage],
    values: [value],
    event: isoDate(newestAt),
    observedAt: newestAt,
    words: `${name}, ${words(value)} in the month to ${shortDate(newestAt)}`,
  });
  return { value, recent: [value], isCorroborated: true, evidence: [item] } satisfies TriggerReading;
}
