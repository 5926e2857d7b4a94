import { beforeAll, describe, expect, it } from 'vitest';
import type { Observation } from '../../src/assessment/observation.ts';
import { TRANSMISSION_TEMPLATES } from '../../src/assessment/transmission/templates.ts';
import type { EndpointName } from '../../src/contract/endpoints.ts';
import type { StoredRecord } from '../../src/ports/record.ts';
import { memoryObservationLists } from '../kit/memory-observation-lists.ts';
import { memoryRecordStore } from '../kit/memory-record-store.ts';
import { askWorld, DAY, days, TODAY } from './computed-world.ts';
import { createWorld, NOW, type World } from './world.ts';

const HORMUZ = { feedId: 'portwatch-transits', subject: 'chokepoint:hormuz_strait' } as const;
const FIRES = { feedId: 'firms-hotspots', metric: 'thermal_hotspots' } as const;
const BRENT = { feedId: 'fred-brent', metric: 'crude_price', subject: 'series:brent' } as const;
const VIX = { feedId: 'cboe-vix', metric: 'volatility_index', subject: 'series:vix' } as const;
const UCDP = { feedId: 'ucdp-candidate', metric: 'conflict_deaths' } as const;

const STORED: readonly Observation[] = [
  ...days({ ...HORMUZ, metric: 'transits_total', value: 40 }, { from: 9, count: 7 }),
  ...days({ ...HORMUZ, metric: 'transits_total', value: 80 }, { from: 16, count: 90 }),
  ...days({ ...HORMUZ, metric: 'transits_tanker', value: 10 }, { from: 9, count: 20 }),
  ...days(
    { feedId: 'nga-warnings', metric: 'maritime_warnings', subject: 'chokepoint:hormuz_strait', value: 1 },
    { from: 0, count: 1 },
  ),
  ...days({ feedId: 'nga-warnings', metric: 'maritime_warnings', subject: 'world', value: 1 }, { from: 0, count: 1 }),
  ...days({ ...FIRES, subject: 'country:SD', value: 90 }, { from: 1, count: 1 }),
  ...days({ ...FIRES, subject: 'country:SD', value: 30 }, { from: 2, count: 20 }),
  ...days({ ...FIRES, subject: 'country:EG', value: 12 }, { from: 1, count: 21 }),
  ...days({ ...FIRES, subject: 'country:LY', value: 500 }, { from: 1, count: 5 }),
  ...days({ feedId: 'gdelt-events', metric: 'force_reports', subject: 'country:SD', value: 3 }, { from: 0, count: 9 }),
  ...days({ feedId: 'gdelt-events', metric: 'background_rows', subject: 'world', value: 900 }, { from: 0, count: 9 }),
  ...days({ ...BRENT, value: 70 }, { from: 2, count: 30 }),
  ...days({ ...BRENT, value: 90 }, { from: 1, count: 1 }),
  ...days({ ...VIX, value: 15 }, { from: 2, count: 30 }),
  ...days({ ...VIX, value: 12 }, { from: 1, count: 1 }),
  ...days({ ...UCDP, subject: 'country:SD', value: 5 }, { from: 40, count: 100 }),
  ...days({ ...UCDP, metric: 'conflict_events_total', subject: 'world', value: 900 }, { from: 35, count: 1 }),
];

const FX = { feedId: 'ecb-rates', metric: 'exchange_rate', subject: 'series:eur-czk' } as const;
const LIST = { feedId: 'eu-sanctions', metric: 'sanctions_additions', subject: 'country:IR' } as const;
const MORE: readonly Observation[] = [
  ...days({ ...FX, value: 1 }, { from: 3, count: 14 }),
  ...days({ ...FX, value: 2 }, { from: 17, count: 14 }),
  ...days({ ...FX, value: 9 }, { from: 2, count: 1 }),
  ...days({ ...LIST, value: 25 }, { from: 5, count: 1 }),
  ...days({ ...LIST, value: 7 }, { from: 200, count: 1 }),
  ...days({ ...LIST, feedId: 'uk-sanctions', metric: 'sanctions_removals', value: 2 }, { from: 9, count: 1 }),
  ...days({ ...LIST, subject: 'country:KP', value: 30 }, { from: 100, count: 1 }),
];

const seen = { knownAt: NOW - 60_000, observedAt: NOW - 120_000 };
const WARNING = { ...seen, feedId: 'nga-warnings', kind: 'navigational_warning' } as const;
const HEADLINE = { ...seen, feedId: 'news-rss', kind: 'headline', url: 'https://news.example/1' } as const;
const RECORDS: readonly StoredRecord[] = [
  { ...WARNING, recordId: 'w1', body: { area: '4', text: 'CABLE SHIP REPAIRING DAMAGED CABLE.' } },
  { ...WARNING, recordId: 'w2', body: { text: 'CABLES BEING LAID.' } },
  { ...WARNING, recordId: 'w3', body: { text: 'APPLICABLE TO ALL: LIGHT UNLIT.' } },
  ...[
    ['KJFK', 'arrival_departure', 25],
    ['KLGA', 'ground_stop', undefined],
    ['KJFK', 'closure', undefined],
  ].map(([icao = '', delayType = '', minutes], n) => ({
    ...{ ...seen, feedId: 'faa-nas', kind: 'airport_notice' as const, recordId: `n${n}` },
    body: { icao, delayType, reason: `r${n}`, ...(minutes === undefined ? {} : { avgDelayMinutes: minutes }) },
  })),
  ...Array.from({ length: 12 }, (_, n) => ({
    ...HEADLINE,
    recordId: `h${n}`,
    title: `Yemen ${n}`,
    country: 'YE',
    body: {},
  })),
  { ...HEADLINE, recordId: 'x', title: 'The world', body: { publisher: 'UN News' } },
];

let world: World;
let key: string;
/** The instants as of which observations were read. */
const readAs: number[] = [];

beforeAll(async () => {
  const lists = memoryObservationLists([...STORED, ...MORE]);
  const observationLists = {
    ...lists,
    readings: (...asked: Parameters<typeof lists.readings>) => {
      readAs.push(asked[1]);
      // A reading takes time.
      world.clock.time += 1;
      return lists.readings(...asked);
    },
  };
  world = createWorld({ handlers: { observationLists, records: memoryRecordStore(RECORDS) } });
  key = await world.newKey('acme', 'enterprise');
});

const ask = (name: EndpointName, input: Readonly<Record<string, string | string[]>> = {}) =>
  askWorld({ world, key }, name, input);

describe('computed answers', () => {
  it('give a strait the traffic of its last counted week as an index, and what is in force on the newest day', async () => {
    const { body } = await ask('getChokepointStatus');
    expect(body.chokepoints).toHaveLength(28);
    expect(body.chokepoints.find(({ id }: { id: string }) => id === 'hormuz_strait')).toMatchObject({
      trafficIndex7d: 50,
      trafficTo: TODAY - 9 * DAY,
      lagDays: 9,
      activeWarnings: 1,
    });
    // Twenty days of tankers make no norm, and no source of disruptions was read.
    expect(JSON.stringify(body.chokepoints)).not.toMatch(/tankerIndex7d|disruptions/);
    expect(body.chokepoints.find(({ id }: { id: string }) => id === 'suez')).toMatchObject({ activeWarnings: 0 });
    const later = await ask('getChokepointStatus', { at: String(TODAY - 12 * DAY) });
    expect(JSON.stringify(later.body.chokepoints)).not.toContain('activeWarnings');
    expect((await ask('getChokepointStatus', { at: '2020-01-01' })).status).toBe(404);
  });

  it('lead a ship round a strait that has lost its traffic, and say how far and how long', async () => {
    const { body } = await ask('routeIntelligence', { fromIso2: 'AE', toIso2: 'NL' });
    expect(body.route).toMatchObject({ toPort: 'Rotterdam', chokepointIds: expect.arrayContaining(['suez']) });
    expect(body.route.days).toBeCloseTo(body.route.distanceNm / 14 / 24, 1);
    const hormuz = body.chokepointExposures.find(
      (one: { chokepointId: string }) => one.chokepointId === 'hormuz_strait',
    );
    expect(hormuz).toMatchObject({ trafficIndex7d: 50, lostPct: 50, isDisturbed: true, activeWarnings: 1 });
    expect([body.disruptionScore, body.unavoidable[0]]).toEqual([50, 'hormuz_strait']);
    const cape = body.bypassOptions.find(({ avoids }: { avoids: string }) => avoids === 'suez');
    expect(cape).toMatchObject({ isNeeded: false, chokepointIds: expect.arrayContaining(['cape_of_good_hope']) });
    expect(cape.extraNm).toBe(cape.distanceNm - body.route.distanceNm);
    const before = await ask('routeIntelligence', { fromIso2: 'AE', toIso2: 'NL', at: String(TODAY - 12 * DAY) });
    expect(before.body.chokepointExposures[0]).not.toHaveProperty('activeWarnings');
    const tanker = await ask('routeIntelligence', {
      fromIso2: 'AE',
      toIso2: 'NL',
      cargoType: 'tanker',
      speedKnots: '28',
    });
    expect(tanker.body.route.days).toBeCloseTo(body.route.days / 2, 0);
    expect(tanker.body).not.toHaveProperty('disruptionScore');
  });

  it('name what is wrong with a route', async () => {
    const fieldsOf = async (query: Readonly<Record<string, string>>) =>
      (await ask('routeIntelligence', { fromIso2: 'AE', toIso2: 'NL', ...query })).body.violations?.map(
        ({ field }: { field: string }) => field,
      );
    expect(await fieldsOf({ fromIso2: 'QQ' })).toEqual(['fromIso2']);
    expect(await fieldsOf({ toIso2: 'CH' })).toEqual(['toIso2']);
    expect(await fieldsOf({ toIso2: 'AE' })).toEqual(['toIso2']);
    expect(await fieldsOf({ toIso2: 'nl' })).toEqual(['toIso2']);
    expect(await fieldsOf({ speedKnots: '4' })).toEqual(['speedKnots']);
    expect(await fieldsOf({ cargoType: 'coal' })).toEqual(['cargoType']);
    expect(await fieldsOf({ at: '2999-01-01' })).toEqual(['at']);
  });

  it('name countries whose hotspots stand out, never one without a mean', async () => {
    const { body } = await ask('listThermalEscalations');
    expect(body.clusters).toEqual([
      {
        ...{ countryCode: 'SD', countryName: 'Sudan', count: 90, baselineExpectedCount: 30, countDelta: 60 },
        ...{ ratio: 3, forceReports7d: 21 },
      },
    ]);
    expect(body.window).toEqual({ day: TODAY - DAY, comparedCountries: 2 });
    expect((await ask('listThermalEscalations', { min_ratio: '4' })).body.clusters).toEqual([]);
    expect((await ask('listThermalEscalations', { min_ratio: '0' })).status).toBe(400);
  });

  it('show values of open sources alone beside their place in the year', async () => {
    const { signals } = (await ask('getMacroSignals')).body;
    expect(
      signals.map(({ series, percentile1y, value }: Readonly<Record<string, unknown>>) => [
        series,
        percentile1y,
        value,
      ]),
    ).toEqual([
      ['vix', 0, undefined],
      ['brent', 100, 90],
    ]);
  });

  it('sum deaths of the days that the newest release covers, and leave out what no source said', async () => {
    const { body } = await ask('getHumanitarianSummary', { country_code: 'SD' });
    // Days 40 to 124 lie in the 90 that end 35 days ago.
    expect(body.summary).toEqual({
      ...{ countryCode: 'SD', countryName: 'Sudan', conflictFatalities: 5 * 85, conflictEventsTotal: 85 },
      ...{ referencePeriodEnd: TODAY - 35 * DAY, protestReports30d: 0, forceReports30d: 27 },
    });
    const none = await ask('getHumanitarianSummary', { country_code: 'JP' });
    expect(none.body.summary).toMatchObject({ conflictFatalities: 0, forceReports30d: 0 });
    expect((await ask('getHumanitarianSummary', { country_code: 'QQ' })).status).toBe(404);
  });

  it('sum the same for several countries in one answer', async () => {
    const { body } = await ask('getHumanitarianSummaryBatch', { countryCodes: ['SD', 'JP', 'SD'] });
    expect(body).toMatchObject({ requested: 2, fetched: 2, dataAvailable: true });
    for (const country of ['SD', 'JP']) {
      const { summary } = (await ask('getHumanitarianSummary', { country_code: country })).body;
      expect(body.results[country]).toEqual(summary);
    }
    expect((await ask('getHumanitarianSummaryBatch', { countryCodes: ['SD', 'QQ'] })).status).toBe(404);
    readAs.length = 0;
    const { body: earlier } = await ask('getHumanitarianSummaryBatch', { countryCodes: ['SD'], at: '-1d' });
    expect(readAs.slice(1)).toEqual([earlier.asOf, earlier.asOf]);
    const before = await ask('getHumanitarianSummaryBatch', { countryCodes: ['SD'], at: '1990-01-01' });
    expect(before.body).toMatchObject({ requested: 1, fetched: 0, dataAvailable: false });
  });

  it('count what lists added against a country, those with the most in a month first', async () => {
    const { countries } = (await ask('listSanctionsPressure')).body;
    expect(countries).toEqual([
      {
        ...{ countryCode: 'IR', countryName: 'Iran', newEntryCount30d: 25, newEntryCount365d: 32, removedCount365d: 2 },
        ...{ byList: [{ list: 'eu-sanctions', added365d: 32 }], newestAt: TODAY - 5 * DAY },
      },
      expect.objectContaining({ countryCode: 'KP', newEntryCount30d: 0, newEntryCount365d: 30 }),
    ]);
    const before = await ask('listSanctionsPressure', { at: String(TODAY - 50 * DAY) });
    expect(before.body.countries).toMatchObject([{ countryCode: 'KP' }, { newEntryCount365d: 7, removedCount365d: 0 }]);
  });

  it('compare the newest day of a series with its own month, and judge none without one', async () => {
    const baseline = async (type: string, subject: string) =>
      (await ask('getTemporalBaseline', { type, subject })).body.baseline;
    expect(await baseline('exchange-rates', 'eur-czk')).toEqual({
      ...{
        type: 'exchange-rates',
        subject: 'eur-czk',
        observedAt: TODAY - 2 * DAY,
        zScore: 14.7,
        percentOfMean: 600,
        days: 28,
      },
    });
    expect(await baseline('chokepoint-transits', 'hormuz_strait')).toMatchObject({ zScore: -2 });
    expect(await baseline('port-calls', 'SG')).toBeUndefined();
    const { anomalies, seriesCount } = (await ask('listTemporalAnomalies')).body;
    expect([anomalies.length, seriesCount, anomalies[0].subject]).toEqual([1, 2, 'eur-czk']);
    expect((await ask('getTemporalBaseline', { type: 'moods', subject: 'x' })).body.violations).toMatchObject([
      { field: 'type' },
    ]);
  });

  it('find the warnings that name a cable, and ten headlines of a region at most', async () => {
    const { warnings } = (await ask('listCableWarnings')).body;
    expect(warnings.map(({ id, mentionsDamage }: Readonly<Record<string, unknown>>) => [id, mentionsDamage])).toEqual([
      ['w1', true],
      ['w2', false],
    ]);
    const { categories, sources } = (await ask('listFeedDigest')).body;
    expect(
      categories.map(({ regionId, items }: { regionId?: string; items: unknown[] }) => [regionId, items.length]),
    ).toEqual([
      ['mena', 10],
      [undefined, 1],
    ]);
    expect(sources).toMatchObject([{ feedId: 'news-rss', state: 'current' }]);
    expect((await ask('listFeedDigest', { at: String(NOW - DAY) })).status).toBe(404);
  });

  it('sum up the notices of an airport by the worst of them, and list the paths that a shock can take', async () => {
    const { summaries } = (await ask('getAirportOpsSummary')).body;
    expect(summaries).toEqual([
      { icao: 'KJFK', status: 'closed', maxDelayMinutes: 25, reason: 'r2', notices: 2, updatedAt: seen.observedAt },
      { icao: 'KLGA', status: 'ground_stop', reason: 'r1', notices: 1, updatedAt: seen.observedAt },
    ]);
    const { templates } = (await ask('listScenarioTemplates')).body;
    expect(templates.map(({ id }: { id: string }) => id)).toEqual(TRANSMISSION_TEMPLATES.map(({ id }) => id));
  });

  it('place a point and a country without a store', async () => {
    expect((await ask('reverseGeocode', { lat: '33.3', lon: '44.4' })).body).toMatchObject({
      isLand: true,
      code: 'IQ',
    });
    expect((await ask('reverseGeocode', { lat: '0', lon: '-30' })).body).toEqual({ isLand: false });
    expect((await ask('reverseGeocode', { lat: '91', lon: '0' })).status).toBe(400);
    const facts = (await ask('getCountryFacts', { country_code: 'EG' })).body;
    expect(facts).toMatchObject({ iso3: 'EGY', regionId: 'mena', currency: 'EGP', chokepoints: ['suez'] });
    expect(facts.neighbours).toEqual(expect.arrayContaining(['LY', 'SD']));
    expect((await ask('getCountryFacts', { country_code: 'QQ' })).status).toBe(404);
  });

  it('show the newest sealed lanes, which sum to one, and scores without a figure that no outcome gave', async () => {
    const { forecasts } = (await ask('getForecasts', { region_id: 'mena', horizon: '24h' })).body;
    expect(forecasts.map(({ lane }: { lane: string }) => lane)).toEqual([
      'base',
      'escalation',
      'containment',
      'fragmentation',
    ]);
    expect(forecasts.reduce((sum: number, { probability }: { probability: number }) => sum + probability, 0)).toBe(1);
    expect((await ask('getForecasts', { region_id: 'atlantis' })).status).toBe(404);
    const { byHorizon } = (await ask('getForecastScorecard')).body;
    expect(byHorizon).toHaveLength(1);
    const [{ setCount, scoredCount, pendingCount, voidCount }] = byHorizon;
    expect(setCount).toBe(scoredCount + pendingCount + voidCount);
  });

  it('list the paths of all regions and where evidence of several types meets', async () => {
    const { body } = await ask('listMarketImplications');
    expect(body.cards.length).toBeGreaterThan(0);
    expect(body.missingRegions).toHaveLength(7);
    for (const { types, sources } of (await ask('listCrossSourceSignals')).body.signals)
      expect(Math.min(types.length, sources.length)).toBeGreaterThanOrEqual(2);
  });

  it('list every feed with its status, and those that are not asked as off', async () => {
    const { statuses } = (await ask('listServiceStatuses')).body;
    expect(statuses.length).toBeGreaterThan(50);
    expect(new Set(statuses.map(({ status }: { status: string }) => status))).toEqual(new Set(['off']));
    expect((await ask('listServiceStatuses', { status: 'ok' })).body.statuses).toEqual([]);
  });
});
