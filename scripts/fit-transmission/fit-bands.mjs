import { judgeBand } from './judge.mjs';

const DAY_MS = 86_400_000;

/** Every group of templates with the band that its analogues leave standing. */
export function fitBands(method, changes) {
  const { ANALOGUES, BAND_RULES, JUDGEMENT } = method;
  return Object.entries(BAND_RULES).map(([bandId, rule]) => {
    const own = ANALOGUES.filter((analogue) => analogue.bandId === bandId);
    const cases = own.flatMap((analogue) => {
      const outcome = outcomeOf(analogue, { changes, horizonDays: JUDGEMENT.horizonDays });
      if (outcome === undefined) return [];
      return [{ id: analogue.id, effect: effectOf(analogue, rule, method), outcome }];
    });
    return { bandId, listed: own.length, measured: cases.length, ...judgeBand(cases, { ...rule, ...JUDGEMENT }) };
  });
}

function outcomeOf({ market, stated, startedOn, days }, { changes, horizonDays }) {
  if (market === undefined) return stated;
  const from = Date.parse(`${startedOn}T00:00:00Z`);
  const outcome = changes[market](from, from + Math.min(days, horizonDays) * DAY_MS);
  if (outcome === undefined) throw new Error(`${market} has no quotes round ${startedOn}`);
  return outcome;
}

/** What a path says on the first day, from all closures but this one; a stated outcome is of the whole shock. */
function effectOf({ cause, startedOn, dose, days, market }, rule, { middleEffect, remainingDays, ...method }) {
  const others = method.CLOSURES.filter((closure) => closure.startedOn !== startedOn);
  const expected = () => remainingDays(cause, 1, method.closureHazards(others));
  return middleEffect(rule.formula, {
    share: dose,
    days: market === undefined ? days : expected(),
    extraDays: 12,
    dependence: rule.analogueDependence,
  });
}
