import { PARAMETERS } from '../parameters.ts';
import type { AlarmState, RegionState } from '../region-state.ts';
import { DAY_MS } from '../time.ts';
import { ALARM_SOURCES, type AlarmSource, type KnownAlarms } from './alarm.ts';

const { memoryDays, renewedAt } = PARAMETERS.alarms;

/**
 * The alarms of a region after an assessment: on from their upper threshold to their lower one, begun again when they grow by
 * half, as they were while their source is silent, and remembered for a month after they ended.
 * What a source reports for the first time may have begun at any time before: then only its data say when.
 */
export function followAlarms(
  { found, silent }: KnownAlarms,
  instant: number,
  prior: RegionState | undefined,
): Readonly<Record<string, AlarmState>> {
  const before = prior?.alarms ?? {};
  const reported = reportedBefore(prior);
  const next: Record<string, AlarmState> = {};
  for (const [id, state] of Object.entries(before)) {
    const isSilent = silent.some((source) => id.startsWith(`${source}:`));
    if (state.seenAt >= instant - memoryDays * DAY_MS || (isSilent && state.isOn))
      next[id] = isSilent ? state : { ...state, isOn: false };
  }
  for (const { id, kind, words, level, enters, stays, beganAt } of found) {
    const was = before[id]?.isOn === true ? before[id] : undefined;
    const isNew = enters && (was === undefined || level >= renewedAt * was.level);
    const since = reported.some((source) => id.startsWith(`${source}:`)) ? instant : beganAt;
    if (isNew) next[id] = { kind, words, level, ...(since !== undefined && { since }), seenAt: instant, isOn: true };
    else if (was !== undefined && (enters || stays))
      next[id] = { ...was, level: Math.max(level, was.level), words, seenAt: instant };
  }
  return next;
}

/** The sources of alarms that have reported at least once, after an assessment. */
export const reportedSources = ({ silent }: KnownAlarms, prior: RegionState | undefined): readonly AlarmSource[] =>
  ALARM_SOURCES.filter((source) => reportedBefore(prior).includes(source) || !silent.includes(source));

const reportedBefore = (prior: RegionState | undefined): readonly AlarmSource[] =>
  prior === undefined ? [] : (prior.alarmSources ?? ALARM_SOURCES);
