import { ALPHA } from './base-rates.mjs';
import { SPAN } from './fit-lane-base-rates.mjs';
import { lines, list, property, sourceFiles } from './render.mjs';

/** The text of lane-base-rates.ts. */
export function renderLaneBaseRates({ regions, counts30d, units, unitRates, ownRegion, exponents, leftOut, files }) {
  return `${HEADER}
export const LANE_BASE_RATES: Readonly<Record<RegionId, Readonly<Record<Horizon, LaneRates>>>> = {
${lines(regions, ([id, rates]) => region(id, rates, counts30d[id]))}
};

${TYPES}
/** How often each lane came out per region: calendar months, ${SPAN.from} to ${SPAN.to}. */
export const REGION_LANE_COUNTS_30D: Readonly<Record<RegionId, LaneFigures>> = {
${lines(counts30d, ([id, counts]) => `  ${property(id)}: ${list(counts)},`)}
};

/**
 * How often each lane came out per country, pooled by stratum. 24h and 7d: the countries with an event history by day, fragmentation
 * by dyads. 30d: every state by calendar month; there a country is its own only member unit, so its fragmentation is an onset.
 */
export const UNIT_LANE_COUNTS: Readonly<Record<Horizon, Readonly<Record<Stratum, LaneFigures>>>> = {
${strata(units)}
};

/**
 * Probabilities of the same, smoothed. Quiet units at 24h and 7d: the worldwide 30d rates, with base raised to the ratio of
 * hazards that the daily units show, because those few countries are no sample of the quiet ones.
 */
export const UNIT_LANE_RATES: Readonly<Record<Horizon, Readonly<Record<Stratum, LaneFigures>>>> = {
${strata(unitRates)}
};

export const LANE_BASE_RATES_SOURCE = {
  command: 'node scripts/fit-parameters.mjs',
  span: { from: '${SPAN.from}', to: '${SPAN.to}' },
  /** Dirichlet prior per lane (Jeffreys). */
  alpha: ${ALPHA},
  /** Lane counts of active daily units, each taken as a region of its own; origins by day (24h) and by week (7d, 30d). */
  ownRegionCounts: {
${lines(ownRegion, ([horizon, counts]) => `    ${property(horizon)}: ${list(counts)},`)}
  },
  /** Cumulative hazard relative to 30d: escalation, fragmentation given not that, containment given neither. */
  hazardExponents: {
${lines(exponents, ([horizon, values]) => `    ${property(horizon)}: ${list(values)},`)}
  },
  /** Share of deaths in records too long for 24h, 7d and 30d, left out there. */
  leftOutDeathShare: {
${lines(leftOut, ([iso2, shares]) => `    ${iso2}: ${list(shares)},`)}
  },
${sourceFiles(files)}
} as const;
`;
}

function region(id, rates, counts30d) {
  const n = counts30d.reduce((a, b) => a + b, 0);
  const line = (horizon, source, count) =>
    `    ${property(horizon)}: { probabilities: ${list(rates[horizon])}, n: ${count}, resolvedBy: '${source}' },`;
  const rows = [line('24h', 'none', 0), line('7d', 'none', 0), line('30d', 'ucdp_country_month', n)];
  return `  ${property(id)}: {\n${rows.join('\n')}\n  },`;
}

function strata(byHorizon) {
  const line = ([name, values]) => `    ${name}: ${list(values)},`;
  return lines(byHorizon, ([horizon, values]) => `  ${property(horizon)}: {\n${lines(values, line)}\n  },`);
}

const HEADER = `/**
 * How often each scenario lane of METHOD.md §5 came out, before anything is known of the present. Written by
 * scripts/fit-parameters.mjs; not edited by hand. Outcomes from 2018 on are the hindcast's test years and are in no number here.
 *
 * 30d is resolved: calendar months, country lanes by the four rules, then the region rule over all states of the region, smoothed.
 * Its table drops events that cross a month end, about a quarter of all deaths, so rare large months are somewhat too few.
 * 24h and 7d are not: no history resolves them for a region. They are the region's own 30d hazards, each times an exponent that the
 * countries with an event history by day show between the horizons: 1 − (1 − p30)^exponent, for escalation, then fragmentation
 * given no escalation, then containment given neither. It supposes that a region's hazard shrinks with the horizon as theirs does.
 * In the daily histories multi-day records count only at horizons at least three times their length, booked on their last day.
 */
import type { Horizon } from '../../contract/intelligence/vocabulary.ts';
import type { RegionId } from '../../reference/regions.ts';

/** Not yet on the wire's grid and without its floors: the scenario code applies both. */`;

const TYPES = `/** One figure per lane, in the order of the contract's LANES. */
export type LaneFigures = readonly [base: number, escalation: number, containment: number, fragmentation: number];

export interface LaneRates {
  /** Multiples of 1/100000 that sum to 1. */
  readonly probabilities: LaneFigures;
  /** Outcomes behind the rates. */
  readonly n: number;
  /** The history that resolved the outcomes; none where the rates are carried over from 30d. */
  readonly resolvedBy: 'ucdp_country_month' | 'none';
}

/** By deaths in the 365 days before the origin: 25 and more, 1 to 24, 0. */
export type Stratum = 'active' | 'low' | 'quiet';
`;
