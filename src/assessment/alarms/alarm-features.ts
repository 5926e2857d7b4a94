import type { EvidenceItem } from '../../contract/intelligence/evidence-item.ts';
import type { Trigger } from '../../contract/intelligence/trigger-ladder.ts';
import { countriesOfRegion, type RegionId } from '../../reference/regions.ts';
import type { World } from '../assess-world.ts';
import { METRIC_RECORDS } from '../metrics.ts';
import { PARAMETERS } from '../parameters.ts';
import type { RegimeFeatures } from '../regime.ts';
import type { RegionState, Unease } from '../region-state.ts';
import { DAY_MS } from '../time.ts';
import { rulesOfRegion } from '../triggers/registry.ts';
import type { TriggerRule } from '../triggers/trigger-rule.ts';
import { followAlarms, reportedSources } from './follow-alarms.ts';
import { regionAlarms } from './region-alarms.ts';

const { memoryDays } = PARAMETERS.alarms;

interface Seen {
  readonly prior: RegionState | undefined;
  /** The active triggers of the region. */
  readonly active: readonly Pick<Trigger, 'id' | 'description'>[];
}

/** What the label is read from beside the axes, and the evidence of alarms that are on, by the alarm's id. */
export function alarmFeatures(
  world: World,
  regionId: RegionId,
  { prior, active }: Seen,
): Required<Pick<RegionState, 'alarms' | 'alarmSources'>> &
  Pick<RegimeFeatures, 'unease'> & { readonly alarmEvidence: ReadonlyMap<string, EvidenceItem> } {
  const known = regionAlarms(world, regionId);
  const alarms = followAlarms(known, world.instant, prior);
  const alarmSources = reportedSources(known, prior);
  const unease = followUnease(uneaseOf(world, regionId, active), world.instant, prior);
  const alarmEvidence = new Map(
    known.found.flatMap(({ id, evidence }) =>
      evidence === undefined || alarms[id]?.isOn !== true ? [] : [[id, evidence] as const],
    ),
  );
  return { alarms, alarmSources, alarmEvidence, ...(unease === undefined ? {} : { unease }) };
}

/** Remembered for a month: a war is not over with the trigger that announced it. */
export function followUnease(
  words: string | undefined,
  instant: number,
  prior: RegionState | undefined,
): Unease | undefined {
  if (words !== undefined) return { words, seenAt: instant };
  const before = prior?.unease;
  return before !== undefined && before.seenAt >= instant - memoryDays * DAY_MS ? before : undefined;
}

/** A country at war, or an active trigger of force: why a region is not calm although its numbers are low. */
export function uneaseOf(world: World, regionId: RegionId, active: Seen['active']): string | undefined {
  const { neverCalmDeaths } = PARAMETERS.alarms;
  const deadly = countriesOfRegion(regionId).find(
    ({ iso2 }) => (world.countries.get(iso2)?.counts.deaths.now ?? 0) >= neverCalmDeaths,
  );
  if (deadly !== undefined)
    return `Coercive pressure: ${deadly.name} has ${neverCalmDeaths} conflict deaths or more in 30 days`;
  const rules = rulesOfRegion(regionId).filter(isOfForce);
  const fired = active.find(({ id }) => rules.some((rule) => rule.id === id));
  return fired === undefined ? undefined : `Coercive pressure: ${fired.description}`;
}

/** A price alone says nothing of force. */
const isOfForce = ({ lane, metricId }: TriggerRule): boolean =>
  (lane === 'escalation' || lane === 'fragmentation') && METRIC_RECORDS[metricId].evidenceType !== 'market_signal';
