import { expect, it } from 'vitest';
import type { Outputs } from '../../../contract/endpoints.ts';
import { TRIGGER_REASONS } from '../../../contract/intelligence/vocabulary.ts';
import { evidenceText, forecastsText, snapshotsText } from './list-texts.ts';

type Listed = Outputs['listEvidence'];

const cited = (times: number): Listed => ({
  ...{ snapshotId: 'snap', generatedAt: 0, nextCursor: '', records: [] },
  evidence: [
    {
      item: {
        ...{ id: 'ev_1', type: 'chokepoint_status', source: 'PortWatch', summary: 'Suez Canal open.', confidence: 0.9 },
        ...{ observedAt: 0, theater: '', corridor: 'suez' },
      },
      citedBy: Array.from({ length: times }, (_, i) => `/balance/${i}`),
    },
  ],
});

it('counts the numbers that cite an item in English', () => {
  expect(evidenceText(cited(1))).toContain('confidence 90%, cited 1 time, ev_1');
  expect(evidenceText(cited(4))).toContain('cited 4 times, ev_1');
});

it('says whose a sealed forecast is', () => {
  const lanes = { base: 0.5, escalation: 0.25, containment: 0.125, fragmentation: 0.125 };
  const ours: Outputs['listForecasts']['forecasts'][number] = {
    ...{ seq: 1, regionId: 'mena', horizon: '24h', kind: 'live', modelVersion: 'm', status: 'pending' },
    ...{ issuedAt: 0, sealedAt: 0, outcomeFrom: 0, outcomeTo: 0, probabilities: lanes, references: [] },
    ...{ hash: '', sealed: '' },
  };
  const text = forecastsText({ forecasts: [ours, { ...ours, forecaster: 'Acme Institute' }], nextCursor: '' });
  expect(text.split('\n').slice(1)).toEqual([
    expect.stringContaining('  model  '),
    expect.stringContaining('  Acme Institute  '),
  ]);
});

it('says in words why each snapshot was made', () => {
  const pressures = { coercivePressure: 0, domesticFragility: 0, capitalStress: 0, energyVulnerability: 0 };
  const made = TRIGGER_REASONS.map((triggerReason): Outputs['listRegionalSnapshots']['snapshots'][number] => ({
    ...{ snapshotId: 'snap', generatedAt: 0, validUntil: 1, snapshotConfidence: 0.5, triggerReason },
    regime: { label: 'calm', previousLabel: '', transitionedAt: 0, transitionDriver: '' },
    balance: { ...pressures, allianceCohesion: 0, maritimeAccess: 0, energyLeverage: 0, netBalance: 0 },
  }));
  const reasons = snapshotsText({ snapshots: made, nextCursor: '' })
    .split('\n')
    .slice(1)
    .map((line) => line.split(/ {2,}/).at(-1));
  expect(reasons).toEqual([
    'scheduled, every 6 h',
    'change of regime',
    'activated trigger',
    'break of a corridor',
    'shift of leverage',
  ]);
});
