import { DAY_MS } from '../../assessment/time.ts';
import { at, type FakeUpstream, type FakeWorld, type Upstream } from '../fakes/fake-upstream.ts';
import { drawOne, randomOf } from '../fakes/random.ts';

export const fakeFaaTfr: FakeUpstream = (world) => (world === undefined ? handMade : ofWorld(world));

/** Hand-made restriction in the upstream's format. */
export const tfr = (notamId: string, cells: Readonly<Record<string, string | null>> = {}) => ({
  notam_id: notamId,
  facility: 'ZDC',
  state: 'DC',
  type: 'SECURITY',
  description: 'Washington, DC, Wednesday, October 14, 2026',
  creation_date: '10/12/2026',
  ...cells,
});

const handMade: Upstream = at('tfr.faa.gov', () => ({
  status: 200,
  contentType: 'application/json',
  body: JSON.stringify([
    tfr('6/0001'),
    tfr('6/0002', { type: 'VIP', facility: 'ZNY', state: 'NJ' }),
    tfr('6/0003', { type: 'HAZARDS', facility: 'ZAN', state: 'AK' }),
    tfr('6/0004', { type: 'AIR SHOWS/SPORTS' }),
  ]),
}));

const RESTRICTIONS = [
  { type: 'SECURITY', weight: 5 },
  { type: 'HAZARDS', weight: 4 },
  { type: 'VIP', weight: 1 },
  { type: 'AIR SHOWS/SPORTS', weight: 2 },
  { type: 'SPACE OPERATIONS', weight: 1 },
];
const CENTRES = ['ZDC', 'ZNY', 'ZLA', 'ZJX', 'ZHU', 'ZAB', 'ZSE', 'ZAN', 'ZDV'];
const RESTRICTION_COUNT = 60;

/** Flight restrictions of the United States, far from the story. */
function ofWorld({ seed, clock }: FakeWorld): Upstream {
  return ({ hostname: host, pathname: path }) =>
    host === 'tfr.faa.gov' && path === '/tfrapi/exportTfrList'
      ? { status: 200, contentType: 'application/json', body: JSON.stringify(restrictions(seed, clock.now())) }
      : undefined;
}

/** Each stands for about three weeks and is followed by another in its place. */
function restrictions(seed: number, now: number): readonly object[] {
  return Array.from({ length: RESTRICTION_COUNT }, (_, place) => {
    const turn = Math.floor(now / DAY_MS + place / 3) / 21;
    const number = ((Math.floor(turn) * RESTRICTION_COUNT + place) % 9_000) + 1_000;
    const random = randomOf(`${seed}|tfr|${number}`);
    return {
      notam_id: `${new Date(now).getUTCFullYear() % 10}/${number}`,
      facility: CENTRES[Math.floor(random() * CENTRES.length)],
      state: 'XX',
      type: drawOne(random, RESTRICTIONS).type,
      description: 'EXERCISE restriction of flights',
      creation_date: '01/01/2026',
    };
  });
}
