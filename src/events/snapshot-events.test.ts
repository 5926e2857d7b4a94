import { describe, expect, it } from 'vitest';
import type { RegionState } from '../assessment/region-state.ts';
import { MAX_EVENT_DATA_BYTES } from '../contract/intelligence/event.ts';
import type { RegionalSnapshot } from '../contract/intelligence/regional-snapshot.ts';
import { REGIONAL_SNAPSHOT_EXAMPLE } from '../contract/intelligence/regional-snapshot-example.ts';
import type { Trigger } from '../contract/intelligence/trigger-ladder.ts';
import { canonicalJson, contentHash } from '../reference/content-hash.ts';
import { snapshotEvents } from './snapshot-events.ts';

const trigger = (id: string, members: Partial<Trigger> = {}): Trigger => ({
  id,
  description: `What ${id} watches`,
  threshold: { metric: 'transits_total', operator: 'lt', value: 0.7, windowMinutes: 10_080, baseline: 'trailing_30d' },
  activated: false,
  activatedAt: 0,
  scenarioLane: 'escalation',
  evidenceIds: ['e1'],
  ...members,
});

const state = (members: Partial<RegionState>): RegionState => ({
  version: 1,
  instant: 1,
  snapshotId: 'before',
  regime: { label: 'calm', previousLabel: '', transitionedAt: 1, transitionDriver: '' },
  coercion: [],
  triggers: {},
  corridors: {},
  ...members,
});
const on = { activatedAt: 1, evidence: [], seenAt: 1 };

const NOW: RegionalSnapshot = {
  ...REGIONAL_SNAPSHOT_EXAMPLE,
  triggers: { active: [trigger('new'), trigger('old')], watching: [trigger('over')], dormant: [trigger('never')] },
};
const AFTER = state({
  regime: { ...NOW.regime },
  triggers: { new: on, old: on },
  corridors: {
    suez: { state: 'closed', disruption: 0.93, dataAt: 5 },
    hormuz_strait: { state: 'open', disruption: 0, dataAt: 5 },
  },
});
const BEFORE = state({
  triggers: { old: on, over: on },
  corridors: {
    suez: { state: 'open', disruption: 0, dataAt: 4 },
    hormuz_strait: { state: 'open', disruption: 0, dataAt: 4 },
  },
});
const companion = {
  headline: { text: 'Suez is closed.', evidenceIds: ['e1'], rank: 1 },
  observed: { new: { value: 0.07, unit: 'share', baselineValue: 1, words: '7%', threshold: '70%' } },
} as const;
const events = (prior: RegionState | undefined) =>
  snapshotEvents({ snapshot: NOW, companion, state: AFTER, prior, changes: ['Suez is now closed.'], recordedAt: 9 });

describe('the events of a snapshot', () => {
  it('are that it is stored, then every change of regime, corridor and trigger since the state before', () => {
    expect(events(BEFORE).map(({ type, subject }) => `${type} ${subject}`)).toEqual([
      `snapshot.stored region:${NOW.regionId}`,
      `regime.changed region:${NOW.regionId}`,
      'corridor.changed corridor:suez',
      'trigger.activated trigger:new',
      'trigger.released trigger:over',
    ]);
  });

  it('say what it was, what it is and why', () => {
    const [stored, regime, corridor, activated, released] = events(BEFORE);
    expect(stored?.data).toMatchObject({ previousSnapshotId: 'before', changes: ['Suez is now closed.'] });
    expect(regime?.data).toEqual({
      from: NOW.regime.previousLabel,
      to: NOW.regime.label,
      reason: NOW.regime.transitionDriver,
    });
    expect(corridor?.data).toEqual({ from: 'open', to: 'closed', reason: 'Transits 93% below the norm', dataAt: 5 });
    expect(activated?.data).toMatchObject({
      value: 0.07,
      unit: 'share',
      threshold: { value: 0.7 },
      evidenceIds: ['e1'],
    });
    expect(released?.data).not.toHaveProperty('value');
  });

  it('of a first snapshot are that it is stored and the triggers that are active in it', () => {
    expect(events(undefined).map(({ type }) => type)).toEqual([
      'snapshot.stored',
      'trigger.activated',
      'trigger.activated',
    ]);
    expect(events(undefined)[0]?.data).not.toHaveProperty('previousSnapshotId');
  });

  it('are those of one instant, one cause and one receipt, and small enough to be logged', () => {
    for (const event of events(BEFORE)) {
      expect(event).toMatchObject({ cause: NOW.meta.snapshotId, happenedAt: NOW.generatedAt, recordedAt: 9 });
      expect(event.receipts).toEqual([
        { snapshotId: NOW.meta.snapshotId, generatedAt: NOW.generatedAt, sha256: contentHash(NOW) },
      ]);
      expect(Buffer.byteLength(canonicalJson(event.data))).toBeLessThan(MAX_EVENT_DATA_BYTES);
    }
  });
});
