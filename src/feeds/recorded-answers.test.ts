import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { recordingPath } from '../../test/kit/recordings.ts';
import { parsePapers } from './arxiv/parse.ts';
import { parseProbes } from './bfs-odl/parse.ts';
import { parsePolicyRates } from './bis-policy-rates/parse.ts';
import { parseVixHistory } from './cboe-vix/parse.ts';
import { readCsv } from './csv-table.ts';
import { parseLocations } from './digitraffic-ais/parse.ts';
import { parseCameras } from './digitraffic-cameras/parse.ts';
import { parseScenes } from './earth-search/parse.ts';
import { parsePortalDays } from './ecb-markets/parse.ts';
import { parseRateTable } from './ecb-rates/parse.ts';
import { NATIONAL_STOCKS, parseStocks } from './eia-petroleum/parse.ts';
import { parseSpotPrices } from './eia-workbook.ts';
import { parseEuList } from './eu-sanctions/parse.ts';
import { DEBT_TABLE, parseEconomy } from './eurostat-economy/parse.ts';
import { parseGasTrade } from './eurostat-gas/parse.ts';
import { parsePrices } from './eurostat-prices/parse.ts';
import { parseNasStatus } from './faa-nas/parse.ts';
import { parseTfrList } from './faa-tfr/parse.ts';
import { parseFoodPrices } from './fao-food/parse.ts';
import { parseHotspots } from './firms-hotspots/parse.ts';
import { FISCAL_TABLES, parseFiscalTable } from './fiscaldata/parse.ts';
import { BRENT, BRENT_WORKBOOK } from './fred-brent/feed.ts';
import { type FredSeries, parseFredCsv } from './fred-csv.ts';
import { parseOutages } from './ioda/parse.ts';
import { parseIsigmets } from './isigmet/parse.ts';
import { memberOf, parseJson } from './json-value.ts';
import { parseCo2Months } from './noaa-co2/parse.ts';
import { parseSeaIce } from './nsidc-sea-ice/parse.ts';
import { parseFunding } from './ocha-fts/parse.ts';
import { parseFinancialMarkets } from './oecd-markets/parse.ts';
import { parseEnergyTable } from './owid-energy/parse.ts';
import { parseEvents } from './polymarket/parse.ts';
import { FEED_CARDS, probeUrls } from './registry.ts';
import { parseSirens } from './sirens/parse.ts';
import { parseAdvisories } from './travel-advisories/parse.ts';
import { parseYieldCurve } from './treasury-curve/parse.ts';
import { parseUkList } from './uk-sanctions/parse.ts';
import { parsePopulationPage } from './unhcr/parse.ts';
import { INDICATORS, parseIndicator } from './world-bank/parse.ts';

const NOW = Date.UTC(2026, 10, 22);
const EVERY_YEAR = { from: Number.NEGATIVE_INFINITY, to: NOW };

const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
const bytesOf = (content: string): Uint8Array => new TextEncoder().encode(content);
/** A record that was published without the envelope in which its upstream sends it. */
const within = (before: string, after: string) => (bytes: Uint8Array) => bytesOf(`${before}${text(bytes)}${after}`);
const replaced = (bytes: Uint8Array, pattern: RegExp, by: string) => bytesOf(text(bytes).replaceAll(pattern, by));

const series = (id: string): FredSeries => ({
  id,
  seriesId: 'any',
  metric: 'crude_price',
  lineage: 'fred',
  above: -1_000_000,
  upTo: 1_000_000,
});
const inflation = INDICATORS.filter(({ code }) => code === 'FP.CPI.TOTL.ZG').map((indicator) => ({
  indicator,
  fromYear: 2000,
  now: NOW,
}));

type Reading = readonly [file: string, read: (bytes: Uint8Array) => unknown, expected: unknown];

const counts = (keptCount: number, ignoredCount = 0, rejectedByKind: Readonly<Record<string, number>> = {}) => ({
  status: 'parsed',
  keptCount,
  ignoredCount,
  rejectedByKind,
});
const unreadable = (reason: string) => ({ status: 'unreadable', reason });

/** Answers of upstreams that a feed of ours polls, read by the feed's parser. */
const READINGS: readonly Reading[] = [
  [
    // Its ships have got numbers of no country; all of them lie still.
    'ais/digitraffic_ais_v1_locations_2026-09-27.mmsi-anonymised.reserialised.json',
    (bytes) => parseLocations(replaced(bytes, /"mmsi": 10/g, '"mmsi": 23'), Date.UTC(2026, 8, 27, 19, 8)),
    { status: 'parsed', rejectedByKind: {} },
  ],
  ['arxiv/arxiv_empty_feed.xml', (bytes) => parsePapers(bytes, NOW), unreadable('the answer holds no paper')],
  // A status of 400 comes with it.
  ['arxiv/arxiv_error_bad_id_400.xml', (bytes) => parsePapers(bytes, NOW), unreadable('the answer holds no paper')],
  ['arxiv/arxiv_query_testing_s0_m10_2026-04-12.xml', (bytes) => parsePapers(bytes, NOW), counts(10)],
  [
    'awc/isigmet_2026-09-27.head.reserialised.json',
    (bytes) => parseIsigmets(bytes, Date.UTC(2026, 8, 27, 15)),
    counts(3),
  ],
  [
    // Another layer of the service: no value of another country is taken for one of Germany.
    'bfs-odl/eurdep_latestValue_one_feature_2026-04-06.excerpt-fields-dropped.json',
    (bytes) => parseProbes(within('{"features":[', ']}')(bytes), Date.UTC(2026, 3, 6, 9)),
    unreadable('no probe could be read'),
  ],
  [
    'bfs-odl/odlinfo_odl_1h_latest_2026-09-09.head.json',
    (bytes) => parseProbes(bytes, Date.UTC(2026, 8, 9, 13, 10)),
    counts(2),
  ],
  [
    'digitraffic-weathercam/stations_one_feature.excerpt.json',
    (bytes) => parseCameras(within('{"features":[', ']}')(bytes), NOW),
    counts(1),
  ],
  ['ecb/eurofxref-hist-90d_2020.xml', (bytes) => parseRateTable(bytes, NOW), counts(1_920, 128)],
  [
    'eia/RBRTEd_2024-12.xls',
    (bytes) => parseSpotPrices(bytes, { series: BRENT, workbook: BRENT_WORKBOOK }, { window: EVERY_YEAR, now: NOW }),
    counts(9_513),
  ],
  [
    'eia/wpsr_table1_2026-04-03.excerpt.csv',
    (bytes) => parseStocks(bytes, new Map([['Crude Oil', 'us-crude-stocks']]), NOW),
    { ...counts(1), observations: [{ value: 878.042 }, { value: 876.7 }, { value: 839.055 }] },
  ],
  [
    'eia/wpsr_table1_2026-09-11.excerpt.csv',
    (bytes) => parseStocks(bytes, new Map([...NATIONAL_STOCKS].slice(0, 2)), NOW),
    counts(2, 1),
  ],
  [
    'eia/wpsr_table4_2026-04-03.excerpt.csv',
    (bytes) => parseStocks(bytes, new Map([['Total Stocks (Excluding SPR)', 'all']]), NOW),
    { ...counts(1, 3), observations: [{ value: 1_274.922 }, {}, {}, {}] },
  ],
  [
    'eu-fsf/xmlFullSanctionsList_1_1_2026-08-05.excerpt.xml',
    (bytes) => parseEuList(bytes, NOW),
    { status: 'parsed', entries: [{}, {}, {}], unresolved: [], rows: { rejectedCount: 0 } },
  ],
  ['faa/exportTfrList_records_2026.excerpt.json', (bytes) => parseTfrList(bytes, NOW), counts(2)],
  ['faa/nas_status_airport-status-information_2026-08-10.xml', (bytes) => parseNasStatus(bytes, NOW), counts(2, 7)],
  ['fao/food_price_indices_data_2026-03.csv', (bytes) => parseFoodPrices(bytes, EVERY_YEAR, NOW), counts(435)],
  ['firms/J2_VIIRS_C2_Global_24h_2026-09-26.head.csv', (bytes) => parseHotspots(bytes, NOW), counts(0, 5)],
  ['firms/SUOMI_VIIRS_C2_Europe_24h_2022-09.csv', (bytes) => parseHotspots(bytes, NOW), { rejectedByKind: {} }],
  ['firms/area_api_VIIRS_SNPP_NRT_2026-06-27.excerpt.csv', (bytes) => parseHotspots(bytes, NOW), counts(0, 6)],
  [
    // The beginning of another table in the same envelope: never taken for all of it.
    'fiscaldata/avg_interest_rates_2026-09-30.head.reserialised.json',
    (bytes) => FISCAL_TABLES.map((table) => parseFiscalTable(bytes, { table, window: EVERY_YEAR, now: NOW })),
    [unreadable('3 of 5025 rows'), unreadable('3 of 5025 rows')],
  ],
  [
    // Twelve vintages of one series; the newest is read.
    'fred/alfredgraph_2024.csv',
    (bytes) => parseFredCsv(bytes, series('PAYEMS_CHG'), NOW),
    { rejectedByKind: {}, observations: expect.arrayContaining([expect.objectContaining({ value: 177 })]) },
  ],
  [
    'fred/fredgraph_FEDFUNDS_MORTGAGE30US_2026-02.csv',
    (bytes) => parseFredCsv(bytes, series('MORTGAGE30US'), NOW),
    { rejectedByKind: {}, observations: expect.arrayContaining([expect.objectContaining({ value: 7.91 })]) },
  ],
  [
    'fred/fredgraph_multi_with_gaps_2026-04.csv',
    (bytes) => parseFredCsv(bytes, series('UNRATE'), NOW),
    { rejectedByKind: {}, observations: expect.arrayContaining([expect.objectContaining({ value: 3.6 })]) },
  ],
  [
    'ioda/v2_outages_events_2026-09-24.excerpt.reserialised.json',
    (bytes) => parseOutages(bytes, { from: 1_790_147_690_000, to: 1_790_234_090_000 }),
    counts(1, 2),
  ],
  [
    'ioda/v2_outages_events_CF_record_2024-02.excerpt.json',
    (bytes) => parseOutages(within('{"data":[', ']}')(bytes), { from: 1_706_692_200_000, to: 1_706_778_600_000 }),
    counts(1),
  ],
  [
    // Another answer of the same service: named, not taken for a quiet day.
    'ioda/v2_outages_summary_data_2026.excerpt.json',
    (bytes) => parseOutages(bytes, { from: 0, to: NOW }),
    unreadable('2 of 2 rows rejected (wrong_shape 2)'),
  ],
  ['noaa-co2/co2_mm_mlo_2026-02-05.txt', (bytes) => parseCo2Months(bytes, EVERY_YEAR, NOW), counts(815)],
  [
    // The version before ours, in the same form.
    'nsidc/N_seaice_extent_daily_v3.0_2024-03.csv',
    (bytes) => parseSeaIce(bytes, { hemisphere: 'arctic', window: EVERY_YEAR, now: NOW }),
    counts(14_923),
  ],
  [
    'ocha-fts/1-fts-flow-custom-search-planid-1006-groupby-location.json',
    (bytes) => parseFunding(bytes, NOW),
    counts(3),
  ],
  [
    'ocha-fts/1-fts-flow-custom-search-planid-1010-groupby-cluster.json',
    (bytes) => parseFunding(bytes, NOW),
    unreadable('the totals are not by place'),
  ],
  // Other answers of the same service.
  ...[
    '1-public-location',
    '2-country-1-summary-trends-2025',
    '2-fts-flow-plan-overview-progress-2020',
    'custom-search-locationid-171-year-2020-page-3',
  ].map(
    (name): Reading => [
      `ocha-fts/${name}.json`,
      (bytes) => parseFunding(bytes, NOW),
      unreadable('the answer has no totals by destination'),
    ],
  ),
  [
    // Another measure than ours in the same form: rows out of time order, CRLF.
    'oecd/finmark_GBR_IRSTCI_2021-01_2024-01_served_2024-06-27.csv',
    (bytes) => parseFinancialMarkets(replaced(bytes, /IRSTCI/g, 'IRLT'), NOW),
    counts(37),
  ],
  [
    'owid/owid-energy-data_2026.head.csv',
    (bytes) => parseEnergyTable(bytes, { fromYear: 1900, toYear: 2026, now: NOW }),
    counts(2, 2),
  ],
  [
    // The page that a probe asks for.
    'owid/owid-energy-codebook_2025-05.csv',
    (bytes) => readCsv(bytes, ['column', 'unit', 'source']),
    { status: 'table' },
  ],
  ['polymarket/gamma_events_2026-07-25.json', (bytes) => parseEvents(bytes, NOW), counts(1, 7)],
  [
    'polymarket/gamma_markets_2026-07.json',
    (bytes) => parseEvents(within('[{"slug":"any","markets":', '}]')(bytes), NOW),
    { rejectedByKind: {} },
  ],
  [
    'stac/collection_not_found_404_2025-12-16.json',
    (bytes) => parseScenes(bytes, NOW),
    unreadable('the list has no features'),
  ],
  // Pages of one other collection: a model of the ground, of no satellite that we list.
  ...['search_fields_2025-07-31.json', 'search_matched_limit_2025-07-31.json'].map(
    (file): Reading => [`stac/${file}`, (bytes) => parseScenes(bytes, NOW), unreadable('no scene in five days')],
  ),
  // Pages of all collections, with fields that ours excludes.
  ['stac/search_page1_2025-07-31.json', (bytes) => parseScenes(bytes, NOW), counts(5, 5)],
  ['stac/search_page2_2025-07-31.json', (bytes) => parseScenes(bytes, NOW), counts(4, 6)],
  ['travel-advisories/TAsTWs_2026-08-29.excerpt.xml', (bytes) => parseAdvisories(bytes, NOW), counts(2)],
  ['treasury/daily-treasury-rates_2024.csv', (bytes) => parseYieldCurve(bytes, EVERY_YEAR, NOW), counts(250)],
  ['treasury/daily-treasury-rates_2025-05.csv', (bytes) => parseYieldCurve(bytes, EVERY_YEAR, NOW), counts(86)],
  [
    'tzevaadom/ws_single_alert_tzevaadom.json',
    (bytes) => parseSirens(siren(bytes), { last: undefined, now: 1_751_284_860_000 }),
    { status: 'read', rows: { rejectedCount: 0, keptCount: 1 } },
  ],
  // Words of the authority, of its socket alone: no alert, and never taken for one.
  ...['ws_single_update_end_tzevaadom.json', 'ws_single_update_tzevaadom.json'].map(
    (file): Reading => [
      `tzevaadom/${file}`,
      (bytes) => parseSirens(siren(bytes), { last: undefined, now: NOW }),
      unreadable('every notice was rejected'),
    ],
  ),
  [
    'uk-sanctions/UK-Sanctions-List_2026-09-07.excerpt.xml',
    (bytes) => parseUkList(bytes, NOW),
    { status: 'parsed', entries: [{ listedAt: Date.UTC(2012, 5, 29) }], unresolved: [], rows: { rejectedCount: 0 } },
  ],
  [
    // Totals by asylum, where ours are by origin: `"0"` and `"-"` among numbers.
    'unhcr/population_2024_items.excerpt.json',
    (bytes) =>
      parsePopulationPage(
        within('{"maxPages":1,"items":', '}')(replaced(bytes, /"coo_iso": "-"/g, '"coo_iso": "SYR"')),
        NOW,
      ),
    { status: 'parsed', rejectedByKind: {}, ignoredCount: 0 },
  ],
  [
    // The close of one day is not between its low and its high in the file itself.
    'vix/VIX_History_2023-09.csv',
    (bytes) => parseVixHistory(bytes, EVERY_YEAR, NOW),
    counts(8_498, 0, { out_of_range: 1 }),
  ],
  [
    'worldbank/country_GB-JP-US_FP.CPI.TOTL.ZG_2025.json',
    (bytes) => inflation.map((context) => parseIndicator(bytes, context)),
    [counts(2, 1)],
  ],
  [
    'worldbank/country_multi_NY.GDP.MKTP.CN_2026-07-13.head.json',
    (bytes) =>
      inflation.map(({ indicator, ...context }) =>
        parseIndicator(bytes, {
          ...context,
          indicator: { ...indicator, code: 'NY.GDP.MKTP.CN', range: { above: 0, upTo: 1e18 } },
        }),
      ),
    [counts(8, 3)],
  ],
  [
    'worldbank/indicator_not_found_id175.json',
    (bytes) => inflation.map((context) => parseIndicator(bytes, context)),
    [unreadable('the upstream answers: The indicator was not found. It may have been deleted or archived.')],
  ],
  [
    'eurostat/gov_10q_ggdebt_IT_2024-Q1.json',
    // Cubes of other tables: the gas feed names what they lack.
    (bytes) => [parseEconomy(bytes, DEBT_TABLE, NOW), parseGasTrade(bytes, NOW)],
    [counts(1), unreadable('the cube has no nrg_bal')],
  ],
  [
    'eurostat/prc_hicp_minr_EA_RCH_A_TOTAL_2026-10-02.reserialised.json',
    (bytes) => [parsePrices(bytes, NOW), parseEconomy(bytes, DEBT_TABLE, NOW)],
    // The euro area is no country.
    [counts(0, 13), unreadable('the cube is not of freq Q')],
  ],
  [
    'bis/ws_cbpol_AU_M_2026-06_2026-08.csv',
    (bytes) => parsePolicyRates(bytes, { window: EVERY_YEAR, now: NOW }),
    counts(3),
  ],
  // Other series of the portal.
  [
    'ecb/fm_dfr_2026-10-02.csv',
    (bytes) => parsePortalDays(bytes, { window: EVERY_YEAR, now: NOW }),
    counts(0, 0, { wrong_series: 1 }),
  ],
  [
    'ecb/tgb_M_DE_2026-06_2026-07.csv',
    (bytes) => parsePortalDays(bytes, { window: EVERY_YEAR, now: NOW }),
    counts(0, 0, { wrong_series: 2 }),
  ],
];

/** The notice that a message of the socket carries, in the list that the service serves. */
function siren(bytes: Uint8Array): Uint8Array {
  const json = parseJson(bytes);
  return bytesOf(JSON.stringify([json.status === 'json' ? memberOf(json.value, 'data') : undefined]));
}

/** One JSON document with these members. */
const members = (...names: readonly string[]) =>
  [parseJson, { status: 'json', value: Object.fromEntries(names.map((name) => [name, expect.anything()])) }] as const;

/**
 * Answers of upstreams that no feed polls yet, which the readers that feeds share read; by file, exactly. A feed for one of them
 * moves its files to READINGS.
 */
const WITHOUT_FEED: readonly Reading[] = [
  ...['121003', '126809', '192327', '2921983', '8863'].map(
    (id): Reading => [`hn/item_${id}.json`, ...members('id', 'type', 'time')],
  ),
  ['polymarket/kalshi_events_2026-07.json', ...members('events')],
];

/** Upstreams of the list above: none may have a feed. */
const UPSTREAMS_WITHOUT_FEED = ['hacker-news.firebaseio.com', 'api.elections.kalshi.com'];

const folder = recordingPath('recordings', 'answers-2026');
const files =
  folder === undefined
    ? []
    : readdirSync(folder).flatMap((upstream) =>
        readdirSync(`${folder}/${upstream}`).map((file) => `${upstream}/${file}`),
      );

describe('recorded answers of 2026', () => {
  it.skipIf(folder === undefined)('are read one by one: each has a reader, and each reader its file', () => {
    const read = [...READINGS, ...WITHOUT_FEED].map(([file]) => file);
    expect(read.toSorted()).toEqual(files.toSorted());
  });

  it('without a feed come from upstreams that no feed polls', () => {
    const polled = probeUrls(NOW).map(({ url }) => new URL(url).hostname);
    const named = FEED_CARDS.flatMap(({ url }) => (URL.canParse(url) ? [new URL(url).hostname] : []));
    expect(UPSTREAMS_WITHOUT_FEED.filter((host) => [...polled, ...named].includes(host))).toEqual([]);
  });

  for (const [file, read, expected] of [...READINGS, ...WITHOUT_FEED]) {
    const path = recordingPath('recordings', 'answers-2026', ...file.split('/'));
    it.skipIf(path === undefined)(`${file} gives what it holds`, async () => {
      expect(await read(readFileSync(path ?? ''))).toMatchObject(expected ?? {});
    });
  }
});
