import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countryLane } from './country-lane.ts';

const flat = (level: number) => Array.from({ length: 12 }, () => level);
const count = fc.integer({ min: 0, max: 2_000 });
const year = fc.array(count, { minLength: 12, maxLength: 12 });
const lane = (deaths: number, history: readonly number[], newDeaths = 0) =>
  countryLane({ deaths, history, newDeaths }, '30d');

describe('the lane of a country', () => {
  it('is escalation when deaths are many, half as many again as the mean, and rare', () => {
    expect(lane(60, flat(40))).toBe('escalation');
    expect(lane(59, flat(40))).toBe('base');
    expect(lane(39, flat(0))).toBe('base');
    expect(lane(60, [...flat(20).slice(1), 60])).toBe('escalation');
    expect(lane(60, [...flat(20).slice(2), 60, 60])).toBe('base');
  });

  it('is containment when deaths of a deadly year fall to half or less, and rarely so low', () => {
    expect(lane(20, flat(40))).toBe('containment');
    expect(lane(21, flat(40))).toBe('base');
    expect(lane(10, flat(39))).toBe('base');
    expect(lane(20, [20, ...flat(60).slice(1)])).toBe('containment');
    expect(lane(20, [20, 20, ...flat(60).slice(2)])).toBe('base');
  });

  it('is fragmentation when new members carry at least five deaths and a tenth', () => {
    expect(lane(30, flat(30), 5)).toBe('fragmentation');
    expect(lane(30, flat(30), 4)).toBe('base');
    expect(lane(59, flat(59), 5)).toBe('base');
  });

  it('is as rare as one window in ten, or three in twenty for a calm', () => {
    const year = (length: number, rest: number, ...first: readonly number[]) => [
      ...first,
      ...Array.from({ length: length - first.length }, () => rest),
    ];
    const lane = (deaths: number, history: readonly number[]) => countryLane({ deaths, history, newDeaths: 0 }, '30d');
    expect(lane(100, year(10, 1, 100))).toBe('escalation');
    expect(lane(100, year(10, 1, 100, 100))).toBe('base');
    expect(lane(5, year(20, 100, 5, 5, 5))).toBe('containment');
    expect(lane(5, year(20, 100, 5, 5, 5, 5))).toBe('base');
  });

  it('has thresholds of its own at every horizon', () => {
    const at = (horizon: '24h' | '7d' | '30d', deaths: number) =>
      countryLane({ deaths, history: flat(1), newDeaths: 0 }, horizon);
    expect([at('24h', 4), at('24h', 5)]).toEqual(['base', 'escalation']);
    expect([at('7d', 14), at('7d', 15)]).toEqual(['base', 'escalation']);
    expect([at('30d', 39), at('30d', 40)]).toEqual(['base', 'escalation']);
  });

  it('never leaves escalation for another lane when deaths rise further', () => {
    fc.assert(
      fc.property(year, count, count, (history, deaths, more) => {
        fc.pre(lane(deaths, history) === 'escalation');
        expect(lane(deaths + more, history)).toBe('escalation');
      }),
    );
  });

  it('does not depend on the order of the windows', () => {
    fc.assert(
      fc.property(year, count, (history, deaths) => {
        expect(lane(deaths, [...history].reverse())).toBe(lane(deaths, history));
      }),
    );
  });

  it('is refused without a history', () => {
    expect(() => lane(10, [])).toThrow(new RangeError('a lane needs at least one window of history'));
  });
});
