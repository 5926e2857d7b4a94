import { DAY_MS } from '../../../assessment/time.ts';
import { type Answer, type FakeUpstream, NOW } from '../../test-kit/upstream.ts';

const LAYER = '/Daily_Ports_Data/';
const PUBLISHED_UNTIL = Date.UTC(2026, 9, 9);

/** Hand-made rows in the layer's format: three countries on each day of a slice, up to the published end. */
export function callRows(from: number, to: number): readonly object[] {
  const rows: object[] = [];
  for (let day = from; day < Math.min(to, PUBLISHED_UNTIL); day += DAY_MS) {
    rows.push(
      ...['ARE', 'IRN', 'NLD'].map((ISO3, index) => ({ attributes: { ISO3, date: day, portcalls_sum: 10 + index } })),
    );
  }
  return rows;
}

/** Whole days that a query asks for, epoch ms. */
export function sliceIn(url: URL): { readonly from: number; readonly to: number } {
  const [from = '', to = ''] = [...(url.searchParams.get('where') ?? '').matchAll(/timestamp '(\d{4}-\d\d-\d\d)/g)].map(
    ([, day]) => day,
  );
  return { from: Date.parse(from), to: Date.parse(to) };
}

export const layerAnswer = (cells: object = {}): Answer => ({
  status: 200,
  contentType: 'application/json; charset=utf-8',
  body: JSON.stringify({
    fields: ['date', 'portid', 'ISO3', 'portcalls'].map((name) => ({ name })),
    editingInfo: { dataLastEditDate: NOW - 1_000 },
    ...cells,
  }),
});

export const healthyPortwatchPorts: FakeUpstream = (url) => {
  if (url.hostname !== 'services9.arcgis.com' || !url.pathname.includes(LAYER)) return undefined;
  if (!url.pathname.endsWith('/query')) return layerAnswer();
  const { from, to } = sliceIn(url);
  const body = JSON.stringify({ features: callRows(from, to) });
  return { status: 200, contentType: 'application/json; charset=utf-8', body };
};
