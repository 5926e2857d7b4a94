import { LANES } from '../../contract/intelligence/vocabulary.ts';
import { laneIndex } from '../lane-shares.ts';
import { monthlyOutcome } from '../monthly-outcome.ts';
import { regionLane } from '../region-lane.ts';
import { type CountryMonths, monthNumber } from './country-month-panel.ts';
import type { LaneCase } from './lane-case.ts';
import type { KnownMonths } from './month-cases.ts';
import { RECENT } from './recent-frequency.ts';

/** A region at one origin: the lanes it had before, as far as they were known, and the one that came out. */
export interface RegionCase {
  /** Region id. */
  readonly unit: string;
  readonly time: number;
  readonly quarter: number;
  readonly history: LaneCase['history'];
  readonly outcome: number;
  /** What the region's lane would be if all members repeated one month of the year before, newest first. */
  readonly repeated: readonly number[];
}

/**
 * The 30-day cases of every region by the rule that says who (METHOD.md §5).
 * @param members region id → alpha-2 codes
 */
export function regionCases(
  resolving: CountryMonths,
  members: Readonly<Record<string, readonly string[]>>,
  { from, to, knownAt }: { from: number; to: number; knownAt: (month: number) => KnownMonths },
): readonly RegionCase[] {
  const first = monthNumber(resolving.months[0] ?? '0000-01');
  const laneOf = laneReader();
  const cases: RegionCase[] = [];
  for (let month = from; month <= to; month++) {
    const known = knownAt(month);
    const at = known.lastMonth - monthNumber(known.panel.months[0] ?? '0000-01');
    for (const [unit, codes] of Object.entries(members)) {
      const outcome = laneOf(resolving, unit, { codes, at: month - first });
      if (outcome === undefined) continue;
      const lanes = Array.from({ length: RECENT.origins }, (_, i) => laneOf(known.panel, unit, { codes, at: at - i }));
      cases.push({
        unit,
        time: month,
        quarter: Math.floor((month - 1970 * 12) / 3),
        history: {
          horizon: '30d',
          spans: [],
          windows: [0],
          lanes: lanes.filter((lane) => lane !== undefined),
          neighbours: [0, 0],
          newDyads: 0,
        },
        outcome,
        repeated: repeatedLanes(known.panel, codes, at),
      });
    }
  }
  return cases;
}

/** Reads a region's lane in a month; a table is read once a month and region. */
function laneReader() {
  const held = new Map<CountryMonths, Map<string, number | undefined>>();
  return (panel: CountryMonths, unit: string, { codes, at }: { codes: readonly string[]; at: number }) => {
    const own = held.get(panel) ?? new Map<string, number | undefined>();
    held.set(panel, own);
    const key = `${unit} ${at}`;
    if (!own.has(key)) own.set(key, laneAt(panel, codes, at));
    return own.get(key);
  };
}

/**
 * A region's lane in a month of a table.
 * @param at index of the month in the table
 * @returns position in the contract's LANES; undefined where the month or the year before it is not in the table
 */
export function laneAt({ byUnit }: CountryMonths, codes: readonly string[], at: number): number | undefined {
  const outcomes = codes.flatMap((iso2) => {
    const series = byUnit.get(iso2);
    const outcome = series === undefined ? undefined : monthlyOutcome(series, at);
    return outcome === undefined ? [] : [outcome];
  });
  return outcomes.length === 0 ? undefined : laneIndex(regionLane(outcomes, '30d'));
}

/** Each month of the known year taken as the next one for all members together: last year's own distribution of a region. */
function repeatedLanes({ byUnit }: CountryMonths, codes: readonly string[], at: number): readonly number[] {
  const series = codes.map((iso2) => byUnit.get(iso2)).filter((one) => one !== undefined);
  return Array.from({ length: 12 }, (_, back) => {
    const outcomes = series.flatMap((own) => {
      const year = own.slice(at - 11, at + 1);
      const outcome = monthlyOutcome([...year, year[11 - back] ?? 0], 12);
      return outcome === undefined ? [] : [outcome];
    });
    return outcomes.length === 0 ? LANES.indexOf('base') : laneIndex(regionLane(outcomes, '30d'));
  });
}
