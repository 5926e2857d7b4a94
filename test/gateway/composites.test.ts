import { Value } from 'typebox/value';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Observation } from '../../src/assessment/observation.ts';
import { ENDPOINTS, type EndpointName, type Outputs } from '../../src/contract/endpoints.ts';
import { CHOKEPOINT_IDS } from '../../src/contract/supply-chain/get-bypass-options.ts';
import type { StoredRecord } from '../../src/ports/record.ts';
import { CHOKEPOINTS } from '../../src/reference/chokepoints.ts';
import { COUNTRIES } from '../../src/reference/countries.ts';
import { memoryObservationLists } from '../kit/memory-observation-lists.ts';
import { memoryRecordStore } from '../kit/memory-record-store.ts';
import { bodyOf, createWorld, NOW, type World } from './world.ts';

const DAY = 86_400_000;
const TODAY = Math.floor(NOW / DAY) * DAY;

type Row = Pick<Observation, 'feedId' | 'metric' | 'subject' | 'value'> & Partial<Observation>;

const row = (given: Row, daysAgo: number): Observation => {
  const observedAt = TODAY - daysAgo * DAY;
  const id = `${given.feedId}-${given.metric}-${given.subject}-${daysAgo}`;
  return { recordId: id, lineage: 'l', event: id, detail: {}, observedAt, knownAt: observedAt + DAY / 4, ...given };
};
const days = (given: Row, from: number, count: number) => Array.from({ length: count }, (_, n) => row(given, from + n));

/** A week at one value after 90 days at another. */
const traffic = (id: string, week: number, usual: number, metric: Observation['metric'] = 'transits_total') => {
  const of = { feedId: 'portwatch-transits', metric, subject: `chokepoint:${id}` } as const;
  return [...days({ ...of, value: week }, 9, 7), ...days({ ...of, value: usual }, 16, 90)];
};
const series = (feedId: string, metric: Observation['metric'], subject: string) => [
  ...days({ feedId, metric, subject, value: 70 }, 2, 30),
  row({ feedId, metric, subject, value: 90 }, 1),
];
const BANK = 'world-bank';
const RANKED = COUNTRIES.slice(0, 40).map(({ iso2 }) => iso2);
const yearly = (metric: Observation['metric'], among: readonly string[]) =>
  among.map((iso2, n) => row({ feedId: BANK, metric, subject: `country:${iso2}`, value: n }, 400));
const HIGH_IS_BETTER: readonly Observation['metric'][] = ['reserves_months', 'political_stability'];
const LOW_IS_BETTER: readonly Observation['metric'][] = ['short_term_debt', 'government_debt', 'food_imports'];

const STORED: readonly Observation[] = [
  ...CHOKEPOINTS.slice(0, 20).flatMap(({ id }) => traffic(id, id === 'hormuz_strait' ? 40 : 110, 100)),
  ...traffic('hormuz_strait', 20, 100, 'transits_tanker'),
  ...series('cboe-vix', 'volatility_index', 'series:vix'),
  ...series('fred-brent', 'crude_price', 'series:brent'),
  ...series('fred-gas', 'gas_price', 'series:henry-hub'),
  ...HIGH_IS_BETTER.flatMap((metric) => yearly(metric, RANKED)),
  ...LOW_IS_BETTER.flatMap((metric) => yearly(metric, RANKED.toReversed())),
  // Too few countries for a percentile, and one country of which nothing else is known.
  ...yearly('net_energy_imports', RANKED.slice(0, 5)),
  row({ feedId: BANK, metric: 'government_debt', subject: 'country:TV', value: 20 }, 400),
];

const CAMERA: StoredRecord = {
  ...{ feedId: 'digitraffic-cameras', recordId: 'C01502', kind: 'webcam', title: 'vt1', country: 'FI' },
  ...{ observedAt: NOW - 120_000, knownAt: NOW - 60_000 },
  body: { imageUrl: 'https://a.example/1.jpg', images: ['https://a.example/1.jpg', 'https://a.example/2.jpg'] },
};

let world: World;
let key: string;

beforeAll(async () => {
  const handlers = { observationLists: memoryObservationLists(STORED), records: memoryRecordStore([CAMERA]) };
  world = createWorld({ handlers });
  key = await world.newKey('acme', 'enterprise');
});

async function ask(name: EndpointName, query: Readonly<Record<string, string>> = {}, of: World = world) {
  of.clock.time += 1_000;
  const target = `${ENDPOINTS[name].path}?${new URLSearchParams(query)}`;
  const answer = await of.send({ target, key: of === world ? key : await of.newKey('acme', 'enterprise') });
  const body = Object(bodyOf(answer));
  if (answer.status === 200) expect([...Value.Errors(ENDPOINTS[name].response, body)]).toEqual([]);
  return { status: answer.status, body };
}

const sumOf = (parts: readonly { readonly contribution: number }[]) =>
  parts.reduce((sum, { contribution }) => sum + contribution, 0);

describe('composites', () => {
  it('of economic stress sum up their components and name the missing', async () => {
    const { body } = await ask('getEconomicStress');
    expect(body).toMatchObject({ score: 99.99, coverage: 0.6, missing: ['stlfsi', 'ffpi'] });
    expect(body.components.map(({ id }: { id: string }) => id)).toEqual(['vix', 'brent', 'henry-hub']);
    expect(sumOf(body.components)).toBeCloseTo(body.score, 6);
    expect(body.method).toContain('same weight');
  });

  it('of shipping stress are the share of usual traffic that is missing, not made up for elsewhere', async () => {
    const { body } = await ask('getShippingStress');
    // 60 of 2,000 ships per day.
    expect(body).toMatchObject({ score: 3, coverage: 0.71 });
    expect(body.missing).toHaveLength(8);
    expect(body.components[0]).toMatchObject({ id: 'hormuz_strait', contribution: 3, trafficTo: TODAY - 9 * DAY });
    expect(sumOf(body.components)).toBeCloseTo(body.score, 6);
  });

  it('of resilience compare each figure with all countries, the better end up', async () => {
    const [worst = '', best = ''] = [RANKED[0], RANKED.at(-1)];
    const top = (await ask('getResilienceScore', { country_code: best })).body;
    expect(top).toMatchObject({ countryCode: best, coverage: 0.83, missing: ['net_energy_imports'] });
    expect(top.score).toBeGreaterThan(98);
    expect(sumOf(top.indicators)).toBeCloseTo(top.score, 6);
    expect((await ask('getResilienceScore', { country_code: worst })).body.score).toBe(0);
    const { items, greyedOut } = (await ask('getResilienceRanking')).body;
    expect([items[0], items.at(-1)]).toMatchObject([{ rank: 1, countryCode: best }, { countryCode: worst }]);
    expect([items.length, greyedOut]).toEqual([40, ['TV']]);
  });

  it('give no score where too little is known: that is not calm', async () => {
    const { body } = await ask('getResilienceScore', { country_code: 'TV' });
    expect(body).toMatchObject({ coverage: 0.17, indicators: [{ id: 'government_debt' }] });
    expect(body.score).toBeUndefined();
    const empty = createWorld({ handlers: { observationLists: memoryObservationLists([]) } });
    for (const name of ['getEconomicStress', 'getShippingStress'] as const) {
      const none = (await ask(name, {}, empty)).body;
      expect([name, none.score, none.coverage, none.components, none.dataAvailable]).toEqual([
        name,
        undefined,
        0,
        [],
        false,
      ]);
      expect(none.missing.length).toBeGreaterThan(4);
    }
    const unknown = (await ask('getResilienceScore', { country_code: 'JP' }, empty)).body;
    expect([unknown.score, unknown.coverage, unknown.missing.length]).toEqual([undefined, 0, 6]);
    expect((await ask('getResilienceRanking', {}, empty)).body).toMatchObject({ items: [], dataAvailable: false });
  });

  it('are refused for what is no country', async () => {
    expect((await ask('getResilienceScore', { country_code: 'ZZ' })).status).toBe(404);
    const shock = { country_code: 'ZZ', chokepoint_id: 'suez', disruption_pct: '5' };
    expect((await ask('computeEnergyShock', shock)).status).toBe(404);
  });
});

describe('the oil of a country', () => {
  const index = async (country: string, of = world) =>
    (await ask('getCountryChokepointIndex', { country_code: country }, of)).body;

  const throughHormuz = ({ exposures }: Outputs['getCountryChokepointIndex']) =>
    exposures.find(({ chokepointId }) => chokepointId === 'hormuz_strait');

  it('is exposed by the share of consumption that passes a strait, less by what its tankers still carry', async () => {
    const japan = await index('JP');
    const hormuz = throughHormuz(japan);
    expect(japan.exposures[0]).toMatchObject({ chokepointId: 'malacca_strait', importShare: 0.85 });
    expect(hormuz).toMatchObject({
      chokepointId: 'hormuz_strait',
      importShare: 0.75,
      exportShare: 0,
      tankerIndex7d: 20,
    });
    expect(japan.vulnerabilityIndex).toBe(
      Math.max(
        ...japan.exposures.map(({ consumptionPct = 0 }: { readonly consumptionPct?: number }) => consumptionPct),
      ),
    );
    expect(hormuz?.lostPct).toBeCloseTo((hormuz?.consumptionPct ?? 0) * 0.8, 1);
    // Tankers of no other strait are counted.
    expect(japan.lostIndex).toBe(hormuz?.lostPct);
    expect(japan.basis).toHaveLength(3);
  });

  it('of an exporter is none of its imports', async () => {
    const iran = await index('IR');
    expect([iran.coverage, iran.vulnerabilityIndex]).toEqual(['full', 0]);
    expect(iran.exposures[0]).toMatchObject({ chokepointId: 'hormuz_strait', consumptionPct: 0 });
    expect(iran.exposures[0].exportShare).toBeGreaterThan(0.5);
  });

  it('is unknown where no figures are, and keeps its shares where no traffic is counted', async () => {
    expect(await index('TV')).toMatchObject({ coverage: 'none', exposures: [], basis: [] });
    const empty = createWorld({ handlers: { observationLists: memoryObservationLists([]) } });
    const hormuz = throughHormuz(await index('JP', empty));
    expect([hormuz?.importShare, hormuz?.tankerIndex7d, hormuz?.lostPct]).toEqual([0.75, undefined, undefined]);
    expect((await ask('getCountryChokepointIndex', { country_code: 'ZZ' })).status).toBe(404);
  });
});

describe('the ways round a chokepoint', () => {
  const ways = async (id: string) => (await ask('getBypassOptions', { chokepoint_id: id })).body;

  it('are those of the corridors through it, with the days they add and how they stand', async () => {
    const { chokepoint, options } = await ways('suez');
    expect(chokepoint).toMatchObject({ chokepointId: 'suez', trafficIndex7d: 110, isDisturbed: false });
    expect(options).toMatchObject([
      {
        ...{ corridorId: 'cape_of_good_hope', avoids: ['suez', 'red_sea'], extraDaysLow: 10, extraDaysHigh: 14 },
        ...{ chokepoints: [{ chokepointId: 'cape_of_good_hope', trafficIndex7d: 110 }], isDisturbed: false },
      },
    ]);
  });

  it('are known for every chokepoint', () => {
    expect(CHOKEPOINT_IDS).toEqual(CHOKEPOINTS.map(({ id }) => id));
  });

  it('are none where there is none, and are refused for what is no chokepoint', async () => {
    const { chokepoint, options } = await ways('hormuz_strait');
    expect([chokepoint.lostPct, chokepoint.isDisturbed, options]).toEqual([60, true, []]);
    const { status, body } = await ask('getBypassOptions', { chokepoint_id: 'atlantis' });
    expect([status, body.violations[0].field]).toEqual([400, 'chokepoint_id']);
  });
});

describe('an energy shock', () => {
  const shock = async (country: string, strait: string, pct: number) =>
    (
      await ask('computeEnergyShock', {
        country_code: country,
        chokepoint_id: strait,
        disruption_pct: String(pct),
      })
    ).body;

  it('is net imports times the share through the strait times the disruption, with the error of the share', async () => {
    expect(await shock('JP', 'hormuz_strait', 50)).toMatchObject({
      ...{ coverage: 'full', netImports: 3.37, importShare: 0.75, importLoss: 1.26 },
      ...{ importLossLow: 1.1, importLossHigh: 1.43, importLossPct: 37.5, exportLoss: 0 },
    });
    expect(await shock('JP', 'hormuz_strait', 0)).toMatchObject({ importLoss: 0, importLossHigh: 0 });
    expect(await shock('JP', 'bosphorus', 100)).toMatchObject({ importShare: 0, importLoss: 0, importLossHigh: 0 });
    expect((await shock('SA', 'hormuz_strait', 100)).exportLoss).toBeGreaterThan(1);
  });

  it('of a country without figures says that there are none', async () => {
    const body = await shock('TV', 'suez', 50);
    expect(body).toMatchObject({ coverage: 'none', basis: [] });
    expect(body.importLoss).toBeUndefined();
  });
});

describe('the pictures of a camera', () => {
  it('are the addresses of its record, or none', async () => {
    expect((await ask('getWebcamImage', { webcam_id: 'C01502' })).body).toMatchObject({
      ...{ isListed: true, title: 'vt1', thumbnailUrl: 'https://a.example/1.jpg' },
      images: ['https://a.example/1.jpg', 'https://a.example/2.jpg'],
    });
    expect((await ask('getWebcamImage', { webcam_id: 'C9' })).body).toMatchObject({ isListed: false, images: [] });
  });
});
