import type { FreshnessParts } from '../../../src/main/metrics/freshness-metrics.ts';
import type { Clock } from '../../../src/ports/clock.ts';
import { CLOCK_OK } from '../clock-ok.ts';

/** What is scraped beside what is under test: no feed, no region, no job. */
export const idleParts = (clock: Clock): FreshnessParts => ({
  feedIds: [],
  regionIds: [],
  feedStates: { readAll: async () => [] },
  snapshots: { latest: async () => ({ status: 'none' }) },
  jobs: { open: async () => [] },
  clock,
  checkClock: async () => CLOCK_OK,
});
