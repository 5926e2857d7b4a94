import { SEA_THEATERS } from '../../../reference/ais-areas.ts';
import { CHOKEPOINTS } from '../../../reference/chokepoints.ts';
import { countriesOfRegion } from '../../../reference/regions.ts';
import type { World } from '../../assess-world.ts';
import { internetOutage } from '../../indicators/internet-outage.ts';
import { statusOf } from '../../inputs.ts';
import { chokepointSubject, countrySubject, theaterSubject, WORLD_SUBJECT } from '../../observation.ts';
import { PARAMETERS } from '../../parameters.ts';
import { DAY_MS, dayNumber, isoDate, isoMinute } from '../../time.ts';
import type { TriggerRule } from '../trigger-rule.ts';
import type { TriggerReading } from '../trigger-state.ts';
import { formatNumber, readingEvidence } from './reading-evidence.ts';
import { theatersIn } from './theaters-in.ts';

/** Days of warnings judged now, of the month they are held against, and of it on which the list must have been heard. */
const WARNINGS = { currentDays: 2, gapDays: 7, baselineDays: 30, daysNeeded: 10 } as const;
/** Fewer warnings than this are no surge (start). */
const MIN_WARNINGS = 3;

/** Warnings or announcements in force in the waters of a region against the month before, less 1. */
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
  const heard = [...world.index.series(metric, WORLD_SUBJECT), ...rows].filter(inBaseline);
  const days = new Set(heard.map(({ observedAt }) => dayNumber(observedAt))).size;
  if (days < WARNINGS.daysNeeded) return undefined;
  const current = rows.filter(({ observedAt }) => observedAt > endAt - WARNINGS.currentDays * DAY_MS);
  const count = new Set(current.map(({ event }) => event)).size;
  const past = rows.filter(inBaseline).map(({ event, observedAt }) => `${dayNumber(observedAt)} ${event}`);
  const usual = new Set(past).size / days;
  const rise = count / Math.max(usual, 1) - 1;
  const value = count < MIN_WARNINGS ? Math.min(0, rise) : rise;
  const told = readingEvidence(rule, world, {
    lineages: [...new Set(current.map(({ lineage }) => lineage))].sort(),
    otherwise: 'NGA',
    values: [count, usual],
    event: isoDate(endAt),
    observedAt: endAt,
    words: `${count} in force (${metric}), ${formatNumber(usual)} on a day of the month before`,
  });
  return { value, recent: [value], isHeard: true, evidence: [told] };
}

function watersOf({ regionId }: TriggerRule): readonly string[] {
  const theaters = theatersIn(regionId).filter((id) => SEA_THEATERS.includes(id));
  const straits = CHOKEPOINTS.filter(({ theaterId }) => theaters.includes(theaterId));
  return [...theaters.map(theaterSubject), ...straits.map(({ id }) => chokepointSubject(id))];
}

/** Span in which a package of sanctions is published, days. */
const PACKAGE_DAYS = 7;

/** Entries that the authority which added most has added in a week against countries of the region. */
export function readSanctions(rule: TriggerRule, world: World): TriggerReading | undefined {
  const { status, newestAt: endAt } = statusOf(world.inputs, 'sanctions_lists');
  if (status !== 'reporting' || endAt === undefined) return undefined;
  const added = new Map<string, number>();
  for (const { iso2 } of countriesOfRegion(rule.regionId))
    for (const { observedAt, value, lineage } of world.index.series('sanctions_additions', countrySubject(iso2)))
      if (observedAt > endAt - PACKAGE_DAYS * DAY_MS) added.set(lineage, (added.get(lineage) ?? 0) + value);
  const value = Math.max(0, ...added.values());
  const lineages = [...added].filter(([, entries]) => entries === value).map(([lineage]) => lineage);
  const told = readingEvidence(rule, world, {
    lineages: lineages.sort(),
    values: [value],
    event: `${PACKAGE_DAYS}d to ${endAt}`,
    observedAt: endAt,
    words: `${value} entries added to one list in the ${PACKAGE_DAYS} days to ${isoDate(endAt)}`,
  });
  return { value, recent: [value], isHeard: true, evidence: lineages.length === 0 ? [] : [told] };
}

/** Score from which an outage is that of a country, and signals that must tell of it (start). */
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
  const told = readingEvidence(rule, world, {
    lineages: [...new Set(out.flatMap(({ signals }) => signals))].sort(),
    otherwise: 'IODA',
    values: [out.length],
    event: isoMinute(endAt),
    observedAt: Math.max(0, ...out.map(({ newestAt }) => newestAt)) || endAt,
    words: `internet outages in ${out.map(({ name }) => name).join(', ')}`,
  });
  return { value: out.length, recent: [out.length], isHeard: true, evidence: out.length === 0 ? [] : [told] };
}

/** Days of alerts that are judged, one reading each. */
const ALERT_DAYS = 3;
/** Places a day that a month must have had before its fall says anything (start). */
const MIN_PLACES = 5;

/** Places under air-raid alert in a day. Zero alerts is not a dead feed: the service itself says when it was heard. */
export function readSirens(rule: TriggerRule, world: World): TriggerReading | undefined {
  const heard = alertsOf(rule, world);
  if (heard === undefined) return undefined;
  const { days, told } = heard;
  const value = days.at(-1) ?? 0;
  const words = `${value} places under air-raid alert in a day`;
  return { value, recent: days, isHeard: true, evidence: value === 0 ? [] : [told([value], words)] };
}

/** Air-raid alerts of three days against those of the thirty days before, less 1. */
export function readSirenChange(rule: TriggerRule, world: World): TriggerReading | undefined {
  const heard = alertsOf(rule, world);
  if (heard === undefined) return undefined;
  const { days, usual, told } = heard;
  const recent = days.map((places) => sirenChange(places, usual));
  const mean = days.reduce((sum, places) => sum + places, 0) / days.length;
  const words = `${formatNumber(mean)} places a day under air-raid alert in ${ALERT_DAYS} days, ${formatNumber(usual)} in the 30 days before`;
  return { value: sirenChange(mean, usual), recent, isHeard: true, evidence: [told([mean, usual], words)] };
}

/** As the fit of the thresholds reckons it too. @param places, usual places a day */
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
  const told = (values: readonly number[], words: string) =>
    readingEvidence(rule, world, {
      lineages: [...new Set(rows.map(({ lineage }) => lineage))].sort(),
      otherwise: 'OREF',
      values,
      event: `${ALERT_DAYS}d to ${endAt}`,
      observedAt: endAt,
      words,
    });
  return { days, usual: placesIn(30 + ALERT_DAYS, ALERT_DAYS) / 30, told };
}
