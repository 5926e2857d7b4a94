import { describe, expect, it } from 'vitest';
import { sourceFiles, withoutComments } from './source-files.ts';

/** ECMA-262 leaves the last bits of these to the engine; `src/arithmetic/` has its own. */
const APPROXIMATED =
  /\bMath\.(a?(sin|cos|tan)h?|atan2|cbrt|exp|expm1|f16round|hypot|log|log1p|log2|log10|pow)\b|\{[^}]*\}\s*=\s*Math\s*[;\n]/;
/** 2 to a whole literal is exact, and so is a bigint's power. */
const POWER = /(?<!\b2 |\b\d+n )\*\*|\b2 \*\*(?! -?\d+\b)|\b2 \*\* -?\d+\.|\*\*=/;

/** The operator and calls, without texts, which go first: Markdown has `**`, and an address two slashes. */
const code = (text: string): string =>
  withoutComments(text)
    .replace(/`(?:\\.|[^`\\])*`|'(?:\\.|[^'\\\n])*'/g, "''")
    .replace(/\/\/[^\n]*/g, '');

const files = sourceFiles().filter(({ path }) => !/\.test\.ts$|\/test-kit\/|conformance/.test(path));

describe('the program', () => {
  it('leaves no result to the mathematics of an engine', () => {
    const wrong = files.filter(({ text }) => APPROXIMATED.test(withoutComments(text)));
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it('raises to a power by `pow` or `square`, and by `**` only 2 to a whole literal', () => {
    expect(files.filter(({ text }) => POWER.test(code(text))).map(({ path }) => path)).toEqual([]);
  });

  it('reads dates by ISO 8601 or its own parsers, and compares text by code unit', () => {
    const elsewhere = /\blocaleCompare\b|\btoLocale(?!LowerCase|UpperCase)\w+\(|\bIntl\./;
    const pure = files.filter(({ path }) =>
      /^(arithmetic|contract|reference|assessment|evaluation|feeds)\//.test(path),
    );
    expect(pure.filter(({ text }) => elsewhere.test(withoutComments(text))).map(({ path }) => path)).toEqual([]);
  });

  it.each(['Math.exp(x)', 'values.map(Math.log)', 'Math.tanh(1)', 'Math.atan2(a, b)', 'const { sin } = Math;'])(
    'finds %s',
    (text) => expect(APPROXIMATED.test(text)).toBe(true),
  );

  it.each(['x ** 2', 'x ** y', '(a + b) ** 0.5', '2 ** n', '10 ** 3', 'x **= 2'])('finds %s', (text) =>
    expect(POWER.test(code(text))).toBe(true),
  );

  it.each(['2 ** 32', '1 / 2 ** -20', '2n ** 63n', "'**bold**'", 'Math.sqrt(2)'])('allows %s', (text) =>
    expect(POWER.test(code(text)) || APPROXIMATED.test(text)).toBe(false),
  );
});
