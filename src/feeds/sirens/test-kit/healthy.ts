import { at, NOW } from '../../test-kit/upstream.ts';

/** Hand-made notice: missiles on two places a minute ago unless told otherwise. */
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

export const healthySirens = at('api.tzevaadom.co.il', () => ({
  status: 200,
  contentType: 'application/json; charset=utf-8',
  body: JSON.stringify([siren(), siren({ notificationId: 'hand-made-2', cities: ['Place C'], threat: 5 })]),
}));
