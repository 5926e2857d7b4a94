import { countSurprise } from '../count-surprise.ts';
import { counted, expectedCount, shortDate } from '../english.ts';
import { countryEvidence } from '../evidence/country-evidence.ts';
import { lazyMap } from '../lazy-map.ts';
import { countrySubject, type Observation, WORLD_SUBJECT } from '../observation.ts';
import type { ObservationIndex } from '../observation-index.ts';
import { onceFor } from '../once-for.ts';
import { countryPrior, DEATHS_REFERENCE_PANEL } from '../parameters/country-priors.ts';
import { PARAMETERS } from '../parameters.ts';
import { panelPosition, severity } from '../severity.ts';
import { DAY_MS } from '../time.ts';
import { deathRows, monthOf } from './death-rows.ts';
import { indicator } from './indicator.ts';

const { currentDays, baselineDays, releasesNeeded, dispersion } = PARAMETERS.deaths;

/** Deaths by organised violence in a country over the last 30 days that the published data cover. */
export interface ConflictDeaths {
  readonly count: number;
  /** Deaths in 30 days that the year before would lead one to expect; absent while less than half a year is known. */
  readonly expected?: number;
  /** Deaths in the 30 days before those. */
  readonly before30: number;
  /** Deaths in the year before the last 30 days; absent while less than half a year is known. */
  readonly beforeYear?: number;
  /** Where the data end, epoch ms. */
  readonly endAt: number;
  /** 0 to 1. */
  readonly value: number;
  /** Its events of the newest days. */
  readonly rows: readonly Observation[];
  /** Where a month like those of the year before would stand, 0 to 1; absent with `expected`. */
  readonly usual?: number;
}

/** Undefined while no release is known: absence of data is not absence of deaths. */
export function conflictDeaths(index: ObservationIndex, iso2: string): ConflictDeaths | undefined {
  const releases = index.series('conflict_events_total', WORLD_SUBJECT);
  return deathsBy(releases)(deathRows(index, countrySubject(iso2))).get(iso2);
}

/** The same records of the same releases say the same at every instant. */
const deathsBy = onceFor((releases: readonly Observation[]) =>
  onceFor((rows: readonly Observation[]) => lazyMap((iso2) => deathsIn(rows, releases, iso2))),
);

function deathsIn(
  rows: readonly Observation[],
  releases: readonly Observation[],
  iso2: string,
): ConflictDeaths | undefined {
  const covered = coveredBy(releases);
  if (covered === undefined) return undefined;
  const { endAt, from, baselineFrom } = covered;
  let count = 0;
  let before = 0;
  let before30 = 0;
  for (const { observedAt, value } of rows) {
    if (observedAt > endAt || observedAt <= baselineFrom) continue;
    if (observedAt > from) count += value;
    else before += value;
    if (observedAt <= from && observedAt > from - currentDays * DAY_MS) before30 += value;
  }
  const found = { count, before30, endAt, rows: rows.filter(({ observedAt: at }) => at > from && at <= endAt) };
  if (covered.months < releasesNeeded) {
    return { ...found, value: severity(panelPosition(DEATHS_REFERENCE_PANEL.quantiles, count), 0) };
  }
  // One pseudo-month at the country's own long-run median keeps a quiet year from making the first death a shock.
  // Months without a release are not calm ones: a year with gaps is as long as its known months.
  const wholeYear = baselineDays / currentDays;
  const months = covered.monthsBefore >= Math.floor(wholeYear) ? wholeYear : covered.monthsBefore;
  const expected = (before + countryPrior(iso2).deathsPer30d.median + 1) / (months + 1);
  return {
    ...found,
    expected,
    beforeYear: before,
    value: deathsSeverity(count, expected),
    usual: deathsSeverity(Math.ceil(before / months), expected),
  };
}

/** What releases cover, in months, up to their end and up to the last 30 days; undefined without a release. */
const coveredBy = onceFor((releases: readonly Observation[]) => {
  const endAt = releases.at(-1)?.observedAt;
  if (endAt === undefined) return undefined;
  const from = endAt - currentDays * DAY_MS;
  const baselineFrom = from - baselineDays * DAY_MS;
  const monthsUntil = (until: number): number =>
    new Set(
      releases
        .map((r) => r.observedAt)
        .filter((at) => at > baselineFrom && at <= until)
        .map(monthOf),
    ).size;
  return { endAt, from, baselineFrom, months: monthsUntil(endAt), monthsBefore: monthsUntil(from) };
});

function deathsSeverity(count: number, expected: number): number {
  const level = panelPosition(DEATHS_REFERENCE_PANEL.quantiles, count);
  return count === 0 ? 0 : severity(level, countSurprise(Math.round(count), expected, dispersion));
}

/** Where deaths stand in a country that no release covers: its own long-run median month. */
export function missingDeathsSeverity(iso2: string): number {
  return severity(panelPosition(DEATHS_REFERENCE_PANEL.quantiles, countryPrior(iso2).deathsPer30d.median), 0);
}

export const CONFLICT_DEATHS = indicator({
  id: 'deaths',
  input: 'conflict_deaths',
  metric: 'conflict_deaths',
  place: 'country',
  axes: { coercivePressure: 0.5 },
  ages: 'input',
  prior: missingDeathsSeverity,
  label: (name) => `${name}: conflict deaths`,
  read: (iso2, { index }) => conflictDeaths(index, iso2),
  evidence: ({ count, expected, endAt, rows }, { place, name, label, instant }) =>
    countryEvidence(place, {
      about: 'deaths',
      source: `${label}UCDP`,
      event: `${currentDays}d to ${endAt}`,
      lineages: ['ucdp'],
      values: expected === undefined ? [count] : [count, expected],
      summary: `${name}: ${counted(count, 'conflict death')} in the ${currentDays} days to ${shortDate(endAt)}${expected === undefined ? '' : `; ${expectedCount(expected)} expected from the year before`}.`,
      metric: 'conflict_deaths',
      instant,
      observedAt: endAt,
      rows,
    }),
});
