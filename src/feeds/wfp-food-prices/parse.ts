import Papa from 'papaparse';
import { median } from '../../assessment/median.ts';
import { countrySubject } from '../../assessment/observation.ts';
import type { FeedProblem, ReadObservation } from '../../ports/feed.ts';
import { contentHash } from '../../reference/content-hash.ts';
import type { Country } from '../../reference/countries.ts';
import { currencyByCode } from '../../reference/currencies.ts';
import { createRecordSplitter } from '../csv-record-splitter.ts';
import { wrongWidth } from '../csv-table.ts';
import { readDecimal } from '../decimal-number.ts';
import { memberOf, parseJson, textMember } from '../json-value.ts';
import { type Parsed, startTally } from '../parsed.ts';
import { plainText } from '../plain-text.ts';
import type { ReadingWindow } from '../series-cursor.ts';
import { parseIsoDay } from '../utc-instant.ts';
import { endOfMonth, isoMonth } from '../utc-month.ts';
import { PRICE_RANGE } from './card.ts';

const COLUMNS = ['date', 'market', 'category', 'commodity', 'unit', 'pricetype', 'currency', 'price'];
/** Grain, flour, bread, roots and tubers: what a country lives on. */
const STAPLES = 'cereals and tubers';
const PRICE_TYPES: ReadonlySet<string> = new Set(['retail', 'wholesale']);
/** No unit of food costs a million dollars. */
const USD_RANGE = { above: 0, upTo: 1_000_000 };
/** The terms under which figures are handed on; another licence would have to be read first. */
const LICENCE = /^cc-by(-igo)?$/;

type FoundFile = { readonly status: 'file'; readonly url: string } | { readonly status: 'unreadable'; reason: string };

/** Finds the file of prices among those of a country's data set; the description of it is CKAN's. */
export function pricesFile(bytes: Uint8Array, { iso3 }: Country): FoundFile {
  const json = parseJson(bytes);
  const result = json.status === 'json' ? memberOf(json.value, 'result') : undefined;
  const resources = memberOf(result, 'resources');
  if (!Array.isArray(resources)) return { status: 'unreadable', reason: 'the data set lists no files' };
  const licence = textMember(result, 'license_id');
  if (licence !== undefined && !LICENCE.test(licence))
    return { status: 'unreadable', reason: `the licence is ${plainText(licence, 40)}` };
  const urls = resources.map((resource) => textMember(resource, 'url') ?? '').filter((url) => URL.canParse(url));
  const name = `/wfp_food_prices_${iso3.toLowerCase()}.csv`;
  const found = urls
    .map((url) => new URL(url))
    .find((url) => isOfHdx(url) && url.pathname.toLowerCase().endsWith(name));
  return found === undefined
    ? { status: 'unreadable', reason: 'the data set has no file of prices' }
    : { status: 'file', url: found.href };
}

const isOfHdx = ({ protocol, hostname, port }: URL): boolean =>
  protocol === 'https:' && hostname === 'data.humdata.org' && port === '';

interface PricesContext {
  readonly country: Country;
  /** Months are kept by their end. */
  readonly window: ReadingWindow;
  /** Epoch ms. */
  readonly now: number;
}

/** One price of one market. */
interface MarketPrice {
  readonly month: string;
  readonly market: string;
  readonly commodity: string;
  readonly unit: string;
  readonly priceType: string;
  readonly currency: string;
  readonly price: number;
  readonly usd?: number;
}

interface PricesReader {
  /** Takes the next piece of the file; after something unreadable the rest is passed over. */
  take(piece: Uint8Array): void;
  finish(): Parsed;
}

/** A row is below 400 characters. */
const MAX_RECORD = 100_000;

/**
 * Reads the prices of one country piece by piece: a header, a row of HXL tags and one row for each market, food, unit and
 * month. Retail and wholesale prices of staple foods in complete months of the window become one national median each;
 * `observedAt` is the end of the month.
 */
export function startMarketPrices(context: PricesContext): PricesReader {
  const decoder = new TextDecoder();
  const splitter = createRecordSplitter(MAX_RECORD);
  const tally = startTally();
  const groups = new Map<string, MarketPrice[]>();
  let columns: ReadonlyMap<string, number> | undefined;
  let fault: string | undefined;

  function readHeader(row: readonly string[]): void {
    columns = new Map(row.map((name, index) => [name.trim(), index]));
    const lost = COLUMNS.filter((column) => columns?.has(column) !== true);
    if (lost.length > 0) fault ??= `the file has no column ${lost.join(', ')}`;
  }

  function readRecords(text: string): void {
    const { data, errors } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy', delimiter: ',' });
    if (errors.some((error) => error.type === 'Quotes')) fault ??= 'a quoted field does not end';
    for (const row of data) {
      if (columns === undefined) readHeader(row);
      else if (fault === undefined) keep(row, columns);
    }
  }

  function keep(row: readonly string[], positions: ReadonlyMap<string, number>): void {
    const cell: CellOf = (column) => row[positions.get(column) ?? -1]?.trim() ?? '';
    const outcome = row.length === positions.size ? readRow(cell, context) : wrongWidth(nameOf(cell), row.length);
    if (outcome === 'ignored') tally.ignore();
    else if ('kind' in outcome) tally.reject(outcome);
    else {
      tally.keep([]);
      const { month, commodity, unit, priceType, currency } = outcome;
      const key = JSON.stringify([month, commodity, unit, priceType, currency]);
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [outcome]);
      else group.push(outcome);
    }
  }

  return {
    take(piece) {
      if (fault !== undefined) return;
      const records = splitter.take(decoder.decode(piece, { stream: true }));
      if (records === 'too_long') fault = 'a record does not end';
      else if (records !== '') readRecords(records);
    },
    finish() {
      if (fault === undefined) readRecords(splitter.rest() + decoder.decode());
      if (fault !== undefined) return { status: 'unreadable', reason: fault };
      const parsed = tally.rows(() => [...groups.values()].map((prices) => nationalMedian(prices, context.country)));
      return parsed.totalCount === 0 ? { status: 'unreadable', reason: 'the file holds no price' } : parsed;
    },
  };
}

type CellOf = (column: string) => string;

const nameOf = (cell: CellOf): string =>
  plainText(`${cell('date')} ${cell('market')} ${cell('commodity')}`, 80) || 'a row';

function readRow(cell: CellOf, { window, now }: PricesContext): MarketPrice | FeedProblem | 'ignored' {
  const rejected = (kind: string, message: string): FeedProblem => ({
    kind,
    recordId: nameOf(cell),
    message: plainText(message, 40),
  });
  const priceType = cell('pricetype').toLowerCase();
  const isStaple = cell('category').toLowerCase() === STAPLES && PRICE_TYPES.has(priceType);
  if (cell('date').startsWith('#') || !isStaple || cell('priceflag').includes('forecast')) return 'ignored';
  const day = parseIsoDay(cell('date'));
  const observedAt = day === undefined ? undefined : endOfMonth(isoMonth(day));
  if (day === undefined || observedAt === undefined) return rejected('undated', cell('date'));
  if (day > now) return rejected('future', cell('date'));
  // Markets still report in a month that has not ended.
  if (observedAt > now || observedAt < window.from || observedAt >= window.to) return 'ignored';
  const [market, commodity, unit] = [
    cell('market_id') || cell('market'),
    plainText(cell('commodity'), 80),
    cell('unit'),
  ];
  if (market === '' || commodity === '' || plainText(unit, 40) === '')
    return rejected('wrong_shape', 'without a market, a food or a unit');
  // Israel's shekel has a code of its own at WFP.
  const currency = currencyByCode(cell('currency') === 'NIS' ? 'ILS' : cell('currency'))?.code;
  if (currency === undefined) return rejected('unresolved_currency', cell('currency'));
  const price = readDecimal(cell('price'), PRICE_RANGE);
  if (typeof price === 'string') return rejected(price, cell('price'));
  const usd = readDecimal(cell('usdprice'), USD_RANGE);
  return {
    ...{ month: isoMonth(day), market, commodity, unit: plainText(unit, 40), priceType, currency, price },
    ...(typeof usd === 'string' ? {} : { usd }),
  };
}

/** @param prices of one food in one unit and month, at least one */
function nationalMedian(prices: readonly MarketPrice[], { iso2 }: Country): ReadObservation {
  const { month = '', commodity = '', unit = '', priceType = '', currency = '' } = prices[0] ?? {};
  const usd = middleOf(prices, (one) => one.usd);
  const { value = 0, markets } = middleOf(prices, ({ price }) => price);
  return {
    recordId: `${month}:${contentHash([commodity, unit, priceType, currency], 12)}`,
    metric: 'wfp-food-prices:price',
    subject: countrySubject(iso2),
    value,
    observedAt: endOfMonth(month) ?? 0,
    lineage: 'wfp',
    event: month,
    detail: {
      ...{ commodity, unit, priceType, currency, markets: String(markets) },
      ...(usd.value === undefined ? {} : { usd: String(usd.value) }),
    },
  };
}

/** The median of the markets; a market with several prices in a month counts once, with the median of its own. */
function middleOf(prices: readonly MarketPrice[], figure: (price: MarketPrice) => number | undefined) {
  const byMarket = new Map<string, number[]>();
  for (const price of prices) {
    const value = figure(price);
    if (value !== undefined) byMarket.set(price.market, [...(byMarket.get(price.market) ?? []), value]);
  }
  const values = [...byMarket.values()].map(median);
  return { markets: values.length, value: values.length === 0 ? undefined : median(values) };
}
