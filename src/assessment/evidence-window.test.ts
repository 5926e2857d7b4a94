import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NOW, traffic, transits } from '../../test/kit/worlds.ts';
import { assessWorld } from './assess-world.ts';
import { windowStart } from './evidence-window.ts';
import { isMetricId, METRICS } from './metrics.ts';
import { indexObservations, prepareObservations } from './observation-index.ts';
import { DAY_MS } from './time.ts';

const metrics = Object.keys(METRICS).filter(isMetricId);
const instants = fc.integer({ min: Date.UTC(2015, 0, 1), max: Date.UTC(2040, 0, 1) });

describe('the window of a metric', () => {
  it('reaches back at least as far as the metric says, and at most a year further', () => {
    fc.assert(
      fc.property(fc.constantFrom(...metrics), instants, (metric, instant) => {
        const reach = instant - windowStart(metric, instant);
        expect(reach).toBeGreaterThanOrEqual(METRICS[metric].windowMs);
        expect(reach).toBeLessThanOrEqual(METRICS[metric].windowMs + 366 * DAY_MS);
      }),
    );
  });

  it('never moves back while time goes on', () => {
    fc.assert(
      fc.property(fc.constantFrom(...metrics), instants, fc.nat(900 * DAY_MS), (metric, instant, later) => {
        expect(windowStart(metric, instant + later)).toBeGreaterThanOrEqual(windowStart(metric, instant));
      }),
    );
  });

  it('is all that is seen: older rows change nothing', () => {
    const from = windowStart('transits_total', NOW);
    // Closed before the window, and since then a fifth below the norm: neither enough to restrict nor to reopen.
    const counts = Array.from({ length: 1_960 }, (_, i) => (i < 300 ? 0 : 80) + (i % 3));
    const rows = transits('hormuz_strait', counts, { usual: 100 });
    const inWindow = rows.filter(({ observedAt }) => observedAt >= from);
    expect(inWindow.length).toBeLessThan(rows.length - 300);
    const prepared = prepareObservations(rows);
    for (const instant of [NOW - 30 * DAY_MS, NOW]) {
      const seen = assessWorld(prepared.asOf(instant)).corridors;
      expect(seen).toEqual(assessWorld(indexObservations(inWindow, instant)).corridors);
      expect(seen.get('hormuz_strait')?.state).toBe('open');
    }
  });

  it('lets go of rows one by one as they leave it, and keeps the rest', () => {
    const rows = transits('suez', traffic(60));
    const prepared = prepareObservations(rows);
    const oldest = Math.min(...rows.map(({ observedAt }) => observedAt));
    for (const years of [4, 5, 6]) {
      const instant = oldest + years * 366 * DAY_MS;
      const from = windowStart('transits_total', instant);
      expect(prepared.asOf(instant).series('transits_total', 'chokepoint:suez')).toEqual(
        rows.filter(({ observedAt }) => observedAt >= from),
      );
    }
  });
});
