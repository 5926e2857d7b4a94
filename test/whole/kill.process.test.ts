import { writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brokenInvariants } from '../../src/assessment/invariants.ts';
import { startExerciseSimulator } from '../../src/exercise/simulator.ts';
import type { UpstreamServer } from '../../src/exercise/upstream-server.ts';
import { readConfig } from '../../src/main/config.ts';
import { whileOpen } from '../kit/held-folder.ts';
import {
  buildProgram,
  finished,
  runProgram,
  type Surroundings,
  startProgram,
  temporaryFolder,
} from '../kit/program.ts';
import { storedObservations, storedSnapshots } from '../kit/stored.ts';
import { serversOf } from '../kit/temporary-folder.ts';

/** Kills in this run; `npm run soak` asks for 100. */
const KILLS = Number(process.env.KILL_COUNT ?? 2);
/** A command here takes about two seconds; kills fall anywhere in it and a little after. */
const MAX_LIFE_MS = 2_500;
const SEED = Number(process.env.KILL_SEED ?? 1);
/** A fixed instant: the upstreams must say the same to the killed store and to the one that was left in peace. */
const UPSTREAM_NOW = Date.UTC(2026, 9, 20, 12, 5);

/** Feeds whose records carry the upstream's instants, so that two collections at different moments yield the same rows. */
const COLLECT = [
  'collect',
  'gdelt-events',
  'portwatch-transits',
  'ucdp-candidate',
  'fred-brent',
  'ecb-rates',
  'world-bank',
];

let upstream: UpstreamServer;
let folders: Awaited<ReturnType<typeof temporaryFolder>>[];

beforeAll(async () => {
  await buildProgram();
  upstream = await startExerciseSimulator({
    clock: { now: () => UPSTREAM_NOW },
    seed: 7,
    anchorAt: UPSTREAM_NOW,
    host: '127.0.0.1',
    port: 0,
  });
  folders = [await temporaryFolder(), await temporaryFolder()];
});
afterAll(async () => {
  await upstream.close();
  for (const folder of folders) await folder.remove();
});

describe('kill -9 at random moments during collect and refresh', () => {
  it(`leaves the latest snapshot whole, old or new, and a rerun converges (${KILLS} kills)`, async () => {
    const [killed, peaceful] = folders.map((folder) => ({
      dataDir: folder.path,
      environment: { FEEDS_PROXY: upstream.url },
    }));
    if (killed === undefined || peaceful === undefined) throw new Error('two folders are needed');
    const random = mulberry(SEED);
    let died = 0;
    const seen = new Set<string>();
    const newest = new Map<string, number>();
    for (let turn = 0; turn < KILLS; turn += 1) {
      const child = startProgram(turn % 2 === 0 ? COLLECT : ['refresh'], killed);
      const timer = setTimeout(() => child.kill('SIGKILL'), random() * MAX_LIFE_MS);
      const { signal } = await finished(child);
      clearTimeout(timer);
      if (signal === 'SIGKILL') died += 1;
      const latest = await storedSnapshots(killed.dataDir);
      for (const { body, snapshotId } of latest) {
        expect(brokenInvariants(JSON.parse(body).snapshot)).toEqual([]);
        seen.add(snapshotId);
        const { regionId, generatedAt } = JSON.parse(body).snapshot;
        expect(generatedAt).toBeGreaterThanOrEqual(newest.get(regionId) ?? 0);
        newest.set(regionId, generatedAt);
      }
    }
    // Every store was opened after its kill above: from here on one opening is enough.
    const rerun = await whileOpen(configOf(killed), 'live', async () => {
      expect((await runProgram(COLLECT, killed)).code).toBe(0);
      expect((await runProgram(['refresh'], killed)).code).toBe(0);
      expect(await storedSnapshots(killed.dataDir)).toHaveLength(8);
      return storedObservations(killed.dataDir);
    });
    const undisturbed = await whileOpen(configOf(peaceful), 'live', async () => {
      expect((await runProgram(COLLECT, peaceful)).code).toBe(0);
      return storedObservations(peaceful.dataDir);
    });
    expect(rerun).toEqual(undisturbed);
    expect(died).toBeGreaterThan(0);
    await report(
      `${KILLS} commands, ${died} killed in flight, ${seen.size} distinct latest snapshots seen, none broken; the rerun converged.`,
    );
  }, 1_200_000);
});

const configOf = ({ dataDir }: Surroundings) => readConfig({ DATA_DIR: dataDir, ...serversOf(dataDir) });

async function report(text: string): Promise<void> {
  const path = process.env.SOAK_REPORT;
  if (path !== undefined) await writeFile(path, `- kill -9 during collect and refresh: ${text}\n`, { flag: 'a' });
}

/** A small seeded generator, so that a failing run can be repeated. */
function mulberry(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
