import { DAY_MS } from '../assessment/time.ts';
import { failed } from '../contract/conventions/handler.ts';
import type { HandlerOf, Outputs } from '../contract/endpoints.ts';
import type { FeedCard } from '../ports/feed.ts';
import { asOfReply } from './as-of.ts';
import type { ObservationListParts } from './list-observations.ts';
import type { ListedEntry } from './observation-items.ts';
import { type Observed, readObserved } from './read-observed.ts';
import type { StoreRead } from './read-with-deadline.ts';

type Signal = Outputs['getMacroSignals']['signals'][number];

interface Series {
  readonly metric: string;
  readonly id: string;
  /** `series:` and its id where it is absent. */
  readonly subject?: string;
  readonly name: string;
  readonly unit: string;
  readonly feeds: readonly string[];
}

const SERIES: readonly Series[] = [
  { metric: 'volatility_index', id: 'vix', name: 'Cboe Volatility Index', unit: 'index', feeds: ['cboe-vix'] },
  {
    metric: 'credit_stress',
    id: 'stlfsi',
    name: 'St. Louis Fed Financial Stress Index',
    unit: 'index',
    feeds: ['fred-credit'],
  },
  { metric: 'crude_price', id: 'brent', name: 'Brent crude', unit: 'USD per barrel', feeds: ['fred-brent', 'eia-api'] },
  { metric: 'crude_price', id: 'wti', name: 'WTI crude', unit: 'USD per barrel', feeds: ['fred-wti', 'eia-api'] },
  {
    metric: 'gas_price',
    id: 'henry-hub',
    name: 'Henry Hub natural gas',
    unit: 'USD per million British thermal units',
    feeds: ['fred-gas', 'eia-api'],
  },
  {
    metric: 'government_yield',
    id: 'us-10y',
    name: 'US Treasury yield, 10 years',
    unit: 'per cent a year',
    feeds: ['treasury-curve'],
  },
  {
    metric: 'share_prices',
    id: 'us-shares',
    subject: 'country:US',
    name: 'US share prices, mean of a month',
    unit: 'index, 100 in 2015',
    feeds: ['oecd-markets'],
  },
  { metric: 'exchange_rate', id: 'eur-usd', name: 'US dollars for one euro', unit: 'USD', feeds: ['ecb-rates'] },
  {
    metric: 'food_price_index',
    id: 'ffpi',
    name: 'FAO Food Price Index',
    unit: 'index, 100 in 2014 to 2016',
    feeds: ['fao-food'],
  },
];

const YEAR_DAYS = 366;
const MIN_VALUES = 8;

export function getMacroSignals(parts: ObservationListParts): HandlerOf<'getMacroSignals'> {
  return async ({ at }) => {
    const read = await readSignals(at, parts);
    if (!read.ok) return failed(read.failure);
    const { signals, asOf, about } = read.value;
    return asOfReply({ signals: [...signals], ...about }, asOf);
  };
}

/** Every series that has enough of a year before it, as of what `at` names. */
export async function readSignals(
  at: string | undefined,
  parts: ObservationListParts,
): Promise<StoreRead<Omit<Observed, 'entries'> & { readonly signals: readonly Signal[] }>> {
  const read = await readObserved(
    {
      metrics: [...new Set(SERIES.map(({ metric }) => metric))],
      feeds: [...new Set(SERIES.flatMap(({ feeds }) => feeds))],
      kinds: ['series', 'country'],
      subjects: SERIES.map(subjectOf),
      // The newest month of food prices may be three months old.
      withinDays: YEAR_DAYS + 100,
      per: 'observation',
    },
    at,
    parts,
  );
  if (!read.ok) return read;
  const { entries, asOf, about } = read.value;
  const known = computed.get(entries);
  const signals = known ?? SERIES.flatMap((one) => signalOf(one, entries, parts.cards));
  if (known === undefined) computed.set(entries, signals);
  return { ok: true, value: { signals, asOf, about } };
}

const subjectOf = ({ id, subject = `series:${id}` }: Series): string => subject;

/** By the entries that they are of: a list that did not change hands out the same ones. */
const computed = new WeakMap<readonly ListedEntry[], readonly Signal[]>();

function signalOf(series: Series, entries: readonly ListedEntry[], cards: readonly FeedCard[]): Signal[] {
  const { metric, id, name, unit } = series;
  const own = entries.filter((entry) => entry.subject === subjectOf(series) && entry.metric === metric);
  const [newest] = own;
  const value = newest?.values[metric];
  if (newest === undefined || value === undefined) return [];
  const { observedAt, feedId } = newest;
  // Of two feeds with one series the newest speaks.
  const before = own.flatMap((entry) =>
    entry.feedId === feedId && entry.observedAt < observedAt && entry.observedAt >= observedAt - YEAR_DAYS * DAY_MS
      ? [entry.values[metric] ?? value]
      : [],
  );
  if (before.length < MIN_VALUES) return [];
  const percentile1y = Math.round((100 * before.filter((one) => one < value).length) / before.length);
  const isOpen = cards.some((card) => card.id === feedId && card.mayHandOn === 'records');
  return [
    { series: id, name, percentile1y, ...(isOpen ? { value, unit } : {}), observedAt, observations: before.length },
  ];
}
