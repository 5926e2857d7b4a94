import { countriesOfRegion } from '../../../reference/regions.ts';
import type { World } from '../../assess-world.ts';
import { countQuantile } from '../../count-surprise.ts';
import type { CountKind, CountrySignals, SignalCount } from '../../country-signals.ts';
import { CONFLICT_DEATHS } from '../../indicators/conflict-deaths.ts';
import { REPORTS } from '../../indicators/reports.ts';
import { statusOf } from '../../inputs.ts';
import { PARAMETERS } from '../../parameters.ts';
import { isoDate } from '../../time.ts';
import type { TriggerRule } from '../trigger-rule.ts';
import type { TriggerReading } from '../trigger-state.ts';
import { formatNumber, readingEvidence } from './reading-evidence.ts';

/** Items of countries that an activation keeps. */
const EVIDENCE_KEPT = 2;
/** Lineages that a count of reports is believed from (METHOD.md §10). */
const LINEAGES_NEEDED = 2;

const { currentDays, baselineRowsNeeded } = PARAMETERS.reports;
const { chancePerYear, dispersion } = PARAMETERS.reportTriggers;
/** Probability of a window that chance alone may not reach more often than the budget of false alarms has it. */
const BEYOND_CHANCE = 1 - (chancePerYear * currentDays) / 365.25;

/** Reports per row of news against the thirty days before, or against what makes chance alone as seldom as the budget asks; less 1. */
export function readReports(
  rule: TriggerRule,
  count: Exclude<CountKind, 'deaths'>,
  world: World,
): TriggerReading | undefined {
  const { inputs, volume } = world;
  if (volume === undefined || statusOf(inputs, 'news_events').status !== 'reporting') return undefined;
  if (volume.trailing30 < baselineRowsNeeded || volume.current === 0) return undefined;
  const signals = signalsOf(rule, world);
  const counts = signals.map((one) => one.counts[count]);
  const usual = (sumOf(counts, 'before') * volume.current) / volume.trailing30;
  const isEase = rule.operator === 'delta_lt';
  // A threshold that was fitted to history has its false alarms counted already.
  const isGuarded = !isEase && rule.history === undefined;
  const reach = isGuarded ? countQuantile(usual, dispersion[count], BEYOND_CHANCE) : 0;
  // A handful of reports in a quiet month is no baseline: one report a day is the least compared with. Where chance alone would
  // cross the threshold too often, what is compared with is as much more as keeps it from that.
  const base = Math.max(usual, currentDays, reach / (1 + rule.value));
  const now = sumOf(counts, 'now');
  // What was not much cannot be down by half.
  const delta = (some: number): number => (isEase && usual < currentDays ? 0 : some / base - 1);
  const days = Array.from({ length: currentDays }, (_, day) =>
    counts.reduce((sum, one) => sum + (one.days[day] ?? 0), 0),
  );
  const lineages = [...new Set(counts.flatMap((one) => one.lineages))].sort();
  const told = readingEvidence(rule, world, {
    lineages: lineages.length === 0 ? ['gdelt'] : lineages,
    otherwise: 'GDELT',
    values: [now, usual],
    event: `${currentDays}d to ${volume.endAt}`,
    observedAt: volume.endAt,
    words: `${now} distinct reports (${count}) in ${currentDays} days, ${formatNumber(usual)} expected from the 30 days before${isGuarded ? `; chance alone passes ${reach} some ${chancePerYear} times a year` : ''}`,
  });
  const ofCountries = count === 'cooperation' || isEase ? [] : topEvidence(signals, count);
  return {
    value: delta(now),
    recent: days.map((one) => delta(one * currentDays)),
    // One day of the window leaves, one comes: two Poisson counts of a third of it.
    dailySpread: Math.sqrt((2 * Math.max(now, 1)) / currentDays) / base,
    isHeard: isEase || lineages.length >= LINEAGES_NEEDED,
    evidence: ofCountries.length > 0 ? ofCountries : now > 0 || isEase ? [told] : [],
    parts: [
      { label: `distinct reports in ${currentDays} days`, value: now },
      { label: 'expected from the 30 days before', value: usual },
      ...(isGuarded ? [{ label: `what chance alone passes ${chancePerYear} times a year`, value: reach }] : []),
      { label: 'what they are held against', value: base },
    ],
  };
}

/** Deaths of thirty days against the thirty before, less 1. */
export function readDeathChange(rule: TriggerRule, world: World): TriggerReading | undefined {
  const signals = deathSignals(rule, world);
  if (signals === undefined) return undefined;
  const counts = signals.map((one) => one.counts.deaths);
  const [now, before] = [sumOf(counts, 'now'), sumOf(counts, 'before')];
  const isEase = rule.operator === 'delta_lt';
  const value = deathChange(now, before, isEase);
  const ofCountries = isEase ? [] : topEvidence(signals, 'deaths');
  const words = `${formatNumber(now)} deaths by organised violence in ${PARAMETERS.deaths.currentDays} days, ${formatNumber(before)} in those before`;
  const evidence = ofCountries.length > 0 ? ofCountries : [deathsTold(rule, world, { values: [now, before], words })];
  return { value, recent: [value], isHeard: true, evidence };
}

/** Deaths that make an escalation in thirty days (METHOD.md §5): fewer are nothing that can ease. */
const MIN_TO_EASE = 40;

/** As the fit of the thresholds reckons it too. @param now, before deaths in 30 days each */
export function deathChange(now: number, before: number, isEase: boolean): number {
  if (isEase) return before < MIN_TO_EASE ? 0 : now / before - 1;
  return now / Math.max(before, PARAMETERS.deaths.currentDays) - 1;
}

/** Deaths of thirty days in the worst country. */
export function readWorstDeaths(rule: TriggerRule, world: World): TriggerReading | undefined {
  const signals = deathSignals(rule, world);
  if (signals === undefined) return undefined;
  const value = Math.max(0, ...signals.map((one) => one.counts.deaths.now));
  const words = `${formatNumber(value)} deaths by organised violence in ${PARAMETERS.deaths.currentDays} days in the worst country`;
  const evidence = [deathsTold(rule, world, { values: [value], words })];
  return { value, recent: [value], isHeard: true, evidence };
}

/** Deaths of thirty days in countries that had none in the year before; undefined while no such year is known. */
export function readNewDeaths(rule: TriggerRule, world: World): TriggerReading | undefined {
  const signals = deathSignals(rule, world)?.filter(({ counts }) => counts.deaths.beforeYear !== undefined) ?? [];
  if (signals.length === 0) return undefined;
  const fresh = signals.filter(({ counts }) => counts.deaths.beforeYear === 0);
  const value = sumOf(
    fresh.map((one) => one.counts.deaths),
    'now',
  );
  return { value, recent: [value], isHeard: true, evidence: topEvidence(fresh, 'deaths') };
}

const signalsOf = (rule: TriggerRule, world: World): readonly CountrySignals[] =>
  countriesOfRegion(rule.regionId).flatMap(({ iso2 }) => world.countries.get(iso2) ?? []);

function deathSignals(rule: TriggerRule, world: World): readonly CountrySignals[] | undefined {
  return statusOf(world.inputs, 'conflict_deaths').status === 'reporting' ? signalsOf(rule, world) : undefined;
}

const sumOf = (counts: readonly SignalCount[], span: 'now' | 'before'): number =>
  counts.reduce((sum, one) => sum + one[span], 0);

function topEvidence(signals: readonly CountrySignals[], count: Exclude<CountKind, 'cooperation'>) {
  return signals
    .filter((one) => one.counts[count].now > 0)
    .toSorted((a, b) => b.counts[count].now - a.counts[count].now || (a.country.iso2 < b.country.iso2 ? -1 : 1))
    .flatMap((one) => one.of(count === 'deaths' ? CONFLICT_DEATHS : REPORTS[count])?.evidence ?? [])
    .slice(0, EVIDENCE_KEPT);
}

function deathsTold(
  rule: TriggerRule,
  world: World,
  { values, words }: { readonly values: readonly number[]; readonly words: string },
) {
  const endAt = statusOf(world.inputs, 'conflict_deaths').newestAt ?? world.instant;
  const event = `${PARAMETERS.deaths.currentDays}d to ${endAt}`;
  const told = { lineages: ['ucdp'], otherwise: 'UCDP', observedAt: endAt, event, values };
  return readingEvidence(rule, world, { ...told, words: `${words}, to ${isoDate(endAt)}` });
}
