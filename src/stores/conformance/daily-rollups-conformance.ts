import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bodies, readings, someLook, someSeason } from '../../../test/kit/rollup-worlds.ts';
import { WORLDS_PATIENCE, worldCount } from '../../../test/kit/world-count.ts';
import { coverage, NOW, news } from '../../../test/kit/worlds.ts';
import { windowStart } from '../../assessment/evidence-window.ts';
import { isMetricId, METRICS, type MetricId } from '../../assessment/metrics.ts';
import type { Observation } from '../../assessment/observation.ts';
import { indexObservations, type ObservationIndex } from '../../assessment/observation-index.ts';
import { indexKnown, type Known } from '../../assessment/rollup/known-index.ts';
import { isRollupMetric, ROLLUP_METRICS } from '../../assessment/rollup/rollup-metrics.ts';
import { rollupSpan } from '../../assessment/rollup/rollup-span.ts';
import { DAY_MS } from '../../assessment/time.ts';
import type { ObservationStore } from '../../ports/observation-store.ts';
import type { StoresUnderTest } from './stores-under-test.ts';

/** Far from where other guarantees put their rows. */
const LATER_MS = 20_000 * DAY_MS;
const later = (row: Observation): Observation => ({
  ...row,
  observedAt: row.observedAt + LATER_MS,
  knownAt: row.knownAt + LATER_MS,
});

export function describeDailyRollups({ stores, others }: StoresUnderTest): void {
  const { read, known, rollUp } = {
    read: async (instant: number): Promise<ObservationIndex> =>
      indexObservations(
        await stores().observations.read({ since: windows(instant), knownBy: instant, revisions: 'latest' }),
        instant,
      ),
    known: (instant: number, { observations } = stores()): Promise<Known> => readKnown(observations, instant),
    rollUp: (now: number, { observations } = stores()): Promise<number> =>
      observations.rollUp({ since: rollupWindows(now), before: now - DAY_MS }),
  };
  const append = (rows: readonly Observation[]) => stores().observations.append(rows.map(later));

  describe('daily rollups', WORLDS_PATIENCE, () => {
    it('tell every instant what the rows tell, whatever is appended and corrected between', async () => {
      let daysSeen = 0;
      const inPieces = fc.tuple(someSeason, fc.array(fc.nat({ max: 2 }), { minLength: 40, maxLength: 40 }));
      await fc.assert(
        fc.asyncProperty(inPieces, fc.array(someLook, { minLength: 1, maxLength: 3 }), async ([rows, turns], looks) => {
          for (const piece of [0, 1, 2]) {
            await append(rows.filter((_, i) => turns[i % turns.length] === piece));
            if (piece > 0) await rollUp(NOW + LATER_MS);
            for (const look of [NOW + LATER_MS, ...looks.map((at) => at + LATER_MS)]) {
              const found = await known(look);
              daysSeen += found.days.length;
              expect(readings(indexKnown(found, look))).toEqual(readings(await read(look)));
            }
          }
        }),
        { numRuns: Math.max(2, worldCount(60)) },
      );
      expect(daysSeen).toBeGreaterThan(100);
      const instant = NOW + LATER_MS;
      expect(bodies(indexKnown(await known(instant), instant))).toEqual(bodies(await read(instant)));
    });

    it('are made once, and again when something else becomes known of them', async () => {
      const rows = [
        ...news(2_000),
        ...coverage({ metric: 'posture_reports', iso2: 'PA', perDay: 2, from: 2, to: 100 }),
      ];
      await append(rows);
      await rollUp(NOW + LATER_MS);
      expect(await rollUp(NOW + LATER_MS)).toBe(0);
      const [row] = rows.filter(
        ({ observedAt, metric }) => metric === 'posture_reports' && observedAt < NOW - 50 * DAY_MS,
      );
      if (row === undefined) throw new Error('no row to correct');
      expect(await append([row])).toMatchObject({ appended: 0 });
      expect(await rollUp(NOW + LATER_MS)).toBe(0);
      await append([{ ...row, event: 'corrected', knownAt: NOW - 2 * DAY_MS }]);
      expect(await rollUp(NOW + LATER_MS)).toBe(1);
      await append([{ ...row, observedAt: row.observedAt - 9 * DAY_MS, knownAt: NOW - 1.5 * DAY_MS }]);
      expect(await rollUp(NOW + LATER_MS)).toBe(2);
      expect(await rollUp(NOW + LATER_MS)).toBe(0);
    });

    it('stay what they were for who looks back to before a correction', async () => {
      const rows = coverage({ metric: 'blockade_reports', iso2: 'CL', perDay: 1, from: 30, to: 40 });
      await append([...news(2_000), ...rows]);
      await rollUp(NOW + LATER_MS);
      const back = NOW + LATER_MS - 5 * DAY_MS;
      const ofChile = async () =>
        (await known(back)).days.filter(
          ({ metric, subjects }) => metric === 'blockade_reports' && subjects.includes('country:CL'),
        );
      const before = await ofChile();
      expect(before.length).toBeGreaterThan(5);
      await append(rows.map((row) => ({ ...row, event: 'another', knownAt: NOW - 3 * DAY_MS })));
      await rollUp(NOW + LATER_MS);
      expect(await ofChile()).toEqual(before);
    });

    it('are the same when several make them and append concurrently', async () => {
      const rows = coverage({ metric: 'protest_reports', iso2: 'PE', perDay: 3, from: 2, to: 100 });
      const writers = await others(3);
      await Promise.all(
        writers.flatMap((writer, i) => [
          writer.observations.append(rows.filter((_, at) => at % 3 === i).map(later)),
          rollUp(NOW + LATER_MS, writer),
        ]),
      );
      await rollUp(NOW + LATER_MS);
      const instant = NOW + LATER_MS;
      expect(readings(indexKnown(await known(instant), instant))).toEqual(readings(await read(instant)));
    });
  });
}

const ALL_METRICS: readonly MetricId[] = Object.keys(METRICS).filter(isMetricId);

const windows = (instant: number) =>
  Object.fromEntries(ALL_METRICS.map((metric) => [metric, windowStart(metric, instant)]));

const rollupWindows = (now: number) =>
  Object.fromEntries(
    Object.keys(ROLLUP_METRICS)
      .filter(isRollupMetric)
      .map((metric) => [metric, windowStart(metric, now)]),
  );

const readKnown = (observations: ObservationStore, instant: number): Promise<Known> =>
  observations.readKnown({
    since: windows(instant),
    knownBy: instant,
    first: 'background_rows',
    rollupSpan: (rows) => rollupSpan(indexObservations(rows, instant)),
  });
