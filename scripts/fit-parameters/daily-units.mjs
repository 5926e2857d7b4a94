import { FMIN, HORIZON_DAYS, regionLane, stratum, unitLane } from './lanes.mjs';

const DAY_MS = 86_400_000;
const HISTORY_DAYS = 365;

/**
 * The lanes of one country with an event history, at every `strideDays`-th origin.
 * Multi-day records count only at horizons at least three times their length, booked on their last day (METHOD.md §11); the
 * stratum and "had none before" use every record.
 * @param events `{start, end, dyad, deaths}` with days since 1970
 * @param span `{firstDay, lastDay}`: history begins at firstDay, no outcome ends after lastDay
 * @returns outcomes `{stratum, lane, asRegion}`; `asRegion` is the lane of a region of which the unit is the one member
 */
export function dailyOutcomes(events, { horizon, strideDays, firstDay, lastDay }) {
  const days = HORIZON_DAYS[horizon];
  const size = lastDay - firstDay + 1;
  const inSpan = events.filter(({ end }) => end >= firstDay && end <= lastDay);
  const usable = inSpan.filter((event) => isUsable(event, days)).sort((a, b) => a.end - b.end);
  const counted = runningTotal(usable, firstDay, size);
  const known = runningTotal(inSpan, firstDay, size);
  const deathDays = deathDaysByDyad(inSpan);
  const outcomes = [];
  for (let origin = HISTORY_DAYS; origin + days <= size; origin += strideDays) {
    const window = (from) => counted[from + days] - counted[from];
    const history = Array.from({ length: HISTORY_DAYS - days + 1 }, (_, i) => window(origin - HISTORY_DAYS + i));
    const deaths = window(origin);
    const newDeaths = deathsInNewDyads(usable, deathDays, { from: firstDay + origin, days });
    const fmin = FMIN[horizon];
    const lane = unitLane({ deaths, history, newDeaths, fmin });
    const mean = history.reduce((a, b) => a + b, 0) / history.length;
    outcomes.push({
      stratum: stratum(known[origin] - known[origin - HISTORY_DAYS]),
      lane,
      asRegion: regionLane({ members: [{ lane, deaths, mean }], newDeaths, fmin }),
    });
  }
  return outcomes;
}

/** Share of deaths in records too long for a horizon, which that horizon leaves out. */
export function leftOutDeathShare(events, { horizon, lastDay }) {
  const inSpan = events.filter(({ end }) => end <= lastDay);
  const total = inSpan.reduce((deaths, event) => deaths + event.deaths, 0);
  const used = inSpan.filter((event) => isUsable(event, HORIZON_DAYS[horizon]));
  return 1 - used.reduce((deaths, event) => deaths + event.deaths, 0) / total;
}

/** Days since 1970 of `YYYY-MM-DD…` or of a plain day number. */
export function dayNumber(text) {
  return /^\d{4}-/.test(text) ? Date.parse(`${text.slice(0, 10)}T00:00:00Z`) / DAY_MS : Number(text);
}

function isUsable({ start, end }, horizonDays) {
  const length = end - start + 1;
  return length === 1 || horizonDays >= 3 * length;
}

/** total[i] = deaths booked in the first i days of the span. */
function runningTotal(events, firstDay, size) {
  const total = new Float64Array(size + 1);
  for (const { end, deaths } of events) total[end - firstDay + 1] += deaths;
  for (let day = 1; day <= size; day++) total[day] += total[day - 1];
  return total;
}

function deathDaysByDyad(events) {
  const byDyad = new Map();
  for (const { dyad, end, deaths } of events) {
    if (deaths === 0) continue;
    if (!byDyad.has(dyad)) byDyad.set(dyad, new Set());
    byDyad.get(dyad).add(end);
  }
  for (const [dyad, days] of byDyad) byDyad.set(dyad, Float64Array.from(days).sort());
  return byDyad;
}

/** Deaths in days from..from+days−1 in dyads without a death in the 365 days before `from`. */
function deathsInNewDyads(sorted, deathDays, { from, days }) {
  let deaths = 0;
  for (let i = firstAtLeast(sorted.length, (k) => sorted[k].end >= from); sorted[i]?.end < from + days; i++) {
    const own = deathDays.get(sorted[i].dyad) ?? [];
    const next = firstAtLeast(own.length, (k) => own[k] >= from - HISTORY_DAYS);
    if (next === own.length || own[next] >= from) deaths += sorted[i].deaths;
  }
  return deaths;
}

/** Smallest index in 0..length for which a monotone test holds; length when none does. */
function firstAtLeast(length, holds) {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
