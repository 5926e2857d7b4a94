import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { questionScope } from './question-scope.ts';
import { questionTime } from './question-time.ts';

describe('what a question is about', () => {
  it.each([
    ['Will Iran close the Strait of Hormuz within 7 days?', ['IR'], ['hormuz_strait'], '7d'],
    ['Suez and Bab el-Mandeb this month', [], ['bab_el_mandeb', 'suez'], '30d'],
    ['Niger, not its neighbour', ['NE'], [], undefined],
    ['Does NATO act in Georgia tomorrow?', ['GE'], [], '24h'],
  ])('is resolved: %s', (text, countries, corridors, horizon) => {
    const scope = questionScope(text);
    expect([scope.countries, scope.corridors, scope.horizon]).toEqual([countries, corridors, horizon]);
  });

  it('knows organisations and groups, and takes no word for the name of one', () => {
    const named = (text: string) => questionScope(text).actors.map(([name]) => name);
    expect(named('NATO and the Houthis')).toEqual(['North Atlantic Treaty Organization', 'Houthis']);
    expect(named('who can au us is')).toEqual([]);
  });

  it.each([
    ['in the next 36 hours', { horizon: '7d', isBeyond: false }],
    ['over two weeks', { horizon: '30d', isBeyond: false }],
    ['within 24h', { horizon: '24h', isBeyond: false }],
    ['next quarter', { isBeyond: true }],
    ['in 5 years', { isBeyond: true }],
    ['why', { isBeyond: false }],
  ])('has a time: %s', (text, time) => expect(questionTime(text)).toEqual(time));

  it('is never without a region, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        expect(questionScope(text).regions.length).toBeGreaterThan(0);
      }),
      { numRuns: 200 },
    );
  });
});
