import fc from 'fast-check';
import { HOSTILE, ORDINARY } from '../../../src/projection/test-kit/hostile-expressions.ts';

const NAMES = [
  'snapshot',
  'evidence',
  'regime',
  'label',
  'balance',
  'actors',
  'id',
  'confidence',
  'generatedAt',
  'meta',
];
const FUNCTIONS = [
  'length',
  'keys',
  'values',
  'to_string',
  'to_number',
  'sort',
  'reverse',
  'type',
  'max',
  'avg',
  'sum',
];
const WITH_EXPRESSION = ['map', 'sort_by', 'max_by', 'group_by'];

type Parts = {
  readonly expression: string;
  readonly leaf: string;
  readonly name: string;
};

const { expression: grammatical } = fc.letrec<Parts>((tie) => {
  const inner = tie('expression');
  const pair = fc.tuple(inner, inner);
  return {
    name: fc.oneof(
      fc.constantFrom(...NAMES),
      fc.string({ maxLength: 6 }).map((text) => JSON.stringify(text)),
      fc.constantFrom('__proto__', 'constructor', '"a b"', '"\\ud800"'),
    ),
    leaf: fc.oneof(
      tie('name'),
      fc.constantFrom('@', '*', '[*]', '[]', '`null`', '`[1,{"a":9007199254740993}]`', "'raw'", "'\\''"),
      fc.tuple(fc.nat(9), fc.integer({ min: -9, max: 9 })).map(([from, step]) => `[${from}::${step}]`),
      fc.integer({ min: -99, max: 99 }).map((index) => `[${index}]`),
      fc.json({ maxDepth: 2 }).map((json) => `\`${json.replaceAll('`', '\\`')}\``),
    ),
    expression: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      tie('leaf'),
      fc.tuple(inner, tie('name')).map(([left, name]) => `${left}.${name}`),
      pair.map(([left, right]) => `${left} | ${right}`),
      pair.map(([left, right]) => `${left}[?${right}]`),
      pair.map(([left, right]) => `[${left}, ${right}]`),
      fc.tuple(tie('name'), inner, inner).map(([name, left, right]) => `{${name}: ${left}, b: ${right}}`),
      fc
        .tuple(inner, fc.constantFrom('==', '!=', '<', '<=', '>', '>=', '&&', '||'), inner)
        .map(([left, by, right]) => `(${left} ${by} ${right})`),
      inner.map((of) => `!${of}`),
      fc
        .tuple(inner, fc.constantFrom('[*]', '[]', '.*', '[0]', '[-1]', '[::-1]'))
        .map(([left, tail]) => `${left}${tail}`),
      fc.tuple(fc.constantFrom(...FUNCTIONS), inner).map(([name, of]) => `${name}(${of})`),
      fc.tuple(fc.constantFrom(...WITH_EXPRESSION), pair).map(([name, [of, by]]) => `${name}(${of}, &${by})`),
      pair.map(([left, right]) => `contains(${left}, ${right})`),
      pair.map(([left, right]) => `join(${left}, ${right})`),
    ),
  };
});

/** Expressions of the grammar, of callers, of attackers, and texts that are none. */
export const jmespathExpressions: fc.Arbitrary<string> = fc.oneof(
  { weight: 10, arbitrary: grammatical },
  { weight: 3, arbitrary: fc.constantFrom(...Object.values(ORDINARY)) },
  { weight: 1, arbitrary: fc.constantFrom(...Object.values(HOSTILE)) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(grammatical, fc.nat(), fc.string({ unit: 'binary', maxLength: 3 }))
      .map(([text, at, more]) => text.slice(0, at % (text.length + 1)) + more + text.slice(at % (text.length + 1))),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.constantFrom('', ' ', 'a'.repeat(1_024), 'é'.repeat(513), '('.repeat(1_000), '\ud800') },
);
