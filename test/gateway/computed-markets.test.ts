import { beforeAll, describe, expect, it } from 'vitest';
import type { Observation } from '../../src/assessment/observation.ts';
import type { EndpointName } from '../../src/contract/endpoints.ts';
import { memoryObservationLists } from '../kit/memory-observation-lists.ts';
import { askWorld, DAY, days, TODAY } from './computed-world.ts';
import { createWorld, type World } from './world.ts';

const QUAKE = { metric: 'earthquake_magnitude', subject: 'country:PH', lineage: 'l', event: 'e', detail: {} } as const;
const quake = (feedId: string, recordId: string, seconds: number, value: number): Observation => {
  const observedAt = TODAY - DAY + seconds * 1_000;
  return { ...QUAKE, feedId, recordId, value, observedAt, knownAt: observedAt + 60_000 };
};

const MARKET = { feedId: 'polymarket', metric: 'market_probability' } as const;
const RUPTURE = { feedId: 'gdelt-events', metric: 'rupture_reports', subject: 'country:IR', value: 1 } as const;
const ADDED = { feedId: 'eu-sanctions', metric: 'sanctions_additions', subject: 'country:IR' } as const;
const PORTS = { feedId: 'portwatch-disruptions', metric: 'port_disruptions' } as const;
const STORY = { feedId: 'gdelt-gkg', metric: 'headlines', value: 1 } as const;
const US = { feedId: 'oecd-markets', metric: 'share_prices', subject: 'country:US' } as const;
const BOND = { feedId: 'treasury-curve', metric: 'government_yield', subject: 'series:us-10y' } as const;
const VIX = { feedId: 'cboe-vix', metric: 'volatility_index', subject: 'series:vix' } as const;

const by = (actor1: string, actor2: string, code = '163') => ({ detail: { code, actor1, actor2 } });
const articleOf = (id: string, title: string) => ({
  recordId: id,
  detail: { title, source: 'a.example', outlets: '3' },
});

const STORED: readonly Observation[] = [
  quake('usgs-quakes', 'u1', 0, 5.1),
  quake('usgs-quakes', 'u2', 30, 4.9),
  quake('usgs-quakes', 'u3', 900, 6),
  quake('emsc-quakes', 'm1', 2, 5.3),
  quake('emsc-quakes', 'm2', 29, 4.9),
  quake('emsc-quakes', 'm3', 1_100, 6),
  ...days({ ...MARKET, subject: 'series:closure', value: 0.16 }, { from: 2, count: 3 }),
  ...days({ ...MARKET, subject: 'series:closure', value: 0.43, detail: { countries: 'IR OM' } }, { from: 0, count: 1 }),
  ...days({ ...MARKET, subject: 'series:calm', value: 0.21 }, { from: 1, count: 2 }),
  ...days({ ...MARKET, subject: 'series:calm', value: 0.22 }, { from: 0, count: 1 }),
  // The same name at another source, which has always priced it higher.
  ...days({ ...MARKET, feedId: 'manifold', subject: 'series:calm', value: 0.6 }, { from: 1, count: 2 }),
  ...days({ ...RUPTURE, ...by('US', 'IR') }, { from: 1, count: 3 }),
  ...days({ ...RUPTURE, subject: 'country:FR', ...by('FR', 'US', '160') }, { from: 1, count: 1 }),
  ...days({ ...ADDED, value: 10 }, { from: 2, count: 1 }),
  ...days({ ...ADDED, value: 5 }, { from: 4, count: 1 }),
  ...days({ ...PORTS, subject: 'chokepoint:hormuz_strait', value: 1 }, { from: 0, count: 4 }),
  ...days({ ...PORTS, subject: 'chokepoint:hormuz_strait', value: 2 }, { from: 6, count: 2 }),
  ...days({ ...PORTS, subject: 'country:SA', value: 2 }, { from: 3, count: 2 }),
  ...days({ ...PORTS, subject: 'country:PH', value: 2 }, { from: 0, count: 2 }),
  ...days(
    { ...STORY, subject: 'country:IR', ...articleOf('s1', 'Tankers wait off the Strait') },
    { from: 0, count: 1 },
  ),
  ...days(
    { ...STORY, subject: 'country:OM', ...articleOf('s1', 'Tankers wait off the Strait') },
    { from: 0, count: 1 },
  ),
  ...days(
    { ...STORY, subject: 'country:BR', ...articleOf('s2', 'Straitened times in São Paulo') },
    { from: 1, count: 1 },
  ),
  ...days({ ...VIX, value: 15 }, { from: 2, count: 30 }),
  ...days({ ...VIX, value: 12 }, { from: 1, count: 1 }),
  ...days({ ...BOND, value: 4 }, { from: 2, count: 30 }),
  ...days({ ...BOND, value: 3 }, { from: 1, count: 1 }),
  ...days({ ...US, value: 100 }, { from: 31, count: 9 }),
];
const RISEN: readonly Observation[] = days({ ...US, value: 140 }, { from: 30, count: 1 });

let world: World;
let key: string;
beforeAll(async () => {
  world = createWorld({ handlers: { observationLists: memoryObservationLists([...STORED, ...RISEN]) } });
  key = await world.newKey('acme', 'enterprise');
});

const ask = (name: EndpointName, input: Readonly<Record<string, string>> = {}) => askWorld({ world, key }, name, input);

describe('computed lists', () => {
  it('pair the earthquakes of two networks by country and minute, each once, and give only how far one is from the other', async () => {
    const { body } = await ask('compareEarthquakeNetworks');
    const found = body.pairs.map((pair: Record<string, unknown>) => [
      ...[pair.id, pair.magnitude, pair.magnitudeDelta, pair.timeDeltaSeconds],
    ]);
    // The newest first: the second takes the nearest, and the first what is left.
    expect(found).toEqual([
      ['u2', 4.9, 0, -1],
      ['u1', 5.1, 0.2, 2],
    ]);
    expect(body.alone).toEqual({ usgs: 1, emsc: 1 });
    expect(JSON.stringify(body.pairs)).not.toMatch(/m1|5\.3/);
  });

  it('name the markets that moved by five points or more, in steps of five, and no title', async () => {
    const { body } = await ask('listMarketMoves');
    expect(body.moves).toEqual([
      {
        ...{ series: 'closure', source: 'polymarket', countries: ['IR', 'OM'], from: 0.15, to: 0.45 },
        ...{ fromAt: TODAY - 2 * DAY, toAt: TODAY },
      },
    ]);
    expect((await ask('listMarketMoves', { hours: '168' })).body.moves).toEqual([]);
    expect((await ask('listMarketMoves', { hours: '169' })).status).toBe(400);
  });

  it('join reports of an embargo by pair of states with what sanctions lists added, for one country too', async () => {
    const { body } = await ask('getTradeRestrictions');
    expect(body.restrictions).toEqual([
      {
        ...{ kind: 'reported', from: 'US', to: 'IR', reports: 3 },
        ...{ firstSeenAt: TODAY - 3 * DAY, lastSeenAt: TODAY - DAY },
      },
      {
        ...{ kind: 'listed', list: 'eu-sanctions', to: 'IR', entries: 15 },
        ...{ firstSeenAt: TODAY - 4 * DAY, lastSeenAt: TODAY - 2 * DAY },
      },
    ]);
    const of = async (country: string) => (await ask('getTradeRestrictions', { country_code: country })).body;
    expect((await of('US')).restrictions).toHaveLength(1);
    expect((await of('FR')).restrictions).toEqual([]);
  });

  it('give where oil leaves its last run of disrupted days, and say when it is over', async () => {
    const { body } = await ask('listEnergyDisruptions');
    expect(body.events).toMatchObject([
      {
        ...{ place: 'hormuz_strait', type: 'strait', disruptions: 1, isOver: false },
        ...{ fromAt: TODAY - 3 * DAY, toAt: TODAY },
      },
      {
        ...{ place: 'SA', name: 'Saudi Arabia', type: 'exporter', disruptions: 2, isOver: true },
        ...{ fromAt: TODAY - 4 * DAY, toAt: TODAY - 3 * DAY },
      },
    ]);
    for (const { oilMbd } of body.events) expect(oilMbd).toBeGreaterThan(0);
  });

  it('find articles by whole words of their titles, without accents, one for each story', async () => {
    const found = async (input: Readonly<Record<string, string>>) => (await ask('searchGdeltDocuments', input)).body;
    const { articles, matches } = await found({ query: 'STRAIT tankers' });
    expect(articles).toEqual([
      {
        ...{ id: 's1', title: 'Tankers wait off the Strait', outlet: 'a.example', outlets: 3 },
        ...{ countries: ['IR', 'OM'], publishedAt: TODAY },
      },
    ]);
    expect(matches).toBe(1);
    expect((await found({ query: 'sao paulo' })).matches).toBe(1);
    expect((await found({ query: 'strait', country_code: 'BR' })).matches).toBe(0);
    expect((await found({ query: '…' })).matches).toBe(0);
    expect((await ask('searchGdeltDocuments')).status).toBe(400);
  });
});

describe('the mood of markets', () => {
  it('is the mean of what is known, with volatility turned round, and contributions that add up', async () => {
    const { body } = await ask('getFearGreedIndex');
    expect(body.components).toMatchObject([
      { id: 'us-shares', value: 100 },
      { id: 'us-10y', value: 0 },
      { id: 'vix', value: 100 },
    ]);
    expect(body).toMatchObject({ coverage: 0.75, missing: ['stlfsi'], label: 'greed' });
    const sum = body.components.reduce(
      (total: number, { contribution }: { contribution: number }) => total + contribution,
      0,
    );
    expect(body.score).toBeCloseTo(sum, 6);
  });

  it('has neither score nor word where fewer than three are known', async () => {
    const poor = createWorld({ handlers: { observationLists: memoryObservationLists(STORED.slice(0, -9)) } });
    const { body } = await askWorld(
      { world: poor, key: await poor.newKey('acme', 'enterprise') },
      'getFearGreedIndex',
      {},
    );
    expect(body.components).toHaveLength(2);
    expect(Object.keys(body)).not.toContain('score');
    expect(Object.keys(body)).not.toContain('label');
  });
});
