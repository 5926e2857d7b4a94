import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Observation } from '../../src/assessment/observation.ts';
import { DAY_MS } from '../../src/assessment/time.ts';
import { HORIZONS } from '../../src/contract/intelligence/vocabulary.ts';
import { endOfRelease, releasesOfSpan } from '../../src/feeds/families/ucdp/releases.ts';
import { readWorld, refreshRegion } from '../../src/jobs/refresh-regions.ts';
import { resolveForecasts } from '../../src/jobs/resolve-forecasts.ts';
import { sealCountries } from '../../src/jobs/seal-countries.ts';
import { narrate } from '../../src/jobs/test-kit/gulf-world.ts';
import { forecasterScores } from '../../src/operations/forecaster-scores.ts';
import type { ListedForecast } from '../../src/ports/forecast-ledger.ts';
import { REGION_IDS } from '../../src/reference/regions.ts';
import { verifyForecasts, verifyResolutions } from '../../src/stores/forecast-chain.ts';
import { openStores, type Stores } from '../../src/stores/open-stores.ts';
import type { SqlClient } from '../../src/stores/sql-client.ts';
import { historyObservations } from '../kit/history.ts';
import { naiveLane } from '../kit/naive-lane.ts';
import { recordingPath } from '../kit/recordings.ts';
import { openStoreUnderTest } from '../kit/store-under-test.ts';
import { violenceHistory } from '../kit/violence-history.ts';

const path = recordingPath('history', 'conflict', 'ucdp_sudan_events_2018_2024.csv.gz');
const at = (date: string): number => Date.parse(`${date}T06:00:00Z`);
/** Months between two origins; one in the soak. */
const ORIGIN_STEP = Number(process.env.ORIGIN_STEP ?? 2);
/** The outcome of the last ends in November at the latest, whose deaths are known before the year ends. */
const ORIGINS = Array.from({ length: 10 }, (_, month) => Date.UTC(2024, month, 5 + 2 * month, 6)).filter(
  (_, month) => month % ORIGIN_STEP === 0,
);
/** METHOD.md §13.3. */
const MAX_VOID_SHARE = 0.05;

/** The country's events, and the releases of months without one of them: those of the world are never empty. */
function released(): readonly Observation[] {
  const span = { from: at('2021-01-01'), to: at('2024-12-31') };
  const rows = historyObservations({ violence: path === undefined ? [] : [path] }, span);
  const releases = rows.filter(({ metric }) => metric === 'conflict_events_total');
  const covered = new Set(releases.map(({ observedAt }) => observedAt));
  const [release] = releases;
  const absent = releasesOfSpan(span.from, span.to)
    .map(endOfRelease)
    .filter((end) => !covered.has(end));
  return [
    ...rows,
    ...absent.map((observedAt) => ({
      ...(release ?? expect.fail('no release')),
      recordId: `release ${observedAt}`,
      event: `release ${observedAt}`,
      observedAt,
      knownAt: observedAt + 30 * DAY_MS,
    })),
  ];
}

describe.skipIf(path === undefined)('2024 sealed and resolved as if live (skipped without ../shared)', () => {
  let client: SqlClient;
  let stores: Stores;
  let sealed: readonly ListedForecast[];
  const perOrigin: number[] = [];

  beforeAll(async () => {
    client = await openStoreUnderTest();
    stores = await openStores(client);
    await stores.observations.append(released());
    for (const origin of ORIGINS) {
      const deps = { ...stores, clock: { now: () => origin + 60_000 }, narrate, label: '' } as const;
      const world = await readWorld(origin, deps);
      for (const regionId of REGION_IDS) await refreshRegion(world, regionId, deps);
      perOrigin.push(await sealCountries(deps));
      // A later run of the same day finds them sealed.
      expect(await sealCountries({ ...deps, clock: { now: () => origin + 6 * 3_600_000 } })).toBe(0);
      await resolveForecasts(deps);
    }
    for (const date of ['2025-01-31', '2026-03-01'])
      await resolveForecasts({ ...stores, clock: { now: () => at(date) } });
    sealed = await stores.forecasts.list({ before: { issuedAt: at('2026-01-01'), seq: 0 }, limit: 20_000 });
  });
  afterAll(() => client.close());

  const countries = () => sealed.filter(({ regionId }) => regionId.startsWith('country:'));

  it('has one set a country and horizon at every origin, before its outcome begins', () => {
    expect(perOrigin[0]).toBeGreaterThan(90 * HORIZONS.length);
    expect(new Set(perOrigin).size).toBe(1);
    expect(countries()).toHaveLength(perOrigin.reduce((sum, count) => sum + count, 0));
    expect(sealed.every(({ kind, sealedAt, fromDay }) => kind === 'live' && sealedAt < fromDay * DAY_MS)).toBe(true);
  });

  it('voids at most one set in twenty, and none of a country', () => {
    const voids = sealed.filter(({ resolution }) => resolution?.status === 'void');
    expect(voids.length).toBeLessThanOrEqual(MAX_VOID_SHARE * sealed.length);
    expect(sealed.filter(({ resolution }) => resolution === undefined)).toEqual([]);
    expect(countries().filter(({ resolution }) => resolution?.status !== 'scored')).toEqual([]);
  });

  it('is scored by the rule of a country, as read word for word', () => {
    const rows = violenceHistory(path === undefined ? [] : [path]).map(({ endsAt, record }) => ({
      startDay: Date.parse(`${(record.date_start ?? '').slice(0, 10)}T00:00:00Z`) / DAY_MS,
      endDay: endsAt / DAY_MS,
      dyad: record.dyad_name ?? '',
      deaths: Number(record.best),
    }));
    const sudan = countries().filter(({ regionId }) => regionId === 'country:SD');
    expect(sudan).toHaveLength(ORIGINS.length * HORIZONS.length);
    for (const { horizon, fromDay, resolution } of sudan)
      expect([horizon, fromDay, resolution?.result]).toEqual([
        horizon,
        fromDay,
        naiveLane(rows, horizon, fromDay).countryLane,
      ]);
    expect(new Set(sudan.map(({ resolution }) => resolution?.result)).size).toBeGreaterThan(1);
  });

  it('leaves both chains intact, no probability changed', async () => {
    const { forecasts, resolutions } = await stores.forecasts.heads();
    const all = await stores.forecasts.forecasts({ afterSeq: 0, limit: 20_000 });
    expect(await verifyForecasts(all, forecasts, 'live')).toMatchObject({ status: 'intact' });
    const resolved = await stores.forecasts.resolutions({ afterSeq: 0, limit: 20_000 });
    expect(await verifyResolutions(resolved, resolutions)).toMatchObject({ status: 'intact' });
  });

  it('counts the sets of one day and horizon as one cluster', async () => {
    const [issued, tally] = [await stores.forecasts.issued('all'), await stores.forecasts.tally('all')];
    const [model, ...others] = await forecasterScores({ issued, tally });
    expect(model?.forecaster).toBe('model');
    for (const board of model?.boards ?? []) {
      expect([board.clusterCount, board.pendingCount, board.voidCount]).toEqual([ORIGINS.length, 0, 0]);
      const { mean, low, high } = board.logScore ?? expect.fail();
      expect(low).toBeLessThanOrEqual(mean);
      expect(high).toBeGreaterThanOrEqual(mean);
    }
    expect(others.map(({ forecaster }) => forecaster)).toContain('climatology');
  });
});
