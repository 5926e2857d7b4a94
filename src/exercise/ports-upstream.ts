import { DAY_MS } from '../assessment/time.ts';
import { queryRefusal } from '../feeds/fakes/arcgis-features.ts';
import type { ExercisePlan } from './further-upstreams.ts';
import { transitsEndAt } from '../feeds/fakes/publication.ts';
import { drawCount, randomOf, smoothNoise } from '../feeds/fakes/random.ts';
import { blockadeReporting, hormuzTraffic, REOPENING_OFFSET } from './storyline.ts';
import type { Upstream, UpstreamAnswer } from './upstream-server.ts';

const HOST = 'services9.arcgis.com';
const SERVICES = '/weJ1QsnbMYJlCHdG/arcgis/rest/services/';
const PORTS = `${SERVICES}Daily_Ports_Data/FeatureServer/0`;
const DISRUPTIONS = `${SERVICES}portwatch_disruptions_database/FeatureServer/0/query`;

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

/** PortWatch's calls at ports, added up by country and day, and its table of disruptions. */
export function portsUpstream(plan: ExercisePlan): Upstream {
  return ({ host, path, query }) => {
    if (host !== HOST) return undefined;
    if (path === DISRUPTIONS) return json({ features: disruptions(plan) });
    if (path === PORTS) return json(schema(transitsEndAt(plan.clock.now())));
    return path === `${PORTS}/query` ? callsAnswer(plan, query) : undefined;
  };
}

const json = (value: object): UpstreamAnswer => answer(JSON.stringify(value));
const answer = (body: string): UpstreamAnswer => ({
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

function callsAnswer({ seed, anchorAt, clock }: ExercisePlan, query: URLSearchParams): UpstreamAnswer {
  const [, from = '', to = ''] = WHERE.exec(query.get('where') ?? '') ?? [];
  const sum = /"outStatisticFieldName":"(\w+)"/.exec(query.get('outStatistics') ?? '')?.[1];
  if (from === '' || sum === undefined || query.get('groupByFieldsForStatistics') !== 'ISO3,date')
    return answer(queryRefusal('Cannot perform query. Invalid query parameters.'));
  const end = Math.min(Date.parse(to), transitsEndAt(clock.now()));
  const anchorDayAt = Math.floor(anchorAt / DAY_MS) * DAY_MS;
  const features: object[] = [];
  for (let date = Date.parse(from); date < end; date += DAY_MS) {
    const open = hormuzTraffic((date - anchorDayAt) / DAY_MS);
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

/** A storm in the year's ordinary course, and the strait from the day of its blockade on. */
function disruptions({ anchorAt, clock }: ExercisePlan): readonly object[] {
  const offset = (clock.now() - anchorAt) / DAY_MS;
  const beganOffset = Array.from({ length: 30 }, (_, day) => day - 30).find((day) => blockadeReporting(day) >= 1) ?? 0;
  const storm = event(10_000_001, 'EXERCISE storm', {
    eventtype: 'TC',
    country: 'Philippines; Taiwan Province of China',
    fromdate: anchorAt - 40 * DAY_MS,
    todate: anchorAt - 36 * DAY_MS,
    affectedports: 'port2384; port1232; port694',
    n_affectedports: 3,
  });
  const blockade = event(10_000_002, 'EXERCISE HORMUZ', {
    eventtype: 'OT',
    country: '',
    fromdate: anchorAt + beganOffset * DAY_MS,
    todate: offset < REOPENING_OFFSET ? null : anchorAt + REOPENING_OFFSET * DAY_MS,
    affectedports: 'chokepoint6',
    n_affectedports: 1,
  });
  return offset >= beganOffset ? [blockade, storm] : [storm];
}

const event = (eventid: number, eventname: string, cells: object): object => ({
  attributes: { eventid, eventname, alertlevel: 'RED', ...cells },
});
