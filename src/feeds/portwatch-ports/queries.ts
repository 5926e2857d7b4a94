import { DAY_MS, isoDate } from '../../assessment/time.ts';
import { queryUrl } from '../arcgis.ts';

const LAYER_URL = 'https://services9.arcgis.com/weJ1QsnbMYJlCHdG/arcgis/rest/services/Daily_Ports_Data/FeatureServer/0';

/** The layer's description: field names and last edit. */
export const SCHEMA_URL = `${LAYER_URL}?f=json`;

/** Fields we read, apart from the date, whose name the upstream changes. */
export const FIELDS = ['ISO3', 'portcalls'] as const;
/** Name of the sum over a country's ports. */
export const SUM_FIELD = 'portcalls_sum';

/** Four days of at most 249 countries are below the 1,000 rows that the layer gives at once. */
export const SLICE_MS = 4 * DAY_MS;

/** Calls by country and day in `[from, to)`, whole days, epoch ms: the layer adds up its 2,000 ports itself. */
export function sliceUrl(dateField: string, { from, to }: { readonly from: number; readonly to: number }): string {
  const statistic = { statisticType: 'sum', onStatisticField: 'portcalls', outStatisticFieldName: SUM_FIELD };
  return queryUrl(LAYER_URL, [
    [
      'where',
      `${dateField} >= timestamp '${isoDate(from)} 00:00:00' AND ${dateField} < timestamp '${isoDate(to)} 00:00:00'`,
    ],
    ['groupByFieldsForStatistics', `ISO3,${dateField}`],
    ['outStatistics', JSON.stringify([statistic])],
    ['orderByFields', `${dateField},ISO3`],
    ['returnGeometry', 'false'],
    ['f', 'json'],
  ]);
}
