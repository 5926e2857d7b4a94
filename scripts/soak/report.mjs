import { spawnSync } from 'node:child_process';
import { cpus, platform, release } from 'node:os';

/**
 * The report as Markdown.
 * @param outcomes those of `runPart`, each with its commit and `startedAt`, epoch ms
 * @param names of all parts, in the order of the report; one without an outcome has never run
 */
export function soakReport(outcomes, names) {
  const isReduced = outcomes.some(({ counts }) => counts.some(({ count, full }) => !(count >= full)));
  const head = [
    '# Soak report',
    '',
    'Written by `npm run soak`. Each part names its counts and the commit that it ran at.',
    '',
    `- Machine: ${cpus().length} cores, ${platform()} ${release().split('-')[0]}, Node ${process.versions.node}`,
    `- Result: ${verdict(outcomes, names)}; ${duration(outcomes.reduce((sum, { tookMs }) => sum + tookMs, 0))} in all`,
    `- Counts: ${isReduced ? 'REDUCED, so this shows less than a full run' : 'full in each part that ran'}`,
    '',
    '| part | counts | tests | result | took | began | commit |',
    '|---|---|---|---|---|---|---|',
  ];
  const rows = names.map((name) => {
    const outcome = outcomes.find((one) => one.name === name);
    const cells = outcome === undefined ? [name, '–', '–', 'never run', '–', '–', '–'] : cellsOf(outcome);
    return `| ${cells.join(' | ')} |`;
  });
  const results = outcomes.filter(({ lines }) => lines.length > 0).flatMap(resultsOf);
  return `${[...head, ...rows, ...results].join('\n')}\n`;
}

/** Whether every part that could run passed. A part whose program is not installed fails nothing, but the run is not full. */
export const hasPassed = (outcomes) =>
  outcomes.length > 0 && outcomes.every(({ result }) => result === 'passed' || result === 'not run');

/** The commit that the working tree is of, and whether it was changed since. */
export function commitOf() {
  const git = (...words) => spawnSync('git', words, { encoding: 'utf8' });
  const { status, stdout } = git('rev-parse', 'HEAD');
  if (status !== 0) return 'unknown';
  const changes = git(
    'status',
    '--porcelain',
    '--',
    '.',
    ':!docs/soak-report.*',
    ':!docs/mutation-report.*',
    ':!docs/test-runs.md',
  ).stdout.trim();
  const short = stdout.trim().slice(0, 7);
  return changes === '' ? short : `${short}, with changes that are not in it`;
}

/** Counts all parts, not only those with an outcome. */
const verdict = (outcomes, names) => {
  const count = (result) => outcomes.filter((outcome) => outcome.result === result).length;
  const failed = outcomes.length - count('passed') - count('not run');
  const counted = [
    [failed, 'FAILED'],
    [count('passed'), 'passed'],
    [count('not run'), 'not run'],
    [names.length - outcomes.length, 'never run'],
  ].filter(([parts]) => parts > 0);
  return counted.map(([parts, result]) => `${parts} of ${names.length} parts ${result}`).join(', ');
};

function cellsOf({ name, counts, tests, result, tookMs, startedAt, commit }) {
  const asked = counts.map((one) => `${one.count.toLocaleString('en-GB')} (${one.name})`);
  const ran = tests === undefined ? '' : `${tests.passedCount} passed`;
  const more = [
    [tests?.failed.length ?? 0, 'failed'],
    [tests?.skippedCount ?? 0, 'skipped'],
  ].flatMap(([count, word]) => (count > 0 ? [`${count} ${word}`] : []));
  const began = new Date(startedAt).toISOString().slice(0, 16).replace('T', ' ');
  return [name, asked.join(', ') || 'all', [ran, ...more].join(', ') || '–', result, duration(tookMs), began, commit];
}

/** What a part printed, verbatim apart from its own name. */
const resultsOf = ({ name, lines }) => [
  '',
  `## ${name}`,
  '',
  '```text',
  ...lines.map((line) => `- ${line.replace(`${name}: `, '')}`),
  '```',
];

const duration = (ms) => (ms < 60_000 ? `${(ms / 1_000).toFixed(0)} s` : `${(ms / 60_000).toFixed(1)} min`);
