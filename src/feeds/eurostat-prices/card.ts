import { DAY_MS } from '../../assessment/time.ts';
import { ALL_ITEMS_METRIC, PRICE_DIVISIONS } from '../../contract/consumer-prices/price-divisions.ts';
import type { FeedCard } from '../../ports/feed.ts';
import type { AnswerFields } from '../fields/answer-fields.ts';

/** Prices of a division can double in a year, or be paid for by the state; a hundredfold rise would be another unit. */
export const RATE_RANGE = { above: -100, upTo: 1_000 };

const figure = (of: string) => ({
  unit: '%',
  meaning: `annual rate of change of harmonised consumer prices: ${of}`,
  range: RATE_RANGE,
});

export const EUROSTAT_PRICES_CARD: FeedCard = {
  id: 'eurostat-prices',
  title: 'Harmonised consumer prices of European countries by division, monthly (Eurostat prc_hicp_minr)',
  source: 'Eurostat',
  url: 'https://ec.europa.eu/eurostat/databrowser/view/prc_hicp_minr/default/table',
  licence: 'CC BY 4.0',
  attribution: 'Eurostat, HICP - ECOICOP version 2 - indices and rates of change, monthly data (prc_hicp_minr)',
  mayHandOn: 'records',
  metrics: [],
  ownMetrics: {
    [ALL_ITEMS_METRIC]: figure('all items'),
    ...Object.fromEntries(Object.values(PRICE_DIVISIONS).map(({ metric, name }) => [metric, figure(name)])),
  },
  cadenceMs: DAY_MS,
  // A month is published in the third week after its end; the first estimate of all items some days after its end.
  publicationLagMs: 20 * DAY_MS,
  // Until the next month is published, and a month in which it is late.
  maxAgeMs: 85 * DAY_MS,
  // Some 40 countries and groups, 14 months and 14 categories; the last month may be of all items alone.
  expectedRecords: [2_000, 20_000],
  rowCheck: 'half_of_last',
};

/** The fields of its answers. */
export const EUROSTAT_PRICES_FIELDS: AnswerFields = [
  {
    expected: ['class', 'id', 'size', 'value', 'dimension'],
    known: ['version', 'label', 'source', 'updated', 'extension', 'href', 'link', 'note', 'role', 'status'],
  },
];
