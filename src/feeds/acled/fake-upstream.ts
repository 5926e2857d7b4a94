import { at, type FakeUpstream, type Upstream } from '../fakes/fake-upstream.ts';

export const fakeAcled: FakeUpstream = () => handMade;

/** Hand-made event: a battle in Yemen with two dead by default. */
export function acledEvent(number: number, members: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    event_id_cnty: `YEM${number}`,
    event_date: '2026-10-02',
    event_type: 'Battles',
    iso: 887,
    country: 'Yemen',
    fatalities: 2,
    ...members,
  };
}

export const acledPage = (...events: readonly unknown[]): string =>
  JSON.stringify({ status: 200, success: true, count: events.length, data: events });

const handMade: Upstream = at('acleddata.com', (url) => {
  const body = url.pathname.endsWith('/token')
    ? JSON.stringify({ token_type: 'Bearer', expires_in: 86_400, access_token: 'hand.made-token' })
    : url.searchParams.get('page') === '1'
      ? acledPage(acledEvent(1), acledEvent(2))
      : acledPage();
  return { status: 200, contentType: 'application/json', body };
});
