import { expect, it } from 'vitest';
import { claimMaker } from '../../claims/claim-maker.ts';
import { ahead } from '../../claims/period.ts';
import { understand } from '../question/understand.ts';
import { askedOf } from './asked.ts';
import { comparisonHeadline } from './comparison-headline.ts';
import { facetsOf } from './facets.ts';
import { takeFacets } from './retrieve.ts';

const NOW = Date.UTC(2026, 10, 20, 12);
const make = claimMaker({ evidence: [], pages: new Map(), knownAt: NOW, confidence: 1 });
const lane = (regionId: string, name: 'base' | 'escalation', value: number) =>
  make({
    ...{ kind: 'lane', subject: `region:${regionId}`, predicate: 'has probability', lane: name, horizon: '30d', value },
    ...{ measure: 'probability', unit: 'share', period: ahead(NOW, '30d'), evidenceIds: [] },
  });

function compared(question: string, europe: number): readonly string[] {
  const claims = [lane('mena', 'base', 0.5), lane('europe', 'escalation', europe), lane('mena', 'escalation', 0.37)];
  const asked = askedOf(understand(question, NOW), NOW);
  const taken = takeFacets(facetsOf(asked), claims, { at: NOW, max: 12 }).map(({ claim }) => claim);
  return comparisonHeadline(asked, taken).map(({ text }) => text);
}

it.each([
  [
    'Compare the risk of escalation in Europe and the Middle East',
    0.21,
    /^Escalation within 30 days of .* is more likely in the Middle East and North Africa than in Europe and Central Asia: 37% against 21%\.$/,
  ],
  [
    'Is escalation more likely in Europe or in the Middle East?',
    0.6,
    /more likely in Europe and Central Asia than in the Middle East and North Africa: 60% against 37%\.$/,
  ],
  ['Is escalation more likely in Europe than in the Middle East?', 0.37, /as likely in .* as in .*: 37% in each\.$/],
])('compares lanes by their probabilities: “%s”', (question, europe, expected) => {
  expect(compared(question, europe).join(' ')).toMatch(expected);
});

it('says of countries that lanes are those of their regions', () => {
  expect(compared('Is escalation more likely in Iran or in Ukraine?', 0.21).at(-1)).toMatch(
    /^Lanes are published for whole/,
  );
});
