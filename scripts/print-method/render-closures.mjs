import { code, constantRows, table } from './markdown.mjs';

/** Dose, bands and severity that the previous version gave a path on its first day: days elapsed, at least seven. */
const BEFORE = {
  days: 7,
  steps: [0.05, 0.15, 0.3],
  bands: { 'crude-loss': [0.1, 1.6663], 'gas-loss': [0.1, 0.6059], reroute: [0.6, 1.8], 'grain-loss': [0.6, 1.8] },
};
const REPLAYED = Object.keys(BEFORE.bands);
const CAUSES = ['force', 'accident', 'weather', 'drought', 'dispute'];

/** Past closures, what is expected of one by cause and age, the steps of severity, and the analogues replayed. */
export const renderClosures = (method) => [hazards(method), closures(method), severity(method), replay(method)];

function hazards({ CLOSURES, CLOSURE_RULE, CLOSURE_HAZARDS, HAZARD_RULES, HAZARD_SPANS, remainingDays, comments }) {
  const spans = HAZARD_SPANS.map(({ from, to }) =>
    Number.isFinite(to) ? `${from + 1}–${to} d` : `from ${from + 1} d`,
  );
  const ages = [1, 7, 30];
  const rows = [...CAUSES, 'all'].map((cause) => [
    cause,
    ...CLOSURE_HAZARDS[cause].map((chance) => chance.toFixed(4)),
    ...ages.map((age) => remainingDays(cause === 'all' ? undefined : cause, age).toFixed(1)),
  ]);
  return `## Expected days

Chance per day that a closure ends, and the days expected within 30; \`all\` is for an unknown cause.

${table(['cause', ...spans, ...ages.map((age) => `expected, day ${age}`)], rows)}

${table(
  ['rule', 'value', 'meaning'],
  [...constantRows(HAZARD_RULES, comments.HAZARD_RULES), ['closures', CLOSURES.length, `${CLOSURE_RULE}.`]],
)}`;
}

function closures({ CLOSURES, closureHazards, remainingDays, JUDGEMENT }) {
  const rows = CLOSURES.map((closure) => {
    const { id, cause, startedOn, days, isOpenEnded, source, doubt } = closure;
    const others = closureHazards(CLOSURES.filter((other) => other !== closure));
    return [
      code(id),
      cause,
      startedOn,
      isOpenEnded ? `${days}, not over` : days,
      remainingDays(cause, 1, others).toFixed(1),
      Math.min(days - 1, JUDGEMENT.horizonDays),
      source,
      doubt ?? '',
    ];
  });
  const head = ['closure', 'cause', 'from', 'days', 'expected without it, day 1', 'came', 'source', 'not certain'];
  return `### Closures

${table(head, rows)}`;
}

const severity = ({ SEVERITY_STEPS, comments }) => `## Severity

Of the expected loss: loss × share × expected days over 30. The steps were set from METHOD.md before the replay was made.

${table(['severity', 'from', 'source'], constantRows(SEVERITY_STEPS, comments.SEVERITY_STEPS))}`;

function replay(method) {
  const { ANALOGUES, CLOSURES, closureHazards, TRANSMISSION_TEMPLATES, JUDGED_ANALOGUES } = method;
  const hormuz = TRANSMISSION_TEMPLATES.find(({ id }) => id === 'hormuz-crude-supply');
  const supposed = [
    ['a strait with a fifth of the oil', 'crude-loss', 'force', 0.2],
    ['`hormuz_strait`, all transits lost', 'crude-loss', 'force', hormuz.marketShare - hormuz.bypassShare],
    ['`suez`, cause not known', 'reroute', undefined, 1],
  ].map(([name, bandId, cause, dose]) => ({ name, bandId, cause, dose, lasted: 'supposed', outcome: '' }));
  const listed = ANALOGUES.filter(({ bandId }) => REPLAYED.includes(bandId)).map((analogue) => {
    const { id, bandId, cause, startedOn, days, dose } = analogue;
    const hazardsWithout = closureHazards(CLOSURES.filter((closure) => closure.startedOn !== startedOn));
    const outcome = JUDGED_ANALOGUES[bandId][id]?.outcome;
    const came = outcome === undefined ? 'not measured' : percent(outcome);
    return { name: code(id), bandId, cause, dose, lasted: days, outcome: came, hazardsWithout };
  });
  const head = ['closure', 'cause', 'lost', 'days', 'dose before', 'dose', 'before', 'now', 'outcome'];
  return `## Replay of the first day

Each without its own closure in the hazards. Before: by days elapsed, at least seven.

${table(
  [...head, 'severity before', 'severity'],
  [...supposed, ...listed].map((one) => replayRow(one, method)),
)}`;
}

function replayRow({ name, bandId, cause, dose, lasted, outcome, hazardsWithout }, method) {
  const { BAND_RULES, TRANSMISSION_BANDS, middleEffect, endsOf, pathSeverity, remainingDays } = method;
  const { formula } = BAND_RULES[bandId];
  const shock = (days) => ({ share: dose, days, extraDays: 12 });
  const days = remainingDays(cause, 1, hazardsWithout);
  // The previous version took the whole way round, however short the closure.
  const wholeWay = formula === 'reroute' ? 12 / Math.min(12, BEFORE.days) : 1;
  const former = middleEffect(formula, shock(BEFORE.days)) * wholeWay;
  const formerEnds = BEFORE.bands[bandId].map((multiple) => multiple * former);
  const middle = (formerEnds[0] + formerEnds[1]) / 2;
  const step = BEFORE.steps.findLastIndex((from) => middle >= from);
  return [
    name,
    cause ?? 'not known',
    dose.toFixed(3),
    lasted,
    BEFORE.days,
    days.toFixed(1),
    span(formerEnds),
    span(endsOf(TRANSMISSION_BANDS[bandId], middleEffect(formula, shock(days)))),
    outcome,
    ['low', 'medium', 'high', 'critical'][step + 1],
    pathSeverity(formula, shock(days)),
  ];
}

const percent = (relative) => `${relative > 0 ? '+' : ''}${(relative * 100).toFixed(1)}%`;
const span = ([low, high]) => `${percent(low)} to ${percent(high)}`;
