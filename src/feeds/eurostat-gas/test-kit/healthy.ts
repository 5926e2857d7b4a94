import { at, type FakeUpstream } from '../../test-kit/upstream.ts';

/** Volumes by flow, country and month; what is left out stands nowhere in the cube. */
export type GasTrade = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>>;

const axis = (codes: readonly string[], label: (code: string) => string = (code) => code) => ({
  category: {
    index: Object.fromEntries(codes.map((code, position) => [code, position])),
    label: Object.fromEntries(codes.map((code) => [code, label(code)])),
  },
});

/** Hand-made cube in JSON-stat 2.0 as Eurostat writes it. No answer of Eurostat was recorded. */
export function gasCube(trade: GasTrade, unit = 'TJ_GCV'): string {
  const flows = Object.keys(trade);
  const geos = [...new Set(Object.values(trade).flatMap((byGeo) => Object.keys(byGeo)))];
  const months = [
    ...new Set(Object.values(trade).flatMap((byGeo) => Object.values(byGeo).flatMap((by) => Object.keys(by)))),
  ].sort();
  const cells = flows.flatMap((flow) => geos.flatMap((geo) => months.map((month) => trade[flow]?.[geo]?.[month])));
  return JSON.stringify({
    version: '2.0',
    class: 'dataset',
    label: 'Supply, transformation and consumption of gas - monthly data',
    source: 'ESTAT',
    updated: '2026-10-05T23:00:00+0200',
    value: Object.fromEntries(cells.flatMap((value, position) => (value === undefined ? [] : [[position, value]]))),
    id: ['freq', 'nrg_bal', 'siec', 'unit', 'geo', 'time'],
    size: [1, flows.length, 1, 1, geos.length, months.length],
    dimension: {
      freq: axis(['M'], () => 'Monthly'),
      nrg_bal: axis(flows, (flow) => `Flow ${flow}`),
      siec: axis(['G3000'], () => 'Natural gas'),
      unit: axis([unit], () => 'Terajoule (gross calorific value - GCV)'),
      geo: axis(geos, (geo) => `Country ${geo}`),
      time: axis(months),
    },
  });
}

/** Two months of two countries and of the union. */
export const eurostatGasUpstream: FakeUpstream = at('ec.europa.eu', ({ pathname }) => {
  if (!pathname.endsWith('/nrg_cb_gasm')) return { status: 404, contentType: 'text/html', body: '<html></html>' };
  const flow = (germany: number, greece: number) => ({
    EU27_2020: { '2026-06': germany + greece, '2026-07': germany + greece },
    DE: { '2026-06': germany, '2026-07': germany + 7_000 },
    EL: { '2026-06': greece, '2026-07': greece + 300 },
  });
  const body = gasCube({ IMP: flow(280_000, 21_000), EXP: flow(30_000, 4_000) });
  return { status: 200, contentType: 'application/json', body };
});
