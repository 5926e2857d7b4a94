import { EQUIVALENT } from './equivalent.mjs';

/** Least share of mutants that the tests of a part have to notice, per cent. */
export const MIN_SCORE = 80;

/** Stryker's statuses, as the report counts them. A mutant that breaks the run is noticed; one that no test reaches survives. */
const COUNTED = {
  Killed: 'killed',
  RuntimeError: 'killed',
  CompileError: 'killed',
  Timeout: 'timedOut',
  Survived: 'survived',
  NoCoverage: 'survived',
};

/**
 * What became known of each source file.
 * @param results Stryker's report, of the mutation testing report schema
 * @param paths files that were run; one that is absent from the report has nothing to change
 * @returns by path: how many mutants were killed and timed out, and the changes that survived
 */
export function filesOf({ files }, paths = Object.keys(files)) {
  return Object.fromEntries(
    paths.map((file) => {
      const { source = '', mutants = [] } = files[file] ?? {};
      const counts = { killed: 0, timedOut: 0, survived: [] };
      for (const mutant of mutants) {
        const counted = COUNTED[mutant.status];
        if (counted === undefined) throw new RangeError(`${file}: a mutant is ${mutant.status}`);
        if (counted === 'survived') counts.survived.push(changeOf(source, mutant));
        else counts[counted] += 1;
      }
      counts.survived.sort();
      return [file, counts];
    }),
  );
}

/** Counts of a part and its score, per cent. @param outcome with `filesOf` its files */
export function totalsOf({ files }) {
  const all = Object.entries(files);
  const sum = (of) => all.reduce((total, [file, counts]) => total + of(counts, file), 0);
  const killed = sum((counts) => counts.killed);
  const timedOut = sum((counts) => counts.timedOut);
  const survived = sum((counts) => counts.survived.length);
  const equivalent = sum((counts, file) => counts.survived.filter((change) => reasonOf(file, change)).length);
  const total = killed + timedOut + survived;
  const score = total === 0 ? 0 : (100 * (killed + timedOut)) / total;
  return { files: all.length, total, killed, timedOut, survived, equivalent, score };
}

/** Whether every part has at least `MIN_SCORE`. */
export const hasPassed = (outcomes) =>
  outcomes.length > 0 && outcomes.every((outcome) => totalsOf(outcome).score >= MIN_SCORE);

/**
 * The report as Markdown.
 * @param outcomes each with name, files and their commits, and paths that were not run
 * @param unknown commits that are not in the repository
 * @throws RangeError where an outcome names one of them
 */
export function mutationReport(outcomes, unknown = []) {
  const lost = outcomes.flatMap(({ files }) => Object.values(files).filter(({ commit }) => unknown.includes(commit)));
  if (lost.length > 0) throw new RangeError(`not in this repository: ${lost[0].commit}`);
  const rows = outcomes.map((outcome) => {
    const { files, total, killed, timedOut, survived, equivalent, score } = totalsOf(outcome);
    const commits = [...new Set(Object.values(outcome.files).flatMap(({ commit }) => commit ?? []))].sort().join(' ');
    return [
      outcome.name,
      files,
      total,
      killed,
      timedOut,
      survived,
      equivalent,
      `${score.toFixed(1)} %`,
      commits || 'none',
    ];
  });
  const survivors = outcomes.flatMap(({ files }) =>
    Object.entries(files).flatMap(([file, { survived }]) =>
      survived.map((change) => [
        file.replace('src/', ''),
        `\`\` ${change} \`\``,
        reasonOf(file, change) ?? '**no test notices**',
      ]),
    ),
  );
  const missing = outcomes.flatMap(({ name, notRun }) => notRun.map((path) => [name, path.replace('src/', '')]));
  const again = outcomes.flatMap(({ name, files }) => {
    const paths = Object.keys(files).filter((path) => files[path].commit === null);
    return paths.length === 0 ? [] : [[name, paths.length, paths.map((path) => path.replace('src/', '')).join(', ')]];
  });
  const counts = ['part', 'files', 'mutants', 'killed', 'timed out', 'survived', 'of these equivalent'];
  return [
    '# Mutation report',
    '',
    'Written by `npm run mutants`.',
    '',
    ...table([...counts, `score (≥ ${MIN_SCORE} %)`, 'commit'], rows),
    '',
    ...(missing.length === 0 ? [] : [...table(['part', 'not run'], missing), '']),
    ...(again.length === 0
      ? []
      : [
          'To be run again: their commit is not in the repository.',
          '',
          ...table(['part', 'files', 'which'], again),
          '',
        ]),
    ...table(['file', 'surviving change', 'why'], survivors),
    '',
  ].join('\n');
}

const reasonOf = (file, change) => EQUIVALENT.find(({ changes }) => changes[file]?.includes(change) === true)?.reason;

const MAX_TEXT = 70;

/** The change of a mutant in one line: the code, and what stands in its place. */
function changeOf(source, { location: { start, end }, replacement = '' }) {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  lines[last] = lines[last].slice(0, end.column - 1);
  lines[0] = lines[0].slice(start.column - 1);
  return `${inOneLine(lines.join(' '))} → ${inOneLine(replacement)}`;
}

function inOneLine(text) {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= MAX_TEXT ? line : `${line.slice(0, MAX_TEXT)}…`;
}

const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map(
    (cells) => `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`,
  );
