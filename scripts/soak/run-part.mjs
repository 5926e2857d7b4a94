import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const MINUTE_MS = 60_000;

/**
 * Runs one part; never throws for its result.
 * @returns `passed`, `FAILED`, `STOPPED` at its limit, or `not run`, with counts, printed lines and duration, ms
 */
export async function runPart(part) {
  const startedAt = Date.now();
  const place = mkdtempSync(join(tmpdir(), 'soak-'));
  try {
    const counts = countsOf(part);
    const found = isThere(part.needs)
      ? await outcomeOf(part, counts, place)
      : { result: 'not run', lines: [`\`${part.needs}\` is not installed.`] };
    return { name: part.name, counts, ...found, tookMs: Date.now() - startedAt };
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/** The full counts, unless the environment sets others. */
function countsOf({ counts }) {
  return Object.entries(counts).map(([name, full]) => {
    const given = process.env[name];
    return { name, full, count: given === undefined ? full : Number(given) };
  });
}

const isThere = (program) => program === undefined || spawnSync(program, ['-v']).error === undefined;

async function outcomeOf(part, counts, place) {
  const book = join(place, 'lines.md');
  const results = join(place, 'results.json');
  const environment = Object.fromEntries(counts.map(({ name, count }) => [name, String(count)]));
  const words = part.command ?? suiteWords(part.suites, results);
  const ended = await run(words, { ...process.env, ...environment, SOAK_REPORT: book }, part.limitMinutes * MINUTE_MS);
  const lines = existsSync(book) ? readFileSync(book, 'utf8').trim().split('\n').map(withoutMark) : [];
  if (part.command !== undefined) lines.push(...ended.output.trim().split('\n').map(plain));
  const tests = part.command === undefined ? testsOf(results) : undefined;
  const failed = (tests?.failed ?? []).map((name) => `failed: ${name}`);
  const { isInterrupted } = ended;
  const printed = [...lines, ...failed].filter((line) => line !== '');
  return { result: resultOf(ended, tests), tests, lines: printed, isInterrupted };
}

const suiteWords = (suites, results) => [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${results}`,
  ...suites,
];

/** A suite of which nothing ran has shown nothing. */
function resultOf({ status, isStopped }, tests) {
  if (isStopped) return 'STOPPED';
  return status === 0 && (tests === undefined || tests.passedCount > 0) ? 'passed' : 'FAILED';
}

function testsOf(results) {
  if (!existsSync(results)) return { passedCount: 0, skippedCount: 0, failed: [] };
  const { numPassedTests, numPendingTests, testResults } = JSON.parse(readFileSync(results, 'utf8'));
  const all = testResults.flatMap(({ assertionResults }) => assertionResults);
  const failed = all.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
  return { passedCount: numPassedTests, skippedCount: numPendingTests, failed };
}

/** Without colours, and without where the project lies on this machine. */
const plain = (line) => stripVTControlCharacters(line).replaceAll(process.cwd(), '.');

const withoutMark = (line) => line.replace(/^- /, '');

/** In a group of its own, so that what it started ends with it. */
function run(words, env, limitMs) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, words, { env, detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    let isStopped = false;
    let isInterrupted = false;
    const end = () => {
      isStopped = true;
      endGroup(child.pid);
    };
    const interrupt = () => {
      isInterrupted = true;
      end();
    };
    const timer = setTimeout(end, limitMs);
    process.once('SIGINT', interrupt);
    process.once('SIGTERM', interrupt);
    child.stdout.on('data', (chunk) => {
      process.stdout.write(chunk);
      output += chunk;
    });
    // A stopped part may leave a process that holds its output open; do not wait for it.
    child.on('exit', (status) => isStopped && ended(status));
    child.on('close', ended);
    function ended(status) {
      clearTimeout(timer);
      process.off('SIGINT', interrupt);
      process.off('SIGTERM', interrupt);
      resolve({ status, isStopped, isInterrupted, output });
    }
  });
}

function endGroup(pid) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}
