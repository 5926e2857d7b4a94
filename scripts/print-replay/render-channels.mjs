import { table } from '../print-method/markdown.mjs';

/** Straits with a daily history by class. */
const STRAITS = ['hormuz_strait', 'bab_el_mandeb', 'suez', 'cape_of_good_hope'];

/** Sections of docs/method/replay.md that belong to corridors: their triggers, and rules of news tried on the dated labels. */
export function renderChannels({ triggerReplays, scoreTrials, pairTrials }) {
  const cells = ({ activations, activeDays, withoutLoss }, years) => [
    activations,
    (activeDays / years).toFixed(0),
    withoutLoss,
  ];
  return `### Triggers of corridors

\`before\`: recoveries without a loss before them, and no baseline that moves. Paths on their first day: [Transmission](transmission.md).

${table(
  [
    'trigger',
    ...['activations before', 'active days per year', 'without a loss'],
    ...['activations', 'active days per year', 'without a loss'],
  ],
  triggerReplays(STRAITS).map(({ name, years, before, now }) => [name, ...cells(before, years), ...cells(now, years)]),
)}

### News rules on the dated labels

The daily conflict score of a theatre's countries, or of pairs of adversaries, three days against the days before: the first rule is the alarm of news. Labels that an alarm follows within seven days. Kept: three times, and pairs, at least double the alarms; ninety days were not replayed.

${table(
  ['rule', 'found', 'of', 'by chance', 'alarms per theatre and year'],
  [...trialRows('', scoreTrials()), ...trialRows('pairs, ', pairTrials())],
)}
`;
}

const trialRows = (what, trials) =>
  trials.map(({ rule, found, count, byChance, perYear }) => [
    `${what}${rule.times} × the ${rule.daysBefore} days before`,
    ...[found, count, byChance.toFixed(1), perYear.toFixed(1)],
  ]);
