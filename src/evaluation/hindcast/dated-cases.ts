import { type DaySeries, daySeries } from '../../assessment/scenarios/dated-lanes/day-series.ts';
import type { ShortHorizon } from '../../assessment/scenarios/dated-lanes/forecast-dated.ts';
import { type MemberYear, memberYear } from '../../assessment/scenarios/dated-lanes/member-year.ts';
import { type RepeatedLanes, repeatedLanes } from '../../assessment/scenarios/dated-lanes/repeated-lanes.ts';
import { activityGroup } from '../../assessment/scenarios/lane-model/death-history.ts';
import { HORIZON_DAYS } from '../../assessment/scenarios/lane-rule-figures.ts';
import type { Stratum } from '../stratum.ts';
import {
  type CountryDays,
  type CountryOutcomes,
  countryOutcomes,
  type OutcomesByDay,
  regionOutcomesByDay,
} from './day-outcomes.ts';

/** A country or region at one origin: what was known, and what came out. */
export interface DatedCase {
  /** ISO 3166 alpha-2, or region id. */
  readonly unit: string;
  readonly rule: 'country' | 'region';
  /** First day of the outcome, days since 1970. */
  readonly time: number;
  /** By complete data, for scoring. */
  readonly stratum: Stratum | 'region';
  /** By known data: whose shares stand in where its own history is short. */
  readonly group: Stratum | 'region';
  readonly outcome: number;
  readonly repeated: RepeatedLanes;
  /** Days known before the origin in the longest history of the unit. */
  readonly knownDays: number;
}

export interface DatedWorld {
  readonly horizon: ShortHorizon;
  /** Days before an origin that are not known. */
  readonly lag: number;
  readonly countries: readonly CountryOutcomes[];
  readonly regions: readonly { readonly outcomes: OutcomesByDay; readonly members: readonly string[] }[];
  /** The members of a unit that have both a known year and an outcome at an origin, as they were known. */
  readonly membersAt: (units: readonly string[], time: number) => readonly Member[];
  readonly firstDay: number;
}

interface Member {
  readonly series: DaySeries;
  readonly year: MemberYear;
}

export interface DatedWorldOptions {
  readonly horizon: ShortHorizon;
  readonly lag: number;
  /** Region id → members by alpha-2; members without a history are passed over. */
  readonly regions: Readonly<Record<string, readonly string[]>>;
}

/** Countries with their days, regions made of them. */
export function datedWorld(
  histories: readonly CountryDays[],
  { horizon, lag, regions }: DatedWorldOptions,
): DatedWorld {
  const countries = histories.map((one) => countryOutcomes(one, horizon));
  const byUnit = new Map(countries.map((one) => [one.unit, one]));
  const series = new Map(histories.map(({ unit, records, span }) => [unit, daySeries(records, horizon, span)]));
  // Of one origin at a time: the years of a world are many.
  const years = new Map<string, Member | undefined>();
  let origin = Number.NaN;
  const memberAt = (unit: string, time: number): Member | undefined => {
    if (time !== origin) years.clear();
    origin = time;
    if (!years.has(unit)) years.set(unit, madeMember(series.get(unit), time));
    return years.get(unit);
  };
  const madeMember = (own: DaySeries | undefined, time: number): Member | undefined => {
    // Whether a file reaches an outcome is known of the file, not of what happened.
    if (own === undefined || own.span.lastDay < time + HORIZON_DAYS[horizon] - 1) return undefined;
    const year = memberYear(own, horizon, time - 1 - lag);
    return year === undefined ? undefined : { series: own, year };
  };
  return {
    horizon,
    lag,
    countries,
    regions: Object.entries(regions).flatMap(([id, codes]) => {
      const members = codes.filter((iso2) => byUnit.has(iso2));
      const own = members.flatMap((iso2) => byUnit.get(iso2) ?? []);
      return own.length === 0 ? [] : [{ outcomes: regionOutcomesByDay(id, own, horizon), members }];
    }),
    membersAt: (units, time) => units.flatMap((unit) => memberAt(unit, time) ?? []),
    firstDay: histories.reduce((least, { span }) => Math.min(least, span.firstDay), Number.POSITIVE_INFINITY),
  };
}

/** The cases of one origin: every country and region with a known year and an outcome. */
export function casesAt(world: DatedWorld, time: number): readonly DatedCase[] {
  const countries = world.countries.flatMap(({ unit, at }) => {
    const outcome = at(time);
    const members = world.membersAt([unit], time);
    const [member] = members;
    if (outcome === undefined || member === undefined) return [];
    return [
      caseOf(
        world,
        { unit, rule: 'country', time, stratum: outcome.stratum, group: activityGroup(member.year.deaths) },
        members,
      ),
    ];
  });
  const regions = world.regions.flatMap(({ outcomes: { unit }, members: codes }) => {
    const members = world.membersAt(codes, time);
    return members.length === 0
      ? []
      : [caseOf(world, { unit, rule: 'region', time, stratum: 'region', group: 'region' }, members)];
  });
  return [...countries, ...regions].flatMap((one) => one ?? []);
}

function caseOf(
  { horizon, lag, countries, regions }: DatedWorld,
  head: Pick<DatedCase, 'unit' | 'rule' | 'time' | 'stratum' | 'group'>,
  members: readonly Member[],
): DatedCase | undefined {
  const { unit, rule, time } = head;
  const of = rule === 'country' ? countries : regions.map(({ outcomes }) => outcomes);
  const outcome = of.find((one) => one.unit === unit)?.laneAt(time);
  if (outcome === undefined) return undefined;
  const first = members.reduce((least, { series }) => Math.min(least, series.span.firstDay), Number.POSITIVE_INFINITY);
  return {
    ...head,
    outcome,
    repeated: repeatedLanes(
      members.map(({ year }) => year),
      horizon,
      rule,
    ),
    knownDays: Math.max(0, time - lag - first),
  };
}
