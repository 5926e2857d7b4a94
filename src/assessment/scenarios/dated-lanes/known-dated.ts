import type { ObservationIndex } from '../../observation-index.ts';
import { DAY_MS } from '../../time.ts';
import { activityGroup } from '../lane-model/death-history.ts';
import { type LaneShares, laneShares } from '../lane-model/lane-shares.ts';
import { DATED_ARTEFACT } from './dated-artefact.ts';
import { type DaySeries, daySeries } from './day-series.ts';
import { forecastDated, type ShortHorizon } from './forecast-dated.ts';
import { type MemberYear, memberYear } from './member-year.ts';
import { recordedDeaths } from './recorded-deaths.ts';
import { repeatedLanes } from './repeated-lanes.ts';

/** Lanes of a region at the horizons that are made from dated deaths, and the newest day whose deaths are known. */
export interface DatedForecasts {
  readonly lanes: Readonly<Record<ShortHorizon, LaneShares>>;
  /** Whole days since 1970-01-01 UTC. */
  readonly newestDay: number;
}

/**
 * Lanes of 24 hours and 7 days from the deaths that the published months date, by the code and figures of the hindcast.
 * @param months published without a gap, newest first, counted from the year 0
 * @returns by the members of a region and its base share over 30 days; undefined where too little is known
 */
export function knownDated(
  index: ObservationIndex,
  months: readonly number[],
): (members: readonly string[], quietBase: number) => DatedForecasts | undefined {
  const [newest, oldest] = [months[0], months.at(-1)];
  if (newest === undefined || oldest === undefined) return () => undefined;
  const span = { firstDay: firstDayOf(oldest), lastDay: firstDayOf(newest + 1) - 1 };
  // An outcome begins at the first midnight at or after the instant, as it is sealed.
  const gapDays = Math.ceil(index.instant / DAY_MS) - 1 - span.lastDay;
  let byCountry: ReturnType<typeof recordedDeaths>['byCountry'] | undefined;
  const held = new Map<string, DaySeries>();
  const seriesOf = (iso2: string, horizon: ShortHorizon): DaySeries => {
    const key = `${iso2} ${horizon}`;
    const found = held.get(key);
    if (found !== undefined) return found;
    byCountry ??= recordedDeaths(index).byCountry;
    const made = daySeries(byCountry.get(iso2) ?? [], horizon, span);
    held.set(key, made);
    return made;
  };
  return (members, quietBase) => {
    const yearsOf = (horizon: ShortHorizon): readonly MemberYear[] =>
      members.flatMap((iso2) => memberYear(seriesOf(iso2, horizon), horizon, span.lastDay) ?? []);
    const of = (horizon: ShortHorizon, years: readonly MemberYear[]): LaneShares => {
      const repeated = repeatedLanes(years, horizon, 'region');
      return forecastDated({ repeated, rule: 'region', gapDays }, DATED_ARTEFACT);
    };
    const days = yearsOf('24h');
    if (days.length === 0) return undefined;
    const deaths = days.reduce((sum, year) => sum + year.deaths, 0);
    const lanes = { '24h': of('24h', days), '7d': of('7d', yearsOf('7d')) };
    return { lanes: activityGroup(deaths) === 'active' ? lanes : calmOrder(lanes, quietBase), newestDay: span.lastDay };
  };
}

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

const firstDayOf = (month: number): number => Date.UTC(Math.floor(month / 12), month % 12, 1) / DAY_MS;
