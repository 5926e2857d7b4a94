import type { MetricId } from '../../src/assessment/metrics.ts';
import type { Observation } from '../../src/assessment/observation.ts';
import type { RegionId } from '../../src/reference/regions.ts';
import {
  closes,
  displaced,
  figure,
  militaryFlights,
  navalExercises,
  navigationalWarnings,
  outage,
  rates,
  sanctions,
  satellitePositions,
  sirens,
} from './indicator-worlds.ts';
import { creditWeeks, foodPriceMonths, gasImports, gasQuotes, governmentYields, shares } from './market-worlds.ts';
import { brent, coverage, crude, deaths } from './worlds.ts';

/** A place and two worlds: what is usual there, and what moves one indicator. */
export interface IndicatorCase {
  readonly id: string;
  readonly place: string;
  readonly regionId: RegionId;
  readonly usual: readonly Observation[];
  readonly now: readonly Observation[];
}

const change = <T>(make: (now: T) => readonly Observation[], usual: T, now: T) => ({
  usual: make(usual),
  now: make(now),
});
const reported =
  (metric: MetricId, iso2: string, detail: Readonly<Record<string, string>> = {}) =>
  (perDay: number): readonly Observation[] =>
    [
      ...coverage({ metric, iso2, perDay: 1, from: 3, to: 100 }),
      ...coverage({ metric, iso2, perDay, from: 0, to: 3 }),
    ].map((row) => ({ ...row, detail }));
const kinds = ['force', 'posture', 'coercion', 'blockade', 'protest', 'emergency'] as const;
const ALLIES = { actor1: 'FR', actor2: 'DE' };

/** One case for each indicator. */
export const indicatorCases: readonly IndicatorCase[] = [
  ...kinds.map((id) => ({
    id,
    place: 'IR',
    regionId: 'mena' as const,
    ...change(reported(`${id}_reports`, 'IR'), 1, 30),
  })),
  {
    ...{ id: 'deaths', place: 'SD', regionId: 'sub-saharan-africa' },
    ...change((now: number) => [deaths('SD', now, { daysAgo: 3, id: 'now' })], 1, 900),
  },
  {
    ...{ id: 'stability', place: 'IQ', regionId: 'mena' },
    ...change((now: number) => figure('IQ', 'political_stability', { usual: -1, now }), -1, -2.4),
  },
  {
    ...{ id: 'airPosture', place: 'gulf', regionId: 'mena' },
    ...change((now: number) => militaryFlights('gulf', { usual: 5, now }), 5, 40),
  },
  {
    ...{ id: 'gnss', place: 'gulf', regionId: 'mena' },
    ...change((now: number) => satellitePositions('gulf', { usual: 0.02, now }), 0.02, 0.4),
  },
  { ...{ id: 'sirens', place: 'IL', regionId: 'mena' }, ...change((now: number) => sirens({ usual: 0, now }), 0, 90) },
  {
    ...{ id: 'navigationalWarnings', place: 'hormuz_strait', regionId: 'mena' },
    ...change((now: number) => navigationalWarnings('hormuz_strait', { usual: 0, now }), 0, 5),
  },
  {
    ...{ id: 'warningsAccess', place: 'hormuz_strait', regionId: 'mena' },
    ...change((now: number) => navigationalWarnings('hormuz_strait', { usual: 0, now }, 'piracy'), 0, 5),
  },
  {
    ...{ id: 'navalPosture', place: 'gulf', regionId: 'mena' },
    ...change((now: number) => navalExercises('theater:gulf', { usual: 1, now }), 1, 20),
  },
  {
    ...{ id: 'externalPosition', place: 'TR', regionId: 'mena' },
    ...change((now: number) => figure('TR', 'government_debt', { usual: 40, now }), 40, 150),
  },
  {
    ...{ id: 'currency', place: 'TRY', regionId: 'mena' },
    ...change((now: number) => rates({ TRY: now }), 0, 0.25),
  },
  { ...{ id: 'shares', place: 'IT', regionId: 'europe' }, ...change((now: number) => shares('IT', now), 0, -0.3) },
  {
    ...{ id: 'spread', place: 'IT', regionId: 'europe' },
    ...change((now: number) => governmentYields('IT', { usual: 1, now }), 1, 8),
  },
  {
    ...{ id: 'sanctions', place: 'IR', regionId: 'mena' },
    ...change((now: number) => sanctions('IR', { usual: 1, now }), 1, 200),
  },
  {
    ...{ id: 'credit', place: 'world', regionId: 'europe' },
    ...change((now: number) => creditWeeks({ usual: 0, now }), 0, 4),
  },
  {
    ...{ id: 'volatility', place: 'world', regionId: 'europe' },
    ...change((now: number) => closes({ usual: 14, now }), 14, 50),
  },
  {
    ...{ id: 'displacement', place: 'SD', regionId: 'sub-saharan-africa' },
    ...change((now: number) => displaced('SD', { usual: 2_000_000, now }), 2_000_000, 9_000_000),
  },
  {
    ...{ id: 'outages', place: 'IQ', regionId: 'mena' },
    ...change((score: number) => outage('IQ', score), 0, 500_000),
  },
  {
    ...{ id: 'inflation', place: 'TR', regionId: 'mena' },
    ...change((now: number) => figure('TR', 'inflation', { usual: 10, now }), 10, 80),
  },
  { ...{ id: 'foodPrices', place: 'world', regionId: 'mena' }, ...change(foodPriceMonths, 0, 0.4) },
  {
    ...{ id: 'cooperation', place: 'FR', regionId: 'europe' },
    ...change(reported('cooperation_reports', 'FR', ALLIES), 1, 30),
  },
  {
    ...{ id: 'treaties', place: 'FR', regionId: 'europe' },
    ...change(reported('rupture_reports', 'FR', ALLIES), 1, 30),
  },
  {
    ...{ id: 'crudePrice', place: 'world', regionId: 'east-asia' },
    ...change((rise: number) => brent(crude(rise)), 0, 0.3),
  },
  { ...{ id: 'gasPrice', place: 'world', regionId: 'europe' }, ...change(gasQuotes, 0, 0.6) },
  {
    ...{ id: 'gasImportShortfall', place: 'PL', regionId: 'europe' },
    ...change((now: number) => gasImports('PL', { usual: 40_000, now }), 40_000, 4_000),
  },
];
