import { describe, expect, it } from 'vitest';
import { rates } from '../../../test/kit/indicator-worlds.ts';
import { HORMUZ_CRISIS, worldWith } from '../../../test/kit/known-worlds.ts';
import { coverage, NOW, news, traffic, transits } from '../../../test/kit/worlds.ts';
import { assessWorld, type World } from '../assess-world.ts';
import type { Observation } from '../observation.ts';
import { indexObservations } from '../observation-index.ts';
import type { RegionState } from '../region-state.ts';
import { DAY_MS, HOUR_MS } from '../time.ts';
import { TRIGGER_RULES } from './registry.ts';
import { type AssessedTriggers, assessTriggers } from './trigger-ladder.ts';

const HORMUZ = 'mena.hormuz_strait_transits';
const world = (rows: readonly Observation[], instant = NOW): World => assessWorld(indexObservations(rows, instant));
const hormuz = (ratio: number, days = 7) => transits('hormuz_strait', traffic(100, ratio, days));

/** A region state that remembers nothing but triggers. */
function remembering({ states, days }: AssessedTriggers, instant: number): RegionState {
  const regime = { label: 'calm', previousLabel: '', transitionedAt: 0, transitionDriver: '' } as const;
  return {
    version: 1,
    instant,
    snapshotId: 'snap',
    regime,
    coercion: [],
    triggers: states,
    triggerDays: days,
    corridors: {},
  };
}

const bucketOf = ({ ladder }: AssessedTriggers, id: string): string | undefined =>
  (['active', 'watching', 'dormant'] as const).find((bucket) => ladder[bucket].some((trigger) => trigger.id === id));

describe('activation', () => {
  it('needs three of the last five days past the threshold', () => {
    // The mean falls to .69 on the first, .38 on the second day of nothing.
    const lossOf = (days: number) => transits('hormuz_strait', [...traffic(100, 1, 9), ...Array<number>(days).fill(0)]);
    expect(bucketOf(assessTriggers(world(lossOf(3)), 'mena', undefined), HORMUZ)).toBe('watching');
    expect(bucketOf(assessTriggers(world(lossOf(4)), 'mena', undefined), HORMUZ)).toBe('watching');
    expect(bucketOf(assessTriggers(world(lossOf(5)), 'mena', undefined), HORMUZ)).toBe('active');
  });

  it('keeps the observations that did it and the moment, while it stays active', () => {
    const first = assessTriggers(world(hormuz(0.5)), 'mena', undefined);
    const later = NOW + 6 * HOUR_MS;
    const second = assessTriggers(world(hormuz(0.4), later), 'mena', remembering(first, NOW));
    expect(first.activated).toEqual([HORMUZ]);
    expect(second.activated).toEqual([]);
    const [before, after] = [first, second].map(({ ladder }) => ladder.active.find(({ id }) => id === HORMUZ));
    expect(before?.evidenceIds.length).toBeGreaterThan(0);
    expect(after).toEqual(before);
    expect(after?.activatedAt).toBe(NOW);
  });

  it('by counts needs two lineages that tell of that very thing', () => {
    const reported = (lineages: readonly string[]) => [
      ...news(50_000),
      ...coverage({ metric: 'force_reports', iso2: 'IR', perDay: 1, from: 3, to: 104 }),
      ...coverage({ metric: 'force_reports', iso2: 'IR', perDay: 9, from: 0, to: 3, lineages }),
      ...coverage({ metric: 'protest_reports', iso2: 'IR', perDay: 1, from: 0, to: 3, lineages: ['two', 'more'] }),
    ];
    expect(bucketOf(assessTriggers(world(reported(['one'])), 'mena', undefined), 'mena.force_surge')).toBe('watching');
    expect(bucketOf(assessTriggers(world(reported(['one', 'two'])), 'mena', undefined), 'mena.force_surge')).toBe(
      'active',
    );
  });
});

describe('release', () => {
  const active = assessTriggers(world(hormuz(0.5)), 'mena', undefined);
  const next = (ratio: number, after: number) =>
    bucketOf(assessTriggers(world(hormuz(ratio), NOW + after), 'mena', remembering(active, NOW)), HORMUZ);

  it('waits until the metric is back past the threshold by a fifth of its distance from the norm', () => {
    expect(next(0.75, 24 * HOUR_MS)).toBe('active');
    expect(next(0.77, 24 * HOUR_MS)).not.toBe('active');
  });

  it('waits out the minimum dwell of six hours', () => {
    expect(next(1, 6 * HOUR_MS - 1)).toBe('active');
    expect(next(1, 6 * HOUR_MS)).toBe('dormant');
  });

  it('does not come from silence: the trigger stays, marked stale, for 7 days at most', () => {
    const silent = (after: number) => assessTriggers(world([], NOW + after), 'mena', remembering(active, NOW));
    expect(bucketOf(silent(7 * DAY_MS), HORMUZ)).toBe('active');
    expect(silent(7 * DAY_MS).stale).toContain(`trigger:${HORMUZ}`);
    expect(bucketOf(silent(7 * DAY_MS + 1), HORMUZ)).toBe('dormant');
    expect(silent(7 * DAY_MS + 1).missing).toContain(`trigger:${HORMUZ}`);
  });

  it('does not come nor go with an oscillation round the threshold: one activation', () => {
    // Odd and even days such that the 7-day mean alternates between 68 and 72 of 100.
    const counts = Array.from({ length: 30 }, (_, i) => (i % 2 === 0 ? 84 : 56));
    const rows = transits('hormuz_strait', [...traffic(100, 1, 0), ...counts]);
    let prior: RegionState | undefined;
    const activations: number[] = [];
    const states: (string | undefined)[] = [];
    for (let instant = NOW - 20 * DAY_MS; instant <= NOW; instant += 6 * HOUR_MS) {
      const assessed = assessTriggers(world(rows, instant), 'mena', prior);
      prior = remembering(assessed, instant);
      if (assessed.activated.includes(HORMUZ)) activations.push(instant);
      states.push(bucketOf(assessed, HORMUZ));
    }
    expect(activations).toHaveLength(1);
    expect(states.at(-1)).toBe('active');
  });
});

describe('the observed value', () => {
  it('is there for every trigger with data, in the unit of its threshold, and for no other', () => {
    const { ladder, observed, missing, stale } = assessTriggers(world(worldWith(HORMUZ_CRISIS)), 'mena', undefined);
    const silent = new Set([...missing, ...stale].map((one) => one.replace('trigger:', '')));
    const shown = [...ladder.active, ...ladder.watching, ...ladder.dormant];
    expect(Object.keys(observed).sort()).toEqual(shown.flatMap(({ id }) => (silent.has(id) ? [] : [id])).sort());
    expect(observed[HORMUZ]).toMatchObject({ unit: 'share', baselineValue: 1, threshold: '70%' });
    for (const { id, activated, threshold } of shown) {
      const now = observed[id];
      if (now === undefined) continue;
      expect([id, Number.isFinite(now.value), Number.isFinite(now.baselineValue)]).toEqual([id, true, true]);
      if (activated && threshold.operator === 'gt') expect(now.value).toBeGreaterThan(threshold.value);
      if (activated && threshold.operator === 'lt') expect(now.value).toBeLessThan(threshold.value);
    }
  });
});

describe('the observed fall of a currency', () => {
  it('is written as the share lost, not as its logarithm', () => {
    const seen = (lira: number) =>
      assessTriggers(world(rates({ TRY: lira })), 'mena', undefined).observed['mena.currency_fall'];
    expect(seen(0.2)).toMatchObject({ unit: 'log_change', words: 'a fall of 18.1%', threshold: 'a fall of 3.9%' });
    expect(seen(-0.1)?.words).toBe('a rise of 0.2%');
  });
});

describe('a metric that is missing', () => {
  it('changes no state, is named, and is not zero', () => {
    const { ladder, missing, activated } = assessTriggers(world([]), 'mena', undefined);
    expect([ladder.active, ladder.watching, activated]).toEqual([[], [], []]);
    expect(missing).toHaveLength(TRIGGER_RULES.filter(({ regionId }) => regionId === 'mena').length);
    expect(ladder.dormant.every(({ activatedAt, activated: is }) => activatedAt === 0 && !is)).toBe(true);
  });
});

describe('the note of a trigger', () => {
  it('is there for every trigger, and has the days of the past year on which it held', () => {
    const assessed = assessTriggers(world(worldWith(HORMUZ_CRISIS)), 'mena', undefined);
    const { ladder, notes, days } = assessed;
    const all = [...ladder.active, ...ladder.watching, ...ladder.dormant].map(({ id }) => id);
    expect(Object.keys(notes).sort()).toEqual(all.sort());
    for (const id of all) {
      const spells = (days[id] ?? []).map(([first, last]) => ({ from: first * DAY_MS, to: last * DAY_MS }));
      expect([id, notes[id]?.activations]).toEqual([id, spells]);
    }
    expect(notes[HORMUZ]?.activations).toHaveLength(1);
  });

  it('of an active trigger without a reading has its last reading, and says that it is kept', () => {
    const active = assessTriggers(world(hormuz(0.5)), 'mena', undefined);
    const kept = assessTriggers(world([], NOW + DAY_MS), 'mena', remembering(active, NOW)).notes[HORMUZ];
    expect(kept).toMatchObject({ observedAt: NOW });
    expect(kept).not.toHaveProperty('distance');
    expect(kept?.cannotTell[0]).toContain('it is kept from its last reading');
  });
});
