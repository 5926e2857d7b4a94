import { at, type FakeUpstream, type Upstream } from '../fakes/fake-upstream.ts';

export const fakeUcdpApi: FakeUpstream = () => handMade;

/** Hand-made event with the members that we read: three deaths in Yemen by default. */
export function apiEvent(id: number, members: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    id,
    type_of_violence: 1,
    dyad_name: 'Government of Ruritania - Rebels',
    side_a: 'Government of Ruritania',
    side_b: 'Rebels',
    country: 'Yemen (North Yemen)',
    country_id: 678,
    date_prec: 1,
    date_start: '2026-09-03T00:00:00',
    date_end: '2026-09-04T00:00:00',
    best: 3,
    high: 5,
    low: 2,
    ...members,
  };
}

export const apiPage = (events: readonly unknown[], totalCount = events.length, pageCount = 1): string =>
  JSON.stringify({
    TotalCount: totalCount,
    TotalPages: pageCount,
    PreviousPageUrl: '',
    NextPageUrl: '',
    Result: events,
  });

const handMade: Upstream = at('ucdpapi.pcr.uu.se', ({ pathname }) =>
  pathname.endsWith('/26.0.9')
    ? { status: 200, contentType: 'application/json; charset=utf-8', body: apiPage([apiEvent(1)]) }
    : { status: 404, contentType: 'application/json', body: '{}' },
);
