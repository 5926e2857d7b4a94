import { expect, it } from 'vitest';
import type { Claim } from '../../claims/claim.ts';
import { claimMaker } from '../../claims/claim-maker.ts';
import { between } from '../../claims/period.ts';
import { understand } from '../question/understand.ts';
import { askedOf } from './asked.ts';
import { facetsOf } from './facets.ts';
import { takeFacets } from './retrieve.ts';

const NOW = Date.UTC(2026, 10, 20, 12);
const make = claimMaker({ evidence: [], pages: new Map(), knownAt: NOW, confidence: 1 });
const force = (from: string, to: string, value: number): Claim =>
  make({
    ...{ kind: 'act', subject: `actor:state:${from}`, object: `actor:state:${to}` },
    ...{ predicate: 'show of force or blockade against', value, unit: 'number' },
    ...{ period: between(NOW - 90 * 86_400_000, NOW), evidenceIds: [] },
  });
const ACTS = [force('CN', 'TW', 40), force('IR', 'AE', 12), force('SA', 'YE', 3), force('IR', 'SA', 8)];

const pairs = (question: string): readonly string[] => {
  const asked = askedOf(understand(question, NOW), NOW);
  return takeFacets(facetsOf(asked), ACTS, { at: NOW, max: 12 })
    .map(({ claim }) => claim)
    .filter(({ kind }) => kind === 'act')
    .map(({ subject, object = '' }) => `${subject.slice(-2)} ${object.slice(-2)}`);
};

it('answers who attacked whom around waters with acts of the states there, the most reported first', () => {
  expect(pairs('Who attacked whom in the Gulf?')).toEqual(['IR AE', 'IR SA', 'SA YE']);
});

it('names beside the cause of a change of traffic no acts of states on other shores', () => {
  expect(pairs('Why is Red Sea traffic down?')).toEqual(['SA YE']);
  expect(pairs('Why is traffic in the Strait of Hormuz down?')).toEqual(['IR AE', 'IR SA']);
});

it('answers what a country does with its acts, those of force first', () => {
  expect(pairs('What is Iran doing?')).toEqual(['IR AE', 'IR SA']);
  expect(pairs('How is Iran?')).toEqual([]);
});

it('answers how long a strait stays closed with how long that is expected to last, of that strait alone', () => {
  const path = (corridor: string, value: number): Claim =>
    make({
      ...{ kind: 'path', subject: `corridor:${corridor}`, predicate: 'disruption lasts', measure: 'expectedDays' },
      ...{ value, unit: 'days', period: between(NOW - 1, NOW), evidenceIds: [] },
    });
  const days = [path('suez', 9), path('hormuz_strait', 24)];
  const taken = (question: string) => {
    const asked = askedOf(understand(question, NOW), NOW);
    const claims = takeFacets(facetsOf(asked), days, { at: NOW, max: 12 }).map(({ claim }) => claim);
    return claims.filter(({ kind }) => kind === 'path').map(({ value }) => value);
  };
  expect(taken('How long will Hormuz stay closed?')).toEqual([24]);
  expect(taken('Is Hormuz closed?')).toEqual([]);
});

const stateOf = (subject: string, members: object): Claim =>
  make({
    kind: 'event',
    subject,
    predicate: 'measures',
    unit: 'number',
    period: between(NOW - 1, NOW),
    evidenceIds: [],
    ...members,
  });

it('answers whether a strait is blocked by its state, and how many blockades there are by country', () => {
  const closed = make({
    ...{ kind: 'corridor', subject: 'corridor:hormuz_strait', predicate: 'is', object: 'closed' },
    ...{ period: between(NOW - 1, NOW), evidenceIds: [] },
  });
  const reports = ['IR', 'AE'].map((iso2, place) =>
    stateOf(`country:${iso2}`, { measure: 'blockadeReports', value: 10 - place }),
  );
  const taken = (question: string) => {
    const asked = askedOf(understand(question, NOW), NOW);
    const found = takeFacets(facetsOf(asked), [closed, ...reports], { at: NOW, max: 12 });
    return found.map(({ claim }) => `${claim.kind} ${claim.subject}`);
  };
  expect(taken('Is there a blockade in the Gulf?')[0]).toBe('corridor corridor:hormuz_strait');
  expect(taken('Is there a blockade in the Gulf?').join()).not.toContain('gap');
  expect(taken('How many blockades are there in the world?')).toEqual(['event country:IR', 'event country:AE']);
});

it('answers how dependent a country is on oil with its energy, before its access to the sea', () => {
  const driver = (measure: 'energyVulnerability' | 'maritimeAccess', value: number): Claim =>
    make({
      ...{ kind: 'driver', subject: 'country:JP', predicate: 'contributes', measure, value, unit: 'score' },
      ...{ object: 'Oil imports through the Strait of Hormuz', period: between(NOW - 1, NOW), evidenceIds: ['e1'] },
    });
  const asked = askedOf(understand('How dependent is Japan on oil from the Gulf?', NOW), NOW);
  const drivers = [driver('maritimeAccess', 0.4), driver('energyVulnerability', 0.3)];
  const [first] = takeFacets(facetsOf(asked), drivers, { at: NOW, max: 12 });
  expect(first?.claim.measure).toBe('energyVulnerability');
});

it('answers who holds leverage in a region with what is held over its states', () => {
  const edge = (from: string, to: string, value: number): Claim =>
    make({
      ...{ kind: 'leverage', subject: `actor:state:${from}`, object: `actor:state:${to}` },
      ...{ predicate: 'energy_supply', value, unit: 'score', period: between(NOW - 1, NOW), evidenceIds: [] },
    });
  const asked = askedOf(understand('Who are the main actors in the Red Sea crisis?', NOW), NOW);
  const taken = takeFacets(facetsOf(asked), [edge('RU', 'LT', 0.8), edge('IR', 'SA', 0.6)], { at: NOW, max: 12 });
  expect(taken.map(({ claim }) => claim.value)).toEqual([0.6]);
});

it('says of waters what is done around them and what is known above them, beside the traffic of their straits', () => {
  const above = stateOf('theater:black-sea', { measure: 'degradedGnss', value: 0.09, unit: 'share' });
  const asked = askedOf(understand('What is happening in the Black Sea?', NOW), NOW);
  const taken = takeFacets(facetsOf(asked), [force('RU', 'UA', 9), ...ACTS, above], { at: NOW, max: 12 });
  const known = taken.map(({ claim }) => claim).filter(({ kind }) => kind !== 'gap');
  expect(known.map(({ subject }) => subject)).toEqual(['actor:state:RU', 'theater:black-sea']);
});
