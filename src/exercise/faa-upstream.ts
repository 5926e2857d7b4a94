import { DAY_MS, HOUR_MS, MINUTE_MS } from '../assessment/time.ts';
import type { ExercisePlan } from './further-upstreams.ts';
import { drawCount, drawOne, randomOf } from '../feeds/fakes/random.ts';
import type { Upstream } from './upstream-server.ts';

/** Airports that are often late, by how often. */
const BUSY = [
  { iata: 'EWR', weight: 5 },
  { iata: 'SFO', weight: 4 },
  { iata: 'BOS', weight: 3 },
  { iata: 'ORD', weight: 3 },
  { iata: 'LGA', weight: 3 },
  { iata: 'PHL', weight: 2 },
];
const RESTRICTIONS = [
  { type: 'SECURITY', weight: 5 },
  { type: 'HAZARDS', weight: 4 },
  { type: 'VIP', weight: 1 },
  { type: 'AIR SHOWS/SPORTS', weight: 2 },
  { type: 'SPACE OPERATIONS', weight: 1 },
];
const CENTRES = ['ZDC', 'ZNY', 'ZLA', 'ZJX', 'ZHU', 'ZAB', 'ZSE', 'ZAN', 'ZDV'];
const RESTRICTION_COUNT = 60;

/** Airport status and flight restrictions of the United States, far from the story: every day is an ordinary one. */
export function faaUpstream({ seed, clock }: ExercisePlan): Upstream {
  return ({ host, path }) => {
    if (host === 'nasstatus.faa.gov' && path === '/api/airport-status-information')
      return { status: 200, contentType: 'application/xml', body: nasStatus(seed, clock.now()) };
    if (host === 'tfr.faa.gov' && path === '/tfrapi/exportTfrList')
      return { status: 200, contentType: 'application/json', body: JSON.stringify(restrictions(seed, clock.now())) };
    return undefined;
  };
}

/** One ground stop, one ground delay program and some departures held up by a few minutes, drawn anew each hour. */
function nasStatus(seed: number, now: number): string {
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

/** Each stands for about three weeks and is followed by another in its place. */
function restrictions(seed: number, now: number): readonly object[] {
  return Array.from({ length: RESTRICTION_COUNT }, (_, place) => {
    const turn = Math.floor(now / DAY_MS + place / 3) / 21;
    const number = ((Math.floor(turn) * RESTRICTION_COUNT + place) % 9_000) + 1_000;
    const random = randomOf(`${seed}|tfr|${number}`);
    return {
      notam_id: `${new Date(now).getUTCFullYear() % 10}/${number}`,
      facility: CENTRES[Math.floor(random() * CENTRES.length)],
      state: 'XX',
      type: drawOne(random, RESTRICTIONS).type,
      description: 'EXERCISE restriction of flights',
      creation_date: '01/01/2026',
    };
  });
}
