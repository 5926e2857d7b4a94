import { LANES } from '../fit-parameters/evaluation.mjs';
import { SPAN } from '../fit-parameters/fit-lane-base-rates.mjs';
import { monthlyOutcomes } from '../fit-parameters/monthly-units.mjs';
import { rounded } from '../fit-parameters/quantiles.mjs';
import { openHistories } from './histories.mjs';
import { likelihoodRatio } from './likelihood.mjs';
import { mildestWithin, statesOf, yearsBetween } from './simulate.mjs';
import { BUDGET, LADDERS, SOURCES } from './sources.mjs';

/** Months between the one a trigger is active in and the one whose lane it is tested on. */
const LEAD_MONTHS = { deaths: 2, otherwise: 1 };

const at = (day) => Date.parse(`${day}T00:00:00Z`);
const DAY_MS = 86_400_000;

/** Every number of trigger-thresholds.ts and trigger-likelihoods.ts. */
export function fitThresholds(project) {
  const histories = openHistories(project);
  const lanes = lanesByMonth(histories);
  const cases = project.TRIGGER_RULES.filter(({ fitKey }) => fitKey !== undefined).flatMap((rule) => {
    const history = histories.historyOf(rule);
    return history === undefined ? [] : [{ rule, ...history }];
  });
  const fits = {};
  const likelihoods = {};
  for (const key of [...new Set(cases.map(({ rule }) => rule.fitKey))]) {
    const alike = cases.filter(({ rule }) => rule.fitKey === key);
    const fit = fitOf(alike, { lanes, project });
    if (fit === undefined) continue;
    fits[key] = fit;
    if (SOURCES[fit.source].counted !== 'unconfirmed') continue;
    for (const one of alike) {
      const found = likelihoodsOf({ ...one, rule: { ...one.rule, value: fit.value } }, { lanes, project });
      if (Object.keys(found).length > 0) likelihoods[one.rule.id] = found;
    }
  }
  return { fits, likelihoods, fingerprints: histories.fingerprints };
}

/** Region id → month `YYYY-MM` → lane, on the years that no test has. */
function lanesByMonth({ deaths, members }) {
  const { regions } = monthlyOutcomes(deaths, SPAN, members);
  const months = deaths.months.filter((month, i) => i >= 12 && month >= SPAN.from && month <= SPAN.to);
  return Object.fromEntries(
    Object.entries(regions).map(([id, lanes]) => [id, new Map(lanes.map((lane, i) => [months[i], lane]))]),
  );
}

const monthAfter = (instant, months) => {
  const date = new Date(instant);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1)).toISOString().slice(0, 7);
};

const leadOf = (source) => LEAD_MONTHS[source] ?? LEAD_MONTHS.otherwise;

/** One threshold for all regions that share the key: the worst of them keeps to the budget. */
function fitOf(alike, { lanes, project }) {
  const [{ source, ladder, readings }] = alike;
  const { from, to, counted } = SOURCES[source];
  const span = { from: at(from), to: at(to) + DAY_MS };
  const inside = readings.filter((one) => one.at >= span.from && one.at < span.to);
  if (inside.length === 0) return undefined;
  const years = yearsBetween(Math.max(span.from, inside[0].at), Math.min(span.to, inside.at(-1).at + DAY_MS));
  const falseAlarms = (value) =>
    Math.max(
      ...alike.map(({ rule }) => {
        const alarms = statesOf({ ...rule, value }, inside, project.nextTriggerState).filter((one) => one.isActivation);
        const isFalse = (one) =>
          counted === 'activations' || lanes[rule.regionId].get(monthAfter(one.at, leadOf(source))) !== rule.lane;
        return alarms.filter(isFalse).length / years;
      }),
    );
  const found = mildestWithin(LADDERS[ladder], falseAlarms, BUDGET);
  if (found === undefined) return undefined;
  const later = laterPerYear({ ...alike[0].rule, value: found.value }, readings, { span, counted, project });
  return { value: found.value, perYear: rounded(found.perYear, 2), ...later, n: inside.length, source };
}

/** Activations a year after the span, where no lane is asked for: the years of the hindcast stay closed. */
function laterPerYear(rule, readings, { span, counted, project }) {
  const later = readings.filter((one) => one.at >= span.to);
  if (counted !== 'activations' || later.length < 365) return {};
  const alarms = statesOf(rule, readings, project.nextTriggerState).filter(
    (one) => one.at >= span.to && one.isActivation,
  );
  return { laterPerYear: rounded(alarms.length / yearsBetween(span.to, later.at(-1).at + DAY_MS), 2) };
}

/** Lane → ratio, for the lanes whose interval excludes 1. */
function likelihoodsOf({ rule, source, readings }, { lanes, project }) {
  const { from, to } = SOURCES[source];
  const states = statesOf(rule, readings, project.nextTriggerState);
  const lastOfMonth = new Map(states.map((one) => [monthAfter(one.at, 0), one]));
  const months = [...lastOfMonth.values()]
    .filter((one) => one.at >= at(from) && one.at < at(to) + DAY_MS)
    .flatMap((one) => {
      const lane = lanes[rule.regionId].get(monthAfter(one.at, leadOf(source)));
      return lane === undefined ? [] : [{ year: new Date(one.at).getUTCFullYear(), isActive: one.isActive, lane }];
    });
  return Object.fromEntries(
    LANES.flatMap((name) => {
      const found = likelihoodRatio(months.map((month) => ({ ...month, isLane: month.lane === name })));
      if (found === undefined || (found.low <= 1 && found.high >= 1)) return [];
      const { ratio, low, high, active } = found;
      return [[name, [rounded(ratio, 2), rounded(low, 2), rounded(high, 2), active, months.length]]];
    }),
  );
}
