import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_CLOCK_SKEW_MS } from '../../assessment/assign-known-at.ts';
import { HOUR_MS, MINUTE_MS } from '../../assessment/time.ts';
import { ClockSkewError } from '../require-clock-sync.ts';
import { createClockWatch } from './clock-watch.ts';
import { judgeClock } from './judge-clock.ts';

const NOW = Date.UTC(2026, 9, 14, 12);
const within = fc.integer({ min: -MAX_CLOCK_SKEW_MS, max: MAX_CLOCK_SKEW_MS });
const far = fc.integer({ min: MAX_CLOCK_SKEW_MS + 1, max: 100 * HOUR_MS }).chain((ms) => fc.constantFrom(ms, -ms));

/** A machine whose wall clock a test sets, among upstreams whose clocks are right. */
function machine(reachable: readonly string[], newest?: () => number | undefined) {
  const state = { elapsed: 0, wrongBy: 0, probes: 0, hosts: reachable };
  const watch = createClockWatch({
    clock: { now: () => NOW + state.elapsed + state.wrongBy },
    monotonic: () => state.elapsed,
    newestRow: async () => newest?.(),
    probe: async () => {
      state.probes += 1;
      for (const host of state.hosts) watch.dateReceived({ host, date: NOW + state.elapsed });
    },
  });
  return { state, watch };
}

describe('the clock', () => {
  it('is judged by the median of three or more upstreams, whatever jumped and whatever is stored', () => {
    const offsets = fc
      .tuple(fc.array(within, { minLength: 2, maxLength: 9 }), far)
      .map(([most, one]) => [...most, one]);
    fc.assert(
      fc.property(offsets, fc.integer(), fc.integer(), (dateOffsetsMs, driftMs, newestRowAheadMs) => {
        const { state } = judgeClock({ dateOffsetsMs, driftMs, newestRowAheadMs });
        expect(state).toBe(newestRowAheadMs > MAX_CLOCK_SKEW_MS ? 'rows_ahead' : 'ok');
      }),
    );
    fc.assert(
      fc.property(far, within, (offset, driftMs) => {
        const { state, aheadMs } = judgeClock({ dateOffsetsMs: [offset, offset, offset], driftMs });
        expect([state, aheadMs]).toEqual([offset > 0 ? 'behind' : 'ahead', -offset]);
      }),
    );
  });

  it('is unconfirmed after a jump or before stored rows while fewer than three upstreams answer', () => {
    const few = fc.array(fc.oneof(within, far), { maxLength: 2 });
    fc.assert(
      fc.property(few, within, within, far, (dateOffsetsMs, driftMs, newestRowAheadMs, jump) => {
        expect(judgeClock({ dateOffsetsMs, driftMs, newestRowAheadMs }).state).toBe('ok');
        expect(judgeClock({ dateOffsetsMs, driftMs: jump, newestRowAheadMs }).state).toBe('unconfirmed');
        const ahead = judgeClock({ dateOffsetsMs, driftMs, newestRowAheadMs: Math.abs(jump) });
        expect(ahead.state).toBe('unconfirmed');
      }),
    );
  });

  it('dates nothing while it is wrong, and again as soon as it is right, for any walk of jumps', async () => {
    const step = fc.record({ wrongBy: fc.oneof(within, far), elapsed: fc.integer({ min: 0, max: 3 * HOUR_MS }) });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 20 }), async (steps) => {
        const { state, watch } = machine(['a', 'b', 'c']);
        for (const { wrongBy, elapsed } of steps) {
          state.wrongBy = wrongBy;
          state.elapsed += elapsed;
          const confirmed = await watch.confirm().then(
            () => true,
            (error: unknown) => {
              expect(error).toBeInstanceOf(ClockSkewError);
              return false;
            },
          );
          expect(confirmed).toBe(Math.abs(wrongBy) <= MAX_CLOCK_SKEW_MS);
        }
      }),
    );
  });

  it('is confirmed by upstreams after the machine slept, with one probe a minute at most', async () => {
    const { state, watch } = machine([]);
    // The monotonic clock stood still while the wall clock went on.
    state.wrongBy = 8 * HOUR_MS;
    for (const _ of [1, 2, 3]) await expect(watch.confirm()).rejects.toThrow('set forward by 8 hours');
    expect(state.probes).toBe(1);
    for (const host of ['a', 'b', 'c']) watch.dateReceived({ host, date: NOW + state.wrongBy });
    await expect(watch.confirm()).resolves.toBeUndefined();
    expect((await watch.check()).state).toBe('ok');
  });

  it('started behind the store is unconfirmed, and works beside rows of the future once upstreams confirm it', async () => {
    const { state, watch } = machine([], () => NOW + 9 * HOUR_MS);
    await expect(watch.confirm()).rejects.toThrow('9 hours in the future');
    state.hosts = ['a', 'b', 'c'];
    state.elapsed = MINUTE_MS;
    await expect(watch.confirm()).resolves.toBeUndefined();
    expect(await watch.check()).toMatchObject({ state: 'rows_ahead' });
  });

  it('is judged by the last rows that were read while the store cannot be read', async () => {
    let isBroken = false;
    const { state, watch } = machine([], () => {
      if (isBroken) throw new Error('gone');
      return NOW + 9 * HOUR_MS;
    });
    expect((await watch.check()).state).toBe('unconfirmed');
    isBroken = true;
    state.elapsed = 2 * MINUTE_MS;
    expect((await watch.check()).state).toBe('unconfirmed');
  });
});
