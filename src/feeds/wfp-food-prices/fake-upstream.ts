import { pow } from '../../arithmetic/pow.ts';
import { DAY_MS } from '../../assessment/time.ts';
import { type Country, countryByIso2 } from '../../reference/countries.ts';
import { currencyOfCountry } from '../../reference/currencies.ts';
import { at, type FakeUpstream, type FakeWorld, NOT_FOUND, type Upstream } from '../fakes/fake-upstream.ts';
import { wander } from '../fakes/market-days.ts';
import { publishedMonths } from '../fakes/market-months.ts';
import { randomOf } from '../fakes/random.ts';
import { SURVEYED } from './card.ts';

/** Data sets by their description, and their files. No answer of HDX was recorded. */
export const fakeWfpFoodPrices: FakeUpstream = (world) => {
  const fileOf = world === undefined ? () => HAND_MADE : inventedFile(world);
  const upstream: Upstream = ({ pathname, searchParams }) => {
    const asked = pathname.endsWith('/package_show') ? searchParams.get('id') : FILE.exec(pathname)?.[1];
    const country = SURVEYED.map(({ iso2, slug }) => ({ slug, country: countryByIso2(iso2) })).find(
      (one) => asked === `wfp-food-prices-for-${one.slug}` || asked === one.country?.iso3.toLowerCase(),
    )?.country;
    if (country === undefined) return NOT_FOUND;
    return pathname.endsWith('/package_show')
      ? { status: 200, contentType: 'application/json;charset=utf-8', body: dataSet(country) }
      : { status: 200, contentType: 'text/csv', body: fileOf(country) };
  };
  return at('data.humdata.org', upstream);
};

const FILE = /\/wfp_food_prices_([a-z]{3})\.csv$/;

/** A description in the upstream's form, with a file of charts before that of prices. */
export function dataSet({ iso3, name }: Country, members: object = {}): string {
  const file = (kind: string, suffix: string) => ({
    name: `${name} - ${kind}`,
    format: 'CSV',
    url: `https://data.humdata.org/dataset/00000000/resource/00000001/download/wfp_${suffix}.csv`,
  });
  const of = iso3.toLowerCase();
  const resources = [file('Markets', `markets_${of}`), file('Food Prices', `food_prices_${of}`)];
  return JSON.stringify({ success: true, result: { license_id: 'cc-by-igo', resources, ...members } });
}

const COLUMNS =
  'date,admin1,admin2,market,market_id,latitude,longitude,category,commodity,commodity_id,unit,priceflag,pricetype,currency,price,usdprice';
const TAGS =
  '#date,#adm1+name,#adm2+name,#loc+market+name,#loc+market+code,#geo+lat,#geo+lon,#item+type,#item+name,#item+code,#item+unit,#item+price+flag,#item+price+type,#currency,#value,#value+usd';

/** A row in the upstream's columns: one retail price of sorghum in Khartoum by default. */
export function priceRow(cells: Readonly<Record<string, string>> = {}): string {
  const sound: Readonly<Record<string, string>> = {
    ...{ date: '2026-08-15', admin1: 'Khartoum', admin2: 'Khartoum', market: 'Khartoum', market_id: '101' },
    ...{ latitude: '15.5', longitude: '32.5', category: 'cereals and tubers', commodity: 'Sorghum' },
    ...{ commodity_id: '65', unit: 'KG', priceflag: 'actual', pricetype: 'Retail', currency: 'SDG', price: '900' },
    ...{ usdprice: '1.5', ...cells },
  };
  const text = (column: string): string => sound[column] ?? '';
  return COLUMNS.split(',')
    .map((column) => (/[",]/.test(text(column)) ? `"${text(column).replaceAll('"', '""')}"` : text(column)))
    .join(',');
}

/** The upstream's form around some of its rows. */
export const pricesTable = (...rows: readonly string[]): string => `${[COLUMNS, TAGS, ...rows].join('\n')}\n`;

const HAND_MADE = pricesTable(
  priceRow(),
  priceRow({ market: 'Kassala', market_id: '102', price: '1000', usdprice: '1.7' }),
  priceRow({ date: '2026-07-15', price: '880', usdprice: '1.4' }),
  priceRow({ category: 'oil and fats', commodity: 'Oil (vegetable)', unit: 'L' }),
);

const PUBLISHED_AFTER_DAYS = 30;
const MONTHS = 38;
const MARKETS = ['EXERCISE North', 'EXERCISE Centre', 'EXERCISE South'];
/** Foods with their unit and price in USD. */
const FOODS = [
  { commodity: 'Sorghum', unit: 'KG', usd: 0.7 },
  { commodity: 'Rice (imported)', unit: 'KG', usd: 1.3 },
  { commodity: 'Wheat flour', unit: '50 KG', usd: 38 },
];
/** Prices rise by this much in a year. */
const YEARLY = 1.25;

/** Prices of every country in three markets, invented; no story touches them. */
function inventedFile({ seed, anchorAt, clock }: FakeWorld): (country: Country) => string {
  const anchorDayAt = Math.floor(anchorAt / DAY_MS) * DAY_MS;
  return ({ iso2 }) => {
    const months = publishedMonths({ anchorDayAt, now: clock.now() }, PUBLISHED_AFTER_DAYS).slice(-MONTHS);
    const currency = currencyOfCountry(iso2)?.code ?? 'USD';
    const rate = Math.round(10 + 2_000 * randomOf(`${seed}|wfp rate|${iso2}`)());
    const rows = months.flatMap(({ name, middleAt }) =>
      FOODS.flatMap(({ commodity, unit, usd }, food) =>
        MARKETS.map((market, number) => {
          const level = wander(`${seed}|wfp|${iso2}|${commodity}|${market}`, middleAt, 0.2);
          const dollars = usd * level * pow(YEARLY, (middleAt - anchorDayAt) / (365 * DAY_MS));
          const place = { admin1: market, admin2: market, market, market_id: String(number + 1) };
          const price = { currency, price: (dollars * rate).toFixed(2), usdprice: dollars.toFixed(2) };
          return priceRow({ date: `${name}-15`, ...place, commodity, commodity_id: String(food + 1), unit, ...price });
        }),
      ),
    );
    return pricesTable(...rows);
  };
}
