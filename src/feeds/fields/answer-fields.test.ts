import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { recordingPath } from '../../../test/kit/recordings.ts';
import { FEED_KEY_NAMES, type FeedCard } from '../../ports/feed.ts';
import { type Answer, NOW } from '../fakes/fake-upstream.ts';
import { answerFieldsOf, createFeeds, FEED_CARDS } from '../registry.ts';
import { HEALTHY } from '../test-kit/healthy.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { zipOf } from '../test-kit/zip-of.ts';
import { type AnswerFields, columns, compareFields, type FieldDifference } from './answer-fields.ts';

/** Answers that are no text; the readers of archives and workbooks are tried below. */
const NOT_TEXT = ['gdelt-events', 'gpr-daily', 'gdelt-gkg', 'ucdp-annual'];
const textFeeds = FEED_CARDS.filter(({ id }) => !NOT_TEXT.includes(id));

/** What a poll of a feed finds when its upstream answers as `change` makes it. */
async function differenceOf(
  { id }: FeedCard,
  change: (text: string) => string = (text) => text,
): Promise<FieldDifference> {
  const isRead = (url: URL) => answerFieldsOf(id).some(({ at = '' }) => url.href.includes(at));
  const { fetchBytes } = scriptedFetch((url) => (isRead(url) ? changed(HEALTHY(url), change) : HEALTHY(url)));
  const keys = Object.fromEntries(FEED_KEY_NAMES.map((name) => [name, 'hand-made']));
  const feed = createFeeds(fetchBytes, keys).find(({ card }) => card.id === id);
  const answers: (readonly [string, Uint8Array])[] = [];
  await feed?.collect({
    cursor: null,
    now: NOW,
    signal: new AbortController().signal,
    onAnswer: (url, bytes) => answers.push([url, bytes]),
  });
  expect(answers).not.toEqual([]);
  return difference(answerFieldsOf(id), answers);
}

async function difference(fields: AnswerFields, answers: readonly (readonly [string, Uint8Array])[]) {
  const comparison = compareFields(fields);
  for (const [url, bytes] of answers) await comparison.add(url, bytes);
  return comparison.difference();
}

const changed = (answer: Answer, change: (text: string) => string): Answer =>
  typeof answer.body === 'string' ? { ...answer, body: change(answer.body) } : answer;

/** The same answer with one field more: a member of every object, an element under the root, a column. */
function withNewField(text: string): string {
  const start = text.replace(/^\ufeff/, '').trimStart();
  if (/^[[{]/.test(start)) return text.replaceAll(/\{(?=\s*")/g, '{"brand_new":1,');
  if (start.startsWith('<')) return text.replace(/(<[A-Za-z][^>?]*>)/, '$1<brand_new/>');
  const separator = hasCommas(text) ? ',' : ' ';
  return text.replaceAll(/^([^#\n].*?)\s*$/gm, `$1${separator}brand_new`);
}

/** In its rows: comments are prose. */
const hasCommas = (text: string): boolean => text.replaceAll(/^#.*$/gm, '').includes(',');

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

describe.each(FEED_CARDS.map((card) => [card.id, card] as const))('the fields of %s', (_, card) => {
  it('are all known and all there in a healthy answer', async () => {
    expect(await differenceOf(card)).toEqual({ unknown: [], missing: [] });
  });
});

describe.each(textFeeds.map((card) => [card.id, card] as const))('a changed answer of %s', (_, card) => {
  it('has its new field named', async () => {
    const { unknown } = await differenceOf(card, withNewField);
    expect(unknown).not.toEqual([]);
    for (const name of unknown) expect(name).toMatch(/brand_new|column \d+$/);
  });

  it('has what it lacks named', async () => {
    const [expected = ''] = answerFieldsOf(card.id).flatMap((document) => document.expected);
    const word = expected.split('|')[0]?.split(/[.@]/).at(-1) ?? '';
    const { missing } = await differenceOf(card, (text) =>
      word.startsWith('column ') || word.includes('*') ? lastCut(text) : text.replaceAll(word, 'renamed'),
    );
    expect(missing).not.toEqual([]);
  });
});

/** Without the last column. */
const lastCut = (text: string): string => {
  if (text.startsWith('{')) return text.replaceAll(/,[^,[\]{}]*\]/g, ']');
  return text.replaceAll(hasCommas(text) ? /,(?:"[^"]*"|[^,"\n]*)\s*$/gm : / +[^ \n]+$/gm, '');
};

describe('fields of other answers', () => {
  it.each([
    ['a zipped table without heads', { expected: columns(3) }, 'a\tb\tc\td', ['column 4'], []],
    ['a zipped table', { expected: ['id', 'best'] }, 'id,new\n1,2', ['new'], ['best']],
  ] as const)('of %s are its columns', async (_, fields, text, unknown, missing) => {
    const zip = zipOf('any.csv', bytesOf(text));
    expect(await difference([fields], [['', zip]])).toEqual({ unknown, missing });
  });

  it('are named by the outermost place that is new, and once', async () => {
    const fields = [{ expected: ['rows.id'], known: ['rows.free_*'] }];
    const answer = bytesOf('{"rows":[{"id":1,"free_a":{"b":1},"box":{"x":1,"y":[{"z":2}]}},{"id":2,"box":{"w":1}}]}');
    expect(await difference(fields, [['', answer]])).toEqual({ unknown: ['rows.box'], missing: [] });
  });

  it('are not missing from an answer without a row, nor sought in one of another kind', async () => {
    const fields = [{ at: '/data', expected: ['id'] }];
    const answers = [
      ['https://any/data?key=1', bytesOf('[]')] as const,
      ['https://any/token', bytesOf('{"a":1}')] as const,
    ];
    expect(await difference(fields, answers)).toEqual({ unknown: [], missing: [] });
  });
});

/** Recorded answers by feed; each is complete, so all that it holds is known and nothing is missing. */
const RECORDED: readonly (readonly [feedId: string, url: string, file: string])[] = [
  ['adsb-military', '', 'adsb-lol/v2/v2_mil_response.json'],
  ['adsb-civil', '', 'adsb-lol/v2/v2_point_response.json'],
  ['arxiv', '', 'answers-2026/arxiv/arxiv_query_testing_s0_m10_2026-04-12.xml'],
  ['bfs-odl', '', 'answers-2026/bfs-odl/odlinfo_odl_1h_latest_2026-09-09.head.json'],
  ['canada-sema', '', 'canada-sema/sema_2025.xml'],
  ['cboe-vix', '', 'answers-2026/vix/VIX_History_2023-09.csv'],
  ['cisa-kev', '', 'cisa-kev/known_exploited_vulnerabilities.json'],
  ['digitraffic-ais', '', 'answers-2026/ais/digitraffic_ais_v1_locations_2026-09-27.mmsi-anonymised.reserialised.json'],
  ['earth-search', '', 'answers-2026/stac/search_page1_2025-07-31.json'],
  ['ecb-rates', '.xml', 'answers-2026/ecb/eurofxref-hist-90d_2020.xml'],
  ['eia-petroleum', '', 'answers-2026/eia/wpsr_table4_2026-04-03.excerpt.csv'],
  ['emsc-quakes', '', 'emsc/seismicportal_2021-04.geojson'],
  ['eonet', '', 'eonet/events_2021-04.geojson'],
  ['eu-sanctions', '', 'answers-2026/eu-fsf/xmlFullSanctionsList_1_1_2026-08-05.excerpt.xml'],
  ['eurostat-economy', '', 'answers-2026/eurostat/gov_10q_ggdebt_IT_2024-Q1.json'],
  ['eurostat-prices', '', 'answers-2026/eurostat/prc_hicp_minr_EA_RCH_A_TOTAL_2026-10-02.reserialised.json'],
  ['faa-nas', '/airport-status-information', 'answers-2026/faa/nas_status_airport-status-information_2026-08-10.xml'],
  ['faa-tfr', '', 'answers-2026/faa/exportTfrList_records_2026.excerpt.json'],
  ['fao-food', '.csv', 'answers-2026/fao/food_price_indices_data_2026-03.csv'],
  ['firms-hotspots', '', 'answers-2026/firms/J2_VIIRS_C2_Global_24h_2026-09-26.head.csv'],
  ['fred-brent', '/RBRTEd.xls', 'answers-2026/eia/RBRTEd_2024-12.xls'],
  ['gdacs', '', 'gdacs/events_2021-04.geojson'],
  ['gdelt-events', '.export.CSV', 'gdelt/20180326044500.export.CSV'],
  ['ioda', '', 'answers-2026/ioda/v2_outages_events_2026-09-24.excerpt.reserialised.json'],
  ['isigmet', '', 'answers-2026/awc/isigmet_2026-09-27.head.reserialised.json'],
  ['nga-warnings', '', 'transcribed/nga_broadcast_warn_navarea4_2024-05.json'],
  ['noaa-co2', '', 'answers-2026/noaa-co2/co2_mm_mlo_2026-02-05.txt'],
  ['nsidc-sea-ice', '', 'answers-2026/nsidc/N_seaice_extent_daily_v3.0_2024-03.csv'],
  ['nws-alerts', '', 'nws/alerts_2026-08-22.json'],
  ['oecd-markets', '', 'answers-2026/oecd/finmark_GBR_IRSTCI_2021-01_2024-01_served_2024-06-27.csv'],
  ['ocha-fts', '', 'answers-2026/ocha-fts/1-fts-flow-custom-search-planid-1006-groupby-location.json'],
  ['ofac-sdn', 'SDN.CSV', 'ofac/sdn_2021-07.csv'],
  ['owid-energy', '', 'answers-2026/owid/owid-energy-data_2026.head.csv'],
  ['polymarket', '', 'answers-2026/polymarket/gamma_events_2026-07-25.json'],
  ['portwatch-ports', '/query', 'portwatch/daily_ports.json'],
  ['portwatch-transits', '/query', 'portwatch/daily_chokepoints.json'],
  ['travel-advisories', '.xml', 'answers-2026/travel-advisories/TAsTWs_2026-08-29.excerpt.xml'],
  ['treasury-curve', '', 'answers-2026/treasury/daily-treasury-rates_2025-05.csv'],
  ['ucdp-candidate', '', 'ucdp/GEDEvent_v23_0_10.csv'],
  ['uk-sanctions', '', 'answers-2026/uk-sanctions/UK-Sanctions-List_2026-09-07.excerpt.xml'],
  ['un-sanctions', '', 'un-sanctions/consolidated_2025-04-19.xml'],
  ['usgs-quakes', '', 'usgs/all_day_2018-06.geojson'],
  ['who-don', '', 'transcribed/who_don_2026-08.json'],
  ['world-bank', '', 'answers-2026/worldbank/country_GB-JP-US_FP.CPI.TOTL.ZG_2025.json'],
];

describe('the fields of recorded answers', () => {
  for (const [feedId, url, file] of RECORDED) {
    const path = recordingPath('recordings', ...file.split('/'));
    it.skipIf(path === undefined)(`of ${feedId} are all known and all there`, async () => {
      const answer = [url, readFileSync(path ?? '')] as const;
      expect(await difference(answerFieldsOf(feedId), [answer])).toEqual({ unknown: [], missing: [] });
    });
  }
});
