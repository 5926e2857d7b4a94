import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Budget } from '../../projection/budget.ts';
import { evaluate } from '../../projection/evaluate.ts';
import { InvalidExpression } from '../../projection/invalid-expression.ts';
import { parseExpression } from '../../projection/parse-expression.ts';
import { WHOLE_BUDGET } from '../../projection/projection-limits.ts';
import { readJsonValue } from '../../projection/read-json-value.ts';
import { writeJsonValue } from '../../projection/write-json-value.ts';
import { type NamedParts, namedParts } from './named-parts.ts';

const namedIn = (...texts: readonly string[]) => {
  const named = namedParts(texts.map(parseExpression));
  return named === 'whole'
    ? named
    : Object.fromEntries([...named].map(([part, members]) => [part, members === 'whole' ? members : [...members]]));
};

describe('the parts of a document that expressions name', () => {
  it.each([
    ['difference && length(difference.numbers) > `3`', { difference: ['numbers'] }],
    ['difference.numbers[?change > `0`] && snapshot.regime', { difference: ['numbers'], snapshot: ['regime'] }],
    ['difference | patch', { difference: ['patch'] }],
    ['!difference', { difference: [] }],
    ['difference || previous', { difference: 'whole', previous: 'whole' }],
    ['length(difference)', { difference: 'whole' }],
    ['[difference][0].patch', { difference: 'whole' }],
    ['difference.*', { difference: 'whole' }],
    ['"diff\\u0065rence".drivers', { difference: ['drivers'] }],
    ['sort_by(snapshot.actors, &previous)', { snapshot: ['actors'] }],
    ['@.difference.patch', 'whole'],
    ['*.patch', 'whole'],
    ['keys(@)', 'whole'],
  ])('of %s', (text, named) => {
    expect(namedIn(text)).toEqual(named);
  });

  it('are all that the expressions read: without the others they give the same', () => {
    const name = fc.constantFrom('a', 'b', 'c', 'x', 'y');
    const { expression } = fc.letrec<{ expression: string }>((tie) => ({
      expression: fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        fc.oneof(name, fc.constantFrom('@', '`1`', "'x'", '[0]', '*')),
        fc.tuple(tie('expression'), fc.constantFrom('.', ' | '), name).map((parts) => parts.join('')),
        fc
          .tuple(tie('expression'), fc.constantFrom(' && ', ' || ', ' == ', ' > '), tie('expression'))
          .map(([left, by, right]) => `(${left}${by}${right})`),
        tie('expression').map((inner) => `!(${inner})`),
        fc
          .tuple(tie('expression'), fc.constantFrom('[0]', '[]', '[*].x', '.*', '[?x]', '[1:]'))
          .map((parts) => parts.join('')),
        fc.tuple(tie('expression'), tie('expression')).map((items) => `[${items}]`),
        fc.tuple(name, tie('expression')).map(([key, value]) => `{${key}: ${value}}`),
        fc
          .tuple(fc.constantFrom('length', 'keys', 'values', 'to_string', 'not_null', 'type'), tie('expression'))
          .map(([called, input]) => `${called}(${input})`),
        fc.tuple(tie('expression'), tie('expression')).map(([by, list]) => `map(&(${by}), ${list})`),
      ),
    }));
    const value = fc.oneof(fc.constantFrom(1, 'x', null), fc.array(fc.constantFrom(1, { x: 2 }), { maxLength: 2 }));
    const part = fc.record({ x: value, y: value });
    /** What is named of a document; a part is there though none of its members is read. */
    const narrow = (document: Record<string, Record<string, unknown>>, named: Exclude<NamedParts, 'whole'>) => {
      const rest: Record<string, unknown> = {};
      for (const [name, members] of named) {
        const whole = document[name];
        if (whole === undefined) continue;
        const kept = Object.entries(whole).filter(([key]) => members === 'whole' || members.has(key));
        rest[name] = members === 'whole' ? whole : { z: 1, ...Object.fromEntries(kept) };
      }
      return rest;
    };
    const text = (document: unknown, expression: string): string => {
      const budget = new Budget(WHOLE_BUDGET);
      try {
        const given = evaluate(parseExpression(expression), readJsonValue(JSON.stringify(document)), budget);
        return writeJsonValue(given, budget, 65_536) ?? 'too long';
      } catch (error) {
        if (error instanceof InvalidExpression) return 'invalid';
        throw error;
      }
    };
    let narrowed = 0;
    fc.assert(
      fc.property(expression, fc.record({ a: part, b: part, c: part }), (written, document) => {
        const named = namedParts([parseExpression(written)]);
        if (named === 'whole') return;
        narrowed += 1;
        expect(text(narrow(document, named), written)).toBe(text(document, written));
      }),
      { numRuns: 2_000 },
    );
    expect(narrowed).toBeGreaterThan(200);
  });
});
