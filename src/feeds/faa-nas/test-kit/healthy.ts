import { at } from '../../test-kit/upstream.ts';

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

export const healthyFaaNas = at('nasstatus.faa.gov', () => ({
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

export const healthyAsws = at('external-api.faa.gov', () => ({
  status: 200,
  contentType: 'application/json',
  body: JSON.stringify(delays()),
}));
