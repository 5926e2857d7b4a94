import { expm1 } from '../../arithmetic/expm1.ts';
import { log } from '../../arithmetic/log.ts';
import { grouped, percent, shortDate } from '../english.ts';
import { marketEvidence } from '../evidence/market-evidence.ts';
import { lazyMap } from '../lazy-map.ts';
import type { Observation } from '../observation.ts';
import { seriesSubject } from '../observation.ts';
import type { ObservationIndex } from '../observation-index.ts';
import { onceFor } from '../once-for.ts';
import { PARAMETERS } from '../parameters.ts';
import { robustDistance } from '../robust-distance.ts';
import { clampUnit, severity } from '../severity.ts';
import { type IndicatorReading, indicator } from './indicator.ts';

const rules = PARAMETERS.currency;

/** How a currency fell against the euro and the dollar, log change; the smaller fall of the two, negative for a rise. */
export interface CurrencyDepreciation extends IndicatorReading {
  readonly code: string;
  /** Over five quotes. */
  readonly move: number;
  /** Over sixty quotes. */
  readonly fall: number;
  /** Distance of the move from the currency's own year of moves, standard deviations. */
  readonly z: number;
  readonly newestAt: number;
}

/** Undefined without 60 earlier quotes. The euro is read in dollars, the dollar in euro. */
export function currencyDepreciation(index: ObservationIndex, code: string): CurrencyDepreciation | undefined {
  const dollar = index.series('exchange_rate', seriesSubject('eur-usd'));
  const rates =
    code === 'EUR' || code === 'USD'
      ? dollar
      : index.series('exchange_rate', seriesSubject(`eur-${code.toLowerCase()}`));
  return depreciations(rates)(dollar).get(code);
}

/** The same quotes say the same at every instant. */
const depreciations = onceFor((rates: readonly Observation[]) =>
  onceFor((dollar: readonly Observation[]) => lazyMap((code) => depreciationIn(code, rates, dollar))),
);

function depreciationIn(
  code: string,
  rates: readonly Observation[],
  dollar: readonly Observation[],
): CurrencyDepreciation | undefined {
  const quotes = quotedIn(code, rates, dollar);
  const newest = rates.at(-1);
  if (newest === undefined || quotes.length <= rules.quotesNeeded) return undefined;
  const last = quotes.length - 1;
  const changeOver = (span: number, at: number): number => fallBetween(quotes[Math.max(0, at - span)], quotes[at]);
  const move = changeOver(rules.moveQuotes, last);
  const fall = changeOver(rules.levelQuotes, last);
  // Moves that do not overlap with the one judged.
  const past = Array.from(
    { length: Math.min(rules.baselineQuotes, last - rules.moveQuotes) - rules.moveQuotes + 1 },
    (_, i) => changeOver(rules.moveQuotes, last - rules.moveQuotes - i),
  );
  const z = robustDistance(move, past, rules.minSpread);
  const level = clampUnit((fall - rules.usualFall) / (rules.levelTop - rules.usualFall));
  const value = move <= 0 && level === 0 ? 0 : severity(level, z - rules.usualSurprise);
  return { code, move, fall, z, newestAt: newest.observedAt, value, usual: 0 };
}

/** Falls over five quotes up to each of the last ones, log change, oldest first; none without enough quotes. */
export function recentFalls(index: ObservationIndex, code: string, count: number): readonly number[] {
  const dollar = index.series('exchange_rate', seriesSubject('eur-usd'));
  const rates =
    code === 'EUR' || code === 'USD'
      ? dollar
      : index.series('exchange_rate', seriesSubject(`eur-${code.toLowerCase()}`));
  const quotes = quotedIn(
    code,
    rates.slice(-(rules.moveQuotes + count)),
    dollar.slice(-2 * (rules.moveQuotes + count)),
  );
  return quotes.slice(rules.moveQuotes).map((quote, i) => fallBetween(quotes[i], quote));
}

/** A quote: log of the currency's price of one euro and of one dollar, where there is one. */
type Quote = readonly number[];

function quotedIn(code: string, rates: readonly Observation[], dollar: readonly Observation[]): readonly Quote[] {
  if (code === 'USD') return rates.map(({ value }) => [log(value)]);
  if (code === 'EUR') return rates.map(({ value }) => [-log(value)]);
  const dollars = new Map(dollar.map(({ observedAt, value }) => [observedAt, value]));
  return rates.map(({ observedAt, value }) => {
    const perEuro = dollars.get(observedAt);
    return perEuro === undefined ? [log(value)] : [log(value), log(value / perEuro)];
  });
}

/** A currency that falls against one of the two only has not fallen: the other has risen. */
function fallBetween(from: Quote = [], to: Quote = []): number {
  const falls = to.slice(0, Math.min(from.length, to.length)).map((price, i) => price - (from[i] ?? price));
  return falls.length === 0 ? 0 : Math.min(...falls);
}

export const CURRENCY_DEPRECIATION = indicator({
  id: 'currency',
  input: 'currencies',
  metric: 'exchange_rate',
  place: 'currency',
  axes: { capitalStress: 0.7 },
  ages: 'place',
  label: (name, code) => `${name}: depreciation against ${against(code)}`,
  read: (code, { index }) => currencyDepreciation(index, code),
  isNotable: ({ z }) => Math.abs(z) >= rules.evidenceSigma,
  evidence: ({ code, move, fall, z, newestAt }, { name, label, instant }) =>
    marketEvidence(label, {
      metric: 'exchange_rate',
      instant,
      lineage: 'ecb',
      subject: `series:fx-${code.toLowerCase()}`,
      values: [move, fall],
      summary: `${name}: ${moved(move)} over five trading days to ${shortDate(newestAt)} against ${against(code)} (${grouped(Math.abs(z), 1)} standard deviations), ${moved(fall)} over sixty.`,
      observedAt: newestAt,
    }),
});

const moved = (log: number): string => `${log > 0 ? 'down' : 'up'} ${percent(Math.abs(expm1(-log)), 1)}`;

/** What a currency is quoted in. */
function against(code: string): string {
  return code === 'EUR' ? 'the US dollar' : code === 'USD' ? 'the euro' : 'the euro and the US dollar';
}
