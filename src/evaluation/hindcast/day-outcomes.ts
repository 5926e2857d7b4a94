import type { DatedDeaths, DaySpan } from '../../assessment/scenarios/dated-lanes/dated-deaths.ts';
import { MIN_KNOWN_DAYS } from '../../assessment/scenarios/dated-lanes/member-year.ts';
import type { Horizon } from '../../contract/intelligence/vocabulary.ts';
import { dailyOutcomes } from '../daily-outcomes.ts';
import { laneIndex } from '../lane-shares.ts';
import type { UnitOutcome } from '../monthly-outcome.ts';
import { regionLane } from '../region-lane.ts';
import type { Stratum } from '../stratum.ts';

/** A country with an event history by day. */
export interface CountryDays {
  /** ISO 3166 alpha-2. */
  readonly unit: string;
  readonly records: readonly DatedDeaths[];
  readonly span: DaySpan;
}

/** What came out of one unit, by first day of the outcome. */
export interface OutcomesByDay {
  readonly unit: string;
  /** @returns position in the contract's LANES; undefined where the outcome or its history is not in the data */
  readonly laneAt: (day: number) => number | undefined;
  readonly stratumAt: (day: number) => Stratum | 'region';
}

export interface CountryOutcomes extends OutcomesByDay {
  readonly at: (day: number) => UnitOutcome | undefined;
}

const CALM: UnitOutcome = { lane: 'base', deaths: 0, mean: 0, newDeaths: 0, history: [0], stratum: 'quiet' };

/** The outcomes of a country, each read once; windows are those of the year before, or of what there is of it. */
export function countryOutcomes({ unit, records, span }: CountryDays, horizon: Horizon): CountryOutcomes {
  const outcomes = dailyOutcomes(records, horizon, span, MIN_KNOWN_DAYS);
  const held = new Map<number, UnitOutcome | undefined>();
  const read = (day: number): UnitOutcome | undefined => {
    if (records.length === 0) return outcomes.at(day) === undefined ? undefined : CALM;
    const found = outcomes.at(day);
    // The windows themselves are not needed again, and are many.
    return found === undefined ? undefined : { ...found, history: [] };
  };
  const at = (day: number): UnitOutcome | undefined => {
    if (!held.has(day)) held.set(day, read(day));
    return held.get(day);
  };
  return {
    unit,
    at,
    laneAt: (day) => {
      const found = at(day);
      return found === undefined ? undefined : laneIndex(found.lane);
    },
    stratumAt: (day) => at(day)?.stratum ?? 'quiet',
  };
}

/** The outcomes of a region by the rule that says who, of those members that have one on a day. */
export function regionOutcomesByDay(
  unit: string,
  members: readonly CountryOutcomes[],
  horizon: Horizon,
): OutcomesByDay {
  const held = new Map<number, number | undefined>();
  const read = (day: number): number | undefined => {
    const known = members.flatMap((member) => member.at(day) ?? []);
    return known.length === 0 ? undefined : laneIndex(regionLane(known, horizon));
  };
  return {
    unit,
    laneAt: (day) => {
      if (!held.has(day)) held.set(day, read(day));
      return held.get(day);
    },
    stratumAt: () => 'region',
  };
}
