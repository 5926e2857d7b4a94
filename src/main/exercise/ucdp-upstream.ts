import type { Upstream } from './upstream-server.ts';

export interface UcdpSource {
  /**
   * The Candidate file of a calendar month, UTC; `undefined` when it is not published.
   * @param month `from` is the month's first instant, `to` the next month's
   */
  candidateCsv(month: { readonly from: number; readonly to: number }): string | undefined;
}

const HOST = 'ucdp.uu.se';
const CANDIDATE = /^\/downloads\/candidateged\/GEDEvent_v(\d\d)_0_([1-9]|1[0-2])\.csv$/;

/** UCDP Candidate: one CSV a month, `GEDEvent_v26_0_9.csv` for September 2026. */
export function ucdpUpstream(source: UcdpSource): Upstream {
  return ({ host, path }) => {
    if (host !== HOST) return undefined;
    const [, year, month] = CANDIDATE.exec(path) ?? [];
    const body = year === undefined || month === undefined ? undefined : source.candidateCsv(monthSpan(year, month));
    return body === undefined
      ? { status: 404, contentType: 'text/html', body: '<html>404</html>' }
      : { status: 200, contentType: 'text/csv', body };
  };
}

function monthSpan(year: string, month: string): { readonly from: number; readonly to: number } {
  const index = Number(month) - 1;
  return { from: Date.UTC(2000 + Number(year), index, 1), to: Date.UTC(2000 + Number(year), index + 1, 1) };
}
