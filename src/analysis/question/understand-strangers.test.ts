import { describe, expect, it } from 'vitest';
import { type Understood, understand } from './understand.ts';

const NOW = Date.UTC(2026, 10, 20, 12, 50);

/** Questions as strangers have asked them. */
const ROWS: readonly (readonly [question: string, expected: Partial<Understood>])[] = [
  ['What would de-escalate MENA?', { intent: 'watch', measures: ['containment'] }],
  ['What would it take for you to lower the risk for MENA?', { intent: 'watch', measures: ['containment'] }],
  ["What don't you know about Iran?", { measures: ['missing_inputs'], countries: ['IR'] }],
  ['LNG price outlook', { intent: 'likelihood', measures: ['gas_price'] }],
  ['Where should I not sail right now?', { intent: 'ranking', isOfSomeStrait: true, notAnswered: [] }],
  ['Which waters should ships avoid?', { intent: 'ranking', asksStrait: true }],
  ['Will the strait reopen soon?', { intent: 'likelihood', asksDuration: true }],
  ['What happens if the strait closes?', { intent: 'impact' }],
  ['Has OPEC cut production?', { topics: ['decisions on oil output'], notAnswered: ['no_data'] }],
  ['How many people live near the Strait of Hormuz?', { topics: ['the people around a place'], measures: [] }],
  ['Is the evidence for the blockade independent or all from one source?', { intent: 'ranking' }],
  ['Has NATO done anything about Russia?', { intent: 'status', asksActs: true }],
  ['Does India depend on Russia?', { intent: 'leverage', order: ['state:RU', 'state:IN'] }],
  ['How exposed is Germany to Russian gas?', { intent: 'impact', measures: ['gas_imports'] }],
  ['Explain the net balance of MENA', { intent: 'cause', measures: ['netBalance'] }],
  ['Explain the escalation ladder', { intent: 'definition' }],
  ['Which of your numbers should I trust least?', { measures: ['missing_inputs'], notAnswered: [] }],
  ['Give me the bear case for Europe', { intent: 'likelihood' }],
  ['What should an insurer of ships know about the Red Sea?', { readers: ['shipping'], notAnswered: [] }],
  ['When was the last earthquake above 6?', { magnitude: 6 }],
  ['Is there fighting in Africa?', { intent: 'ranking', measures: ['armed_force'] }],
  ['Is there a pattern of attacks on shipping?', { measures: ['navigational_warnings'] }],
  ['Are Houthi attacks on shipping increasing?', { intent: 'change', measures: [] }],
  ['Is a world war coming?', { intent: 'likelihood', measures: ['armed_force'] }],
  ['How long do closures usually last?', { asksDuration: true, notAnswered: [] }],
  ['How is the Thai baht doing?', { measures: ['currency'], countries: ['TH'] }],
  ['How much debt does Lebanon have?', { topics: ['government debt'], notAnswered: ['no_data'] }],
  ['What is the leading indicator of a reopening of Hormuz?', { intent: 'watch' }],
  ['red team your view on MENA', { intent: 'watch' }],
  ['Welche Länder sind am stärksten betroffen?', { intent: 'ranking' }],
  ['Quelle est la probabilité que le détroit reste fermé un mois ?', { asksDuration: true }],
  ['Что произойдёт с нефтью, если пролив останется закрытым?', { intent: 'impact', measures: ['oil_price'] }],
  ['哪些国家最依赖霍尔木兹海峡的石油？', { intent: 'ranking', measures: ['oil_price'] }],
  ['Which of the eight regions is calmest?', { ranking: { isOfRegions: true, isLeastFirst: true } }],
  ['Where is the next crisis likely to break out?', { intent: 'ranking', measures: ['escalation'] }],
  ['What is the escalation probability for all regions?', { intent: 'ranking', measures: ['escalation'] }],
  ['What percentage of Japan’s oil comes through Hormuz?', { intent: 'impact', measures: ['oil_imports'] }],
  [
    'How is the Suez Canal compared with last year?',
    { periodKind: 'since', period: { from: Date.UTC(2025, 0), to: NOW } },
  ],
  ['Which trade lanes are affected by the closure?', { intent: 'ranking', asksStrait: true }],
  ['Which countries does Iran threaten?', { intent: 'leverage', asksOverWhom: true }],
  ['How do you compute coercive pressure?', { intent: 'definition' }],
  ['Is there a no-fly zone over Ukraine?', { measures: ['airspace'] }],
  ['Have there been similar events before?', { topics: ['events like earlier ones'], notAnswered: ['no_data'] }],
  ['How confident should I be in the 37%?', { measures: ['confidence'], notAnswered: [] }],
  ['What would a blockade of Taiwan do?', { corridors: ['taiwan_strait'], premises: ['closed'] }],
  ['Who is Bashar al-Assad?', { countries: [], places: [] }],
  ['Is the lira going to collapse?', { measures: ['currency'] }],
  ['Is Egypt’s economy stable?', { measures: ['capitalStress'] }],
  ['Compare domestic fragility and capital stress in Egypt', { measures: ['domesticFragility', 'capitalStress'] }],
  ['Is radiation elevated anywhere in Europe?', { topics: ['radiation'], notAnswered: ['no_data'] }],
  ['What cables are cut in the Baltic?', { topics: ['undersea cables'], notAnswered: ['no_data'] }],
  ['Has the yield curve inverted?', { topics: ['decisions of central banks'], notAnswered: ['no_data'] }],
  ['Which ships were attacked?', { measures: ['navigational_warnings'] }],
  ['Show the five most fragile countries', { intent: 'ranking', measures: ['domesticFragility'] }],
  ['Which conflicts are deadliest?', { intent: 'ranking', measures: ['deaths'] }],
  ['How often does escalation actually happen when you say 37%?', { measures: ['escalation', 'calibration'] }],
  ['Who leads Iran?', { topics: ['governments and office holders'], notAnswered: ['no_data'] }],
  ['Are there peace talks on Ukraine?', { intent: 'likelihood', measures: ['containment'] }],
  ['How much longer is the Cape route from Jebel Ali to Rotterdam?', { voyage: ['country:AE', 'country:NL'] }],
];

describe('questions of strangers', () => {
  it.each(ROWS)('are read: “%s”', (question, expected) => {
    expect(understand(question, NOW)).toMatchObject(expected);
  });
});
