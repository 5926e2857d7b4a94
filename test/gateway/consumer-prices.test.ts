import { beforeAll, describe, expect, it } from 'vitest';
import type { Observation } from '../../src/assessment/observation.ts';
import type { EndpointName } from '../../src/contract/endpoints.ts';
import { memoryObservationLists } from '../kit/memory-observation-lists.ts';
import { askWorld, DAY, TODAY } from './computed-world.ts';
import { createWorld, type World } from './world.ts';

/** Ends of months by name. */
const MONTHS = {
  '2026-04': Date.UTC(2026, 4, 1) - 1,
  '2026-03': Date.UTC(2026, 3, 1) - 1,
  '2026-01': Date.UTC(2026, 1, 1) - 1,
};

interface Rate {
  readonly metric: `eurostat-prices:${string}`;
  readonly country: string;
  readonly month: keyof typeof MONTHS;
  readonly yoy: number;
  readonly detail?: Readonly<Record<string, string>>;
}

const rate = ({ metric, country, month, yoy, detail = {} }: Rate): Observation => ({
  ...{ feedId: 'eurostat-prices', metric, subject: `country:${country}`, value: yoy },
  ...{ recordId: `${country}:${month}`, lineage: 'eurostat', event: month, detail: { period: month, ...detail } },
  observedAt: MONTHS[month],
  knownAt: MONTHS[month] + 5 * DAY,
});
const inMonth = (monthlyRate: string) => ({ monthlyRate, index: '103.25' });

const YEAR: Observation = {
  ...{ feedId: 'world-bank', metric: 'inflation', subject: 'country:DE', value: 2.31, recordId: 'DE:2025' },
  ...{ lineage: 'world-bank', event: '2025', detail: {} },
  observedAt: Date.UTC(2026, 0, 1) - 1,
  knownAt: TODAY - 90 * DAY,
};

const ALL_ITEMS = 'eurostat-prices:all_items';
const FOOD = 'eurostat-prices:food';
const TRANSPORT = 'eurostat-prices:transport';
const STORED: readonly Observation[] = [
  YEAR,
  rate({ metric: ALL_ITEMS, country: 'DE', month: '2026-03', yoy: 2.4, detail: inMonth('-0.1') }),
  rate({ metric: ALL_ITEMS, country: 'DE', month: '2026-04', yoy: 2.6, detail: { flag: 'e' } }),
  rate({ metric: FOOD, country: 'DE', month: '2026-03', yoy: 9, detail: inMonth('0.1') }),
  rate({ metric: FOOD, country: 'DE', month: '2026-04', yoy: 3.5, detail: inMonth('0.9') }),
  rate({ metric: TRANSPORT, country: 'DE', month: '2026-04', yoy: -1.5, detail: inMonth('1.2') }),
  rate({ metric: FOOD, country: 'TR', month: '2026-03', yoy: 31, detail: inMonth('-0.3') }),
  rate({ metric: TRANSPORT, country: 'TR', month: '2026-03', yoy: 0, detail: {} }),
  // Late by more than a country may be.
  rate({ metric: FOOD, country: 'PL', month: '2026-01', yoy: 50, detail: inMonth('5') }),
];

let world: World;
let key: string;
beforeAll(async () => {
  world = createWorld({ handlers: { observationLists: memoryObservationLists(STORED) } });
  key = await world.newKey('acme', 'free');
});

const ask = (name: EndpointName, input: Readonly<Record<string, string>> = {}) => askWorld({ world, key }, name, input);

describe('the overview of consumer prices', () => {
  it('lists years unless months are asked for', async () => {
    const yearly = [{ country: 'DE', frequency: 'yearly', year: '2025', inflationPct: 2.3, source: 'world-bank' }];
    expect((await ask('getConsumerPriceOverview')).body.countries).toMatchObject(yearly);
    expect((await ask('getConsumerPriceOverview', { frequency: 'yearly' })).body.countries).toMatchObject(yearly);
  });

  it('lists months with index and rises, and a first estimate with its rate alone', async () => {
    const { countries } = (await ask('getConsumerPriceOverview', { frequency: 'monthly' })).body;
    const [estimate, month] = countries;
    expect(countries).toHaveLength(2);
    expect(estimate).toMatchObject({ country: 'DE', frequency: 'monthly', month: '2026-04', yoyPct: 2.6 });
    expect(month).toMatchObject({ month: '2026-03', yoyPct: 2.4, momPct: -0.1, index: 103.25 });
    for (const member of ['index', 'momPct', 'inflationPct']) expect(estimate).not.toHaveProperty(member);
  });
});

describe('the movers of consumer prices', () => {
  const moves = async (input: Readonly<Record<string, string>>) => {
    const { body } = await ask('listConsumerPriceMovers', input);
    return body.movers.map((one: Record<string, unknown>) => [one.country, one.code, one.month, one.changePct]);
  };

  it('are the largest rises of a year in the newest month of each country, then the falls', async () => {
    expect(await moves({})).toEqual([
      ['TR', 'CP01', '2026-03', 31],
      ['DE', 'CP01', '2026-04', 3.5],
      ['DE', 'CP07', '2026-04', -1.5],
    ]);
    const { body } = await ask('listConsumerPriceMovers');
    expect(body.movers[0].name).toBe('Food and non-alcoholic beverages');
  });

  it('are those of a month, of one country, and as many each way as asked for', async () => {
    expect(await moves({ over: 'month' })).toEqual([
      ['DE', 'CP07', '2026-04', 1.2],
      ['DE', 'CP01', '2026-04', 0.9],
      ['TR', 'CP01', '2026-03', -0.3],
    ]);
    expect(await moves({ over: 'month', limit: '1' })).toHaveLength(2);
    expect(await moves({ country: 'DE' })).toEqual([
      ['DE', 'CP01', '2026-04', 3.5],
      ['DE', 'CP07', '2026-04', -1.5],
    ]);
    const elsewhere = await ask('listConsumerPriceMovers', { country: 'BR' });
    expect(elsewhere.body).toMatchObject({ movers: [], dataAvailable: true });
    expect((await ask('listConsumerPriceMovers', { limit: '101' })).status).toBe(400);
  });

  it('are those of what was known at an instant', async () => {
    const at = String(MONTHS['2026-04'] + DAY);
    expect(await moves({ country: 'DE', at })).toEqual([['DE', 'CP01', '2026-03', 9]]);
  });
});
