import { table } from '../print-method/markdown.mjs';
import { renderFalseChanges, rowsOfParts } from './false-changes.mjs';

const MONTH_MS = 30.4375 * 86_400_000;
const day = (at) => new Date(at).toISOString().slice(0, 10);
const signed = (days) => `${days > 0 ? '+' : ''}${Math.round(days * 10) / 10}`;

/**
 * Text of docs/method/replay.md.
 * @param parts `{id, cost, replays}`, replays as judgeReplay gives them
 */
export function renderReplay(parts, project) {
  return `# Replay of real history

Printed by \`node scripts/print-replay.mjs\`; do not edit. Every region was assessed every six hours${byDay(parts)}, each part from an empty state up to thirty days earlier, through the feeds' parsers and with their publication lags. The first snapshot of every day was checked against all invariants; none was violated.
Replayed with \`${project.VERSIONS.scoringVersion}\`. Parts on this page: ${parts.map(({ id, replays }) => `${id} (${project.spanOf(replays[0].said)})`).join(', ')}.
${costs(parts, project)}

## What the history carries

| series | read by | re-expressed |
| --- | --- | --- |
| transits of Hormuz, Bab el-Mandeb, Suez, the Cape and Malacca, from 2019 | \`portwatch-transits\` | a page of the feature layer; Malacca's non-tankers as general cargo |
| deaths by country and month from 1989, single events of India, Mexico, Myanmar, the Central African Republic and Syria | \`ucdp-candidate\` | a monthly release; a country's month is one event on the 15th |
| Brent, WTI, Henry Hub, St. Louis Fed's index | \`fred-brent\` \`fred-wti\` \`fred-gas\` \`fred-credit\` | the header |
| volatility | \`cboe-vix\` | closes used as open, high and low |
| euro exchange rates | \`ecb-rates\` | the data portal's rows |
| air-raid alerts in Israel from 24 July 2014 | \`sirens\` | one wave at noon for the places of a day |
| entries and changes of OFAC's list, August 2021 to May 2024 | \`ofac-sdn\` | the list read daily at noon |
| 2017 to 2025: India's material conflict, protest and cooperation by day among the world's rows | \`gdelt-events\` | four exports per day with a 192nd of its rows; material conflict split into types as in the recorded exports |
| 2014: events of every country, coded in the same scheme by another project | \`gdelt-events\` | four exports per day; code by name, place by a side's country; four outlets per event |

No assessment reads these, so they are left out: sorties around Taiwan, alerts in Ukraine, daily deaths in Gaza, attacks on aid, GNSS interference shares, countries with outages, monthly dyads of China, coded events of 2005 to 2015 (a fifth of them: too few for a baseline).
From 2017 only India has news; other countries are background. Before 2017 only 2014 has any. These years test the filter on deaths, prices, transits, sirens and lists; **2014 tests it on news**.

## Stability

A reversal is a change of the label that is undone within fourteen days. The limit is one per region and quarter.

${table(
  ['part', 'region', 'changes', 'reversals', 'maximum per quarter'],
  parts.flatMap(({ id, replays }) =>
    replays.map(({ regionId, transitionCount, reversals }) => [
      id,
      regionId,
      transitionCount,
      [...reversals.values()].reduce((sum, count) => sum + count, 0),
      Math.max(0, ...reversals.values()),
    ]),
  ),
)}

${verdict(parts)}
${entropies(parts)}
${ownVerdict(parts, project)}

The filter was chosen on 2014, a year before the hindcast's; 2019 to 2023 changed nothing: [0050](../decisions/0050-smooth-axes-before-classifying-the-regime.md).

${renderFalseChanges(rowsOfParts(parts, project.falseChanges))}## Crises

The list was closed before anything was fitted. Each cell is the label with coercion and capital stress. \`first\` is the region's first alarm from a week before to sixty days after, on data no older than that week: a rise of the label, or a trigger on one of those series that became active. A rise may have another cause. \`known\` is its lag in days by the time it was known, \`data\` by the newest instant its evidence covers.

${table(
  ['crisis', 'region', 'carried by', 'the day before', '1 d', '7 d', '30 d', 'first', 'known', 'data'],
  parts.flatMap(({ replays }) => project.crisisRows(replays)).map(crisisCells),
)}

${renderLabels(parts, project)}## False alarms

An alarm is unexplained when no listed crisis of its region is within thirty days: an upper bound of false alarms, because the list holds few of all crises${withoutCrisis(parts, project)}. Rates are per region and month.

2014 is the one part with news of every country. Thresholds of report triggers by region are start values, a doubling of three days over thirty, because one year is too short to fit them. Random variation may exceed them twice per year, by the dispersion of this same year's reports ([0066](../decisions/0066-define-a-false-alarm.md)).

${table(
  ['part', 'region', 'rises of the label', 'unexplained', 'triggers activated', 'unexplained'],
  parts.flatMap(({ id, replays }) =>
    replays.map((replay) => {
      const months = (replay.said.at(-1).at - replay.said[0].at) / MONTH_MS;
      const each = (alarms, kind) => (alarms.filter((alarm) => alarm.kind === kind).length / months).toFixed(2);
      const left = project.unexplained(replay);
      return [
        id,
        replay.regionId,
        each(replay.alarms, 'regime'),
        each(left, 'regime'),
        each(replay.alarms, 'trigger'),
        each(left, 'trigger'),
      ];
    }),
  ),
)}
`;
}

/** How the 49 dated labels of 2018 to 2024 were followed by a hotter label of their region. */
function renderLabels(parts, { datedLabels, labelScores }) {
  const scores = labelScores(
    datedLabels(),
    parts.flatMap(({ replays }) => replays),
  );
  if (scores.at(-1).count === 0) return '';
  const cells = ({ found, byChance }) => [found, byChance.toFixed(1)];
  return `### Dated labels

One author's list, made with hindsight: lead times, not base rates. \`by chance\`: as many days of the same regions.

${table(
  ['labels', 'n', 'hotter within 7 d', 'by chance', 'within 30 d', 'by chance'],
  scores.map(({ group, count, within }) => [group, count, ...cells(within[7]), ...cells(within[30])]),
)}

`;
}

/** Parts of which nothing is known by the hour. */
function byDay(parts) {
  const daily = parts.filter(({ stepHours }) => stepHours === 24).map(({ id }) => id);
  return daily.length === 0 ? '' : ` (once a day in ${daily.join(', ')})`;
}

/** Which parts the code of now replayed, and the processor time of one core. */
function costs(parts, { program }) {
  const older = parts.filter(({ cost }) => cost?.program !== program).map(({ id }) => id);
  const timed = parts.filter(({ cost }) => cost !== undefined);
  const total = timed.reduce((sum, { cost }) => sum + cost.cpuSeconds, 0);
  const times = timed.map(({ id, cost }) => `${id} ${cost.cpuSeconds} s`).join(', ');
  return [
    ...(timed.length === 0 ? [] : [`Processor time of one core: ${times}; together ${total} s.`]),
    older.length === 0
      ? 'All parts were replayed by the code that printed this page.'
      : `Replayed by earlier code with the same constants: ${older.join(', ')}.`,
  ].join('\n');
}

/** Entropy of a region's labels over all parts: a label that is always the same says nothing. */
function entropies(parts) {
  const byRegion = new Map();
  for (const { regionId, labels } of parts.flatMap(({ replays }) => replays))
    byRegion.set(regionId, [...(byRegion.get(regionId) ?? []), ...labels]);
  const bits = (labels) => {
    const counts = new Map();
    for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1);
    const shares = [...counts.values()].map((count) => count / labels.length);
    return -shares.reduce((sum, share) => sum + share * Math.log2(share), 0);
  };
  const cells = [...byRegion].map(([regionId, labels]) => `${regionId} ${bits(labels).toFixed(2)}`);
  return `Entropy of the labels, bits (six labels: at most 2.58): ${cells.join(', ')}.`;
}

function verdict(parts) {
  const counts = parts.flatMap(({ replays }) => replays.flatMap(({ reversals }) => [...reversals.values()]));
  const over = counts.filter((count) => count > 1).length;
  return `${counts.length} region-quarters, ${over === 0 ? 'none' : over} with more than one reversal.`;
}

/** The list was closed before the replay: a year that it leaves out is not filled afterwards. */
function withoutCrisis(parts, project) {
  const empty = parts.filter(({ replays }) => project.crisisRows(replays).length === 0).map(({ id }) => id);
  return empty.length === 0 ? '' : `, and none in ${empty.join(', ')}, where every alarm counts`;
}

/** The table's labels begin without memory at the first step of a part; these are the ones that the snapshots had. */
function ownVerdict(parts, { program, reversals, quarterOf }) {
  const fresh = parts.filter(({ cost }) => cost?.program === program);
  if (fresh.length === 0) return '';
  const most = fresh.flatMap(({ replays }) =>
    replays.map(({ said }) => {
      const transitions = said.flatMap(({ at, label }, index) => {
        const from = said[index - 1]?.label ?? label;
        return from === label ? [] : [{ at, from, to: label }];
      });
      const quarters = reversals(transitions).map(({ at }) => quarterOf(at));
      return Math.max(0, ...quarters.map((quarter) => quarters.filter((other) => other === quarter).length));
    }),
  );
  return `The labels above start at the first step of a part, without earlier state. In the snapshots themselves, in the parts replayed by the code that printed this page (${fresh.map(({ id }) => id).join(', ')}), the maximum per quarter is ${Math.max(...most)}.`;
}

function crisisCells({ crisis, said, first, lag }) {
  const cell = (days) => {
    const one = said.find((other) => other.days === days);
    return one === undefined
      ? ''
      : `${one.label} ${one.axes.coercivePressure.toFixed(2)} ${one.axes.capitalStress.toFixed(2)}`;
  };
  return [
    `${crisis.name}, ${crisis.day}`,
    crisis.regionId,
    crisis.carriedBy === '' ? 'nothing' : crisis.carriedBy,
    cell(-1),
    cell(1),
    cell(7),
    cell(30),
    first === undefined ? 'none' : `${first.what}, ${day(first.at)}`,
    lag === undefined ? '' : signed(lag.known),
    lag === undefined ? '' : signed(lag.data),
  ];
}
