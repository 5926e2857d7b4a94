import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coverage, NOW, news, snapshotOf, traffic, transits } from '../../../test/kit/worlds.ts';
import { assessWorld } from '../assess-world.ts';
import type { Observation } from '../observation.ts';
import { indexObservations } from '../observation-index.ts';
import type { RegionState } from '../region-state.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time.ts';
import { currentSlot, SLOT_MS } from '../validity.ts';
import { dueEvent, type Finding } from './due-event.ts';
import { EVENT_RULES } from './event-rules.ts';

/** Three hours into a slot. */
const LOOK_AT = NOW + 3 * HOUR_MS;

const usual: readonly Observation[] = [
  ...news(20_000),
  ...transits('hormuz_strait', traffic(100)),
  ...coverage({ metric: 'force_reports', iso2: 'IR', perDay: 2, from: 0, to: 100 }),
];
/** The strait closes; learned a minute before the look. */
const closure = transits('hormuz_strait', traffic(100, 0.03))
  .slice(-9)
  .map((row) => ({ ...row, knownAt: LOOK_AT - MINUTE_MS }));

const calm = snapshotOf(usual, 'mena', NOW).state;

/** As if the last snapshots had been stored at these instants, the newest last. */
function storedAt(instants: readonly number[]): RegionState {
  const coercion = instants.map((at) => ({ at, value: 0.1 }));
  return { ...calm, instant: instants.at(-1) ?? NOW, coercion };
}

function found(rows: readonly Observation[], prior: RegionState | undefined): Finding {
  const index = indexObservations(rows, LOOK_AT);
  return dueEvent({ index, world: assessWorld(index) }, 'mena', prior);
}

describe('a look at a region', () => {
  it('finds what is due, and why', () => {
    expect(found([...usual, ...closure], storedAt([NOW]))).toEqual({ status: 'due', reason: 'trigger_activation' });
  });

  it('finds nothing where nothing is new, and nothing where what is new is as usual', () => {
    expect(found(usual, storedAt([NOW]))).toEqual({ status: 'quiet' });
    const same = transits('hormuz_strait', traffic(100)).map((row) => ({ ...row, knownAt: LOOK_AT - 1 }));
    expect(found([...usual, ...same], storedAt([NOW]))).toEqual({ status: 'quiet' });
  });

  it('leaves the first snapshot of a slot, and of a region, to the scheduled run', () => {
    const held = { status: 'held', by: 'slot' };
    expect(found([...usual, ...closure], undefined)).toEqual(held);
    expect(found([...usual, ...closure], storedAt([NOW - 1]))).toEqual(held);
  });

  it('waits out the spacing to the snapshot before, and says until when', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 30 * 60 }), (secondsAgo) => {
        const last = LOOK_AT - secondsAgo * 1_000;
        const learned = closure.map((row) => ({ ...row, knownAt: LOOK_AT - 1_000 }));
        const until = last + EVENT_RULES.spacingMs;
        const expected =
          LOOK_AT < until ? { status: 'held', by: 'spacing', until } : { status: 'due', reason: 'trigger_activation' };
        expect(found([...usual, ...learned], storedAt([NOW, last]))).toEqual(expected);
      }),
      { numRuns: 20 },
    );
  });

  it('keeps four of the twelve of a day for the slots, whatever has been stored', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 47 * 4 }), { maxLength: 14 }), (quarters) => {
        const slots = Array.from({ length: 9 }, (_, i) => NOW - i * SLOT_MS);
        const between = quarters.map((quarter) => LOOK_AT - 20 * MINUTE_MS - quarter * 15 * MINUTE_MS);
        const stored = [...new Set([...slots, ...between])]
          .sort((a, b) => a - b)
          .filter((at) => at >= (slots.at(-1) ?? NOW));
        const isFirst = (at: number): boolean => stored.find((other) => currentSlot(other) === currentSlot(at)) === at;
        const events = stored.filter((at) => at > LOOK_AT - DAY_MS && !isFirst(at));
        const { status } = found([...usual, ...closure], storedAt(stored));
        expect(status).toBe(events.length >= 8 ? 'held' : 'due');
      }),
      { numRuns: 20 },
    );
  });
});
