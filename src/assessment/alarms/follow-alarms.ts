import { PARAMETERS } from '../parameters.ts';
import type { AlarmState, RegionState } from '../region-state.ts';
import { DAY_MS } from '../time.ts';
import { ALARM_SOURCES, type AlarmSource, type KnownAlarms } from './alarm.ts';

const { memoryDays, lingerDays, renewedAt, renewedAfterDays } = PARAMETERS.alarms;

/**
 * The alarms of a region after an assessment: on from their upper threshold to their lower one and as long as their source
 * lingers, begun again when a month later they have grown by half, as they were while their source is silent, and remembered for a
 * month after they ended. What a source reports for the first time may have begun at any time before: then only its data say
 * when.
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
    const source = sourceOf(id);
    const isSilent = source !== undefined && silent.includes(source);
    const lingers = source !== undefined && state.seenAt > instant - lingerDays[source] * DAY_MS;
    if (state.seenAt >= instant - memoryDays * DAY_MS || (isSilent && state.isOn))
      next[id] = isSilent || lingers ? state : { ...state, isOn: false };
  }
  for (const { id, kind, words, level, enters, stays, beganAt } of found) {
    const was = before[id]?.isOn === true ? before[id] : undefined;
    const since = reported.some((source) => source === sourceOf(id)) ? instant : beganAt;
    if (enters && (was === undefined || isRenewed(was, level, instant)))
      next[id] = { kind, words, level, ...(since !== undefined && { since }), seenAt: instant, isOn: true };
    else if (was !== undefined && (enters || stays))
      next[id] = { ...was, level: Math.max(level, was.level), words, seenAt: instant };
  }
  return next;
}

const isRenewed = (was: AlarmState, level: number, instant: number): boolean =>
  level >= renewedAt * was.level && (was.since ?? 0) <= instant - renewedAfterDays * DAY_MS;

const sourceOf = (id: string): AlarmSource | undefined => ALARM_SOURCES.find((source) => id.startsWith(`${source}:`));

/** The sources of alarms that have reported at least once, after an assessment. */
export const reportedSources = ({ silent }: KnownAlarms, prior: RegionState | undefined): readonly AlarmSource[] =>
  ALARM_SOURCES.filter((source) => reportedBefore(prior).includes(source) || !silent.includes(source));

const reportedBefore = (prior: RegionState | undefined): readonly AlarmSource[] =>
  prior === undefined ? [] : (prior.alarmSources ?? ALARM_SOURCES);
