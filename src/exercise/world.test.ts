import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../assessment/time.ts';
import type { TransitDay } from '../feeds/fakes/arcgis-features.ts';
import { fredCsv } from '../feeds/fakes/fred-table.ts';
import { type GdeltEvent, gdeltExport } from '../feeds/fakes/gdelt-export.ts';
import { ucdpCsv } from '../feeds/fakes/ucdp-csv.ts';
import { QUARTER_HOUR_MS } from './news-reports.ts';
import { createWorld, dayOf, type ExerciseWorld } from './world.ts';

const ANCHOR = Date.UTC(2026, 10, 20, 12, 50);
const NEWEST_EXPORT = Math.floor(ANCHOR / QUARTER_HOUR_MS) * QUARTER_HOUR_MS;
const GULF_FIPS = new Set(['IR', 'MU', 'AE', 'SA', 'QA', 'KU', 'BA', 'IZ']);
const STREETS_FIPS = new Set(['IZ', 'JO']);
const seeds = fc.integer({ min: 0, max: 1e9 });
const anchors = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2035, 0, 1) });

describe('the exercise world', () => {
  it('is a function of seed and anchor alone, whatever is asked of it first', () => {
    fc.assert(
      fc.property(seeds, anchors, (seed, anchorAt) => {
        const forwards = bytesOf(createWorld({ anchorAt, seed }), anchorAt, false);
        const backwards = bytesOf(createWorld({ anchorAt, seed }), anchorAt, true);
        expect(backwards).toEqual(forwards);
      }),
      { numRuns: 6 },
    );
  });

  it('differs between seeds', () => {
    const [one, other] = [1, 2].map((seed) => bytesOf(createWorld({ anchorAt: ANCHOR, seed }), ANCHOR, false));
    expect(other).not.toEqual(one);
  });

  it('has the same calm past for every anchor', () => {
    const past = { from: ANCHOR - 60 * DAY_MS, to: ANCHOR - 50 * DAY_MS };
    const [world, later] = [ANCHOR, ANCHOR + 20 * DAY_MS].map((anchorAt) => createWorld({ anchorAt, seed: 1 }));
    expect(transits(later, 'Strait of Hormuz', past)).toEqual(transits(world, 'Strait of Hormuz', past));
    expect(later?.crudeQuotes(past)).toEqual(world?.crudeQuotes(past));
    expect(later?.violence(past)).toEqual(world?.violence(past));
  });

  it('closes Hormuz: the last week that can be seen at the anchor is below 15 % of the same week a year before', () => {
    fc.assert(
      fc.property(seeds, anchors, (seed, anchorAt) => {
        const world = createWorld({ anchorAt, seed });
        const to = dayOf(anchorAt) - 3 * DAY_MS;
        const week = mean(transits(world, 'Strait of Hormuz', { from: to - 7 * DAY_MS, to }));
        const yearAgo = to - 364 * DAY_MS;
        const before = mean(transits(world, 'Strait of Hormuz', { from: yearAgo - 7 * DAY_MS, to: yearAgo }));
        expect(week / before).toBeLessThan(0.13);
        expect(week).toBeGreaterThan(0);
      }),
      { numRuns: 40 },
    );
  });

  it('lifts Brent by 8 to 22 % over the weeks before the warnings, its own drift included', () => {
    fc.assert(
      fc.property(seeds, anchors, (seed, anchorAt) => {
        const world = createWorld({ anchorAt, seed });
        const day = dayOf(anchorAt);
        const price = (from: number, to: number): number => {
          const quotes = world.crudeQuotes({ from: day + from * DAY_MS, to: day + to * DAY_MS });
          const values = quotes.flatMap(({ value }) => (value === undefined ? [] : [value]));
          return values.reduce((sum, value) => sum + value, 0) / values.length;
        };
        expect(price(-6, 0) / price(-30, -16)).toBeGreaterThan(1.08);
        expect(price(-6, 0) / price(-30, -16)).toBeLessThan(1.22);
      }),
      { numRuns: 40 },
    );
  });

  it('triples the reports of force and posture around the Gulf, and reports a blockade', () => {
    const world = createWorld({ anchorAt: ANCHOR, seed: 1 });
    const crisis = hourlyReports(world, NEWEST_EXPORT).filter(inGulf);
    const calm = hourlyReports(world, NEWEST_EXPORT - 42 * DAY_MS).filter(inGulf);
    for (const roots of [['18', '19', '20'], ['15']]) {
      expect(withRoot(crisis, roots)).toBeGreaterThan(3 * withRoot(calm, roots));
    }
    expect(crisis.filter((event) => event.eventCode === '191').length).toBeGreaterThan(40);
  });

  it('changes nothing outside the Gulf and the two countries in the streets', () => {
    const elsewhere = (event: GdeltEvent): boolean =>
      event.place !== undefined && !GULF_FIPS.has(event.place.fips) && !STREETS_FIPS.has(event.place.fips);
    const [crisis, calm] = [ANCHOR, ANCHOR + 400 * DAY_MS].map((anchorAt) =>
      createWorld({ anchorAt, seed: 1 })
        .reports(NEWEST_EXPORT)
        .filter(elsewhere)
        .map(({ id, ...event }) => event),
    );
    expect(crisis).toEqual(calm);
  });

  it('reports the blockade in the knowledge graph around the Gulf, and elsewhere the same as before', () => {
    const reported = (anchorAt: number) => createWorld({ anchorAt, seed: 1 }).articles(NEWEST_EXPORT);
    const [crisis, calm] = [reported(ANCHOR), reported(ANCHOR + 400 * DAY_MS)];
    const ofBlockade = (articles: typeof crisis) =>
      articles.filter(({ themes }) => themes.includes('BLOCKADE') || themes.includes('MARITIME_INCIDENT'));
    expect(ofBlockade(crisis).length).toBeGreaterThan(30);
    expect(ofBlockade(calm)).toEqual([]);
    const elsewhere = (articles: typeof crisis) => articles.filter(({ place }) => !GULF_FIPS.has(place.fips));
    expect(elsewhere(crisis)).toEqual(elsewhere(calm));
    for (const { title, url, place } of crisis) {
      expect([title.startsWith('EXERCISE '), place.name.startsWith('EXERCISE '), url.includes('/EXERCISE/')]).toEqual([
        true,
        true,
        true,
      ]);
    }
  });

  it('says EXERCISE in every name, place, text and address it invents', () => {
    const world = createWorld({ anchorAt: ANCHOR, seed: 1 });
    for (const event of world.reports(NEWEST_EXPORT)) {
      expect(new URL(event.sourceUrl).hostname).toMatch(/^exercise-.*\.(example|invalid)$/);
      expect(event.sourceUrl).toContain('/EXERCISE/');
      for (const name of [event.actor1?.name, event.actor2?.name, event.place?.fullName]) {
        if (name !== undefined) expect(name).toMatch(/^EXERCISE /);
      }
    }
    for (const event of world.violence({ from: ANCHOR - 5 * DAY_MS, to: ANCHOR })) {
      const { conflictName, dyadName, sideA, sideB, place, headline, office } = event;
      for (const text of [conflictName, dyadName, sideA, sideB, place, headline, office]) {
        expect(text).toContain('EXERCISE');
      }
    }
  });
});

function bytesOf(world: ExerciseWorld, anchorAt: number, backwards: boolean): Record<string, string> {
  const span = { from: dayOf(anchorAt) - 30 * DAY_MS, to: dayOf(anchorAt) };
  const newest = Math.floor(anchorAt / QUARTER_HOUR_MS) * QUARTER_HOUR_MS;
  const tasks: [string, () => string][] = [
    ['reports', () => gdeltExport(world.reports(newest))],
    ['earlier reports', () => gdeltExport(world.reports(newest - 10 * DAY_MS))],
    [
      'transits',
      () => JSON.stringify(world.chokepoints.slice(0, 8).map((chokepoint) => world.transits(chokepoint, span))),
    ],
    ['crude', () => fredCsv('DCOILBRENTEU', world.crudeQuotes(span))],
    ['violence', () => ucdpCsv(world.violence(span))],
  ];
  const done = (backwards ? [...tasks].reverse() : tasks).map(([name, task]) => [name, task()]);
  return Object.fromEntries(done);
}

function transits(
  world: ExerciseWorld | undefined,
  portname: string,
  span: { readonly from: number; readonly to: number },
): readonly TransitDay[] {
  const chokepoint = world?.chokepoints.find((candidate) => candidate.portname === portname);
  return world === undefined || chokepoint === undefined ? [] : world.transits(chokepoint, span);
}

function mean(days: readonly TransitDay[]): number {
  const ships = days.flatMap((day) => Object.values(day.ships));
  return ships.reduce((sum, count) => sum + count, 0) / days.length;
}

function hourlyReports(world: ExerciseWorld, newest: number): readonly GdeltEvent[] {
  return Array.from({ length: 24 }, (_, index) => world.reports(newest - 4 * index * QUARTER_HOUR_MS)).flat();
}

function inGulf(event: GdeltEvent): boolean {
  return event.place !== undefined && GULF_FIPS.has(event.place.fips);
}

function withRoot(events: readonly GdeltEvent[], roots: readonly string[]): number {
  return events.filter((event) => event.eventCode !== '191' && roots.includes(event.eventCode.slice(0, 2))).length;
}
