import { type DatedPool, datedMembers, type GroupShares } from '../../assessment/scenarios/dated-lanes/dated-lanes.ts';
import type { ShortHorizon } from '../../assessment/scenarios/dated-lanes/forecast-dated.ts';
import type { LaneShares } from '../../assessment/scenarios/lane-model/lane-shares.ts';
import { laneShares } from '../../assessment/scenarios/lane-model/lane-shares.ts';
import { casesAt, type DatedCase, datedWorld } from './dated-cases.ts';
import type { CountryDays } from './day-outcomes.ts';
import { equalPool, fitPool } from './fit-pool.ts';

/** What is fitted for one horizon and one gap between the newest known day and the origin. */
export interface FittedGap {
  readonly gapDays: number;
  readonly country: DatedPool;
  readonly region: DatedPool;
}

/** Days of one slice of a history: slices of all countries are laid over one another as countries of one made-up world. */
const SLICE_DAYS = 7 * 365;
/** Members of a made-up region; each size is drawn as often as it divides the countries. */
const REGION_SIZES = [1, 2, 3, 5, 8, 12];
/** Days between origins that are fitted on. */
const STRIDE = { '24h': 5, '7d': 7 } as const;
const MIN_CASES = 300;

/**
 * Pools of countries and regions, fitted on made-up regions: too few countries have a history by day for real ones, so their
 * histories are cut into slices of seven years that stand for countries of one world. Outcomes after a history's last day for fitting
 * are in nothing.
 * @param histories cut at what may be fitted on
 */
export function fitDated(histories: readonly CountryDays[], horizon: ShortHorizon, gaps: readonly number[]) {
  const slices = slicesOf(histories);
  const regions = madeUpRegions(slices.map(({ unit }) => unit));
  const groups = groupShares(casesOf(slices, {}, horizon, 30));
  const fitted = gaps.map((gapDays): FittedGap => {
    const cases = casesOf(slices, regions, horizon, gapDays);
    const of = (wanted: DatedCase['rule']): DatedPool =>
      poolsOf(
        cases.filter(({ rule }) => rule === wanted),
        groups,
      );
    return { gapDays, country: of('country'), region: of('region') };
  });
  return { groups, gaps: fitted };
}

function slicesOf(histories: readonly CountryDays[]): readonly CountryDays[] {
  const begin = 0;
  return histories.flatMap(({ unit, records, span }) => {
    const slices: CountryDays[] = [];
    // Newest first, so that every slice but the oldest is whole; all end on one day of the made-up calendar.
    for (let end = span.lastDay; end - 2 * 365 >= span.firstDay; end -= SLICE_DAYS - 365) {
      const from = Math.max(span.firstDay, end - SLICE_DAYS + 1);
      const shift = begin + SLICE_DAYS - 1 - end;
      slices.push({
        unit: `${unit} ${slices.length}`,
        records: records
          .filter(({ startDay, endDay }) => startDay >= from && endDay <= end)
          .map((one) => ({ ...one, startDay: one.startDay + shift, endDay: one.endDay + shift })),
        span: { firstDay: from + shift, lastDay: SLICE_DAYS - 1 },
      });
    }
    return slices;
  });
}

/** Regions of several sizes in which the made-up countries take turns, the same every time. */
function madeUpRegions(units: readonly string[]): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    REGION_SIZES.filter((size) => size <= units.length).flatMap((size) =>
      Array.from({ length: Math.ceil(units.length / Math.min(size, 3)) }, (_, i) => [
        `${size} members, ${i}`,
        [...new Set(Array.from({ length: size }, (__, k) => units[(i + k * (1 + (i % 3))) % units.length] ?? ''))],
      ]),
    ),
  );
}

function casesOf(
  histories: readonly CountryDays[],
  regions: Readonly<Record<string, readonly string[]>>,
  horizon: ShortHorizon,
  lag: number,
): readonly DatedCase[] {
  const world = datedWorld(histories, { horizon, lag, regions });
  const cases: DatedCase[] = [];
  for (let time = 365; time < SLICE_DAYS; time += STRIDE[horizon]) cases.push(...casesAt(world, time));
  return cases;
}

function groupShares(cases: readonly DatedCase[]): GroupShares {
  const of = (group: string): LaneShares =>
    sharesOf(cases.filter((one) => one.group === group).map(({ outcome }) => outcome));
  return { active: of('active'), low: of('low'), quiet: of('quiet') };
}

function sharesOf(outcomes: readonly number[]): LaneShares {
  return laneShares(
    [0, 1, 2, 3].map((lane) => (outcomes.filter((own) => own === lane).length + 0.5) / (outcomes.length + 2)),
  );
}

function poolsOf(cases: readonly DatedCase[], groups: GroupShares): DatedPool {
  const fitted = (canBeContained: boolean) => {
    const own = cases
      .filter(({ repeated }) => repeated.canBeContained === canBeContained)
      .map((one) => ({ members: datedMembers(one.repeated, groups), outcome: one.outcome }));
    const width = own[0]?.members.length ?? 1;
    return own.length < MIN_CASES ? equalPool(width) : fitPool(own, width);
  };
  return { containable: fitted(true), uncontainable: fitted(false) };
}
