import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A server that a test started, and the processes that this server started. */
export interface OwnProcess {
  readonly pid: number;
  readonly ended: Promise<void>;
  /** The process and all that come from it. */
  family(): readonly number[];
  /** Signals the whole family, the oldest first. */
  signalAll(signal: NodeJS.Signals): void;
  /** SIGKILL to the process group; resolves when no process of it is left. */
  killAll(): Promise<void>;
}

/** Starts a program in the foreground; what it says goes to the file `log`. */
export function startOwnProcess([program = '', ...words]: readonly string[], log: string): OwnProcess {
  const said = openSync(log, 'a');
  const child: ChildProcess = spawn(program, words, { stdio: ['ignore', said, said], env: plainEnvironment() });
  const { pid } = child;
  if (pid === undefined) throw new Error(`${program} cannot be started`);
  const ended = once(child, 'exit').then(() => undefined);
  const isOver = () => child.exitCode !== null || child.signalCode !== null;
  const family = () => (isOver() ? [] : [pid, ...descendants(pid)]);
  families.add(family);
  return {
    pid,
    ended,
    family,
    signalAll: (signal) => {
      for (const member of family()) sendSignal(member, signal);
    },
    async killAll() {
      const members = family();
      for (const member of members) sendSignal(member, 'SIGKILL');
      if (members.length > 0) await ended;
      while (members.some(isAlive)) await sleep(5);
    },
  };
}

/** A test that breaks while it sets up removes nothing by itself. */
const families = new Set<() => readonly number[]>();
process.once('exit', () => {
  for (const member of [...families].flatMap((family) => family())) sendSignal(member, 'SIGKILL');
});

/** A signal to a process that may be gone by now. */
export function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/** All processes that come from one, oldest first. */
export function descendants(pid: number): readonly number[] {
  const found = [pid];
  const parents = [...parentOf()];
  for (const one of found) found.push(...parents.filter(([, parent]) => parent === one).map(([child]) => child));
  return found.slice(1);
}

function parentOf(): ReadonlyMap<number, number> {
  const entries = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name): [number, number][] => {
      const parent = statusOf(Number(name))?.parent;
      return parent === undefined ? [] : [[Number(name), parent]];
    });
  return new Map(entries);
}

/** A zombie counts as ended. */
const isAlive = (pid: number): boolean => !['Z', 'X', undefined].includes(statusOf(pid)?.state);

function statusOf(pid: number): { readonly state: string | undefined; readonly parent: number } | undefined {
  try {
    const [state, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return { state, parent: Number(parent) };
  } catch {
    // It ended while it was looked at.
    return undefined;
  }
}

/** Nothing of the test's environment may configure a server. */
const plainEnvironment = (): NodeJS.ProcessEnv => ({ PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C' });

/** A TCP port of the loopback without a listener. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no TCP port');
  return address.port;
}

/**
 * Whether this machine has what a fault needs: programs, and where asked for the rights of root. Use as
 * `describe.skipIf(!canBreak(…))`.
 * @throws when it has not although REQUIRE_SERVICES=1
 */
export function canBreak(programs: readonly string[], { asRoot = false } = {}): boolean {
  const missing = [
    ...programs.filter((program) => !isThere(program)),
    ...(asRoot && process.getuid?.() !== 0 ? ['root'] : []),
  ];
  if (missing.length === 0) return true;
  if (process.env.REQUIRE_SERVICES === '1') throw new Error(`missing for a test of faults: ${missing.join(', ')}`);
  process.stderr.write(`Missing: ${missing.join(', ')}. Tests of faults of servers are skipped.\n`);
  return false;
}

function isThere(program: string): boolean {
  try {
    execFileSync('which', [program], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
