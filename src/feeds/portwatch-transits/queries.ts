import { isoDate } from '../../assessment/time.ts';

const LAYER_URL =
  'https://services9.arcgis.com/weJ1QsnbMYJlCHdG/arcgis/rest/services/Daily_Chokepoints_Data/FeatureServer/0';

/** Rows asked of one page; the layer never gives more, whatever is asked. */
export const PAGE_ROWS = 1_000;

/** The layer's description: field names and last edit. */
export const SCHEMA_URL = `${LAYER_URL}?f=json`;

/** Fields we read, apart from the date, whose name the upstream changes. */
export const FIELDS = ['portid', 'portname', 'n_container', 'n_tanker', 'n_total'] as const;

export interface PageQuery {
  readonly portwatchName: string;
  /** `date` or `date_`. */
  readonly dateField: string;
  /** First day, epoch ms, inclusive. */
  readonly from: number;
  /** Epoch ms, exclusive. */
  readonly to?: number | undefined;
  /** Rows to pass over. */
  readonly offset: number;
}

/** One page of one chokepoint's days, oldest first. Bare epoch numbers are rejected by the layer, so dates are literals. */
export function pageUrl(query: PageQuery): string {
  const { portwatchName, dateField, from, to } = query;
  const name = portwatchName.replaceAll("'", "''");
  const until = to === undefined ? '' : ` AND ${dateField} < timestamp '${isoDate(to)} 00:00:00'`;
  const parameters: readonly (readonly [string, string])[] = [
    ['where', `portname='${name}' AND ${dateField} >= timestamp '${isoDate(from)} 00:00:00'${until}`],
    ['outFields', [dateField, ...FIELDS].join(',')],
    ['orderByFields', dateField],
    ['returnGeometry', 'false'],
    ['resultOffset', String(query.offset)],
    ['resultRecordCount', String(PAGE_ROWS)],
    ['f', 'json'],
  ];
  return `${LAYER_URL}/query?${parameters.map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join('&')}`;
}
