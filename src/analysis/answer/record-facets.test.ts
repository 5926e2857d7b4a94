import { expect, it } from 'vitest';
import { claimMaker } from '../../claims/claim-maker.ts';
import { day } from '../../claims/period.ts';
import { understand } from '../question/understand.ts';
import { askedOf } from './asked.ts';
import { recordFacets } from './record-facets.ts';
import { takeFacets } from './retrieve.ts';

const NOW = Date.UTC(2026, 10, 20, 12);
const make = claimMaker({ evidence: [], pages: new Map(), knownAt: NOW, confidence: 1 });
const notice = (iso2: string, predicate: string, object: string) =>
  make({ kind: 'notice', subject: `country:${iso2}`, predicate, object, period: day(NOW), evidenceIds: [] });
const NOTICES = [
  notice('CV', 'travel advisory issued', 'Cabo Verde - Level 1'),
  notice('SD', 'travel advisory issued', 'Sudan - Level 4'),
  notice('ZA', 'travel advisory issued', 'South Africa - Level 2'),
  notice('AR', 'wildfire reported', 'Fire, Chaco'),
  notice('US', 'weather warning issued', 'Flood Warning'),
  notice('US', 'weather warning issued', 'Severe Thunderstorm Warning'),
  notice('ID', 'volcanic event reported', 'Mount Example'),
];

it.each([
  ['Which countries have travel warnings?', ['Sudan - Level 4', 'South Africa - Level 2', 'Cabo Verde - Level 1']],
  ['Is there a wildfire near a nuclear plant?', ['Fire, Chaco']],
  ['Are there floods anywhere?', ['Flood Warning']],
  ['Has a volcano erupted?', ['Mount Example']],
])('takes of “%s” what it asks for, the gravest first', (question, expected) => {
  const asked = askedOf(understand(question, NOW), NOW);
  const taken = takeFacets(recordFacets(asked), NOTICES, { at: NOW, max: 12 }).map(({ claim }) => claim.object);
  expect(taken).toEqual(expected);
});

it('puts headlines of what is assessed before others of the place', () => {
  const headline = (object: string) =>
    make({
      ...{ kind: 'headline', subject: 'country:IR', predicate: 'published by UN News', object },
      ...{ period: day(NOW), evidenceIds: [] },
    });
  const claims = [
    headline('Cup of Iran is decided in the last minute'),
    headline('Weather in Iran turns at the weekend'),
    headline('Warships gather in the Gulf off Iran'),
    headline('Protesters march in Tehran over the price of bread'),
  ];
  const asked = askedOf(understand('How is Iran?', NOW), NOW);
  const taken = takeFacets(recordFacets(asked), claims, { at: NOW, max: 12 }).map(({ claim }) => claim.object);
  expect(taken.toSorted()).toEqual([
    'Protesters march in Tehran over the price of bread',
    'Warships gather in the Gulf off Iran',
  ]);
});
