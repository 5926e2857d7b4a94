import { describe, expect, it } from 'vitest';
import type { UnderstoodQuestion } from '../../contract/intelligence/answer-question.ts';
import { followUp } from './follow-up.ts';
import { type Understood, understand } from './understand.ts';

const NOW = Date.UTC(2026, 10, 20, 12, 50);

/** What an answer says of a question. */
function said({ period, ...rest }: Understood): UnderstoodQuestion {
  const { language, intent, regionIds, countries, actors, corridors, places, measures } = rest;
  const lists = { regionIds, countries, actors, corridors, places, measures };
  const copies = Object.entries(lists).map(([name, ids]) => [name, [...ids]]);
  return { language, intent, ...Object.fromEntries(copies), ...(period === undefined ? {} : { period }) };
}

/** A question after others of one conversation. */
const afterwards = (...[first = '', ...others]: readonly string[]): Understood =>
  others.reduce((before, question) => followUp(understand(question, NOW), said(before), NOW), understand(first, NOW));

const ROWS: readonly (readonly [questions: readonly string[], expected: Partial<Understood>])[] = [
  [['What is the state of Hormuz?', 'And Bab el-Mandeb?'], { corridors: ['bab_el_mandeb'] }],
  [
    ['How likely is escalation in MENA?', 'And in Europe?'],
    { intent: 'likelihood', namedRegionIds: ['europe'], measures: ['escalation'] },
  ],
  [
    ['How likely is escalation in MENA?', 'And in Europe?', 'Why so low?'],
    { intent: 'cause', regionIds: ['europe'], measures: ['escalation'] },
  ],
  [['Which countries have the most protests?', 'And coups?'], { intent: 'ranking', measures: ['coups'] }],
  [['What is happening in Sudan?', 'How many died?'], { intent: 'value', countries: ['SD'], measures: ['deaths'] }],
  [['What is happening in Africa?', 'How many died?'], { intent: 'ranking', measures: ['deaths'] }],
  [
    ['How many died in Sudan?', 'Compare with Ethiopia'],
    { intent: 'comparison', countries: ['ET', 'SD'], order: ['state:SD', 'state:ET'], measures: ['deaths'] },
  ],
  [['Who has leverage over Iran?', 'What about China?'], { intent: 'leverage', countries: ['CN'] }],
  [['What is happening in Sudan?', 'Is the Suez Canal open?'], { countries: [], corridors: ['suez'] }],
];

describe('a question after another', () => {
  it.each(ROWS)('is read with it: %j', (questions, expected) => {
    expect(afterwards(...questions)).toMatchObject(expected);
  });
});
