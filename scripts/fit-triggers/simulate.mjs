/**
 * A rule's state along a history, by the program's own state machine.
 * @param readings `{at, value, recent}`, at in epoch ms, oldest first
 * @returns one `{at, isActive, isActivation}` a reading
 */
export function statesOf(rule, readings, nextTriggerState) {
  let before;
  return readings.map(({ at, value, recent }) => {
    const reading = { value, recent, isCorroborated: true, evidence: [EVIDENCE] };
    const after = nextTriggerState(rule, reading, { before, instant: at });
    const state = { at, isActive: after !== undefined, isActivation: before === undefined && after !== undefined };
    before = after;
    return state;
  });
}

/** What a reading of the past would have cited. */
const EVIDENCE = { id: 'history' };

const YEAR_MS = 365.25 * 86_400_000;

export const yearsBetween = (from, to) => (to - from) / YEAR_MS;

/**
 * The mildest threshold of a ladder whose false alarms keep to the budget; undefined when none does.
 * @param thresholds from the mildest to the strictest
 * @param falseAlarmsOf false alarms a year at a threshold
 */
export function mildestWithin(thresholds, falseAlarmsOf, budget) {
  for (const value of thresholds) {
    const perYear = falseAlarmsOf(value);
    if (perYear <= budget) return { value, perYear };
  }
  return undefined;
}
