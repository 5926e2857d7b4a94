import { createHash } from 'node:crypto';
import { CHOKEPOINTS } from '../../reference/chokepoints.ts';
import { parseCompactInstant } from '../utc-instant.ts';
import { zipOf } from './zip-of.ts';

/** One answer of a pretended upstream. */
export interface Answer {
  readonly status: number;
  readonly contentType?: string;
  readonly body?: string | Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Answers a URL the way the real upstream does. */
export type Upstream = (url: URL) => Answer;

/** The moment at which the pretended upstreams are read. */
export const NOW = Date.UTC(2026, 9, 14, 12, 7);
const NOT_FOUND: Answer = { status: 404, contentType: 'text/html', body: '<html>not found</html>' };

/** Hand-made row of a GDELT export: a report of fighting in Aden unless told otherwise. */
export function gdeltRow(id: number, cells: Readonly<Record<number, string>> = {}): string {
  const row = Array.from({ length: 61 }, () => '');
  const sound: Record<number, string> = {
    0: String(id),
    1: '20261014',
    25: '1',
    26: '190',
    27: '190',
    28: '19',
    29: '4',
    51: '4',
    52: "Aden, 'Adan, Yemen",
    53: 'YM',
    54: 'YM02',
    59: '20261014120000',
    60: 'https://www.example.org/news/1',
  };
  for (const [position, cell] of Object.entries({ ...sound, ...cells })) row[Number(position)] = cell;
  return row.join('\t');
}

/** Zipped export of a stamp with one row. */
export function gdeltZip(
  stamp: string,
  rows: readonly string[] = [gdeltRow(1, { 1: stamp.slice(0, 8), 59: stamp })],
): Uint8Array {
  return zipOf(`${stamp}.export.CSV`, Buffer.from(`${rows.join('\n')}\n`));
}

export function manifestLine(stamp: string, zip: Uint8Array): string {
  const md5 = createHash('md5').update(zip).digest('hex');
  return `${zip.byteLength} ${md5} http://data.gdeltproject.org/gdeltv2/${stamp}.export.CSV.zip`;
}

export const NEWEST_STAMP = '20261014120000';

const gdelt: Upstream = ({ pathname }) => {
  if (pathname.endsWith('/lastupdate.txt')) {
    const body = `${manifestLine(NEWEST_STAMP, gdeltZip(NEWEST_STAMP))}\n`;
    return { status: 200, contentType: 'text/plain', body };
  }
  const stamp = /(\d{14})\.export\.CSV\.zip$/.exec(pathname)?.[1];
  if (stamp === undefined || parseCompactInstant(stamp) === undefined) return NOT_FOUND;
  return { status: 200, contentType: 'application/zip', body: gdeltZip(stamp) };
};

export const PORTWATCH_FIELDS = ['date', 'portid', 'portname', 'n_container', 'n_tanker', 'n_total'];

/** Hand-made rows in the layer's format: `count` days from `from` on. */
export function portwatchFeatures(portname: string, from: number, count: number): readonly object[] {
  const portid = CHOKEPOINTS.find((chokepoint) => chokepoint.portwatchName === portname)?.portwatchId ?? 'unknown';
  return Array.from({ length: count }, (_, day) => ({
    attributes: { date: from + day * 86_400_000, portid, portname, n_container: 1, n_tanker: 2, n_total: 5 },
  }));
}

export const portnameOf = (url: URL): string =>
  /portname='(.*?)' AND/.exec(url.searchParams.get('where') ?? '')?.[1] ?? '';

const portwatch: Upstream = (url) => {
  const value = url.pathname.endsWith('/query')
    ? { features: portwatchFeatures(portnameOf(url), Date.UTC(2026, 9, 1), 4) }
    : { fields: PORTWATCH_FIELDS.map((name) => ({ name })), editingInfo: { dataLastEditDate: NOW - 1_000 } };
  return { status: 200, contentType: 'application/json; charset=utf-8', body: JSON.stringify(value) };
};

export const UCDP_HEADER =
  'id,type_of_violence,dyad_name,side_a,side_b,country,country_id,date_prec,date_start,date_end,best,high,low';

/** Hand-made event in the columns of `UCDP_HEADER`. */
export function ucdpRow(id: number, cells: Readonly<Record<string, string>> = {}): string {
  const sound: Record<string, string> = {
    id: String(id),
    type_of_violence: '1',
    dyad_name: 'Government of Ruritania - Rebels',
    side_a: 'Government of Ruritania',
    side_b: 'Rebels',
    country: 'Yemen (North Yemen)',
    country_id: '678',
    date_prec: '1',
    date_start: '2026-09-03',
    date_end: '2026-09-04',
    best: '3',
    high: '5',
    low: '2',
  };
  const row = { ...sound, ...cells };
  return UCDP_HEADER.split(',')
    .map((column) => `"${(row[column] ?? '').replaceAll('"', '""')}"`)
    .join(',');
}

const ucdp: Upstream = ({ pathname }) =>
  pathname.endsWith('/GEDEvent_v26_0_9.csv')
    ? { status: 200, contentType: 'text/csv', body: `${UCDP_HEADER}\n${ucdpRow(1)}\n` }
    : NOT_FOUND;

/** A few lines of each series that is read from FRED's graphs. */
const FRED_QUOTES: Readonly<Record<string, string>> = {
  DCOILBRENTEU: '2026-10-08,71.20\n2026-10-09,\n2026-10-12,72.05\n',
  DCOILWTICO: '2026-10-08,67.90\n2026-10-09,\n2026-10-12,68.44\n',
  DHHNGSP: '2026-10-08,3.41\n2026-10-09,\n2026-10-12,3.38\n',
  STLFSI4: '2026-09-25,-0.6123\n2026-10-02,-0.5822\n2026-10-09,0.1107\n',
};

const fred: Upstream = ({ searchParams }) => {
  const id = searchParams.get('id') ?? '';
  const quotes = FRED_QUOTES[id];
  if (quotes === undefined) return NOT_FOUND;
  return { status: 200, contentType: 'application/csv', body: `observation_date,${id}\n${quotes}` };
};

/** One pretended upstream; `undefined` when the request is not for it. */
export type FakeUpstream = (url: URL) => Answer | undefined;

/** Puts an upstream at its host. */
export const at =
  (host: string, upstream: Upstream): FakeUpstream =>
  (url) =>
    url.hostname === host ? upstream(url) : undefined;

/** Of the first feeds; later ones keep theirs in `<feed>/test-kit/healthy.ts`. */
export const FIRST_UPSTREAMS: readonly FakeUpstream[] = [
  at('storage.googleapis.com', gdelt),
  at('services9.arcgis.com', portwatch),
  at('ucdp.uu.se', ucdp),
  at('fred.stlouisfed.org', fred),
];

export const NO_UPSTREAM = NOT_FOUND;
