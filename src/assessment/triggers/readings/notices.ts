import { SEA_THEATERS } from '../../../reference/ais-areas.ts';
import { CHOKEPOINTS, type Chokepoint } from '../../../reference/chokepoints.ts';
import { countriesOfRegion } from '../../../reference/regions.ts';
import type { World } from '../../assess-world.ts';
import { counted, listed, shortDate } from '../../english.ts';
import { internetOutage } from '../../indicators/internet-outage.ts';
import { isUncovered } from '../../indicators/warnings-in-force.ts';
import { statusOf } from '../../input-status.ts';
import { chokepointSubject, countrySubject, theaterSubject, WORLD_SUBJECT } from '../../observation.ts';
import type { ObservationIndex } from '../../observation-index.ts';
import { PARAMETERS } from '../../parameters.ts';
import { DAY_MS, dayNumber, isoDate, isoMinute } from '../../time.ts';
import type { TriggerRule } from '../trigger-rule.ts';
import type { TriggerReading } from '../trigger-state.ts';
import { formatNumber, quantity, readingEvidence } from './reading-evidence.ts';
import { theatersIn } from './theaters-in.ts';

/** Days of warnings judged now, days of the baseline, and days of it on which the list must have been received. */
const WARNINGS = { currentDays: 2, gapDays: 7, baselineDays: 30, daysNeeded: 10 } as const;
/** Fewer warnings than this are no surge (start). */
const MIN_WARNINGS = 3;

/** Warnings or announcements in force in the waters of a region over the month before, less 1. */
export function readWarnings(
  rule: TriggerRule,
  metric: 'maritime_warnings' | 'naval_exercises',
  world: World,
): TriggerReading | undefined {
  const { status, newestAt: endAt } = statusOf(world.inputs, metric === 'maritime_warnings' ? metric : 'naval_posture');
  if (status !== 'reporting' || endAt === undefined) return undefined;
  const to = endAt - WARNINGS.gapDays * DAY_MS;
  const inBaseline = ({ observedAt }: { readonly observedAt: number }): boolean =>
    observedAt <= to && observedAt > to - WARNINGS.baselineDays * DAY_MS;
  const rows = watersOf(rule).flatMap((subject) => world.index.series(metric, subject));
  const dated = [...world.index.series(metric, WORLD_SUBJECT), ...rows].filter(inBaseline);
  const days = new Set(dated.map(({ observedAt }) => dayNumber(observedAt))).size;
  if (days < WARNINGS.daysNeeded) return undefined;
  const current = rows.filter(({ observedAt }) => observedAt > endAt - WARNINGS.currentDays * DAY_MS);
  const count = new Set(current.map(({ event }) => event)).size;
  const past = rows.filter(inBaseline).map(({ event, observedAt }) => `${dayNumber(observedAt)} ${event}`);
  const usual = new Set(past).size / days;
  const rise = count / Math.max(usual, 1) - 1;
  const value = count < MIN_WARNINGS ? Math.min(0, rise) : rise;
  // A surge in some of the waters is known; quiet is not where a part of them is uncovered.
  if (metric === 'maritime_warnings' && value <= rule.value && hasUncovered(rule, world.index, endAt)) return undefined;
  const item = readingEvidence(rule, world, {
    lineages: [...new Set(current.map(({ lineage }) => lineage))].sort(),
    otherwise: 'NGA',
    values: [count, usual],
    event: isoDate(endAt),
    observedAt: endAt,
    words: `${inForce(metric, count)} on ${shortDate(endAt)}; typical: ${formatNumber(usual)}`,
  });
  return { value, recent: [value], isCorroborated: true, evidence: [item] };
}

const inForce = (metric: 'maritime_warnings' | 'naval_exercises', count: number): string =>
  metric === 'maritime_warnings'
    ? `${counted(count, 'warning')} of attack, mines or piracy in force`
    : `${counted(count, 'naval exercise or firing', 'naval exercises or firings')} announced and in force`;

const seasOf = ({ regionId }: TriggerRule): readonly string[] =>
  theatersIn(regionId).filter((id) => SEA_THEATERS.includes(id));

const straitsOf = (rule: TriggerRule): readonly Chokepoint[] =>
  CHOKEPOINTS.filter(({ theaterId }) => seasOf(rule).includes(theaterId));

const watersOf = (rule: TriggerRule): readonly string[] => [
  ...seasOf(rule).map(theaterSubject),
  ...straitsOf(rule).map(({ id }) => chokepointSubject(id)),
];

const hasUncovered = (rule: TriggerRule, index: ObservationIndex, endAt: number): boolean =>
  straitsOf(rule).some((strait) => isUncovered(index, strait, endAt));

/** Span in which a package of sanctions is published, days. */
const PACKAGE_DAYS = 7;

/** Most entries that one authority added in a week against countries of the region. */
export function readSanctions(rule: TriggerRule, world: World): TriggerReading | undefined {
  const { status, newestAt: endAt } = statusOf(world.inputs, 'sanctions_lists');
  if (status !== 'reporting' || endAt === undefined) return undefined;
  const added = new Map<string, number>();
  for (const { iso2 } of countriesOfRegion(rule.regionId))
    for (const { observedAt, value, lineage } of world.index.series('sanctions_additions', countrySubject(iso2)))
      if (observedAt > endAt - PACKAGE_DAYS * DAY_MS) added.set(lineage, (added.get(lineage) ?? 0) + value);
  const value = Math.max(0, ...added.values());
  const lineages = [...added].filter(([, entries]) => entries === value).map(([lineage]) => lineage);
  const item = readingEvidence(rule, world, {
    lineages: lineages.sort(),
    values: [value],
    event: `${PACKAGE_DAYS}d to ${endAt}`,
    observedAt: endAt,
    words: `${counted(value, 'entry', 'entries')} added to one sanctions list in the ${PACKAGE_DAYS} days to ${shortDate(endAt)}`,
  });
  return { value, recent: [value], isCorroborated: true, evidence: lineages.length === 0 ? [] : [item] };
}

/** Minimum score of an outage of a country, and signals that must show it (start). */
const OUTAGE = { score: 10_000, signals: 2 } as const;

/** Countries with an outage by independent signals. */
export function readOutages(rule: TriggerRule, world: World): TriggerReading | undefined {
  const { status, newestAt: endAt } = statusOf(world.inputs, 'internet_outages');
  if (status !== 'reporting' || endAt === undefined) return undefined;
  const out = countriesOfRegion(rule.regionId).flatMap((country) => {
    const found = internetOutage(world.index, country.iso2, endAt);
    if (found === undefined || found.score < OUTAGE.score || found.signals.length < OUTAGE.signals) return [];
    return [{ name: country.name, signals: found.signals, newestAt: found.newestAt }];
  });
  const item = readingEvidence(rule, world, {
    lineages: [...new Set(out.flatMap(({ signals }) => signals))].sort(),
    otherwise: 'IODA',
    values: [out.length],
    event: isoMinute(endAt),
    observedAt: Math.max(0, ...out.map(({ newestAt }) => newestAt)) || endAt,
    words: `internet ${out.length === 1 ? 'outage' : 'outages'} in ${listed(out.map(({ name }) => name))}`,
  });
  return { value: out.length, recent: [out.length], isCorroborated: true, evidence: out.length === 0 ? [] : [item] };
}

/** Days of alerts that are judged, one reading each. */
const ALERT_DAYS = 3;
/** Places per day that a month needs before its fall counts (start). */
const MIN_PLACES = 5;

/** Places under air-raid alert in a day. Zero alerts is not a dead feed: the heartbeat of the service shows which. */
export function readSirens(rule: TriggerRule, world: World): TriggerReading | undefined {
  const alerts = alertsOf(rule, world);
  if (alerts === undefined) return undefined;
  const { days, evidenceOf } = alerts;
  const value = days.at(-1) ?? 0;
  const words = `${counted(value, 'place')} under air-raid alert in one day`;
  return { value, recent: days, isCorroborated: true, evidence: value === 0 ? [] : [evidenceOf([value], words)] };
}

/** Air-raid alerts of three days over those of the thirty days before, less 1. */
export function readSirenChange(rule: TriggerRule, world: World): TriggerReading | undefined {
  const alerts = alertsOf(rule, world);
  if (alerts === undefined) return undefined;
  const { days, usual, evidenceOf } = alerts;
  const recent = days.map((places) => sirenChange(places, usual));
  const mean = days.reduce((sum, places) => sum + places, 0) / days.length;
  const words = `${quantity(mean, 'place')} per day under air-raid alert over ${ALERT_DAYS} days; ${formatNumber(usual)} in the 30 days before`;
  return {
    value: sirenChange(mean, usual),
    recent,
    isCorroborated: true,
    evidence: [evidenceOf([mean, usual], words)],
  };
}

/** Shared with the fit of the thresholds. @param places, usual places per day */
export const sirenChange = (places: number, usual: number): number => (usual < MIN_PLACES ? 0 : places / usual - 1);

function alertsOf(rule: TriggerRule, world: World) {
  const { status, newestAt: endAt } = statusOf(world.inputs, 'air_raid_alerts');
  if (status !== 'reporting' || endAt === undefined) return undefined;
  const home = countriesOfRegion(rule.regionId).map(({ iso2 }) => iso2);
  const rows = PARAMETERS.sirens.countries
    .filter((iso2) => home.some((one) => one === iso2))
    .flatMap((iso2) => world.index.series('siren_alerts', countrySubject(iso2)));
  const placesIn = (from: number, to: number): number =>
    rows
      .filter(({ observedAt }) => observedAt > endAt - from * DAY_MS && observedAt <= endAt - to * DAY_MS)
      .reduce((sum, { value }) => sum + value, 0);
  const days = Array.from({ length: ALERT_DAYS }, (_, i) => placesIn(ALERT_DAYS - i, ALERT_DAYS - i - 1));
  const evidenceOf = (values: readonly number[], words: string) =>
    readingEvidence(rule, world, {
      lineages: [...new Set(rows.map(({ lineage }) => lineage))].sort(),
      otherwise: 'OREF',
      values,
      event: `${ALERT_DAYS}d to ${endAt}`,
      observedAt: endAt,
      words,
    });
  return { days, usual: placesIn(30 + ALERT_DAYS, ALERT_DAYS) / 30, evidenceOf };
}
