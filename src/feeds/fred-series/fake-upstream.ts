import { at, type FakeUpstream, type Upstream } from '../fakes/fake-upstream.ts';

export const fakeFredSeries: FakeUpstream = () => handMade;

/** Hand-made answer in the form of the API. */
export const fredAnswer = (values: Readonly<Record<string, string>>): string =>
  JSON.stringify({
    realtime_start: '2026-10-14',
    realtime_end: '2026-10-14',
    count: Object.keys(values).length,
    observations: Object.entries(values).map(([date, value]) => ({
      realtime_start: '2026-10-14',
      realtime_end: '2026-10-14',
      date,
      value,
    })),
  });

/** Three days, one of them a holiday; 400 without a key. */
const handMade: Upstream = at('api.stlouisfed.org', ({ searchParams }) => {
  if ((searchParams.get('api_key') ?? '') === '') return { status: 400, contentType: 'application/json', body: '{}' };
  const value = searchParams.get('series_id') === 'DGS10' ? '4.12' : '121.5033';
  const body = fredAnswer({ '2026-10-09': value, '2026-10-12': '.', '2026-10-13': value });
  return { status: 200, contentType: 'application/json', body };
});
