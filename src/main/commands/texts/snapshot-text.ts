import { pathSentences } from '../../../analysis/path-sentence.ts';
import { capitalised, HORIZON_WORDS, listed, percent, shortTime } from '../../../assessment/english.ts';
import { AXIS_WORDS, REGIME_WORDS, score } from '../../../claims/words.ts';
import type { RegionalSnapshot } from '../../../contract/intelligence/regional-snapshot.ts';
import type { TransmissionPath } from '../../../contract/intelligence/transmission-path.ts';
import type { TriggerLadder } from '../../../contract/intelligence/trigger-ladder.ts';
import { type Axis, BUFFER_AXES, LANES, PRESSURE_AXES } from '../../../contract/intelligence/vocabulary.ts';
import { bar, cut, item, signed, table, wrapped } from './layout.ts';

const MAX_TRIGGERS = 5;
const MAX_CORRIDORS = 6;
const MAX_PATHS = 4;
const DRIVER_WIDTH = 46;

/** A snapshot on one screen: headline, regime, axes, scenarios, triggers, corridors, markets. */
export function snapshotText(snapshot: RegionalSnapshot): string {
  const { regime, balance, meta, narrative } = snapshot;
  // The first label of a region is older than its first snapshot.
  const since = regime.previousLabel === '' ? '' : ` since ${shortTime(regime.transitionedAt)}`;
  const facts = [
    `${capitalised(REGIME_WORDS[regime.label])}${since}`,
    `net balance ${signed(balance.netBalance)}`,
    `confidence ${percent(meta.snapshotConfidence)}`,
    `valid until ${shortTime(meta.validUntil)}`,
  ];
  return [
    wrapped(narrative.situation.text),
    '',
    wrapped(`${facts.join(', ')}.`),
    '',
    'Pressures',
    ...PRESSURE_AXES.map((axis) => axisLine(axis, snapshot)),
    'Buffers',
    ...BUFFER_AXES.map((axis) => axisLine(axis, snapshot)),
    '',
    'Scenarios',
    scenarioTable(snapshot),
    ...triggerLines(snapshot.triggers),
    ...corridorLines(snapshot),
    ...pathLines(snapshot.transmissionPaths),
    '',
    `Why: explain ${snapshot.regionId} maritimeAccess. What changed: diff ${snapshot.regionId}.`,
  ].join('\n');
}

function axisLine(axis: Axis, { balance }: RegionalSnapshot): string {
  const value = balance[axis];
  const first = [...balance.pressures, ...balance.buffers].find(
    (driver) => driver.axis === axis && !/^(Other drivers|Prior:)/.test(driver.description),
  );
  const why = first === undefined ? '' : cut(first.description, DRIVER_WIDTH);
  return `  ${AXIS_WORDS[axis].padEnd(20)} ${bar(value)} ${score(value)}  ${why}`.trimEnd();
}

function scenarioTable({ scenarioSets }: RegionalSnapshot): string {
  const rows = scenarioSets.map(({ horizon, lanes }) => [
    `within ${HORIZON_WORDS[horizon]}`,
    ...LANES.map((name) => {
      const share = lanes.find((lane) => lane.name === name)?.probability ?? 0;
      return `${bar(share, 8)} ${percent(share)}`;
    }),
  ]);
  return table([['', ...LANES], ...rows]);
}

function triggerLines({ active, watching, dormant }: TriggerLadder): readonly string[] {
  const more = active.length - MAX_TRIGGERS;
  return [
    '',
    `Triggers: ${active.length} active, ${watching.length} watched, ${dormant.length} dormant`,
    ...active.slice(0, MAX_TRIGGERS).map(({ description, scenarioLane }) => item(`${description} (${scenarioLane})`)),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ];
}

const OPEN = /^(.+?): .* Corridor open\.$/;

/** Of each corridor that counts for the region, what is known of it; the open ones by name alone. */
function corridorLines({ balance, evidence }: RegionalSnapshot): readonly string[] {
  const summaries = new Map(evidence.map(({ id, summary }) => [id, summary]));
  const drivers = [...balance.pressures, ...balance.buffers].filter(({ axis }) => axis === 'maritimeAccess');
  // Where many corridors count, the last share one driver.
  const known = drivers.flatMap(({ description, evidenceIds }) => {
    const found = evidenceIds.flatMap((id) => summaries.get(id) ?? []).filter((text) => / Corridor \w+/.test(text));
    return found.length === 0 ? [description] : found;
  });
  const open = known.flatMap((text) => OPEN.exec(text)?.[1] ?? []);
  const disturbed = known.filter((text) => !OPEN.test(text));
  const lines = [...disturbed.slice(0, MAX_CORRIDORS), ...(open.length === 0 ? [] : [`Open: ${listed(open)}.`])];
  return lines.length === 0 ? [] : ['', 'Corridors', ...lines.map((line) => item(line))];
}

function pathLines(paths: readonly TransmissionPath[]): readonly string[] {
  const sentences = pathSentences(paths).slice(0, MAX_PATHS);
  return sentences.length === 0 ? [] : ['', 'Markets', ...sentences.map((sentence) => item(`${sentence}.`))];
}
