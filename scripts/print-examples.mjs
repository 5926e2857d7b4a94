#!/usr/bin/env node
/**
 * Asks every operation of the catalogue that reads for its own example, in the exercise, and writes what it answers to
 * src/contract/documentation/answered-examples.ts, which `/docs` shows. Of lists of items the first two are kept.
 *   node scripts/print-examples.mjs
 * Ends with 1 where one does not answer.
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build as bundle } from 'esbuild';
import { build } from './build.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FILE = join(ROOT, 'src/contract/documentation/answered-examples.ts');
/** No upstream is there, so that the start opens the exercise. */
const NO_UPSTREAM = 'http://127.0.0.1:9';
const ITEMS = 2;
/** A server that has just begun may have to be asked again. */
const TRIES = 20;
const PAUSE_MS = 1_000;

await build();
const folder = await mkdtemp(join(tmpdir(), 'examples-'));
const env = { ...process.env, DATA_DIR: folder, PORT: '0', FEEDS_PROXY: NO_UPSTREAM, LOG_LEVEL: 'error' };
const server = spawn(process.execPath, ['dist/main.mjs', 'start'], {
  cwd: ROOT,
  env,
  stdio: ['ignore', 'pipe', 'inherit'],
});
try {
  const origin = await listening();
  const key = (await readFile(join(folder, 'exercise', 'first-key'), 'utf8')).trim();
  const { answeredOperations } = await contract();
  const lines = [];
  for (const operation of answeredOperations()) lines.push([operation.operationId, await answerOf(operation)]);
  await writeFile(FILE, fileOf(lines));
  execFileSync('npx', ['biome', 'format', '--write', FILE], { cwd: ROOT, stdio: 'ignore' });

  async function answerOf({ method, path, exampleInput }) {
    const url = new URL(path, origin);
    if (method === 'GET')
      for (const [name, value] of Object.entries(exampleInput ?? {})) url.searchParams.set(name, value);
    const body = method === 'GET' ? {} : { body: JSON.stringify(exampleInput) };
    const headers = { 'X-Service-Key': key, 'Content-Type': 'application/json' };
    for (let tries = 0; tries < TRIES; tries += 1) {
      const answer = await fetch(url, { method, headers, ...body });
      if (answer.status === 200) return shortened(await answer.json());
      if (answer.status !== 503) throw new Error(`${method} ${url.pathname}${url.search}: ${answer.status}`);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
    throw new Error(`${path} answers 503 only`);
  }
} finally {
  server.kill('SIGTERM');
  await new Promise((resolve) => server.on('close', resolve));
  await rm(folder, { recursive: true, force: true });
}

function listening() {
  return new Promise((resolve, reject) => {
    let text = '';
    server.stdout.on('data', (piece) => {
      text += piece.toString('utf8');
      const [, origin] = / on (http:\/\/\S+)/.exec(text) ?? [];
      if (origin !== undefined && text.includes('Stop with Ctrl-C')) resolve(origin);
    });
    server.on('close', (code) => reject(new Error(`the start ended with ${code}`)));
  });
}

async function contract() {
  const outfile = join(folder, 'contract.mjs');
  const entryPoints = [join(ROOT, 'src/contract/documentation/answered-operations.ts')];
  await bundle({ entryPoints, outfile, bundle: true, format: 'esm', platform: 'node', logLevel: 'error' });
  return import(pathToFileURL(outfile).href);
}

/** Lists of objects to their first items; lists of words and numbers stay whole. */
function shortened(value) {
  if (Array.isArray(value)) {
    const isOfItems = value.some((item) => typeof item === 'object' && item !== null);
    return (isOfItems ? value.slice(0, ITEMS) : value).map(shortened);
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([member, part]) => [member, shortened(part)]));
}

function fileOf(lines) {
  const members = lines.map(([id, answer]) => `  ${id}: ${JSON.stringify(JSON.stringify(answer))},\n`).join('');
  return `// Over 250 lines: an answer of every operation that reads.
// Written by \`node scripts/print-examples.mjs\`.

/** What operations answered to their own examples in the exercise, as JSON, by operation id; of lists of items the first two. */
export const ANSWERED_EXAMPLES: Readonly<Record<string, string>> = {
${members}};
`;
}
