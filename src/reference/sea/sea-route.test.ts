import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHOKEPOINTS } from '../chokepoints.ts';
import { countryByIso2 } from '../countries.ts';
import { SEA_LEGS } from './sea-legs.ts';
import { portId, SEA_NODES } from './sea-nodes.ts';
import { portRoute, seaRoute } from './sea-route.ts';

const CAPE = ['suez', 'panama'];

/**
 * Published distances, nautical miles: Drewry in Oil & Gas Journal, 28 December 1992 (half of its round trips); Suez Canal Authority
 * (Jeddah); E. R. Johnson's report on Panama Canal traffic, 1912 (New York).
 */
const PUBLISHED: readonly (readonly [string, string, number, readonly string[]])[] = [
  ['Ras Tanura', 'Rotterdam', 6_349, []],
  ['Ras Tanura', 'Rotterdam', 11_169, CAPE],
  ['Ras Tanura', 'Houston', 9_756, []],
  ['Ras Tanura', 'Houston', 12_500, CAPE],
  ['Yokohama', 'London', 11_021, []],
  ['Yokohama', 'London', 14_427, CAPE],
  ['Sydney', 'Rotterdam', 11_483, []],
  ['Sydney', 'Rotterdam', 12_707, CAPE],
  ['Jeddah', 'Constanta', 1_698, []],
  ['Jeddah', 'Constanta', 11_771, CAPE],
  ['New York', 'San Francisco', 5_262, []],
  ['New York', 'San Francisco', 13_135, ['panama']],
  ['New York', 'Colon', 1_974, []],
  ['Singapore', 'Rotterdam', 8_288, []],
];

const country = fc.constantFrom(...new Set(SEA_NODES.flatMap(({ port }) => port?.country ?? [])));

describe('the sea graph', () => {
  it.each(PUBLISHED)('has %s and %s within 2.5 %% of the published %d miles', (from, to, miles, closed) => {
    const route = portRoute(from, to, new Set(closed));
    expect(Math.abs((route?.distanceNm ?? 0) / miles - 1)).toBeLessThan(0.025);
  });

  it('has every node once, of known countries, and every port and counted strait but the Bering Strait on a leg', () => {
    const ids = SEA_NODES.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { port } of SEA_NODES) if (port !== undefined) expect(countryByIso2(port.country)).toBeDefined();
    const joined = new Set(SEA_LEGS.flat());
    expect(ids.filter((id) => !joined.has(id))).toEqual(['bering_strait']);
    expect(portId('Tanger Med')).toBe('port:tanger_med');
  });

  it('leads between all countries with a port, as far one way as the other', () => {
    fc.assert(
      fc.property(country, country, (from, to) => {
        fc.pre(from !== to);
        const [there, back] = [seaRoute(from, to), seaRoute(to, from)];
        expect(there?.distanceNm).toBeGreaterThan(0);
        expect(back?.distanceNm).toBeCloseTo(there?.distanceNm ?? 0, 6);
      }),
      { numRuns: 40 },
    );
  });

  it('never leads through what is closed, and never a shorter way for it', () => {
    const ids = CHOKEPOINTS.map(({ id }) => id);
    fc.assert(
      fc.property(country, country, fc.subarray(ids, { maxLength: 6 }), (from, to, closed) => {
        fc.pre(from !== to);
        const route = seaRoute(from, to, new Set(closed));
        if (route === undefined) return;
        for (const id of route.chokepointIds) expect(closed).not.toContain(id);
        expect(route.distanceNm).toBeGreaterThanOrEqual((seaRoute(from, to)?.distanceNm ?? 0) - 1e-6);
      }),
      { numRuns: 40 },
    );
  });

  it('knows which seas have one door', () => {
    expect(seaRoute('KW', 'NL', new Set(['hormuz_strait']))).toBeUndefined();
    expect(seaRoute('RO', 'NL', new Set(['bosphorus']))).toBeUndefined();
    expect(seaRoute('CH', 'NL')).toBeUndefined();
  });
});
