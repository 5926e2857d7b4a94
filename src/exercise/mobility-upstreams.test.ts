import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../assessment/time.ts';
import type { ReadObservation } from '../ports/feed.ts';
import { ANCHOR, type ExerciseReader, openExerciseReader } from './test-kit/exercise-reader.ts';

let exercise: ExerciseReader;
beforeAll(async () => {
  exercise = await openExerciseReader(1);
});
afterAll(() => exercise.close());

/** What a feed finds in the exercise, `days` from its opening. */
const readAt = (days: number, feedId: string): Promise<readonly ReadObservation[]> =>
  exercise.read(feedId, { at: ANCHOR + days * DAY_MS });
const of = (observations: readonly ReadObservation[], subject: string, metric?: string) =>
  observations.filter((one) => one.subject === subject && (metric === undefined || one.metric === metric));
const mean = (observations: readonly ReadObservation[]) =>
  observations.reduce((sum, { value }) => sum + value, 0) / observations.length;

describe('the exercise, seen from ports, ships and notices', () => {
  it('warns of attacks off Hormuz from the first incidents on, and of nothing there before', async () => {
    const before = await readAt(-14, 'nga-warnings');
    expect(of(before, 'chokepoint:hormuz_strait', 'maritime_warnings')).toEqual([]);
    expect(of(before, 'world', 'maritime_warnings')).toMatchObject([{ value: 0 }]);
    const during = of(await readAt(0, 'nga-warnings'), 'chokepoint:hormuz_strait', 'maritime_warnings');
    expect(during.length).toBeGreaterThan(10);
    expect(new Set(during.map(({ detail }) => detail.danger))).toEqual(new Set(['attack', 'mine']));
    for (const { detail } of during) expect(detail.text).toContain('EXERCISE');
  });

  it('announces exercises off Hormuz from the first warnings until the strait opens again', async () => {
    const announced = async (days: number) =>
      of(await readAt(days, 'nga-warnings'), 'chokepoint:hormuz_strait', 'naval_exercises').length;
    expect([await announced(-16), await announced(40)]).toEqual([0, 0]);
    expect(await announced(0)).toBeGreaterThan(4);
  });

  it('cuts Iran off from the blockade on, by three signals, again each day', async () => {
    expect(of(await readAt(-14, 'ioda'), 'country:IR').every(({ value }) => value < 5_000)).toBe(true);
    const during = of(await readAt(0, 'ioda'), 'country:IR').filter(({ value }) => value >= 40_000);
    expect(new Set(during.map(({ lineage }) => lineage))).toEqual(
      new Set(['ioda:bgp', 'ioda:ping-slash24', 'ioda:gtr']),
    );
    expect(during.some(({ observedAt }) => ANCHOR - observedAt < DAY_MS)).toBe(true);
  });

  it('empties the ports behind the strait and leaves the others as they were', async () => {
    const calls = await readAt(0, 'portwatch-ports');
    const change = (subject: string) => {
      const days = of(calls, subject);
      return mean(days.slice(-4)) / mean(days.slice(0, 60));
    };
    expect(change('country:QA')).toBeLessThan(0.5);
    expect(change('country:KW')).toBeLessThan(0.5);
    expect(change('country:NL')).toBeGreaterThan(0.8);
    expect(of(calls, 'world').length).toBeGreaterThan(90);
  });

  it('lists the strait as disrupted from the blockade until it opens again', async () => {
    expect(of(await readAt(-14, 'portwatch-disruptions'), 'chokepoint:hormuz_strait')).toEqual([]);
    const during = await readAt(0, 'portwatch-disruptions');
    expect(of(during, 'chokepoint:hormuz_strait')).toHaveLength(13);
    expect(of(during, 'world')).toMatchObject([{ value: 1 }]);
    expect(of(during, 'country:PH')[0]?.detail.name).toContain('EXERCISE');
    expect(of(await readAt(40, 'portwatch-disruptions'), 'world')).toMatchObject([{ value: 0 }]);
  });

  it('hears ships in every water of the Baltic, and more of them off Finland once the Gulf is shut', async () => {
    for (const days of [-20, 0]) {
      const ships = await readAt(days, 'digitraffic-ais');
      expect(of(ships, 'theater:baltic-nordic')).toHaveLength(4);
      expect(of(ships, 'chokepoint:oresund')).toHaveLength(1);
      expect(of(ships, 'world')[0]?.value).toBeGreaterThan(150);
      expect(of(ships, 'world')[0]?.value).toBeLessThan(400);
    }
    const offFinland = async (days: number) =>
      (await readAt(days, 'digitraffic-ais')).find(({ recordId }) => recordId.startsWith('gulf_of_finland'))?.value ??
      0;
    expect(await offFinland(0)).toBeGreaterThan(1.3 * (await offFinland(-20)));
  });

  it('is an ordinary day in the skies: one ground stop, no closure, storms and one cloud of ash', async () => {
    const airports = await readAt(0, 'faa-nas');
    expect(of(airports, 'world', 'airport_closure')).toMatchObject([{ value: 0 }]);
    expect(of(airports, 'world', 'airport_ground_stop')).toMatchObject([{ value: 1 }]);
    expect(of(airports, 'world', 'airport_delay')[0]?.value).toBeGreaterThan(15);
    const hazards = await readAt(0, 'isigmet');
    expect(of(hazards, 'fir:WIIF').map(({ detail }) => detail.hazard)).toContain('VA');
    expect(of(hazards, 'world')[0]?.value).toBeGreaterThan(5);
    expect(of(await readAt(0, 'faa-tfr'), 'world')[0]?.value).toBeGreaterThan(20);
  });
});
