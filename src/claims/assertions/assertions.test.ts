import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { REGIONAL_SNAPSHOT_EXAMPLE as SNAPSHOT } from '../../contract/intelligence/regional-snapshot-example.ts';
import { AXES, LANES } from '../../contract/intelligence/vocabulary.ts';
import { REGIONS } from '../../reference/regions.ts';
import { AXIS_WORDS, REGIME_WORDS } from '../words.ts';
import { judgeAssertion } from './judge-assertion.ts';
import { readAssertion } from './read-assertion.ts';

const verdictOn = (sentence: string) => {
  const assertion = readAssertion(sentence);
  return assertion === undefined ? 'not read' : judgeAssertion(assertion, SNAPSHOT).verdict;
};

describe('a sentence on a number', () => {
  it('is supported exactly where the number is on the side that it states, and its negation is the opposite', () => {
    const hundredths = fc.integer({ min: 0, max: 100 }).map((value) => value / 100);
    fc.assert(
      fc.property(fc.constantFrom(...AXES), fc.constantFrom(...REGIONS), hundredths, (axis, region, value) => {
        const is = SNAPSHOT.balance[axis];
        const of = `${AXIS_WORDS[axis]} of ${region.name}`;
        expect(verdictOn(`${of} is above ${value}`)).toBe(is > value ? 'supported' : 'contradicted');
        expect(verdictOn(`The ${of} is not above ${value}.`)).toBe(is > value ? 'contradicted' : 'supported');
        expect(verdictOn(`${of} is at most ${value}`)).toBe(is <= value ? 'supported' : 'contradicted');
        expect(readAssertion(`${of} is below ${value}`)).toMatchObject({ regionId: region.id });
      }),
    );
  });

  it('reads a probability by lane and horizon', () => {
    const [set] = SNAPSHOT.scenarioSets;
    expect(set?.lanes).toHaveLength(4);
    for (const { name, probability } of set?.lanes ?? []) {
      expect(LANES).toContain(name);
      const percent = (probability * 100).toFixed(3);
      expect(verdictOn(`${name} in mena within ${set?.horizon} is exactly ${percent}%`)).toBe('supported');
    }
  });
});

describe('a sentence on a state', () => {
  it('is judged by the regime and the triggers of the snapshot', () => {
    const { label } = SNAPSHOT.regime;
    expect(verdictOn(`The regime of mena is ${REGIME_WORDS[label]}`)).toBe('supported');
    expect(verdictOn(`Mena is in ${label.replaceAll('_', ' ')}`)).toBe('supported');
    expect(verdictOn('The Middle East and North Africa is calm')).toBe(label === 'calm' ? 'supported' : 'contradicted');
    expect(verdictOn('Trigger no-such-trigger is active')).toBe('unknown');
    for (const { id } of SNAPSHOT.triggers.active) expect(verdictOn(`Trigger ${id} is active`)).toBe('supported');
  });

  it('is unknown of a strait that no evidence names', () => {
    expect(verdictOn('The Lombok Strait is closed')).toBe('unknown');
  });
});

describe('any other sentence', () => {
  it('is not read', () => {
    for (const sentence of [
      '',
      'The war will end',
      'Coercive pressure',
      'Mena is happy',
      'Is the Strait of Hormuz closed?',
    ])
      expect([sentence, readAssertion(sentence)]).toEqual([sentence, undefined]);
    fc.assert(
      fc.property(fc.string({ maxLength: 500 }), (text) => {
        expect(() => readAssertion(text)).not.toThrow();
      }),
    );
  });
});
