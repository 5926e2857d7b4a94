import { type FakeUpstream, NOW } from '../../test-kit/upstream.ts';

/** Hand-made aircraft in adsb.lol's form, in the air over the Gulf with a sound position unless told otherwise. */
export function aircraft(index: number, members: Readonly<Record<string, unknown>> = {}): object {
  return {
    hex: (0xae0000 + index).toString(16),
    type: 'adsb_icao',
    flight: `TEST${index}  `,
    alt_baro: 30_000,
    lat: 26 + (index % 10) / 10,
    lon: 52,
    nic: 8,
    nac_p: 10,
    seen_pos: 1.5,
    seen: 0.5,
    ...members,
  };
}

export function skyAnswer(aircraftList: readonly object[], now = NOW): string {
  return JSON.stringify({ ac: aircraftList, msg: 'No error', now, total: aircraftList.length, ctime: now, ptime: 0 });
}

const many = (members: Readonly<Record<string, unknown>>) =>
  Array.from({ length: 20 }, (_, index) => aircraft(index, members));
const MILITARY = skyAnswer(many({ dbFlags: 1 }));
const CIVIL = skyAnswer([...many({}), aircraft(20, { nic: 0, nac_p: 0 })]);

/** `/v2/mil` and every `/v2/point`. */
export const healthyAdsb: FakeUpstream = ({ host, pathname }) => {
  if (host !== 'api.adsb.lol') return undefined;
  const body = pathname === '/v2/mil' ? MILITARY : pathname.startsWith('/v2/point/') ? CIVIL : undefined;
  return body === undefined ? undefined : { status: 200, contentType: 'application/json', body };
};
