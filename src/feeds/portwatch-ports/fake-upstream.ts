import { DAY_MS } from '../../assessment/time.ts';
import { queryRefusal } from '../fakes/arcgis-features.ts';
import { type Answer, type FakeUpstream, type FakeWorld, NOW, type Upstream } from '../fakes/fake-upstream.ts';
import { transitsEndAt } from '../fakes/publication.ts';
import { drawCount, randomOf, smoothNoise } from '../fakes/random.ts';

export const fakePortwatchPorts: FakeUpstream = (world) => (world === undefined ? handMade : ofWorld(world));

const LAYER = '/Daily_Ports_Data/';
const PUBLISHED_UNTIL = Date.UTC(2026, 9, 9);

/** Hand-made rows in the layer's format: three countries on each day of a slice, up to the published end. */
function callRows(from: number, to: number): readonly object[] {
  const rows: object[] = [];
  for (let day = from; day < Math.min(to, PUBLISHED_UNTIL); day += DAY_MS) {
    rows.push(
      ...['ARE', 'IRN', 'NLD'].map((ISO3, index) => ({ attributes: { ISO3, date: day, portcalls_sum: 10 + index } })),
    );
  }
  return rows;
}

/** Whole days that a query asks for, epoch ms. */
export function sliceIn(url: URL): { readonly from: number; readonly to: number } {
  const [from = '', to = ''] = [...(url.searchParams.get('where') ?? '').matchAll(/timestamp '(\d{4}-\d\d-\d\d)/g)].map(
    ([, day]) => day,
  );
  return { from: Date.parse(from), to: Date.parse(to) };
}

export const layerAnswer = (cells: object = {}): Answer => ({
  status: 200,
  contentType: 'application/json; charset=utf-8',
  body: JSON.stringify({
    fields: ['date', 'portid', 'ISO3', 'portcalls'].map((name) => ({ name })),
    editingInfo: { dataLastEditDate: NOW - 1_000 },
    ...cells,
  }),
});

const handMade: Upstream = (url) => {
  if (url.hostname !== 'services9.arcgis.com' || !url.pathname.includes(LAYER)) return undefined;
  if (!url.pathname.endsWith('/query')) return layerAnswer();
  const { from, to } = sliceIn(url);
  const body = JSON.stringify({ features: callRows(from, to) });
  return { status: 200, contentType: 'application/json; charset=utf-8', body };
};

const HOST = 'services9.arcgis.com';
const PORTS = '/weJ1QsnbMYJlCHdG/arcgis/rest/services/Daily_Ports_Data/FeatureServer/0';

/** Mean port calls a day: invented, of the size of PortWatch's own. */
const CALLS =
  'CHN 1500 JPN 1400 USA 600 IDN 700 KOR 420 SGP 330 MYS 190 NLD 260 GBR 330 ESP 270 ITA 350 TUR 290 GRC 220 NOR 330 SWE 150 DEU 170 BEL 130 DNK 130 FIN 60 EST 25 LVA 20 POL 55 RUS 190 UKR 20 IND 210 PAK 18 LKA 30 BGD 25 THA 100 VNM 190 PHL 250 TWN 130 HKG 90 AUS 170 NZL 45 BRA 170 ARG 50 CHL 60 PER 35 COL 40 MEX 75 PAN 45 CAN 150 EGY 90 DZA 30 MAR 60 ZAF 40 NGA 25 KEN 8 DJI 6 YEM 7 OMN 45 JOR 8 ISR 25 LBN 8 SYR 5 ARE 160 SAU 80 QAT 28 KWT 16 BHR 11 IRQ 17 IRN 45';
/** Share of a country's ports that lie behind the strait. */
const BEHIND_HORMUZ: Readonly<Record<string, number>> = {
  ARE: 0.8,
  SAU: 0.45,
  QAT: 1,
  KWT: 1,
  BHR: 1,
  IRQ: 1,
  IRN: 0.9,
};
const COUNTRIES = [...CALLS.matchAll(/([A-Z]{3}) (\d+)/g)].map(([, iso3 = '', mean]) => ({ iso3, mean: Number(mean) }));

/** PortWatch's calls at ports, added up by country and day. */
function ofWorld(world: FakeWorld): Upstream {
  return ({ hostname: host, pathname: path, searchParams: query }) => {
    if (host !== HOST) return undefined;
    if (path === PORTS) return json(schema(transitsEndAt(world.clock.now())));
    return path === `${PORTS}/query` ? callsAnswer(world, query) : undefined;
  };
}

const json = (value: object): Answer => answer(JSON.stringify(value));
const answer = (body: string): Answer => ({
  status: 200,
  contentType: 'application/json; charset=utf-8',
  body,
});

const schema = (editedAt: number): object => ({
  name: 'Daily_Ports_Data',
  description: 'EXERCISE: invented port calls, not IMF PortWatch',
  editingInfo: { dataLastEditDate: editedAt },
  maxRecordCount: 1_000,
  fields: ['date', 'portid', 'portname', 'country', 'ISO3', 'portcalls'].map((name) => ({ name, alias: name })),
});

const WHERE = /^date >= timestamp '(\d{4}-\d\d-\d\d) 00:00:00' AND date < timestamp '(\d{4}-\d\d-\d\d) 00:00:00'$/;

function callsAnswer({ seed, anchorAt, clock, story }: FakeWorld, query: URLSearchParams): Answer {
  const [, from = '', to = ''] = WHERE.exec(query.get('where') ?? '') ?? [];
  const sum = /"outStatisticFieldName":"(\w+)"/.exec(query.get('outStatistics') ?? '')?.[1];
  if (from === '' || sum === undefined || query.get('groupByFieldsForStatistics') !== 'ISO3,date')
    return answer(queryRefusal('Cannot perform query. Invalid query parameters.'));
  const end = Math.min(Date.parse(to), transitsEndAt(clock.now()));
  const anchorDayAt = Math.floor(anchorAt / DAY_MS) * DAY_MS;
  const features: object[] = [];
  for (let date = Date.parse(from); date < end; date += DAY_MS) {
    const open = story.hormuzTraffic((date - anchorDayAt) / DAY_MS);
    for (const { iso3, mean } of COUNTRIES) {
      const key = `${seed}|ports|${iso3}`;
      const drift = 1 + 0.05 * smoothNoise(key, date / DAY_MS, 28);
      // A ship that cannot leave still calls at the next port on its own side.
      const share = 1 - (BEHIND_HORMUZ[iso3] ?? 0) * (1 - open) * 0.8;
      const calls = drawCount(randomOf(`${key}|${date}`), mean * drift * share);
      features.push({ attributes: { ISO3: iso3, date, [sum]: calls } });
    }
  }
  return json({ fields: ['ISO3', 'date', sum].map((name) => ({ name })), features });
}
