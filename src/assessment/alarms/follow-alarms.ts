import { PARAMETERS } from '../parameters.ts';
import type { AlarmState, RegionState } from '../region-state.ts';
import { DAY_MS } from '../time.ts';
import type { KnownAlarms } from './alarm.ts';

const { memoryDays, renewedAt } = PARAMETERS.alarms;

/**
 * The alarms of a region after an assessment: on from their upper threshold to their lower one, begun again when they grow by
 * half, as they were while their source is silent, and remembered for a month after they ended.
 */
export function followAlarms(
  { found, silent }: KnownAlarms,
  instant: number,
  prior: RegionState | undefined,
): Readonly<Record<string, AlarmState>> {
  const before = prior?.alarms ?? {};
  const next: Record<string, AlarmState> = {};
  for (const [id, state] of Object.entries(before)) {
    const isSilent = silent.some((source) => id.startsWith(`${source}:`));
    if (state.seenAt >= instant - memoryDays * DAY_MS || (isSilent && state.isOn))
      next[id] = isSilent ? state : { ...state, isOn: false };
  }
  for (const { id, kind, words, level, enters, stays } of found) {
    const was = before[id]?.isOn === true ? before[id] : undefined;
    const isNew = enters && (was === undefined || level >= renewedAt * was.level);
    if (isNew) next[id] = { kind, words, level, since: instant, seenAt: instant, isOn: true };
    else if (was !== undefined && (enters || stays))
      next[id] = { ...was, level: Math.max(level, was.level), words, seenAt: instant };
  }
  return next;
}
