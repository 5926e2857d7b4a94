import { type LazyMap, lazyMap } from '../../lazy-map.ts';
import type { ObservationIndex } from '../../observation-index.ts';
import { onceFor } from '../../once-for.ts';
import { flatMapInPieces, type Pieces } from '../../pieces.ts';
import { DAY_MS } from '../../time.ts';
import { activityGroup } from '../lane-model/death-history.ts';
import { type LaneShares, laneShares } from '../lane-model/lane-shares.ts';
import { DATED_ARTEFACT } from './dated-artefact.ts';
import type { DatedDeaths } from './dated-deaths.ts';
import { datedReferences, type References } from './dated-references.ts';
import { daySeries, YEAR_DAYS } from './day-series.ts';
import { forecastDated, type ShortHorizon } from './forecast-dated.ts';
import { type MemberYear, memberYear } from './member-year.ts';
import { recordsOf } from './recorded-deaths.ts';
import { type LaneRule, repeatedLanes } from './repeated-lanes.ts';

/** Lanes of a region or country at the horizons that are made from dated deaths. */
export interface DatedForecasts {
  readonly lanes: Readonly<Record<ShortHorizon, LaneShares>>;
  /** What simple forecasts make of the same days. */
  readonly references: Readonly<Record<ShortHorizon, References>>;
  /** Days whose deaths are known, of the latest year. */
  readonly knownDays: number;
}

/**
 * Lanes of 24 hours and 7 days from the deaths that the published months date, by the code and figures of the hindcast.
 * @param months published without a gap, newest first, counted from the year 0
 * @returns by the members of a unit, its base share over 30 days and the rule of its lanes, a region's unless given; undefined where
 * too little is known
 */
export function knownDated(
  index: ObservationIndex,
  months: readonly number[],
): (members: readonly string[], quietBase: number, rule?: LaneRule) => Pieces<DatedForecasts | undefined> {
  const known = knownYears(months);
  const yearOf = (horizon: ShortHorizon): LazyMap<MemberYear | undefined> =>
    lazyMap((iso2) => known?.yearOf(recordsOf(index, iso2))[horizon]);
  const years = { '24h': yearOf('24h'), '7d': yearOf('7d') };
  return function* (members, quietBase, rule = 'region') {
    const yearsOf = (horizon: ShortHorizon): Pieces<readonly MemberYear[]> =>
      flatMapInPieces(members, (iso2) => {
        const year = years[horizon].get(iso2);
        return year === undefined ? [] : [year];
      });
    if (known === undefined) return undefined;
    const { firstDay, lastDay } = known.span;
    // An outcome begins at the first midnight at or after the instant, as it is sealed.
    const gapDays = Math.ceil(index.instant / DAY_MS) - 1 - lastDay;
    const days = yield* yearsOf('24h');
    if (days.length === 0) return undefined;
    const repeated = {
      '24h': repeatedLanes(days, '24h', rule),
      '7d': repeatedLanes(yield* yearsOf('7d'), '7d', rule),
    };
    const of = (horizon: ShortHorizon): LaneShares =>
      forecastDated({ repeated: repeated[horizon], rule, gapDays }, DATED_ARTEFACT);
    const lanes = { '24h': of('24h'), '7d': of('7d') };
    const deaths = days.reduce((sum, year) => sum + year.deaths, 0);
    return {
      lanes: activityGroup(deaths) === 'active' ? lanes : calmOrder(lanes, quietBase),
      references: { '24h': datedReferences(repeated['24h']), '7d': datedReferences(repeated['7d']) },
      knownDays: Math.min(YEAR_DAYS, lastDay + 1 - firstDay),
    };
  };
}

/** The known year of each list of records, by the months that are published: it changes with these two alone. */
const knownYears = onceFor((months: readonly number[]) => {
  const [newest, oldest] = [months[0], months.at(-1)];
  if (newest === undefined || oldest === undefined) return undefined;
  const lastDay = lastDayOf(newest);
  // The year that is read, and the one before it, which says what is new in it.
  const span = { firstDay: Math.max(firstDayOf(oldest), lastDay + 1 - 2 * YEAR_DAYS), lastDay };
  const yearOf = (records: readonly DatedDeaths[], horizon: ShortHorizon): MemberYear | undefined =>
    memberYear(daySeries(records, horizon, span), horizon, lastDay);
  return {
    span,
    yearOf: onceFor((records: readonly DatedDeaths[]) => ({
      '24h': yearOf(records, '24h'),
      '7d': yearOf(records, '7d'),
    })),
  };
});

/** In a calm region base is no likelier over a longer horizon (METHOD.md §5). */
function calmOrder({ '24h': day, '7d': week }: DatedForecasts['lanes'], monthBase: number): DatedForecasts['lanes'] {
  const ordered = withBase(week, Math.max(week[0], monthBase));
  return { '7d': ordered, '24h': withBase(day, Math.max(day[0], ordered[0])) };
}

function withBase([base, escalation, containment, fragmentation]: LaneShares, wanted: number): LaneShares {
  if (wanted === base) return [base, escalation, containment, fragmentation];
  const rest = (1 - wanted) / (1 - base);
  return laneShares([wanted, rest * escalation, rest * containment, rest * fragmentation]);
}

/** The last day of a month counted from the year 0, in whole days since 1970-01-01 UTC. */
export const lastDayOf = (month: number): number => firstDayOf(month + 1) - 1;

const firstDayOf = (month: number): number => Date.UTC(Math.floor(month / 12), month % 12, 1) / DAY_MS;
