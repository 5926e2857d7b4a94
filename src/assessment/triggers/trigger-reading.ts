import type { EvidenceItem } from '../../contract/intelligence/evidence-item.ts';
import { countriesOfRegion } from '../../reference/regions.ts';
import { statusOf, type World } from '../assess-world.ts';
import { corridorLoss, isFresh } from '../corridors/corridor-loss.ts';
import { isWatched } from '../corridors/corridor-state.ts';
import type { CountKind } from '../country-signals.ts';
import { PARAMETERS } from '../parameters.ts';
import type { TriggerRule } from './registry.ts';

/** A ratio counts when this many of the last readings are past the threshold (METHOD.md §6, k of n; start). */
export const READING_RULES = { of: 5, needed: 3 } as const;
/** Items that an activation keeps. */
const EVIDENCE_KEPT = 4;

/** Where a trigger's metric stands. `past` is positive beyond the threshold, in units of |threshold − baseline|. */
export interface TriggerReading {
  readonly past: number;
  /** Enough of the last readings are past the threshold. */
  readonly confirmed: boolean;
  /** Close for long enough to watch, whatever the distance. */
  readonly watched: boolean;
  readonly evidence: readonly EvidenceItem[];
}

/** Undefined while the metric is missing or stale: it then changes no state (METHOD.md §6). */
export function readTrigger(rule: TriggerRule, world: World): TriggerReading | undefined {
  return rule.source.kind === 'transit_ratio'
    ? readTransits(rule, rule.source.corridorId, world)
    : readCount(rule, rule.source.count, world);
}

function readTransits(rule: TriggerRule, corridorId: string, world: World): TriggerReading | undefined {
  const { corridor } = corridorLoss(world, corridorId);
  if (corridor === undefined || !isFresh(corridor, world)) return undefined;
  const distance = Math.abs(rule.value - 1);
  const past = (disruption: number): number => (rule.value - (1 - disruption)) / distance;
  const run = corridor.recent.slice(-READING_RULES.of).filter((disruption) => past(disruption) > 0);
  return {
    past: past(corridor.disruption),
    confirmed: past(corridor.disruption) > 0 && run.length >= READING_RULES.needed,
    watched: isWatched(corridor),
    evidence: [corridor.evidence],
  };
}

function readCount(rule: TriggerRule, count: CountKind, world: World): TriggerReading | undefined {
  const rates = count === 'deaths' ? deathRates(world) : reportRates(world);
  if (rates === undefined) return undefined;
  const signals = countriesOfRegion(rule.regionId).flatMap(({ iso2 }) => world.countries.get(iso2) ?? []);
  const now = signals.reduce((sum, s) => sum + s.counts[count].now, 0) * rates.now;
  const before = signals.reduce((sum, s) => sum + s.counts[count].before, 0) * rates.before;
  // A handful of reports in a quiet month is no baseline: the rate of one report a day is the least compared with.
  const delta = now / Math.max(before, rates.least) - 1;
  const past = (delta - rule.value) / rule.value;
  const ranked = [...signals].sort(
    (a, b) => b.counts[count].now - a.counts[count].now || (a.country.iso2 < b.country.iso2 ? -1 : 1),
  );
  const evidence = ranked
    .flatMap((s) => (count === 'deaths' ? s.deaths : s.reports[count]).evidence ?? [])
    .slice(0, EVIDENCE_KEPT);
  const lineages = new Set(signals.flatMap((s) => s.counts[count].lineages));
  // A publisher of record is trusted alone (METHOD.md §10).
  const heard = count === 'deaths' || lineages.size >= 2;
  return { past, confirmed: past > 0 && evidence.length > 0 && heard, watched: false, evidence };
}

/** What turns counts into comparable rates. */
interface Rates {
  readonly now: number;
  readonly before: number;
  readonly least: number;
}

function reportRates({ inputs, volume }: World): Rates | undefined {
  if (volume === undefined || statusOf(inputs, 'news_events').status !== 'reporting') return undefined;
  if (volume.trailing30 < PARAMETERS.reports.baselineRowsNeeded || volume.current === 0) return undefined;
  const { currentDays } = PARAMETERS.reports;
  return { now: 1 / volume.current, before: 1 / volume.trailing30, least: currentDays / volume.current };
}

function deathRates({ inputs }: World): Rates | undefined {
  if (statusOf(inputs, 'conflict_deaths').status !== 'reporting') return undefined;
  return { now: 1, before: 1, least: PARAMETERS.deaths.currentDays };
}
