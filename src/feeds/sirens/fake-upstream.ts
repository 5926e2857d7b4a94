import { at, type FakeUpstream, type FakeWorld, NOW, type Upstream } from '../fakes/fake-upstream.ts';

export const fakeSirens: FakeUpstream = (world) => (world === undefined ? handMade : ofWorld(world));

/** Hand-made notice: missiles on two places a minute ago by default. */
export function siren(parts: Readonly<Record<string, unknown>> = {}): object {
  return {
    notificationId: 'hand-made-1',
    time: Math.floor(NOW / 1_000) - 60,
    threat: 0,
    isDrill: false,
    cities: ['Place A', 'Place B'],
    ...parts,
  };
}

const handMade: Upstream = at('api.tzevaadom.co.il', () => ({
  status: 200,
  contentType: 'application/json; charset=utf-8',
  body: JSON.stringify([siren(), siren({ notificationId: 'hand-made-2', cities: ['Place C'], threat: 5 })]),
}));

/** The alert service: the story is at sea, so no siren sounds. */
function ofWorld(_: FakeWorld): Upstream {
  return ({ hostname: host, pathname: path }) =>
    host === 'api.tzevaadom.co.il' && path === '/notifications'
      ? { status: 200, contentType: 'application/json; charset=utf-8', body: '[]' }
      : undefined;
}
