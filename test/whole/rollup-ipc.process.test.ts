import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assessWorld } from '../../src/assessment/assess-world.ts';
import { indexObservations } from '../../src/assessment/observation-index.ts';
import { parseRegionState } from '../../src/assessment/region-state.ts';
import { DAY_MS } from '../../src/assessment/time.ts';
import { SLOT_MS } from '../../src/assessment/validity.ts';
import { observationWindow } from '../../src/jobs/observation-window.ts';
import { readIndex } from '../../src/jobs/refresh-regions.ts';
import { replayRegion } from '../../src/jobs/replay-region.ts';
import { rollUpDays } from '../../src/jobs/roll-up-days.ts';
import { readConfig } from '../../src/main/config.ts';
import { systemClock } from '../../src/main/system-clock.ts';
import { worldFolder } from '../../src/main/world-folder.ts';
import { worldText } from '../../src/main/world-text.ts';
import { openEmbeddedStore } from '../../src/stores/embedded/open-embedded-store.ts';
import { openStores, type Stores } from '../../src/stores/open-stores.ts';
import { integer } from '../../src/stores/row-reader.ts';
import type { SqlClient } from '../../src/stores/sql-client.ts';
import { buildProgram, printed, runProgram, startProgram, stopped, temporaryFolder } from '../kit/program.ts';
import { copyStartedExercise, OFFLINE } from '../kit/started-exercise.ts';
import { uncheckedSnapshotOf } from '../kit/worlds.ts';

const REGION = 'mena';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeAll(async () => {
  await buildProgram();
  folder = await temporaryFolder();
  // Its past of 97 days is worth condensing.
  await copyStartedExercise(folder.path);
});
afterAll(() => folder.remove());

/** Joins the owner of the store, or becomes its owner. */
async function withStore<T>(work: (stores: Stores, client: SqlClient, role: string) => Promise<T>): Promise<T> {
  const { store } = worldFolder(readConfig({ DATA_DIR: folder.path }), 'exercise');
  const opened = await openEmbeddedStore({ directory: store });
  return openStores(opened.client, 'exercise')
    .then((stores) => work(stores, opened.client, opened.role))
    .finally(opened.close);
}

const cli = async (...words: readonly string[]): Promise<string> => {
  const { code, stdout, stderr } = await runProgram([...words, '--exercise'], { dataDir: folder.path });
  expect([words, code, stderr.split('\n').filter((line) => line.includes('error'))]).toEqual([words, 0, []]);
  return stdout;
};

const rollupCount = async (client: SqlClient): Promise<number> => {
  const text = 'SELECT count(*)::integer AS n FROM condensed_day WHERE known_until IS NULL';
  return integer((await client.query({ text, values: [] }))[0], 'n');
};

describe('commands next to a running server with rolled-up days', () => {
  it('collect, refresh and replay read what the owner reads, to the byte', async () => {
    const child = startProgram(['start'], { dataDir: folder.path, environment: OFFLINE });
    const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
    const span = { regionId: 'north-america', from: today - 2 * DAY_MS, to: today - DAY_MS } as const;
    const replayed = async ({ observations }: Stores): Promise<string[]> => {
      const whole = { ...span, stepMs: SLOT_MS, warmUpMs: 2 * DAY_MS };
      const bodies: string[] = [];
      for await (const body of replayRegion(whole, { observations, ...worldText('exercise') })) bodies.push(body);
      return bodies;
    };
    const made: string[] = [];
    let asClient: string[] = [];
    try {
      await printed(child, /Stop with Ctrl-C/);
      await withStore(async ({ observations }, client, role) => {
        expect(role).toBe('client');
        await rollUpDays({ observations, clock: systemClock });
        expect(await rollupCount(client)).toBeGreaterThan(90);
      });
      expect(await cli('collect', 'gdelt-events', 'sirens', '--json')).toContain('"gdelt-events"');
      for (let n = 0; n < 2; n += 1) {
        const said = await cli('refresh', '--region', REGION);
        made.push(/^mena: stored (snap_\w+)/m.exec(said)?.[1] ?? said);
      }
      asClient = await withStore(async (stores, _, role) => {
        expect(role).toBe('client');
        return replayed(stores);
      });
      expect(asClient.length).toBeGreaterThan(3);
    } finally {
      expect(await stopped(child)).toBe(0);
    }
    await withStore(async (stores, client, role) => {
      const { observations, snapshots } = stores;
      expect(role).toBe('owner');
      expect(await replayed(stores)).toEqual(asClient);
      expect(await rollupCount(client)).toBeGreaterThan(90);
      for (const snapshotId of made) {
        const stored = await snapshots.byId(snapshotId);
        if (stored?.priorSnapshotId === undefined) throw new Error(`${snapshotId} follows no snapshot`);
        const instant = stored.generatedAt;
        const prior = parseRegionState((await snapshots.byId(stored.priorSnapshotId))?.state);
        const window = { ...observationWindow(instant, instant), revisions: 'latest' as const };
        const rows = indexObservations(await observations.read(window), instant);
        for (const index of [await readIndex(instant, { observations }), rows]) {
          const again = uncheckedSnapshotOf(assessWorld(index, 'EXERCISE '), REGION, prior);
          expect(again.body).toBe(Buffer.from(stored.body).toString('utf8'));
        }
      }
    });
  });
});
