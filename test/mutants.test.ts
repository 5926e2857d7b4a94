import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { unknownCommits, withoutCommits } from '../scripts/mutants/commits.mjs';
import { EQUIVALENT } from '../scripts/mutants/equivalent.mjs';
import { PARTS, pathsOf } from '../scripts/mutants/parts.mjs';
import {
  filesOf,
  hasPassed,
  MIN_SCORE,
  type MutationResults,
  mutationReport,
  totalsOf,
} from '../scripts/mutants/report.mjs';

const SOURCE = 'const a = 1;\nconst b =\n  x || y;\n';

/** Results with mutants of the given statuses, in two places of one file. */
const results = (...statuses: readonly string[]): MutationResults => ({
  files: {
    'src/a.ts': {
      source: SOURCE,
      mutants: statuses.map((status, index) => ({
        status,
        replacement: `${index}`,
        location:
          index % 2 === 0
            ? { start: { line: 1, column: 11 }, end: { line: 1, column: 12 } }
            : { start: { line: 2, column: 7 }, end: { line: 3, column: 9 } },
      })),
    },
  },
});

describe('the outcome of a part', () => {
  it('counts what no test reaches as survived, and what breaks a run as killed', () => {
    const files = filesOf(
      results('Killed', 'Timeout', 'RuntimeError', 'CompileError', 'Survived', 'NoCoverage', 'Killed', 'Killed'),
    );
    expect(files).toEqual({ 'src/a.ts': { killed: 5, timedOut: 1, survived: ['1 → 4', 'b = x || y → 5'] } });
    expect(totalsOf({ files })).toEqual({
      files: 1,
      total: 8,
      killed: 5,
      timedOut: 1,
      survived: 2,
      equivalent: 0,
      score: 75,
    });
    expect(() => filesOf(results('Pending'))).toThrow('src/a.ts: a mutant is Pending');
  });

  it(`fails below ${MIN_SCORE} %, in any part, and where nothing ran`, () => {
    const part = (killed: number) => ({ files: { a: { killed, timedOut: 0, survived: ['change'] } } });
    expect(hasPassed([part(4), part(9)])).toBe(true);
    expect(hasPassed([part(3), part(9)])).toBe(false);
    expect(hasPassed([])).toBe(false);
    expect(hasPassed([{ files: {} }])).toBe(false);
  });

  it('is a row of the report, and each survivor too', () => {
    const found = filesOf(results('Killed', 'Survived'), ['src/a.ts', 'src/types.ts']);
    const files = Object.fromEntries(
      Object.entries(found).map(([path, counts]) => [
        path,
        { ...counts, commit: path === 'src/a.ts' ? 'c0ffee' : '0ld' },
      ]),
    );
    const report = mutationReport([{ name: 'toy', files, notRun: ['src/b.ts'] }]);
    expect(report).toContain('| toy | b.ts |\n');
    // A file that nothing can be changed in was run, too.
    expect(report).toContain('| toy | 2 | 2 | 1 | 0 | 1 | 0 | 50.0 % | 0ld c0ffee |\n');
    expect(report).toContain('| a.ts | `` b = x \\|\\| y → 1 `` | **no test notices** |\n');
  });
});

describe('the commits of a report', () => {
  const files = (commit: string | null) => ({ 'src/a.ts': { killed: 1, timedOut: 0, survived: [], commit } });
  const outcome = (commit: string | null) => ({ name: 'toy', files: files(commit), notRun: [] });

  it('are refused where the repository does not have them', () => {
    expect(() => mutationReport([outcome('c0ffee')], ['c0ffee'])).toThrow('not in this repository: c0ffee');
    expect(mutationReport([outcome('c0ffee')])).not.toContain('To be run again');
  });

  it('are none where they were forgotten, and the files are named as to be run again', () => {
    const report = mutationReport(withoutCommits([outcome('c0ffee')], ['c0ffee']), ['c0ffee']);
    expect(report).toContain('| toy | 1 | 1 | 1 | 0 | 0 | 0 | 100.0 % | none |\n');
    expect(report).toContain('To be run again');
    expect(report).toContain('| toy | 1 | a.ts |\n');
  });

  it('are all in the history in the committed report', () => {
    expect(unknownCommits(JSON.parse(readFileSync('docs/mutation-report.json', 'utf8')))).toEqual([]);
    expect(unknownCommits([outcome('0000000'), outcome(null)]).length).toBeLessThanOrEqual(1);
  });
});

describe('the parts', () => {
  it('name source files and fast tests that exist', () => {
    for (const { name, sources, tests } of PARTS) {
      const empty = [...sources, ...tests].filter((pattern) => pathsOf([pattern]).length === 0);
      expect([name, empty]).toEqual([name, []]);
      expect([name, tests.filter((pattern) => !pattern.endsWith('.test.ts'))]).toEqual([name, []]);
    }
  });

  it('have all passed in the committed report, which is that of its figures', () => {
    const outcomes = JSON.parse(readFileSync('docs/mutation-report.json', 'utf8'));
    expect(outcomes.map(({ name }: { name: string }) => name)).toEqual(PARTS.map(({ name }) => name));
    expect(hasPassed(outcomes)).toBe(true);
    expect(mutationReport(outcomes)).toBe(readFileSync('docs/mutation-report.md', 'utf8'));
  });

  it('have equivalent changes in files that exist', () => {
    const files = EQUIVALENT.flatMap(({ changes }) => Object.keys(changes));
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });
});
