import { describe, expect, it } from 'vitest';
import { HORMUZ_CRISIS, worldWith } from '../../../test/kit/known-worlds.ts';
import { NOW } from '../../../test/kit/worlds.ts';
import { FEED_CARDS } from '../../feeds/registry.ts';
import { indexObservations } from '../observation-index.ts';
import { isRollupMetric } from '../rollup/rollup-metrics.ts';
import { countrySources, SOURCE_METRICS } from './country-sources.ts';

const rows = worldWith(HORMUZ_CRISIS);
const DAY_MS = 86_400_000;

describe('countrySources', () => {
  it('are the feeds of the pulses, each with its newest knowledge and its newest content', () => {
    const read = rows.filter(({ metric }) => [...SOURCE_METRICS].some((one) => one === metric));
    const sources = countrySources(indexObservations(rows, NOW));
    expect(sources.map(({ feedId }) => feedId)).toEqual([...new Set(read.map(({ feedId }) => feedId))].sort());
    for (const { feedId, lastReadAt, newestContentAt } of sources) {
      const own = read.filter((row) => row.feedId === feedId);
      expect(lastReadAt).toBe(Math.max(...own.map(({ knownAt }) => knownAt)));
      expect(newestContentAt).toBe(Math.max(...own.map(({ observedAt }) => observedAt)));
    }
  });

  it('know nothing of what became known later', () => {
    const instant = NOW - 10 * DAY_MS;
    const known = rows.filter(({ knownAt }) => knownAt <= instant);
    expect(known.length).toBeLessThan(rows.length);
    expect(countrySources(indexObservations(rows, instant))).toEqual(countrySources(indexObservations(known, instant)));
  });

  it('find each feed of reports that are rolled up by another metric, which is not', () => {
    for (const { id, metrics } of FEED_CARDS.filter((card) => card.metrics.some(isRollupMetric)))
      expect([id, metrics.some((metric) => SOURCE_METRICS.has(metric))]).toEqual([id, true]);
  });
});
