import { DAY_MS, HOUR_MS } from '../../assessment/time.ts';
import type { FeedCard } from '../../ports/feed.ts';
import type { AnswerFields } from '../fields/answer-fields.ts';

/** A sack of 100 kg costs up to some millions in the weakest currencies. */
export const PRICE_RANGE = { above: 0, upTo: 1_000_000_000 };

export const WFP_FOOD_PRICES_CARD: FeedCard = {
  id: 'wfp-food-prices',
  title: 'Market prices of staple foods in countries in crisis, monthly',
  source: 'WFP',
  url: 'https://data.humdata.org/dataset/global-wfp-food-prices',
  licence: 'CC BY 3.0 IGO',
  attribution:
    'World Food Programme, food prices on the Humanitarian Data Exchange (data.humdata.org/organization/wfp)',
  mayHandOn: 'records',
  metrics: [],
  ownMetrics: {
    'wfp-food-prices:price': {
      unit: 'local currency',
      meaning: 'median over the markets of a country of the price of one food in the unit that it is sold in',
      range: PRICE_RANGE,
    },
  },
  // One country a run: sixteen of them are read in four days, and a file changes once a week or less.
  cadenceMs: 6 * HOUR_MS,
  // Most countries are surveyed and published within six weeks of the end of a month.
  publicationLagMs: 45 * DAY_MS,
  // Until the next month of the quickest country is published, and a month in which all are late.
  maxAgeMs: 110 * DAY_MS,
  // Every price of one country: some hundred thousand where many markets have been surveyed for twenty years.
  expectedRecords: [1, 400_000],
};

/** Where the prices of one country are. */
interface SurveyedCountry {
  readonly iso2: string;
  /** The end of the name of its data set on HDX. */
  readonly slug: string;
}

/** Countries in which war or collapse moves what food costs, in the order in which they are read. */
export const SURVEYED: readonly SurveyedCountry[] = [
  { iso2: 'AF', slug: 'afghanistan' },
  { iso2: 'SD', slug: 'sudan' },
  { iso2: 'YE', slug: 'yemen' },
  { iso2: 'SY', slug: 'syrian-arab-republic' },
  { iso2: 'SS', slug: 'south-sudan' },
  { iso2: 'SO', slug: 'somalia' },
  { iso2: 'ET', slug: 'ethiopia' },
  { iso2: 'CD', slug: 'democratic-republic-of-the-congo' },
  { iso2: 'PS', slug: 'state-of-palestine' },
  { iso2: 'LB', slug: 'lebanon' },
  { iso2: 'HT', slug: 'haiti' },
  { iso2: 'MM', slug: 'myanmar' },
  { iso2: 'NG', slug: 'nigeria' },
  { iso2: 'ML', slug: 'mali' },
  { iso2: 'CF', slug: 'central-african-republic' },
  { iso2: 'UA', slug: 'ukraine' },
];

/** The fields of its answers. */
export const WFP_FOOD_PRICES_FIELDS: AnswerFields = [
  { at: '/package_show', expected: ['result.resources.url'], known: ['help', 'success', 'result'] },
  {
    at: '.csv',
    expected: ['date', 'market', 'category', 'commodity', 'unit', 'pricetype', 'currency', 'price'],
    known: ['admin1', 'admin2', 'market_id', 'latitude', 'longitude', 'commodity_id', 'priceflag', 'usdprice'],
  },
];
