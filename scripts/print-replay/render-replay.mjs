import { table } from '../print-method/markdown.mjs';

const MONTH_MS = 30.4375 * 86_400_000;
const day = (at) => new Date(at).toISOString().slice(0, 10);
const signed = (days) => `${days > 0 ? '+' : ''}${Math.round(days * 10) / 10}`;

/**
 * Text of docs/method/replay.md.
 * @param parts `{id, cost, replays}`, replays as judgeReplay gives them
 */
export function renderReplay(parts, project) {
  return `# Real history, replayed

Printed by \`node scripts/print-replay.mjs\`; not edited by hand. Every region every six hours${byDay(parts)}, each part from the empty state up to thirty days before, through the parsers of the feeds and with the lags of their cards. The first snapshot of every day was checked against every promise; none was broken.
Replayed with \`${project.VERSIONS.scoringVersion}\`. Parts on this page: ${parts.map(({ id, replays }) => `${id} (${project.spanOf(replays[0].said)})`).join(', ')}.
${costs(parts, project)}

## What the history carries

| series | read by | re-expressed |
| --- | --- | --- |
| transits of Hormuz, Bab el-Mandeb, Suez, the Cape and Malacca, from 2019 | \`portwatch-transits\` | a page of the feature layer; Malacca's ships that are no tankers as general cargo |
| deaths by country and month from 1989, single events of India, Mexico, Myanmar, the Central African Republic and Syria | \`ucdp-candidate\` | a monthly release; a country's month is one event on the 15th |
| Brent, WTI, Henry Hub, St. Louis Fed's index | \`fred-brent\` \`fred-wti\` \`fred-gas\` \`fred-credit\` | the header |
| volatility | \`cboe-vix\` | closes stand for open, high and low |
| rates of the euro | \`ecb-rates\` | the data portal's rows |
| air-raid alerts in Israel from 24 July 2014 | \`sirens\` | one wave at noon for the places of a day |
| entries and moves of OFAC's list, August 2021 to May 2024 | \`ofac-sdn\` | the list read every day at noon |
| 2017 to 2025: India's material conflict, protest and cooperation by day among the world's rows | \`gdelt-events\` | four exports a day that hold a 192nd of its rows; material conflict split into kinds as the genuine exports have it |
| 2014: events of every country, coded in the same scheme by another project | \`gdelt-events\` | four exports a day; code by its name, place by the country that a side names; each event told by four outlets |

Not carried by any feed, and left out: sorties around Taiwan, alerts in Ukraine, deaths in Gaza by day, attacks on aid, geopolitical risk, shares of bad satellite positions, countries with outages, dyads of China by month, coded events of 2005 to 2015 (a fifth of them: too thin for a baseline).
From 2017 on the news of every country but India is background alone, and before, but for 2014, there is none. These years test the filter against deaths, prices, transits, sirens and lists; **2014 tests it against news**.

## Stability

A reversal is a change of the label that is taken back within fourteen days. The bar is one in a quarter of a region.

${table(
  ['part', 'region', 'changes', 'reversals', 'most in a quarter'],
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
${ownVerdict(parts, project)}

South Asia in the spring of 2025, after the bar's years, is told as two rounds: the attack of 22 April and the strikes of 7 to 10 May, in India's reports. Coercion stood above .53 for three days of each and near .43 in the week between, which no dwell of less than a week would have bridged; it moved nothing of the filter.

The filter was chosen on 2014, a year before the hindcast's, and 2019 to 2023 moved nothing of it: see [0050](../decisions/0050-smooth-axes-before-classifying-the-regime.md).

## Crises

Chosen before anything was fitted. Each cell is the label with coercion and capital stress. \`first\` is the first alarm of the region from a week before to sixty days after, on data no older than that week: a rise of the label, or a trigger that reads one of those series and became active; a rise may be about something else. \`known\` is its distance in days of knowledge, \`data\` that of the newest moment its evidence speaks of.

${table(
  ['crisis', 'region', 'carried by', 'the day before', '1 d', '7 d', '30 d', 'first', 'known', 'data'],
  parts.flatMap(({ replays }) => project.crisisRows(replays)).map(crisisCells),
)}

## False alarms

An alarm is unexplained when no listed crisis of its region is within thirty days: an upper bound of the false ones, because the list holds few of the crises there were${withoutCrisis(parts, project)}. For each region-month.

2014 is the one part with news of every country. The thresholds of report triggers by region are start values, a doubling of three days against thirty, because one year is no history to fit them to; chance alone may cross them twice a year, by the spread of the reports of this very year ([0123](../decisions/0066-define-a-false-alarm.md)). Before that, 7.9 alarms a month over the eight regions had no listed crisis near. The guard that asks for two outlets holds nothing back here, where every event is told by four.

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
      ? 'All of it was replayed by the code of this page.'
      : `Replayed by earlier code with the same constants, and not again since: ${older.join(', ')}.`,
  ].join('\n');
}

function verdict(parts) {
  const counts = parts.flatMap(({ replays }) => replays.flatMap(({ reversals }) => [...reversals.values()]));
  const over = counts.filter((count) => count > 1).length;
  return `${counts.length} region-quarters, ${over === 0 ? 'none' : over} with more than one reversal.`;
}

/** The list was closed before the replay: a year that it leaves out is not filled afterwards. */
function withoutCrisis(parts, project) {
  const empty = parts.filter(({ replays }) => project.crisisRows(replays).length === 0).map(({ id }) => id);
  return empty.length === 0 ? '' : `, and none of ${empty.join(', ')}, where every alarm counts`;
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
  return `The labels above are those of the filter from the first step of a part on, without what it remembered from before. By the labels of the snapshots themselves, in the parts that the code of this page replayed (${fresh.map(({ id }) => id).join(', ')}), the most in a quarter is ${Math.max(...most)}.`;
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
