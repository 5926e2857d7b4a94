import { describe, expect, it } from 'vitest';
import { type SourceFile, sourceFile, sourceFiles } from './source-files.ts';

/** A file with fewer lines that only one file imports belongs into that file. */
const MIN_LINES = 15;

/** Short files that a rule of the house keeps apart, however few their lines. */
const KEPT_APART: readonly { readonly rule: string; readonly path: RegExp }[] = [
  {
    rule: 'one handler per operation',
    path: /^operations\/((delete|get|list|register|search|submit|test|trigger)-[a-z-]+|redeliver)\.ts$/,
  },
  { rule: 'one file per stage of the pipeline', path: /^gateway\/stages\/[a-z-]+\.ts$/ },
  { rule: 'one file per axis', path: /^assessment\/balance\/axes\/[a-z-]+\.ts$/ },
  { rule: 'a feed is a card, a feed, a parser and a fake', path: /^feeds\/[a-z0-9-]+\/(card|fake-upstream)\.ts$/ },
  { rule: 'one file per preset', path: /^events\/presets\/[a-z]+\.ts$/ },
  { rule: 'entry point of a worker thread', path: /-worker\.ts$/ },
  {
    rule: 'parameters that a script fits or a table lists',
    path: /^assessment\/parameters\/(monthly-reporters|report-dispersion)\.ts$/,
  },
  {
    rule: 'one sentence of the console a file, and its list of views',
    path: /^web\/(sentences\/[a-z-]+|views\/registry)\.ts$/,
  },
  { rule: 'types of a package without its own', path: /\.d\.ts$/ },
];

const isTest = (path: string): boolean => /\.test\.ts$|\/test-kit\/|conformance/.test(path);

/** The short files that at most one other file of the program imports. */
function shortFiles(files: readonly SourceFile[]): readonly string[] {
  const code = files.filter(({ path }) => !isTest(path));
  const importers = (path: string) => code.filter(({ imports }) => imports.some(({ target }) => target === path));
  return code
    .filter(({ text }) => text.trimEnd().split('\n').length < MIN_LINES)
    .map(({ path }) => path)
    .filter((path) => importers(path).length <= 1);
}

describe('files under 15 lines that one file imports', () => {
  const short = shortFiles(sourceFiles());

  it('are part of that file, but where a rule keeps them apart', () => {
    expect(short.filter((path) => !KEPT_APART.some((kept) => kept.path.test(path)))).toEqual([]);
  });

  it.each(KEPT_APART)('are kept apart by a rule that is in use: $rule', ({ path }) => {
    expect(short.filter((file) => path.test(file))).not.toEqual([]);
  });

  it('are found', () => {
    const one = sourceFile('ports/one.ts', 'export const one = 1;\n');
    const user = sourceFile(
      'ports/user.ts',
      `import { one } from './one.ts';\n${'\n'.repeat(20)}export const two = one;`,
    );
    const other = sourceFile('ports/other.ts', user.text);
    expect(shortFiles([one, user])).toEqual(['ports/one.ts']);
    expect(shortFiles([one, user, other])).toEqual([]);
  });
});
