import { countriesOfRegion } from '../../../reference/regions.ts';
import type { World } from '../../assess-world.ts';
import { countQuantile } from '../../count-surprise.ts';
import type { CountKind, CountrySignals, SignalCount } from '../../country-signals.ts';
import { shortDate } from '../../english.ts';
import { CONFLICT_DEATHS } from '../../indicators/conflict-deaths.ts';
import { REPORTS } from '../../indicators/reports.ts';
import { statusOf } from '../../input-status.ts';
import { PARAMETERS } from '../../parameters.ts';
import { REPORT_SUBJECTS } from '../trigger-rows/report-subjects.ts';
import type { TriggerRule } from '../trigger-rule.ts';
import type { TriggerReading } from '../trigger-state.ts';
import { formatNumber, quantity, readingEvidence } from './reading-evidence.ts';

/** Items of countries that an activation keeps. */
const EVIDENCE_KEPT = 2;
/** Lineages that a count of reports needs (METHOD.md §10). */
const LINEAGES_NEEDED = 2;

const { currentDays, baselineRowsNeeded } = PARAMETERS.reports;
const { chancePerYear, dispersion } = PARAMETERS.reportTriggers;
/** Quantile of a window's count that random variation exceeds as often as the budget of false alarms allows. */
const CHANCE_QUANTILE = 1 - (chancePerYear * currentDays) / 365.25;

/** How often, in words. */
const FREQUENCY = `${chancePerYear === 2 ? 'twice' : `${chancePerYear} times`} per year`;

/**
 * Reports per row of news over the thirty days before, or over the count that keeps random variation within the budget of
 * false alarms; less 1.
 */
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
  // A threshold estimated on history has its false alarms counted already.
  const isGuarded = !isEase && rule.history === undefined;
  const reach = isGuarded ? countQuantile(usual, dispersion[count], CHANCE_QUANTILE) : 0;
  // A handful of reports in a quiet month is no baseline: its minimum is one report per day. Where random variation would cross
  // the threshold too often, the baseline is raised until it does not.
  const base = Math.max(usual, currentDays, reach / (1 + rule.value));
  const now = sumOf(counts, 'now');
  // A small count cannot halve.
  const delta = (some: number): number => (isEase && usual < currentDays ? 0 : some / base - 1);
  const days = Array.from({ length: currentDays }, (_, day) =>
    counts.reduce((sum, one) => sum + (one.days[day] ?? 0), 0),
  );
  const lineages = [...new Set(counts.flatMap((one) => one.lineages))].sort();
  const noun = count === 'force' ? 'weighted report' : 'distinct report';
  const item = readingEvidence(rule, world, {
    lineages: lineages.length === 0 ? ['gdelt'] : lineages,
    otherwise: 'GDELT',
    values: [now, usual],
    event: `${currentDays}d to ${volume.endAt}`,
    observedAt: volume.endAt,
    words: `${quantity(now, noun)} of ${REPORT_SUBJECTS[count]} in ${currentDays} days; ${formatNumber(usual)} expected from the 30 days before${isGuarded ? `; random variation exceeds ${formatNumber(reach)} about ${FREQUENCY}` : ''}`,
  });
  const ofCountries = count === 'cooperation' || isEase ? [] : topEvidence(signals, count);
  return {
    value: delta(now),
    recent: days.map((one) => delta(one * currentDays)),
    // Each day one of the three days is replaced: two Poisson counts of a third of the window.
    dailySpread: Math.sqrt((2 * Math.max(now, 1)) / currentDays) / base,
    isCorroborated: isEase || lineages.length >= LINEAGES_NEEDED,
    evidence: ofCountries.length > 0 ? ofCountries : now > 0 || isEase ? [item] : [],
    parts: [
      { label: `${noun}s in ${currentDays} days`, value: now },
      { label: 'expected from the 30 days before', value: usual },
      ...(isGuarded ? [{ label: `exceeded by random variation about ${FREQUENCY}`, value: reach }] : []),
      { label: 'baseline', value: base },
    ],
  };
}

/** Deaths of thirty days over the thirty before, less 1. */
export function readDeathChange(rule: TriggerRule, world: World): TriggerReading | undefined {
  const signals = deathSignals(rule, world);
  if (signals === undefined) return undefined;
  const counts = signals.map((one) => one.counts.deaths);
  const [now, before] = [sumOf(counts, 'now'), sumOf(counts, 'before')];
  const isEase = rule.operator === 'delta_lt';
  const value = deathChange(now, before, isEase);
  const ofCountries = isEase ? [] : topEvidence(signals, 'deaths');
  const words = `${deathsIn(now)}; ${formatNumber(before)} in the ${PARAMETERS.deaths.currentDays} days before`;
  const evidence =
    ofCountries.length > 0 ? ofCountries : [deathEvidence(rule, world, { values: [now, before], words })];
  return { value, recent: [value], isCorroborated: true, evidence };
}

/** Deaths that make an escalation in thirty days (METHOD.md §5): from fewer nothing can ease. */
const MIN_TO_EASE = 40;

/** Shared with the fit of the thresholds. @param now, before deaths in 30 days each */
export function deathChange(now: number, before: number, isEase: boolean): number {
  if (isEase) return before < MIN_TO_EASE ? 0 : now / before - 1;
  return now / Math.max(before, PARAMETERS.deaths.currentDays) - 1;
}

/** Deaths of thirty days in the worst-affected country. */
export function readWorstDeaths(rule: TriggerRule, world: World): TriggerReading | undefined {
  const signals = deathSignals(rule, world);
  if (signals === undefined) return undefined;
  const value = Math.max(0, ...signals.map((one) => one.counts.deaths.now));
  const words = `${deathsIn(value)} in the worst-affected country`;
  const evidence = [deathEvidence(rule, world, { values: [value], words })];
  return { value, recent: [value], isCorroborated: true, evidence };
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
  return { value, recent: [value], isCorroborated: true, evidence: topEvidence(fresh, 'deaths') };
}

/** `12 conflict deaths in 30 days`. */
const deathsIn = (count: number): string =>
  `${quantity(count, 'conflict death')} in ${PARAMETERS.deaths.currentDays} days`;

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

function deathEvidence(
  rule: TriggerRule,
  world: World,
  { values, words }: { readonly values: readonly number[]; readonly words: string },
) {
  const endAt = statusOf(world.inputs, 'conflict_deaths').newestAt ?? world.instant;
  const event = `${PARAMETERS.deaths.currentDays}d to ${endAt}`;
  const found = { lineages: ['ucdp'], otherwise: 'UCDP', observedAt: endAt, event, values };
  return readingEvidence(rule, world, { ...found, words: `${words}; data to ${shortDate(endAt)}` });
}
