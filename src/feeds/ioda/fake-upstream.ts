import { pow } from '../../arithmetic/pow.ts';
import { DAY_MS, HOUR_MS } from '../../assessment/time.ts';
import { COUNTRIES } from '../../reference/countries.ts';
import { at, type FakeUpstream, type FakeWorld, NOW, type Upstream } from '../fakes/fake-upstream.ts';
import { drawCount, randomOf } from '../fakes/random.ts';

export const fakeIoda: FakeUpstream = (world) => (world === undefined ? handMade : ofWorld(world));

/** Hand-made event in the upstream's format: an outage that began three hours before `NOW` and lasts one. */
export const outage = (cells: Readonly<Record<string, unknown>> = {}) => ({
  location: 'country/IR',
  location_name: 'Iran (Islamic Republic Of)',
  start: Math.floor(NOW / 1_000) - 3 * 3_600,
  duration: 3_600,
  uncertainty: null,
  status: 1,
  fraction: null,
  score: 12_345.678,
  datasource: 'bgp',
  method: 'median',
  overlaps_window: false,
  ...cells,
});

export const outagesAnswer = (...events: readonly unknown[]) => ({
  type: 'outages.events',
  metadata: { requestTime: '2026-10-14T12:07:00+00:00' },
  requestParameters: { entityType: 'country' },
  error: null,
  data: events,
});

const handMade: Upstream = at('api.ioda.inetintel.cc.gatech.edu', () => ({
  status: 200,
  contentType: 'application/json',
  body: JSON.stringify(
    outagesAnswer(outage(), outage({ datasource: 'ping-slash24', score: 900 }), outage({ location: 'country/TN' })),
  ),
}));

const HOST = 'api.ioda.inetintel.cc.gatech.edu';
const SIGNALS = ['bgp', 'ping-slash24', 'gtr'];
/** Small outages over the world on an ordinary day. */
const OUTAGES_A_DAY = 12;

interface Outage {
  readonly country: string;
  readonly signal: string;
  readonly startAt: number;
  readonly endAt: number;
  readonly score: number;
}

/** Internet outages: short and small ones anywhere, and Iran cut off from the blockade until the strait opens again. */
function ofWorld(plan: FakeWorld): Upstream {
  return ({ hostname: host, pathname: path, searchParams: query }) => {
    if (host !== HOST) return undefined;
    if (path === '/v2/datasources') return json({ type: 'datasources', error: null, data: SIGNALS });
    if (path !== '/v2/outages/events') return { status: 404, contentType: 'application/json', body: '{}' };
    const from = Number(query.get('from')) * 1_000;
    const until = Math.min(Number(query.get('until')) * 1_000, plan.clock.now());
    const limit = Number(query.get('limit') ?? 500);
    const data = [...shutdown(plan), ...everyday(plan.seed, from - DAY_MS, until)]
      .filter(({ startAt, endAt }) => startAt < until && endAt >= from)
      .slice(0, limit)
      .map((outage) => eventOf(outage, until));
    return json({ type: 'outages.events', metadata: {}, requestParameters: {}, error: null, data });
  };
}

const json = (value: object) => ({ status: 200, contentType: 'application/json', body: JSON.stringify(value) });

function shutdown({ seed, anchorAt, story }: FakeWorld): readonly Outage[] {
  const beganOffset = firstOffsetOf((offset) => story.blockadeReporting(offset) >= 1);
  const random = randomOf(`${seed}|shutdown`);
  return SIGNALS.map((signal, index) => ({
    country: 'IR',
    signal,
    startAt: Math.floor((anchorAt + beganOffset * DAY_MS) / 600_000 + index) * 600_000,
    endAt: anchorAt + story.offsets.reopening * DAY_MS,
    score: 40_000 + Math.round(random() * 40_000),
  }));
}

/** The first whole day of the story on which something holds. */
function firstOffsetOf(holds: (offset: number) => boolean): number {
  let offset = -30;
  while (offset < 0 && !holds(offset)) offset += 1;
  return offset;
}

function everyday(seed: number, from: number, until: number): readonly Outage[] {
  const outages: Outage[] = [];
  for (let day = Math.floor(from / DAY_MS); day * DAY_MS < until; day += 1) {
    const random = randomOf(`${seed}|outages|${day}`);
    const count = drawCount(random, OUTAGES_A_DAY);
    for (let index = 0; index < count; index += 1) {
      const startAt = Math.floor((day + random()) * 24 * 60) * 60_000;
      outages.push({
        country: COUNTRIES[Math.floor(random() * COUNTRIES.length)]?.iso2 ?? 'TN',
        signal: SIGNALS[Math.floor(random() * SIGNALS.length)] ?? 'bgp',
        startAt,
        endAt: startAt + Math.ceil(random() * 3) * HOUR_MS,
        score: Math.round(pow(10, 1 + 2 * random())),
      });
    }
  }
  return outages;
}

const eventOf = ({ country, signal, startAt, endAt, score }: Outage, until: number): object => ({
  location: `country/${country}`,
  location_name: `EXERCISE ${country}`,
  start: startAt / 1_000,
  duration: Math.floor((Math.min(endAt, until) - startAt) / 1_000),
  uncertainty: null,
  status: 1,
  fraction: null,
  score,
  datasource: signal,
  method: 'median',
});
