import { beforeAll, describe, expect, it } from 'vitest';
import type { EndpointName } from '../../src/contract/endpoints.ts';
import type { StoredRecord } from '../../src/ports/record.ts';
import { memoryObservationLists } from '../kit/memory-observation-lists.ts';
import { memoryRecordStore } from '../kit/memory-record-store.ts';
import { askWorld, DAY, days } from './computed-world.ts';
import { createWorld, NOW, type World } from './world.ts';

const DENSITY = { feedId: 'world-bank', metric: 'world-bank:population_density' } as const;
const HOUR = DAY / 24;

const position = (id: string, lat: number, hoursAgo: number): StoredRecord => ({
  ...{ feedId: 'adsb-military', recordId: id, kind: 'military_flight', url: `https://adsb.lol/?icao=${id}` },
  place: { lat, lon: 52 },
  observedAt: NOW - hoursAgo * HOUR - 5_000,
  knownAt: NOW - hoursAgo * HOUR,
  body: { callsign: 'RCH1', altitudeFt: 31_000 },
});

let world: World;
let key: string;
beforeAll(async () => {
  const stored = [
    ...days({ ...DENSITY, subject: 'country:EG', value: 90, detail: { year: '2024' } }, { from: 30, count: 1 }),
    ...days({ ...DENSITY, subject: 'country:EG', value: 80, detail: { year: '2023' } }, { from: 395, count: 1 }),
  ];
  const flights = [
    position('ae0003', 1, 120),
    position('ae0001', 24, 40),
    position('ae0001', 25, 3),
    position('ae0002', 1, 2),
    position('ae0001', 26, 1),
  ];
  world = createWorld({
    handlers: { observationLists: memoryObservationLists(stored), records: memoryRecordStore(flights) },
  });
  key = await world.newKey('acme', 'enterprise');
});

const ask = (name: EndpointName, input: Readonly<Record<string, string>>) => askWorld({ world, key }, name, input);

describe('the people around a point', () => {
  const asked = { lat: '27', lon: '25', radius_km: '100' };

  it('are the land of each country times its newest density, and a country without one is named without people', async () => {
    const { body } = await ask('getPopulationExposure', asked);
    expect(body.countries.map(({ country }: { country: string }) => country)).toEqual(['EG', 'LY']);
    const [egypt, libya] = body.countries;
    expect(egypt).toMatchObject({ peoplePerKm2: 90, year: '2024' });
    expect(egypt.landKm2 + libya.landKm2).toBeCloseTo(Math.PI * 10_000, -3);
    // Two digits of it.
    expect(Math.abs(egypt.population / (90 * egypt.landKm2) - 1)).toBeLessThan(0.04);
    expect(egypt.population % 100_000).toBe(0);
    expect(libya).toEqual({ country: 'LY', landKm2: expect.any(Number) });
    expect(body.population).toBe(egypt.population);
  });

  it('are those of the density that was known at an instant', async () => {
    const { body } = await ask('getPopulationExposure', { ...asked, at: '-100d' });
    expect(body.countries[0]).toMatchObject({ country: 'EG', peoplePerKm2: 80, year: '2023' });
  });

  it('are not said where no density is known: that is not zero', async () => {
    const { body } = await ask('getPopulationExposure', { lat: '26', lon: '17', radius_km: '50' });
    expect(body.countries.map(({ country }: { country: string }) => country)).toEqual(['LY']);
    expect(body).not.toHaveProperty('population');
  });

  it('are none at sea', async () => {
    const { body } = await ask('getPopulationExposure', { lat: '0', lon: '-140', radius_km: '500' });
    expect(body).toMatchObject({ population: 0, countries: [], dataAvailable: true });
  });

  it.each([
    { lat: '91', lon: '0', radius_km: '10' },
    { lat: '1', lon: '0', radius_km: '501' },
    { lat: '1', lon: '0' },
  ])('are not said of %j', async (input) => {
    expect((await ask('getPopulationExposure', input)).status).toBe(400);
  });
});

describe('the track of an aircraft', () => {
  const latitudes = (body: { readonly positions: readonly { readonly location: { readonly lat: number } }[] }) =>
    body.positions.map(({ location }) => location.lat);

  it('is its own positions, the newest first, as known at an instant', async () => {
    const { body } = await ask('trackAircraft', { icao24: 'ae0001' });
    expect(latitudes(body)).toEqual([26, 25, 24]);
    expect(body.positions[0]).toMatchObject({ id: 'ae0001', callsign: 'RCH1', seenAt: NOW - HOUR - 5_000 });
    expect(latitudes((await ask('trackAircraft', { icao24: 'ae0001', at: '-2h' })).body)).toEqual([25, 24]);
  });

  it('is empty for an aircraft that was not received', async () => {
    expect((await ask('trackAircraft', { icao24: 'abcdef' })).body).toMatchObject({
      positions: [],
      dataAvailable: true,
    });
  });

  it('is not given as of an instant from which positions are no longer kept', async () => {
    expect((await ask('trackAircraft', { icao24: 'ae0001', at: '-3d' })).status).toBe(404);
  });
});
