import { dailyOutcomes, HISTORY_DAYS, HORIZON_DAYS, regionLane } from './evaluation.mjs';

const DAY_MS = 86_400_000;

/**
 * The outcomes of one country with an event history, at every `strideDays`-th origin.
 * @param records `{startDay, endDay, unit, deaths}` with days since 1970
 * @param span `{firstDay, lastDay}`: history begins at firstDay, no outcome ends after lastDay
 * @returns outcomes `{stratum, lane, asRegion}`; `asRegion` is the lane of a region of which the unit is the one member
 */
export function outcomesByStride(records, { horizon, strideDays, firstDay, lastDay }) {
  const outcomes = dailyOutcomes(records, horizon, { firstDay, lastDay });
  const found = [];
  for (let day = firstDay + HISTORY_DAYS; day + HORIZON_DAYS[horizon] - 1 <= lastDay; day += strideDays) {
    const outcome = outcomes.at(day);
    found.push({ stratum: outcome.stratum, lane: outcome.lane, asRegion: regionLane([outcome], horizon) });
  }
  return found;
}

/** Days since 1970 of `YYYY-MM-DD…` or of a plain day number. */
export function dayNumber(text) {
  return /^\d{4}-/.test(text) ? Date.parse(`${text.slice(0, 10)}T00:00:00Z`) / DAY_MS : Number(text);
}
