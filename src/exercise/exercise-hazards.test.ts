import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../assessment/time.ts';
import type { ReadObservation } from '../ports/feed.ts';
import { COUNTRIES } from '../reference/countries.ts';
import { ANCHOR, type ExerciseReader, openExerciseReader } from './test-kit/exercise-reader.ts';

/** Hazards, health and flaws in the exercise: ordinary life, whatever happens in the Strait of Hormuz. */

const FEEDS = ['usgs-quakes', 'emsc-quakes', 'gdacs', 'eonet', 'firms-hotspots', 'nws-alerts', 'cisa-kev', 'who-don'];

let exercise: ExerciseReader;
beforeAll(async () => {
  exercise = await openExerciseReader(1);
});
afterAll(() => exercise.close());

const valuesOf = (all: readonly ReadObservation[], metric: string, subject = 'world'): readonly number[] =>
  all.filter((one) => one.metric === metric && one.subject === subject).map(({ value }) => value);

describe('the hazards of the exercise', () => {
  it.each(FEEDS)('%s says the same when it is read twice, and carries the word wherever it has words', async (id) => {
    const first = await exercise.read(id);
    expect(await exercise.read(id)).toEqual(first);
    for (const { detail } of first) {
      for (const text of [detail.place, detail.name, detail.title, detail.kinds, detail.vendors, detail.disease]) {
        expect(text ?? 'EXERCISE').toContain('EXERCISE');
      }
    }
  });

  it.each(FEEDS)('%s has something fresh at every hour of two days', async (id) => {
    for (let hour = 0; hour < 48; hour += 5) {
      const at = ANCHOR + hour * HOUR_MS + 11 * 60_000;
      const newest = Math.max(...(await exercise.read(id, { at })).map(({ observedAt }) => observedAt));
      const card = exercise.feeds.find((feed) => feed.card.id === id)?.card;
      expect(at - newest).toBeLessThan(card?.maxAgeMs ?? 0);
    }
  });

  it('shake the ring of fire some six times a day, none of them strongly', async () => {
    const quakes = (await exercise.read('usgs-quakes')).filter(({ metric }) => metric === 'earthquake_magnitude');
    expect(quakes.length).toBeGreaterThan(20);
    expect(quakes.length).toBeLessThan(70);
    for (const { value } of quakes) expect(value >= 4.5 && value <= 5.8).toBe(true);
    expect(new Set(quakes.map(({ subject }) => subject)).size).toBeGreaterThan(4);
  });

  it('are placed by two agencies, which mostly speak of the same earthquakes', async () => {
    const eventsOf = (all: readonly ReadObservation[]) =>
      all.filter(({ metric }) => metric === 'earthquake_magnitude').map(({ event }) => event);
    const european = new Set(eventsOf(await exercise.read('emsc-quakes')));
    const shared = eventsOf(await exercise.read('usgs-quakes')).filter((event) => european.has(event));
    // At the edge of a cell or of an hour two reports miss each other.
    expect(shared.length).toBeGreaterThan(0.8 * eventsOf(await exercise.read('usgs-quakes')).length);
  });

  it('shook it in the past as well', async () => {
    const span = { from: ANCHOR - 60 * DAY_MS, to: ANCHOR - 30 * DAY_MS };
    const quakes = await exercise.read('usgs-quakes', { span });
    expect(quakes.length).toBeGreaterThan(100);
    for (const { observedAt } of quakes) expect(observedAt >= span.from && observedAt < span.to).toBe(true);
  });

  it('hold one orange cyclone before the Philippines, which two lists call the same event', async () => {
    const alerts = (await exercise.read('gdacs')).filter(({ metric }) => metric === 'hazard_alert');
    expect(alerts).toMatchObject([{ subject: 'country:PH', value: 2, lineage: 'gdacs' }]);
    const storms = (await exercise.read('eonet')).filter(({ detail }) => detail.category === 'severeStorms');
    expect(storms.map(({ event }) => event)).toEqual(alerts.map(({ event }) => event));
    const later = await exercise.read('gdacs', { at: ANCHOR + 20 * DAY_MS });
    expect(valuesOf(later, 'hazard_alerts_listed')).toEqual([0]);
  });

  it('burn more in the Congo than anywhere, and are counted for every country', async () => {
    const days = await exercise.read('firms-hotspots');
    const yesterday = days.filter(({ observedAt }) => observedAt === Math.floor(ANCHOR / DAY_MS) * DAY_MS - DAY_MS);
    expect(yesterday).toHaveLength(COUNTRIES.length + 1);
    const [congo = 0, world = 0] = ['country:CD', 'world'].flatMap((subject) =>
      valuesOf(yesterday, 'thermal_hotspots', subject),
    );
    expect(congo).toBeGreaterThan(30);
    expect(world).toBeGreaterThan(300);
    for (const { subject, value } of yesterday) if (subject !== 'world') expect(value).toBeLessThanOrEqual(congo);
  });

  it('add a few exploited flaws a week', async () => {
    const flaws = await exercise.read('cisa-kev');
    const quarter = flaws.filter(
      ({ metric, observedAt }) => metric === 'exploited_vulnerabilities' && observedAt > ANCHOR - 91 * DAY_MS,
    );
    const aWeek = quarter.reduce((sum, { value }) => sum + value, 0) / 13;
    expect(aWeek).toBeGreaterThan(1.5);
    expect(aWeek).toBeLessThan(7);
  });

  it('give notice of two outbreaks, one of them in the last month', async () => {
    const notices = await exercise.read('who-don');
    expect(notices.map(({ subject }) => subject)).toEqual(['country:MZ', 'country:AF', 'world']);
    expect(valuesOf(notices, 'outbreak_notices_listed')).toEqual([1]);
  });

  it('leave the Gulf alone', async () => {
    const gulf = new Set(['IR', 'OM', 'AE', 'QA', 'BH', 'KW', 'SA'].map((iso2) => `country:${iso2}`));
    for (const id of ['usgs-quakes', 'emsc-quakes', 'gdacs', 'eonet', 'who-don']) {
      expect((await exercise.read(id)).filter(({ subject }) => gulf.has(subject))).toEqual([]);
    }
  });
});
