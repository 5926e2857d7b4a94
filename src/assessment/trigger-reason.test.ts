import { describe, expect, it } from 'vitest';
import type { RegimeState } from '../contract/intelligence/regime-state.ts';
import type { RegionState } from './region-state.ts';
import { type Now, triggerReason } from './trigger-reason.ts';

const calm: RegimeState = { label: 'calm', previousLabel: '', transitionedAt: 0, transitionDriver: '' };
const suez = { state: 'open', disruption: 0.05, dataAt: 1_000 } as const;
const prior: RegionState = {
  version: 1,
  instant: 0,
  snapshotId: 'snap',
  regime: calm,
  coercion: [],
  triggers: {},
  corridors: { suez },
};
const now: Now = {
  instant: 3_600_000,
  regime: calm,
  activated: [],
  corridors: { suez: { ...suez, dataAt: 2_000 } },
  change24h: { suez: 0 },
  leverage: {},
};

describe('triggerReason', () => {
  it('is the first true cause by precedence', () => {
    const shifted: Now = {
      ...now,
      regime: { ...calm, label: 'coercive_stalemate', previousLabel: 'calm' },
      activated: ['a'],
      corridors: { suez: { state: 'closed', disruption: 0.9, dataAt: 2_000 } },
      change24h: { suez: 0.85 },
    };
    expect(triggerReason(shifted, prior)).toBe('regime_shift');
    expect(triggerReason({ ...shifted, regime: calm }, prior)).toBe('trigger_activation');
    expect(triggerReason({ ...shifted, regime: calm, activated: [] }, prior)).toBe('corridor_break');
    expect(triggerReason(now, prior)).toBe('scheduled_6h');
  });

  it('is scheduled for a region without a snapshot, whatever the world is like', () => {
    expect(triggerReason({ ...now, activated: ['a'] }, undefined)).toBe('scheduled_6h');
  });

  it('calls a corridor broken that worsens a class or loses 25 points in a day, on new data only', () => {
    const restricted = { state: 'restricted', disruption: 0.31, dataAt: 2_000 } as const;
    expect(triggerReason({ ...now, corridors: { suez: restricted } }, prior)).toBe('corridor_break');
    expect(triggerReason({ ...now, change24h: { suez: 0.25 } }, prior)).toBe('corridor_break');
    expect(triggerReason({ ...now, corridors: { suez: { ...restricted, dataAt: 1_000 } } }, prior)).toBe(
      'scheduled_6h',
    );
    const better: RegionState = { ...prior, corridors: { suez: { ...suez, state: 'closed', disruption: 0.9 } } };
    expect(triggerReason({ ...now, corridors: { suez: restricted } }, better)).toBe('scheduled_6h');
  });

  it('sees a loss between days that arrived together, against what was published within 24 hours', () => {
    const lost = { state: 'open', disruption: 0.3, dataAt: 2_000 } as const;
    const later = { ...now, corridors: { suez: lost } };
    expect(triggerReason(later, prior)).toBe('corridor_break');
    expect(triggerReason({ ...later, corridors: { suez: { ...lost, disruption: 0.2999 } } }, prior)).toBe(
      'scheduled_6h',
    );
    expect(triggerReason({ ...later, instant: 24 * 3_600_000 + 1 }, prior)).toBe('scheduled_6h');
    expect(triggerReason({ ...later, corridors: { suez: { ...lost, dataAt: 1_000 } } }, prior)).toBe('scheduled_6h');
  });
});
