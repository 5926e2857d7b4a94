import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Barograph } from '../../../clients/typescript/client.ts';
import { buildProgram, printed, runProgram, startProgram, stopped } from '../../kit/program.ts';
import { copyStartedExercise } from '../../kit/started-exercise.ts';
import { embeddedFolder } from '../../kit/temporary-folder.ts';
import { FAKE_TIME, fakedBy } from './fake-time.ts';
import { canBreak, descendants } from './own-process.ts';
import { driftBetween, type RestartState, stateOfFolder, stateOfProcess } from './restart-state.ts';
import { MAX_MS } from './run-through.ts';

const RESTARTS = Number(process.env.RESTARTS ?? 3);
/** Whether the first start, which fills the store, is one of them, too: in the soak. */
const IS_FIRST_INCLUDED = process.env.RESTARTS !== undefined;
/** The first second that 32 bits cannot count since 1970, and a year that is no leap year although four divides it. */
const FAR_TIMES = ['2038-01-19 03:14:08', '2100-02-28 23:30:00'].slice(0, Number(process.env.FAR_YEARS ?? 0));
/** What a data folder may grow by in all restarts after the second: one segment of the database's log, MB. */
const WAL_MB = 16;

const TOOLS = ['strace', 'ip', 'unshare', 'nsenter', ...(FAKE_TIME === undefined ? ['libfaketime'] : [])];

describe.skipIf(!canBreak(TOOLS, { asRoot: true }))('starts', { timeout: MAX_MS }, () => {
  it(`in a machine without a network connect to nothing outside, and leave nothing behind (${RESTARTS} restarts)`, async () => {
    await buildProgram();
    const folder = await embeddedFolder('nothing');
    const calls = join(folder.path, 'calls');
    const key = join(folder.path, 'data', 'exercise', 'first-key');
    mkdirSync(join(folder.path, 'data'), { mode: 0o700 });
    if (!IS_FIRST_INCLUDED) await copyStartedExercise(join(folder.path, 'data'));
    const states: RestartState[] = [];
    const sizes: number[] = [];
    const connected: string[] = [];
    try {
      for (let turn = existsSync(key) ? 1 : 0; turn <= RESTARTS; turn += 1) {
        const child = startAlone(join(folder.path, 'data'), calls);
        const url = / on (http:\/\/\S+)/.exec(await printed(child, /Stop with Ctrl-C/))?.[1] ?? '';
        const [pid = 0] = descendants(child.pid ?? 0).slice(-1);
        const held = await stateOfProcess(pid, { url, key }).finally(() => {
          process.kill(pid, 'SIGTERM');
          return stopped(child);
        });
        // A start whose feeds are all fresh connects to nothing; the trace is of one start.
        connected.push(readFileSync(calls, 'utf8'));
        sizes.push(megabytesOf(join(folder.path, 'data')));
        expect(readdirSync(join(folder.path, 'data', 'exercise', 'store')).filter((name) => /sock/.test(name))).toEqual(
          [],
        );
        // The first start fills the store, and the first restart may still finish what it began.
        if (turn >= 2)
          states.push({
            ...held,
            ...(await stateOfFolder(join(folder.path, 'data'), join(folder.path, `copy-${turn}`))),
          });
        rmSync(join(folder.path, `copy-${turn}`), { recursive: true, force: true });
      }
      for (const [before, after] of pairsOf(states)) expect(driftBetween(before, after)).toEqual([]);
      expect((sizes.at(-1) ?? 0) - (sizes.at(1 - RESTARTS) ?? sizes.at(-1) ?? 0)).toBeLessThanOrEqual(WAL_MB);
      const asked = connected.join('\n').match(/sa_family=AF_INET6?, .*?inet_\w+\("?[^)]*\)|inet_pton\([^)]*\)/g) ?? [];
      expect(asked.length).toBeGreaterThan(0);
      expect(asked.filter((call) => !/"(127\.0\.0\.1|::1)"/.test(call))).toEqual([]);
    } finally {
      await folder.remove();
    }
  });

  it.each(FAR_TIMES)('at %s assess, store, serve and show as today', async (time) => {
    await buildProgram();
    const folder = await embeddedFolder('nothing');
    const clock = join(folder.path, 'clock');
    writeFileSync(clock, `@${time}\n`);
    const environment = { FEEDS_PROXY: 'http://127.0.0.1:9', TZ: 'UTC', ...fakedBy(clock) };
    const dataDir = join(folder.path, 'data');
    const child = startProgram(['start'], { dataDir, environment });
    try {
      const text = await printed(child, /Stop with Ctrl-C/);
      const baseUrl = / on (http:\/\/\S+)/.exec(text)?.[1] ?? '';
      const apiKey = /baro_live_\S{20,}/.exec(text)?.[0] ?? '';
      const client = new Barograph({ baseUrl, apiKey });
      const { snapshot } = await client.intelligence.getRegionalSnapshot({ regionId: 'mena' });
      const year = Number(time.slice(0, 4));
      expect(new Date(snapshot.generatedAt).getUTCFullYear()).toBe(year);
      expect(new Date(snapshot.meta.validUntil).getUTCFullYear()).toBe(year);
      const shown = await runProgram(['show', 'mena', '--exercise'], { dataDir, environment });
      expect([shown.code, shown.stdout]).toEqual([0, expect.stringContaining(String(year))]);
    } finally {
      await stopped(child);
      await folder.remove();
    }
  });
});

/** The second restart with each later one, and each with the next. */
function pairsOf(states: readonly RestartState[]): readonly (readonly [RestartState, RestartState])[] {
  const [first, ...later] = states;
  if (first === undefined) return [];
  return later.flatMap((state, at) => [[first, state] as const, [states[at] ?? first, state] as const]);
}

function megabytesOf(path: string): number {
  return Number.parseInt(execFileSync('du', ['--summarize', '--block-size=1M', path], { encoding: 'utf8' }), 10);
}

/** Starts the program where loopback is the only interface; its connections go to the file `calls`. */
function startAlone(dataDir: string, calls: string): ChildProcess {
  const traced = ['strace', '-f', '--seccomp-bpf', '-A', '-e', 'trace=connect,sendto,sendmsg', '-o', calls];
  const program = [...traced, process.execPath, 'dist/main.mjs', 'start'];
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'warn' };
  const words = ['--net', '--', 'sh', '-c', 'ip link set lo up && exec "$@"', 'sh', ...program];
  if (!existsSync('dist/main.mjs')) throw new Error('the program is not built');
  return spawn('unshare', words, { env, stdio: ['ignore', 'pipe', 'pipe'] });
}
