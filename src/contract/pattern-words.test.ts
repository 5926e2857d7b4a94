import { describe, expect, it } from 'vitest';
import { ENDPOINT_NAMES, ENDPOINTS } from './endpoints.ts';
import { isList, isObject, type Json, toJson } from './openapi/json.ts';
import { patternWords } from './pattern-words.ts';

const patternsIn = (schema: Json): readonly string[] => {
  if (isList(schema)) return schema.flatMap(patternsIn);
  if (!isObject(schema)) return [];
  const own = typeof schema.pattern === 'string' ? [schema.pattern] : [];
  return [...own, ...Object.values(schema).flatMap(patternsIn)];
};

describe('every pattern of an input', () => {
  const patterns = [...new Set(ENDPOINT_NAMES.flatMap((name) => patternsIn(toJson(ENDPOINTS[name].input))))];

  it.each(patterns)('has words that no reader must decode: %s', (pattern) => {
    expect(patternWords(pattern)).toMatch(/^must (?:be|begin) /);
    expect(patternWords(pattern)).not.toMatch(/[\^\\]|\{\d|\[[A-Z]/);
  });

  it('needs them', () => {
    expect(patterns.length).toBeGreaterThan(10);
    expect(() => patternWords('^another$')).toThrow('no words');
  });
});
