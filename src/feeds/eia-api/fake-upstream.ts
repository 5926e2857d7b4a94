import { at, type FakeUpstream, type Upstream } from '../fakes/fake-upstream.ts';

export const fakeEiaApi: FakeUpstream = () => handMade;

/** Hand-made row in the form of the API. */
export const eiaRow = (series: string, period: string, value: unknown, units: string) => ({
  period,
  duoarea: 'ZEU',
  'area-name': 'NA',
  series,
  'series-description': series,
  value,
  units,
});

export const eiaAnswer = (rows: readonly unknown[]): string =>
  JSON.stringify({
    response: { total: String(rows.length), dateFormat: 'YYYY-MM-DD', frequency: 'daily', data: rows },
  });

/** Two days of the series asked for; 403 without a key. */
const handMade: Upstream = at('api.eia.gov', ({ searchParams }) => {
  if ((searchParams.get('api_key') ?? '') === '') return { status: 403, contentType: 'application/json', body: '{}' };
  const series = searchParams.get('facets[series][]') ?? '';
  const unit = series === 'RNGWHHD' ? '$/MMBTU' : '$/BBL';
  const rows = [eiaRow(series, '2026-10-12', '72.05', unit), eiaRow(series, '2026-10-09', 3.5, unit)];
  return { status: 200, contentType: 'application/json', body: eiaAnswer(rows) };
});
