import type { Upstream } from './upstream-server.ts';
import { zipFile } from '../feeds/fakes/zip-file.ts';

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
  return ({ host, path }) => {
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
