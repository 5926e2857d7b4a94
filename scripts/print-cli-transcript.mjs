/**
 * Runs the command lines of print-cli-transcript/lines.mjs in the exercise world and prints the transcript.
 *   node scripts/print-cli-transcript.mjs > docs/cli-transcript.md
 * Ends with 1 where an exit code is not the expected one or a stack trace is printed.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { TRANSCRIPT } from './print-cli-transcript/lines.mjs';
import { renderTranscript } from './print-cli-transcript/render.mjs';

const PROGRAM = fileURLToPath(new URL('../dist/main.mjs', import.meta.url));
/** No upstream is there, so that the start opens the exercise. */
const NO_UPSTREAM = 'http://127.0.0.1:9';
/** The id of the key that the walk created last. */
let keyId = '';
const dayBefore = (days) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const filled = (line) => line.replace('{key}', keyId).replace('{from}', dayBefore(4)).replace('{to}', dayBefore(1));

await build();
const folder = await mkdtemp(join(tmpdir(), 'transcript-'));
const server = run(['start'], 'data', { PORT: '0', FEEDS_PROXY: NO_UPSTREAM });
try {
  await server.printed(/is listening on/);
  const parts = [];
  for (const { title, lines } of TRANSCRIPT) {
    const dataDir = title === 'In an empty folder' ? 'empty' : 'data';
    const runs = [];
    for (const [line, code] of lines) runs.push(await runLine(line, code, dataDir));
    parts.push({ title, runs });
  }
  process.stdout.write(renderTranscript(parts, folder));
} finally {
  server.child.kill('SIGTERM');
  await server.ended;
  await rm(folder, { recursive: true, force: true });
}

async function runLine(line, expected, dataDir) {
  const words = [...filled(line).matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain);
  const { text, code } = await run(words, dataDir, {}).ended;
  if (code !== expected) throw new Error(`${line}: exit code ${code} instead of ${expected}\n${text}`);
  if (/^ +at .*:\d+:\d+\)?$/m.test(text)) throw new Error(`${line}: stack trace\n${text}`);
  keyId = /\bid ([0-9A-Za-z]{8})\b/.exec(text)?.[1] ?? keyId;
  return { line: filled(line), text, code };
}

/** Starts the program with its output as a person sees it: stdout and stderr together. */
function run(words, dataDir, environment) {
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, DATA_DIR: dataDir, LOG_LEVEL: 'error', ...environment };
  const child = spawn(process.execPath, [PROGRAM, ...words], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  const readers = [];
  const onData = (piece) => {
    text += piece.toString('utf8');
    for (const reader of readers) reader();
  };
  child.stdout.on('data', onData);
  child.stderr.on('data', onData);
  const ended = new Promise((resolve) => child.on('close', (code) => resolve({ text, code })));
  const printed = (pattern) =>
    new Promise((resolve, reject) => {
      const check = () => pattern.test(text) && resolve();
      readers.push(check);
      check();
      ended.then(() => reject(new Error(`ended before it printed ${pattern}:\n${text}`)));
    });
  return { child, ended, printed };
}
