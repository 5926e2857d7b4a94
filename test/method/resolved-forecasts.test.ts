import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { snapshotConfidence } from '../../src/assessment/confidence.ts';
import { DAY_MS } from '../../src/assessment/time.ts';
import { HORIZONS, type Horizon, LANES, type Lane } from '../../src/contract/intelligence/vocabulary.ts';
import { MIN_OUTCOMES } from '../../src/jobs/record-live-skill.ts';
import { readWorld, refreshRegion } from '../../src/jobs/refresh-regions.ts';
import { resolveForecasts, settleForecasts } from '../../src/jobs/resolve-forecasts.ts';
import { narrate } from '../../src/jobs/test-kit/gulf-world.ts';
import { scoreboard } from '../../src/operations/scoreboard.ts';
import type { ListedForecast } from '../../src/ports/forecast-ledger.ts';
import type { RegionId } from '../../src/reference/regions.ts';
import { verifyForecasts, verifyResolutions } from '../../src/stores/forecast-chain.ts';
import { openStores, type Stores } from '../../src/stores/open-stores.ts';
import type { SqlClient } from '../../src/stores/sql-client.ts';
import { historyObservations } from '../kit/history.ts';
import { historyPaths } from '../kit/history-paths.ts';
import { type DatedRow, naiveLane } from '../kit/naive-lane.ts';
import { openStoreUnderTest } from '../kit/store-under-test.ts';
import { violenceHistory } from '../kit/violence-history.ts';

/** Regions with one country in these files, so that its own days decide the region's lane. */
const COUNTRY_OF: Partial<Record<RegionId, string>> = {
  'north-america': 'mexico',
  'south-asia': 'india',
  'sub-saharan-africa': 'central_african',
};
const REGIONS: readonly RegionId[] = ['north-america', 'south-asia', 'sub-saharan-africa'];
const paths = historyPaths().violence.filter((path) =>
  Object.values(COUNTRY_OF).some((name) => path.includes(`_${name}`)),
);
const isAbsent = paths.length < REGIONS.length;

const at = (date: string): number => Date.parse(`${date}T06:00:00Z`);
/** Two years of events: an outcome needs the one before it. */
const SPAN = { from: at('2018-01-01'), to: at('2019-12-31') };
/** The first has no year before it in the store; the last one's month is not over when the data end. */
const TOO_EARLY = '2018-07-10';
const TOO_LATE = '2019-12-20';
const ORDINARY = ['2019-02-14', '2019-04-09', '2019-06-20', '2019-08-31', '2019-10-15'];
/** Stored a day after their instant: the outcome had begun. */
const STORED_LATE = ['2019-04-09', '2019-10-15'];
const INSTANTS = [TOO_EARLY, ...ORDINARY, TOO_LATE];
const SETS_OF_INSTANT = REGIONS.length * HORIZONS.length;

describe.skipIf(isAbsent)('forecasts resolved on recorded events (skipped without ../shared)', () => {
  let client: SqlClient;
  let stores: Stores;
  const reports: Awaited<ReturnType<typeof resolveForecasts>>[] = [];
  let listed: readonly ListedForecast[];

  beforeAll(async () => {
    client = await openStoreUnderTest();
    stores = await openStores(client);
    await stores.observations.append(historyObservations({ violence: paths }, SPAN));
    for (const date of INSTANTS) {
      const instant = at(date);
      const storedAt = instant + (STORED_LATE.includes(date) ? DAY_MS : 60_000);
      const deps = { ...stores, clock: { now: () => storedAt }, narrate, label: '' } as const;
      const world = await readWorld(instant, deps);
      for (const regionId of REGIONS) await refreshRegion(world, regionId, deps);
    }
    for (const date of ['2019-11-01', '2020-03-01', '2021-03-01', '2021-03-02'])
      reports.push(await resolveForecasts({ ...stores, clock: { now: () => at(date) } }));
    const before = { issuedAt: Number.MAX_SAFE_INTEGER, seq: Number.MAX_SAFE_INTEGER };
    listed = await stores.forecasts.list({ before, limit: 1_000 });
  });
  afterAll(async () => client.close());

  it('are scored when the release of their last month is out, voided a year after it never came, and never twice', () => {
    expect(listed).toHaveLength(INSTANTS.length * SETS_OF_INSTANT);
    // By November the last two instants have no outcome yet or no release of it: the early one waits for a year that never comes.
    expect(reports[0]).toMatchObject({ scoredCount: 4 * SETS_OF_INSTANT, voidCount: SETS_OF_INSTANT });
    // The days and the week after 20 December are covered, the thirty days are not.
    expect(reports[1]).toMatchObject({ scoredCount: SETS_OF_INSTANT + 2 * REGIONS.length, voidCount: 0 });
    expect(reports[1]?.status === 'resolved' && reports[1].waitingCount).toBe(REGIONS.length);
    expect(reports[2]).toMatchObject({ scoredCount: 0, voidCount: REGIONS.length, waitingCount: 0 });
    expect(reports[3]).toMatchObject({ scoredCount: 0, voidCount: 0, waitingCount: 0 });
    const reasonOf = (date: string, horizon: Horizon) => [
      ...new Set(
        listed
          .filter((one) => one.issuedAt === at(date) && one.horizon === horizon)
          .map(({ resolution }) => resolution?.result),
      ),
    ];
    for (const horizon of HORIZONS) expect(reasonOf(TOO_EARLY, horizon)).toEqual(['no_history']);
    expect(reasonOf(TOO_LATE, '30d')).toEqual(['no_outcome_data']);
  });

  it('have the lane that a plain reading of the files gives, deaths and all', () => {
    const scored = listed.filter(({ resolution }) => resolution?.status === 'scored');
    const rows = plainRows();
    for (const { regionId, horizon, fromDay, resolution } of scored) {
      const expected = naiveLane(rows.get(regionId) ?? [], horizon, fromDay);
      expect({ regionId, horizon, fromDay, lane: resolution?.result }).toEqual({
        regionId,
        horizon,
        fromDay,
        lane: expected.lane,
      });
      expect(JSON.parse(resolution?.facts ?? '{}')).toMatchObject({ deaths: expected.deaths });
    }
    expect(new Set(scored.map(({ resolution }) => resolution?.result)).size).toBeGreaterThan(1);
    expect(scored.filter(({ resolution }) => Number(JSON.parse(resolution?.facts ?? '{}').deaths) > 0)).not.toEqual([]);
  });

  it('count on the scoreboard by kind, each with the score of what was published', async () => {
    const [issued, tally] = await Promise.all([stores.forecasts.issued(), stores.forecasts.tally()]);
    const groups = await scoreboard({ issued, tally }, {});
    const kindOf = ({ issuedAt }: ListedForecast) =>
      STORED_LATE.some((date) => at(date) === issuedAt) ? 'replayed' : 'live';
    expect(new Set(groups.map(({ kind }) => kind))).toEqual(new Set(['live', 'replayed']));
    for (const { kind, horizon, regionId, setCount, scoredCount, voidCount, forecasts } of groups) {
      const own = listed.filter(
        (one) => kindOf(one) === kind && one.horizon === horizon && (regionId ?? one.regionId) === one.regionId,
      );
      const scored = own.filter(({ resolution }) => resolution?.status === 'scored');
      expect([setCount, scoredCount, voidCount]).toEqual([own.length, scored.length, own.length - scored.length]);
      const loss = scored.map(({ lanes, resolution }) => {
        const said = lanes[LANES.indexOf(laneCalled(resolution?.result))] ?? 0;
        return -Math.log(said / 4_096);
      });
      const mean = loss.reduce((sum, one) => sum + one, 0) / loss.length;
      expect(forecasts.find(({ forecast }) => forecast === 'model')?.logScore).toBeCloseTo(mean, 5);
      expect(forecasts.map(({ forecast }) => forecast)).toEqual(
        horizon === '30d'
          ? ['model', 'uniform', 'climatology', 'lastK', 'markov']
          : ['model', 'uniform', 'climatology', 'ownYear', 'recentFrequency'],
      );
    }
  });

  it('raise or lower confidence by their skill, from the instant at which it is recorded and not before', async () => {
    // The sets of a month are too few for a skill; one set per day of one region is enough.
    const days = Array.from({ length: MIN_OUTCOMES }, (_, i) => at('2019-03-15') + i * DAY_MS);
    const own = await openStoreUnderTest();
    const { observations, forecasts, ...others } = await openStores(own);
    // The model of the lanes reads two years.
    await observations.append(historyObservations({ violence: paths }, { ...SPAN, from: at('2016-12-01') }));
    const deps = (now: number) =>
      ({ ...others, observations, forecasts, clock: { now: () => now }, narrate, label: '' }) as const;
    for (const instant of days)
      await refreshRegion(await readWorld(instant, deps(instant)), 'sub-saharan-africa', deps(instant + 60_000));
    const recordedAt = at('2019-09-01');
    await settleForecasts(deps(recordedAt));
    const confidenceAt = async (instant: number) =>
      snapshotConfidence(await readWorld(instant, deps(instant)), 'sub-saharan-africa');
    const skill = await skillOnTheBoard(forecasts);
    expect(skill).toBeGreaterThan(0.01);
    const without = await confidenceAt(recordedAt);
    // Resolving reads as of that instant, so its result is known right after.
    expect(await confidenceAt(recordedAt + 1)).toBeCloseTo(without * (1 + Math.max(0, skill)) ** 0.25, 3);
    // A later read gives the same.
    expect(await confidenceAt(recordedAt)).toBe(without);
    expect((await settleForecasts(deps(recordedAt + DAY_MS))).scoredCount).toBe(0);
    const query = { since: { lane_skill: 0 }, knownBy: recordedAt + DAY_MS, revisions: 'all' } as const;
    expect(await observations.read(query)).toHaveLength(1);
    await own.close();
  });

  it('leave both chains intact', async () => {
    const page = { afterSeq: 0, limit: 1_000 };
    const [sets, resolutions] = await Promise.all([
      stores.forecasts.forecasts(page),
      stores.forecasts.resolutions(page),
    ]);
    expect(resolutions).toHaveLength(sets.length);
    expect(await verifyForecasts(sets)).toMatchObject({ status: 'intact' });
    expect(await verifyResolutions(resolutions)).toMatchObject({ status: 'intact' });
  });
});

/** Mean of the horizons' log skill against the best reference, as anybody can read it. */
async function skillOnTheBoard({ issued, tally }: Pick<Stores['forecasts'], 'issued' | 'tally'>): Promise<number> {
  const groups = await scoreboard({ issued: await issued(), tally: await tally() }, { regionId: 'sub-saharan-africa' });
  const skills = groups.map((group) => group.skills.find((one) => one.score === 'log' && one.isBestReference)?.skill);
  return skills.reduce<number>((sum, one) => sum + (one ?? 0), 0) / HORIZONS.length;
}

function laneCalled(name: string | undefined): Lane {
  const lane = LANES.find((one) => one === name);
  if (lane === undefined) throw new Error(`no lane is called ${name}`);
  return lane;
}

/** Rows of the files by region, read without any part of the program that resolves. */
function plainRows(): ReadonlyMap<string, readonly DatedRow[]> {
  return new Map(
    Object.entries(COUNTRY_OF).map(([regionId, name]) => [
      regionId,
      violenceHistory(paths.filter((path) => path.includes(`_${name}`)))
        .map(({ endsAt, record }) => ({
          startDay: Date.parse(`${(record.date_start ?? '').slice(0, 10)}T00:00:00Z`) / DAY_MS,
          endDay: endsAt / DAY_MS,
          dyad: record.dyad_name ?? '',
          deaths: Number(record.best),
        }))
        .filter(({ endDay }) => endDay * DAY_MS >= SPAN.from - DAY_MS && endDay * DAY_MS <= SPAN.to),
    ]),
  );
}
