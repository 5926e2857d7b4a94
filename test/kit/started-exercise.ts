import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { buildProgram, printed, startProgram, stopped } from './program.ts';
import { STORE_UNDER_TEST } from './store-under-test.ts';

const FROM_ROOT = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const CACHE = FROM_ROOT('node_modules/.cache');
const HOUR_MS = 3_600_000;
const SLOT_MS = 6 * HOUR_MS;
/** After this time a worker that makes the exercise has been killed. */
const MAX_MAKING_MS = 600_000;
const CHECK_MS = 250;

/** The discard port has no listener: no feed is reachable, and the start becomes the exercise. */
export const OFFLINE = { FEEDS_PROXY: 'http://127.0.0.1:9' };

/**
 * Puts the world of an exercise that was started once and stopped into a DATA_DIR: a start there is its second one and takes a
 * fifth of the time. The program itself makes it once in a slot for each build, and again after an hour; all tests copy it. On
 * server stores it does nothing, and the start is a first one.
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
  const build = createHash('sha256').update(await readFile(FROM_ROOT('dist/main.mjs')));
  const slot = Math.floor(Date.now() / SLOT_MS);
  const prefix = `exercise-${slot}-${build.digest('hex').slice(0, 16)}-`;
  const making = join(CACHE, `making-${prefix}`);
  await mkdir(CACHE, { recursive: true });
  for (;;) {
    const known = await youngOne(prefix);
    if (known !== undefined) return known;
    await removeOlder(MAX_MAKING_MS, 'making-');
    // One worker makes it, the others wait.
    const isFirst = await mkdir(making).then(
      () => true,
      () => false,
    );
    if (isFirst) return makeExercise(prefix).finally(() => rm(making, { recursive: true, force: true }));
    await sleep(CHECK_MS);
  }
}

/** One of the last hour; who begins to copy it has another hour. */
async function youngOne(prefix: string): Promise<string | undefined> {
  const since = Date.now() - HOUR_MS;
  const names = (await readdir(CACHE)).filter((name) => name.startsWith(prefix));
  const young = names.find((name) => Number(name.slice(prefix.length)) > since);
  return young === undefined ? undefined : join(CACHE, young);
}

async function makeExercise(prefix: string): Promise<string> {
  const known = await youngOne(prefix);
  if (known !== undefined) return known;
  await removeOlder(2 * HOUR_MS, 'exercise-');
  const draft = await mkdtemp(join(CACHE, 'exercise-draft-'));
  try {
    const child = startProgram(['start'], { dataDir: draft, environment: OFFLINE });
    await printed(child, /Stop with Ctrl-C/);
    const code = await stopped(child);
    if (code !== 0) throw new Error(`the exercise ended with ${code}`);
    const made = join(CACHE, `${prefix}${Date.now()}`);
    await rename(join(draft, 'exercise'), made);
    return made;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function removeOlder(ms: number, prefix: string): Promise<void> {
  for (const name of (await readdir(CACHE)).filter((one) => one.startsWith(prefix))) {
    const path = join(CACHE, name);
    // Another process may have removed it.
    const { mtimeMs = Date.now() } = (await stat(path).catch(() => undefined)) ?? {};
    if (Date.now() - mtimeMs > ms) await rm(path, { recursive: true, force: true });
  }
}
