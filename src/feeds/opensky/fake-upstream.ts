import { FLIGHT_CIRCLES } from '../../reference/flight-boxes.ts';
import { type FakeUpstream, NOW, type Upstream } from '../fakes/fake-upstream.ts';

export const fakeOpensky: FakeUpstream = () => handMade;

/** Hand-made state of an aircraft in the air at a place. */
export function skyState(index: number, place: { readonly latitude: number; readonly longitude: number }, now = NOW) {
  const seconds = Math.floor(now / 1_000);
  return [
    (0x700000 + index).toString(16),
    `TEST${index}  `,
    'Nowhere',
    seconds - 2,
    seconds - 1,
    place.longitude,
    place.latitude,
    9_000,
    false,
    230,
    90,
    0,
    null,
    9_100,
    '1000',
    false,
    0,
  ];
}

export const statesAnswer = (states: readonly unknown[] | null, now = NOW): string =>
  JSON.stringify({ time: Math.floor(now / 1_000), states });

/** The token and the states of every watched area, three aircraft in its centre. */
const handMade: Upstream = (url) => {
  const json = (body: string) => ({ status: 200, contentType: 'application/json', body });
  if (url.host === 'auth.opensky-network.org') return json('{"access_token":"hand.made-token","expires_in":1800}');
  if (url.host !== 'opensky-network.org') return undefined;
  const middle = (low: string, high: string): number =>
    (Number(url.searchParams.get(low)) + Number(url.searchParams.get(high))) / 2;
  const circle = FLIGHT_CIRCLES.find(
    ({ latitude, longitude }) =>
      Math.abs(middle('lamin', 'lamax') - latitude) < 0.01 && Math.abs(middle('lomin', 'lomax') - longitude) < 0.01,
  );
  if (circle === undefined) return { status: 404, contentType: 'text/html', body: '<html>not found</html>' };
  return json(statesAnswer([0, 1, 2].map((index) => skyState(index, circle))));
};
