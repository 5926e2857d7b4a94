import { DAY_MS } from '../assessment/time.ts';
import { type FredQuote, fredCsv } from './fred-csv.ts';
import type { Upstream } from './upstream-server.ts';

export interface FredSource {
  readonly seriesId: string;
  /** Published lines by date, in `[from, to)`, epoch ms. */
  quotes(span: { readonly from: number; readonly to: number }): readonly FredQuote[];
}

const HOST = 'fred.stlouisfed.org';

/** `fredgraph.csv` of one series, between `cosd` and `coed`, both inclusive. */
export function fredUpstream(source: FredSource): Upstream {
  return ({ host, path, query }) => {
    if (host !== HOST || path !== '/graph/fredgraph.csv' || query.get('id') !== source.seriesId) return undefined;
    const from = dayParameter(query.get('cosd')) ?? Number.NEGATIVE_INFINITY;
    const until = dayParameter(query.get('coed')) ?? Number.POSITIVE_INFINITY;
    const body = fredCsv(source.seriesId, source.quotes({ from, to: until + DAY_MS }));
    return { status: 200, contentType: 'application/csv', body };
  };
}

function dayParameter(value: string | null): number | undefined {
  const instant = value === null ? Number.NaN : Date.parse(`${value}T00:00:00Z`);
  return Number.isNaN(instant) ? undefined : instant;
}
