// `npm run mutants`: mutation testing by Stryker. Each part of scripts/mutants/parts.mjs is changed in one place at a time, and its
// fast tests have to notice. `npm run mutants -- limiter scoring` runs parts by name, `--files src/evaluation/*.ts,…` some files of
// them, `--kept FOLDER` only what changed since the last run with that folder, `--report FILE` writes elsewhere than
// docs/mutation-report.md. Results of other parts and files stay in the report with the commit that they were found at; the JSON
// beside it keeps them. A commit that is not in the repository is refused with 2; `--forget` keeps its results without a commit, as
// to be run again, and runs nothing. Exits 1 when less than 80 % of a part's mutants were noticed, or a part did not end.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ensureInstalled } from './ensure-installed.mjs';
import { unknownCommits, withoutCommits } from './mutants/commits.mjs';
import { PARTS, pathsOf, sourcesOf } from './mutants/parts.mjs';
import { filesOf, hasPassed, mutationReport, totalsOf } from './mutants/report.mjs';
import { readWords } from './read-words.mjs';
import { commitOf } from './soak/report.mjs';

const { values, positionals } = readWords(
  'npm run mutants -- [--files FILE,…] [--kept FOLDER] [--report FILE] [--forget] [PART]…',
  {
    options: {
      report: { type: 'string', default: 'docs/mutation-report.md' },
      files: { type: 'string' },
      kept: { type: 'string' },
      forget: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  },
);
const unknown = positionals.filter((word) => !PARTS.some(({ name }) => name === word));
if (unknown.length > 0) {
  process.stderr.write(
    `unknown part: ${unknown.join(', ')}; the parts are ${PARTS.map(({ name }) => name).join(', ')}\n`,
  );
  process.exit(2);
}
await ensureInstalled();
if (values.kept !== undefined) mkdirSync(values.kept, { recursive: true });

const book = `${values.report.replace(/\.md$/, '')}.json`;
const stored = existsSync(book) ? JSON.parse(readFileSync(book, 'utf8')) : [];
const unknownOnes = unknownCommits(stored);
if (values.forget) {
  const known = withoutCommits(stored, unknownOnes);
  writeFileSync(book, `${JSON.stringify(known, null, 1)}\n`);
  writeFileSync(values.report, mutationReport(known));
  process.exit(0);
}
if (unknownOnes.length > 0) {
  process.stderr.write(
    `${book} names commits that are not in this repository: ${unknownOnes.join(', ')}; see --forget\n`,
  );
  process.exit(2);
}
const outcomes = new Map(stored.map((outcome) => [outcome.name, outcome]));
const commit = commitOf();
const named = values.files === undefined ? undefined : pathsOf(values.files.split(','));
const wanted = PARTS.filter(({ name }) => positionals.length === 0 || positionals.includes(name))
  .map((part) => ({ ...part, paths: sourcesOf(part).filter((path) => named?.includes(path) ?? true) }))
  .filter(({ paths }) => paths.length > 0);
if (wanted.length === 0) {
  process.stderr.write(`no part has a file of ${values.files}\n`);
  process.exit(2);
}
let isComplete = true;
for (const part of wanted) {
  const results = await mutate(part);
  if (results === undefined) {
    process.stderr.write(`${part.name}: did not end\n`);
    isComplete = false;
    continue;
  }
  const found = filesOf(results, part.paths);
  const sources = [...sourcesOf(part)].sort();
  const files = Object.fromEntries(
    sources.flatMap((path) => {
      const file = path in found ? { commit, ...found[path] } : outcomes.get(part.name)?.files[path];
      return file === undefined ? [] : [[path, file]];
    }),
  );
  outcomes.set(part.name, { name: part.name, files, notRun: sources.filter((path) => !(path in files)) });
  const inOrder = PARTS.flatMap(({ name }) => outcomes.get(name) ?? []);
  writeFileSync(book, `${JSON.stringify(inOrder, null, 1)}\n`);
  writeFileSync(values.report, mutationReport(inOrder));
}
const ended = wanted.flatMap(({ name }) => outcomes.get(name) ?? []);
for (const outcome of ended) {
  const { killed, timedOut, survived, score } = totalsOf(outcome);
  process.stdout.write(
    `${outcome.name}: ${killed} killed, ${timedOut} timed out, ${survived} survived, ${score.toFixed(1)} %\n`,
  );
}
process.exit(isComplete && hasPassed(ended) ? 0 : 1);

/** Runs one part. @returns Stryker's report, undefined where it was stopped or failed */
async function mutate({ name, limitMinutes, paths }) {
  const folder = mkdtempSync(join(tmpdir(), 'mutation-'));
  const file = join(folder, 'results.json');
  const kept = values.kept === undefined ? {} : { MUTANTS_KEPT: resolve(values.kept, `${name}.json`) };
  const words = [
    'node_modules/@stryker-mutator/core/bin/stryker.js',
    'run',
    'scripts/mutants/stryker.config.mjs',
    '--mutate',
    paths.join(),
  ];
  try {
    await new Promise((end) => {
      const child = spawn(process.execPath, words, {
        env: { ...process.env, MUTANTS_PART: name, MUTANTS_RESULTS: file, ...kept },
        stdio: ['ignore', 2, 2],
        timeout: limitMinutes * 60_000,
      });
      child.on('close', end);
    });
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
