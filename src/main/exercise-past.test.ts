import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emptyFolder } from '../../test/kit/empty-folder.ts';
import { navalPosture } from '../assessment/indicators/naval-posture.ts';
import { unusualShipCounts } from '../assessment/indicators/ship-count.ts';
import { indexObservations } from '../assessment/observation-index.ts';
import { DAY_MS, HOUR_MS } from '../assessment/time.ts';
import { memoryPorts } from '../jobs/test-kit/memory-ports.ts';
import type { StoredRecord } from '../ports/record.ts';
import { readConfig } from './config.ts';
import { readExercisePast } from './exercise-past.ts';
import { type WorldFolder, worldFolder } from './world-folder.ts';

const NOW = Date.UTC(2026, 10, 20, 12, 50);

const quake = { feedId: 'usgs-quakes', kind: 'earthquake', body: {} } as const;
const QUAKES: readonly StoredRecord[] = [
  { ...quake, recordId: 'old', observedAt: NOW - 2 * DAY_MS, knownAt: NOW },
  { ...quake, recordId: 'new', observedAt: NOW - 1_000, knownAt: NOW },
];

let folder: Awaited<ReturnType<typeof emptyFolder>>;
let world: WorldFolder;
beforeEach(async () => {
  folder = await emptyFolder();
  world = worldFolder(readConfig({ DATA_DIR: folder.path }), 'exercise');
});
afterEach(() => folder.remove());

const past = (ports: ReturnType<typeof memoryPorts>, signal = new AbortController().signal) =>
  readExercisePast({
    folder: world,
    observations: ports.observations,
    records: { list: async () => QUAKES },
    userAgent: 'exercise-test',
    clock: { now: () => NOW },
    random: () => 0,
    signal,
  });

describe('the past of a new exercise', () => {
  it('is known as of its poll, before the exercise opened, and is the same when read again', async () => {
    const ports = memoryPorts();
    const stored = await past(ports);
    const rows = ports.held.observations();
    expect(rows).toHaveLength(stored);
    expect(rows.filter(({ knownAt, observedAt }) => knownAt >= NOW || knownAt < observedAt)).toEqual([]);
    expect(new Set(rows.map(({ feedId }) => feedId))).toEqual(
      new Set(['digitraffic-ais', 'nga-warnings', 'polymarket', 'manifold']),
    );
    expect(rows.filter(({ knownAt, observedAt }) => knownAt - observedAt > 2 * DAY_MS)).toEqual([]);
    expectPastRecords(ports.held.records);
    expect(await past(ports)).toBe(0);
  });

  it('is enough to tell an unusual hour at sea from the same hours before, and an unusual show of force', async () => {
    const ports = memoryPorts();
    await past(ports);
    const index = indexObservations(ports.held.observations(), NOW);
    const [busiest] = unusualShipCounts(index, NOW - 2 * HOUR_MS);
    expect(busiest).toMatchObject({ areaId: 'gulf_of_finland', lineage: 'fintraffic-ais' });
    expect(busiest?.z).toBeGreaterThan(2);
    const posture = navalPosture(index, 'gulf', NOW - DAY_MS);
    expect(posture?.count).toBeGreaterThan(2 * (posture?.expected ?? Number.NaN));
  });

  it('knows the ships of the hour of the opening and of the next one, which a start may run into', async () => {
    const ports = memoryPorts();
    await past(ports);
    const ships = ports.held
      .observations()
      .filter(({ metric, recordId }) => metric === 'vessels_tracked' && recordId.startsWith('gulf_of_finland'));
    const ofHour = (hour: number) =>
      ships.filter(({ observedAt }) => new Date(observedAt).getUTCHours() === hour).length;
    for (const hour of [12, 13]) expect(ofHour(hour), `at ${hour}`).toBeGreaterThanOrEqual(14);
  });

  it('ends when it is called off', async () => {
    const ports = memoryPorts();
    expect(await past(ports, AbortSignal.abort())).toBe(0);
  });
});

/** The records of a day ago: of the time that they were published, or as their sources held them then. */
function expectPastRecords(kept: ReturnType<typeof memoryPorts>['held']['records']): void {
  const [quakes, ...polled] = kept;
  expect(
    quakes?.entries.map(({ recordId, knownAt }: { recordId: string; knownAt?: number }) => [recordId, knownAt]),
  ).toEqual([['old', NOW - 2 * DAY_MS + 20 * 60_000]]);
  expect(polled.map(({ feedId }) => feedId)).toEqual(
    expect.arrayContaining(['eonet', 'faa-nas', 'isigmet', 'news-rss', 'nws-alerts']),
  );
  for (const { feedId, entries, ...more } of polled) {
    expect(entries.length, feedId).toBeGreaterThan(0);
    for (const entry of entries) expect('knownAt' in entry ? entry.knownAt : undefined).toBe(NOW - DAY_MS);
    expect('endsAt' in more ? more.endsAt : undefined).toBe(feedId === 'news-rss' ? undefined : NOW);
  }
}
