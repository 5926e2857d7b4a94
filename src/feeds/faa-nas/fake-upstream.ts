import { HOUR_MS, MINUTE_MS } from '../../assessment/time.ts';
import { at, type FakeUpstream, type FakeWorld, type Upstream } from '../fakes/fake-upstream.ts';
import { drawCount, drawOne, randomOf } from '../fakes/random.ts';

export const fakeFaaNas: FakeUpstream = (world) => (world === undefined ? handMade : ofWorld(world));

/** Hand-made notice of each kind, as an item of its list. */
export const GROUND_STOP =
  '<Program><ARPT>EWR</ARPT><Reason>thunderstorms</Reason><End_Time>3:00 pm EDT</End_Time></Program>';
export const GROUND_DELAY =
  '<Ground_Delay><ARPT>BOS</ARPT><Reason>wind</Reason><Avg>1 hour and 5 minutes</Avg><Max>3 hours</Max></Ground_Delay>';
export const ARRIVAL_DELAY =
  '<Delay><ARPT>ORD</ARPT><Reason>VOL:Volume</Reason><Arrival_Departure Type="Departure"><Min>16 minutes</Min><Max>30 minutes</Max><Trend>Increasing</Trend></Arrival_Departure></Delay>';
export const CLOSURE =
  '<Airport><ARPT>ANC</ARPT><Reason>!ANC 10/012 ANC AD AP CLSD 2610141000-2610142000</Reason><Start>Oct 14 at 10:00 UTC.</Start></Airport>';

/** Hand-made status in the upstream's format. */
export function nasStatus(lists: readonly string[] = LISTS, updated = 'Wed Oct 14 12:03:31 2026 GMT'): string {
  return `<AIRPORT_STATUS_INFORMATION><Update_Time>${updated}</Update_Time><Dtd_File>http://www.fly.faa.gov/AirportStatus.dtd</Dtd_File>${lists.join('')}</AIRPORT_STATUS_INFORMATION>`;
}

export const delayType = (name: string, list: string, ...items: readonly string[]): string =>
  `<Delay_type><Name>${name}</Name><${list}>${items.join('')}</${list}></Delay_type>`;

const LISTS = [
  delayType('Ground Stop Programs', 'Ground_Stop_List', GROUND_STOP),
  delayType('Ground Delay Programs', 'Ground_Delay_List', GROUND_DELAY),
  delayType('General Arrival/Departure Delay Info', 'Arrival_Departure_Delay_List', ARRIVAL_DELAY),
  delayType('Airport Closures', 'Airport_Closure_List', CLOSURE),
];

const nasstatus: Upstream = at('nasstatus.faa.gov', () => ({
  status: 200,
  contentType: 'application/xml',
  body: nasStatus(),
}));

/** Hand-made answer of the other service, in its format. */
export const delays = (lists: Readonly<Record<string, unknown>> = {}) => ({
  status: { code: 200, info: 'OK', count: 2 },
  GroundDelays: {
    groundDelay: [{ airport: 'BOS', avgTime: '1 hour and 5 minutes', reason: 'wind' }],
    count: 1,
  },
  GroundStops: { groundStop: [{ airport: 'EWR', endTime: '3:00 pm EDT', reason: 'thunderstorms' }], count: 1 },
  ArriveDepartDelays: { arriveDepart: [], count: 0 },
  Closures: { closure: [], count: 0 },
  ...lists,
});

const asws: Upstream = at('external-api.faa.gov', () => ({
  status: 200,
  contentType: 'application/json',
  body: JSON.stringify(delays()),
}));

/** Both services. */
const handMade: Upstream = (url) => nasstatus(url) ?? asws(url);

/** Airports that are often late, by how often. */
const BUSY = [
  { iata: 'EWR', weight: 5 },
  { iata: 'SFO', weight: 4 },
  { iata: 'BOS', weight: 3 },
  { iata: 'ORD', weight: 3 },
  { iata: 'LGA', weight: 3 },
  { iata: 'PHL', weight: 2 },
];
/** Airport status of the United States, far from the story: every day is an ordinary one. */
function ofWorld({ seed, clock }: FakeWorld): Upstream {
  return ({ hostname: host, pathname: path }) =>
    host === 'nasstatus.faa.gov' && path === '/api/airport-status-information'
      ? { status: 200, contentType: 'application/xml', body: worldNasStatus(seed, clock.now()) }
      : undefined;
}

/** One ground stop, one ground delay program and some departures held up by a few minutes, drawn again each hour. */
function worldNasStatus(seed: number, now: number): string {
  const updatedAt = Math.floor(now / (5 * MINUTE_MS)) * 5 * MINUTE_MS;
  const random = randomOf(`${seed}|faa|${Math.floor(now / HOUR_MS)}`);
  const [stopped, delayed] = [drawOne(random, BUSY).iata, drawOne(random, BUSY).iata];
  const departures = Array.from({ length: drawCount(random, 1.5) }, () => {
    const most = 15 + Math.floor(random() * 40);
    return `<Delay><ARPT>${drawOne(random, BUSY).iata}</ARPT><Reason>EXERCISE volume</Reason><Arrival_Departure Type="Departure"><Min>${most - 14} minutes</Min><Max>${most} minutes</Max><Trend>Increasing</Trend></Arrival_Departure></Delay>`;
  });
  const lists = [
    `<Delay_type><Name>Ground Stop Programs</Name><Ground_Stop_List><Program><ARPT>${stopped}</ARPT><Reason>EXERCISE low ceilings</Reason><End_Time>3:00 pm EDT</End_Time></Program></Ground_Stop_List></Delay_type>`,
    `<Delay_type><Name>Ground Delay Programs</Name><Ground_Delay_List><Ground_Delay><ARPT>${delayed}</ARPT><Reason>EXERCISE wind</Reason><Avg>${20 + Math.floor(random() * 35)} minutes</Avg><Max>1 hour and ${1 + Math.floor(random() * 50)} minutes</Max></Ground_Delay></Ground_Delay_List></Delay_type>`,
    `<Delay_type><Name>General Arrival/Departure Delay Info</Name><Arrival_Departure_Delay_List>${departures.join('')}</Arrival_Departure_Delay_List></Delay_type>`,
  ];
  return `<AIRPORT_STATUS_INFORMATION><Update_Time>${updateTime(updatedAt)}</Update_Time><Dtd_File>http://www.fly.faa.gov/AirportStatus.dtd</Dtd_File>${lists.join('')}</AIRPORT_STATUS_INFORMATION>`;
}

/** `Fri Oct 2 11:46:31 2026 GMT`. */
function updateTime(instant: number): string {
  const [weekday = '', day = '', month = '', year = '', time = ''] = new Date(instant).toUTCString().split(/,? /);
  return `${weekday} ${month} ${Number(day)} ${time} ${year} GMT`;
}
