import { stat, writeFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emptyFolder } from '../../test/kit/empty-folder.ts';
import type { UpstreamServer } from '../exercise/upstream-server.ts';
import { CommandError } from './command-error.ts';
import { readConfig } from './config.ts';
import { openExercise } from './exercise-world.ts';
import { type WorldFolder, worldFolder } from './worlds.ts';

const DAY = 86_400_000;
const T0 = Date.UTC(2026, 10, 20, 12);
const PRICES = `/fred.stlouisfed.org/graph/fredgraph.csv?id=DCOILBRENTEU&cosd=2026-11-01&coed=2026-11-18`;

let folder: Awaited<ReturnType<typeof emptyFolder>>;
let world: WorldFolder;
const open: UpstreamServer[] = [];

beforeEach(async () => {
  folder = await emptyFolder();
  world = worldFolder(readConfig({ DATA_DIR: folder.path }), 'exercise');
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
  await folder.remove();
});

async function pricesAt(now: number): Promise<string> {
  const server = await openExercise(world, { now: () => now });
  open.push(server);
  const answer = await fetch(`${server.url}${PRICES}`);
  expect(answer.headers.get('x-exercise')).toBe('EXERCISE');
  return answer.text();
}

describe('the exercise of a folder', () => {
  it('is the same world at every opening, whenever that is', async () => {
    const first = await pricesAt(T0);
    expect(first.split('\n').length).toBeGreaterThan(8);
    expect(await pricesAt(T0 + 3 * DAY)).toBe(first);
    expect((await stat(world.exercisePlan)).mode & 0o777).toBe(0o600);
  });

  it('is one world for all who open it at once', async () => {
    const opened = await Promise.all(Array.from({ length: 6 }, (_, i) => pricesAt(T0 + i * 1_000)));
    expect(new Set(opened).size).toBe(1);
  });

  it('listens on this machine alone', async () => {
    const server = await openExercise(world, { now: () => T0 });
    open.push(server);
    expect(new URL(server.url).hostname).toBe('127.0.0.1');
  });

  it.each(['{}', 'not json', 'null', '{"seed":1}', '{"seed":"1","anchorAt":2}', '{"seed":1,"anchorAt":null}'])(
    'is not guessed from a plan of another shape: %s',
    async (text) => {
      await pricesAt(T0);
      await writeFile(world.exercisePlan, text);
      await expect(openExercise(world, { now: () => T0 })).rejects.toThrow(CommandError);
      await expect(openExercise(world, { now: () => T0 })).rejects.toThrow(world.exercisePlan);
    },
  );
});
