import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildProgram, printed, startProgram, stopped } from './program.ts';
import { STORE_UNDER_TEST } from './store-under-test.ts';

const FROM_ROOT = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const CACHE = FROM_ROOT('node_modules/.cache');
const HOUR_MS = 3_600_000;

/** The discard port has no listener: no feed is reachable, and the start becomes the exercise. */
export const OFFLINE = { FEEDS_PROXY: 'http://127.0.0.1:9' };

/**
 * Puts the world of an exercise that was started once and stopped into a DATA_DIR: a start there is its second one and takes a
 * fifth of the time. The program itself makes it once an hour for each build; all tests copy it. On server stores it does
 * nothing, and the start is a first one.
 */
export async function copyStartedExercise(dataDir: string): Promise<void> {
  if (STORE_UNDER_TEST !== 'embedded') return;
  await buildProgram();
  // The lock and the socket are those of the program that made it.
  const filter = (path: string) => !/\/(?:owner\.\d+|clients-\w+\.sock)$/.test(path);
  await cp(await startedExercise(), join(dataDir, 'exercise'), { recursive: true, filter });
}

/** The key of the exercise in a DATA_DIR. */
export const exerciseKey = async (dataDir: string): Promise<string> =>
  (await readFile(join(dataDir, 'exercise', 'first-key'), 'utf8')).trim();

async function startedExercise(): Promise<string> {
  const hour = Math.floor(Date.now() / HOUR_MS);
  const build = createHash('sha256').update(await readFile(FROM_ROOT('dist/main.mjs')));
  const made = join(CACHE, `exercise-${hour}-${build.digest('hex').slice(0, 16)}`);
  if (existsSync(made)) return made;
  await mkdir(CACHE, { recursive: true });
  await removeOldOnes();
  const draft = await mkdtemp(join(CACHE, 'exercise-draft-'));
  try {
    const child = startProgram(['start'], { dataDir: draft, environment: OFFLINE });
    await printed(child, /Stop with Ctrl-C/);
    const code = await stopped(child);
    if (code !== 0) throw new Error(`the exercise ended with ${code}`);
    // Another worker may have been first: then its world serves this one, too.
    await rename(join(draft, 'exercise'), made).catch((error) => {
      if (!existsSync(made)) throw error;
    });
    return made;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function removeOldOnes(): Promise<void> {
  for (const name of await readdir(CACHE)) {
    const path = join(CACHE, name);
    // Another process may have removed it.
    const { mtimeMs = Date.now() } = (await stat(path).catch(() => undefined)) ?? {};
    if (name.startsWith('exercise-') && Date.now() - mtimeMs > 2 * HOUR_MS)
      await rm(path, { recursive: true, force: true });
  }
}
