import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { serversOf } from './temporary-folder.ts';

export { temporaryFolder } from './temporary-folder.ts';

/** What a run of the program needs to know; everything else of this machine's environment stays outside. */
export interface Surroundings {
  readonly dataDir: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** Begins the command, such as `ip netns exec …`; it has to end in an `exec`, so that signals reach the program. */
  readonly within?: readonly string[];
}

export interface Finished {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Bundles the program, once for all tests of a run. */
export function buildProgram(): Promise<void> {
  return new Promise((resolve, reject) => {
    execFile(process.execPath, ['scripts/build.mjs'], (error) => (error === null ? resolve() : reject(error)));
  });
}

/** Starts the built program. The caller ends it. */
export function startProgram(
  words: readonly string[],
  { dataDir, environment, within = [] }: Surroundings,
): ChildProcess {
  const inherited = ['PATH', 'HOME', 'TMPDIR'].flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  });
  const own = { ...Object.fromEntries(inherited), DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'warn' };
  // A test that names its database has looked after it.
  const servers = environment?.DATABASE_URL === undefined ? serversOf(dataDir) : {};
  const env = { ...own, ...servers, ...environment };
  const [command = '', ...rest] = [...within, process.execPath, 'dist/main.mjs', ...words];
  return spawn(command, rest, { env, stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Runs the built program to its end. */
export async function runProgram(words: readonly string[], surroundings: Surroundings): Promise<Finished> {
  return finished(startProgram(words, surroundings));
}

/** Everything a process printed and how it ended. */
export function finished(child: ChildProcess): Promise<Finished> {
  let stdout = '';
  let stderr = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    stdout += chunk.toString('utf8');
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    stderr += chunk.toString('utf8');
  });
  return new Promise((resolve) => child.on('close', (code, signal) => resolve({ code, signal, stdout, stderr })));
}

/** Waits until a process has printed something that fits; rejects when it ends before. */
export function printed(child: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    let errors = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      errors += chunk.toString('utf8');
    });
    child.stdout?.on('data', (chunk: Buffer) => {
      text += chunk.toString('utf8');
      if (pattern.test(text)) resolve(text);
    });
    child.on('close', (code) =>
      reject(new Error(`ended with ${code} before it printed ${pattern}:\n${text}\n${errors}`)),
    );
  });
}

/** Asks a served process to stop and waits until it has. */
export function stopped(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) resolve(child.exitCode);
    child.on('close', (code) => resolve(code));
    child.kill('SIGTERM');
  });
}
