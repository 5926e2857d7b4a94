import { DAY_MS, isoDate } from '../../assessment/time.ts';
import type { Upstream } from './fake-upstream.ts';
import type { FredQuote } from './story.ts';

export interface FredSource {
  readonly seriesId: string;
  /** Published lines by date, in `[from, to)`, epoch ms. */
  quotes(span: { readonly from: number; readonly to: number }): readonly FredQuote[];
}

const HOST = 'fred.stlouisfed.org';

/** `fredgraph.csv` of one series, between `cosd` and `coed`, both inclusive. */
export function fredUpstream(source: FredSource): Upstream {
  return ({ hostname: host, pathname: path, searchParams: query }) => {
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

/** `fredgraph.csv` of one series: header, then a line a day; a missing value is empty. */
export function fredCsv(seriesId: string, quotes: readonly FredQuote[]): string {
  const lines = quotes.map(({ dayAt, value }) => `${isoDate(dayAt)},${value === undefined ? '' : value.toFixed(2)}\n`);
  return `observation_date,${seriesId}\n${lines.join('')}`;
}

/** Hand-made lines of one series at its graph. @param lines `day,value`, the value empty on a holiday */
export const fredLines =
  (seriesId: string, lines: readonly string[]): Upstream =>
  ({ hostname, searchParams }) =>
    hostname === HOST && searchParams.get('id') === seriesId
      ? {
          status: 200,
          contentType: 'application/csv',
          body: `observation_date,${seriesId}\n${lines.join('\n')}\n`,
        }
      : undefined;
