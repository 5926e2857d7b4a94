import { type FakeUpstream, type FakeWorld, NOT_FOUND, NOW, type Upstream } from '../fakes/fake-upstream.ts';
import { candidatesEndAt, isAnnualPublished } from '../fakes/publication.ts';
import { ucdpCsv } from '../fakes/ucdp-csv.ts';
import { zipFile } from '../fakes/zip-file.ts';

/** Of the monthly and of the yearly feed: one server. */
export const fakeUcdp: FakeUpstream = (world) => (world === undefined ? handMade : ucdpUpstream(candidatesOf(world)));

function candidatesOf({ clock, story: { records } }: FakeWorld): UcdpSource {
  return {
    candidateCsv: (month) => {
      const published = month.to <= candidatesEndAt(clock.now()) && month.to > records.firstDayAt;
      return published ? ucdpCsv(records.violence(month)) : undefined;
    },
    annualCsv: (year) => {
      const [from, to] = [Date.UTC(year - 1, 0, 1), Date.UTC(year, 0, 1)];
      const published = isAnnualPublished(year, clock.now()) && from >= records.firstDayAt;
      return published ? ucdpCsv(records.violence({ from, to })) : undefined;
    },
  };
}

export interface UcdpSource {
  /**
   * The Candidate file of a calendar month, UTC; `undefined` when it is not published.
   * @param month `from` is the month's first instant, `to` the next month's
   */
  candidateCsv(month: { readonly from: number; readonly to: number }): string | undefined;
  /** The yearly file that came out in a year and ends with the year before; `undefined` when it is not published. */
  annualCsv?(year: number): string | undefined;
}

const HOST = 'ucdp.uu.se';
const ANNUAL = /^\/downloads\/ged\/ged(\d\d)1-csv\.zip$/;
const CANDIDATE = /^\/downloads\/candidateged\/GEDEvent_v(\d\d)_0_([1-9]|1[0-2])\.csv$/;

/**
 * UCDP Candidate: one CSV a month, `GEDEvent_v26_0_9.csv` for September 2026. The yearly file is a zip that holds its last year alone.
 */
export function ucdpUpstream(source: UcdpSource): Upstream {
  return ({ hostname: host, pathname: path }) => {
    if (host !== HOST) return undefined;
    const annual = annualArchive(source, path);
    if (annual !== undefined) return { status: 200, contentType: 'application/zip', body: annual };
    const [, year, month] = CANDIDATE.exec(path) ?? [];
    const body = year === undefined || month === undefined ? undefined : source.candidateCsv(monthSpan(year, month));
    return body === undefined
      ? { status: 404, contentType: 'text/html', body: '<html>404</html>' }
      : { status: 200, contentType: 'text/csv', body };
  };
}

function annualArchive(source: UcdpSource, path: string): Uint8Array | undefined {
  const [, year] = ANNUAL.exec(path) ?? [];
  const csv = year === undefined ? undefined : source.annualCsv?.(2000 + Number(year));
  if (csv === undefined) return undefined;
  const modifiedAt = Date.UTC(2000 + Number(year), 5, 1);
  return zipFile({ name: `GEDEvent_v${year}_1.csv`, content: Buffer.from(csv, 'utf8'), modifiedAt });
}

function monthSpan(year: string, month: string): { readonly from: number; readonly to: number } {
  const index = Number(month) - 1;
  return { from: Date.UTC(2000 + Number(year), index, 1), to: Date.UTC(2000 + Number(year), index + 1, 1) };
}

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

/** Hand-made yearly file with two events of 2025 and one of 2019. */
export const ANNUAL_ROWS: readonly string[] = [
  ucdpRow(11, { date_start: '2025-03-01', date_end: '2025-03-02' }),
  ucdpRow(12, { date_start: '2025-12-30', date_end: '2025-12-31', best: '7', high: '9' }),
  ucdpRow(13, { date_start: '2019-05-01', date_end: '2019-05-01' }),
];

export const annualZip = (rows: readonly string[], name = 'GEDEvent_v26_1.csv'): Uint8Array =>
  zipFile({ name, content: Buffer.from(`${UCDP_HEADER}\n${rows.join('\n')}\n`), modifiedAt: NOW });

/** September 2026, and the years up to 2025. */
const handMade: Upstream = ({ hostname, pathname }) => {
  if (hostname !== HOST) return undefined;
  if (pathname.endsWith('/GEDEvent_v26_0_9.csv'))
    return { status: 200, contentType: 'text/csv', body: `${UCDP_HEADER}\n${ucdpRow(1)}\n` };
  return pathname.endsWith('/ged261-csv.zip')
    ? { status: 200, contentType: 'application/zip', body: annualZip(ANNUAL_ROWS) }
    : NOT_FOUND;
};
