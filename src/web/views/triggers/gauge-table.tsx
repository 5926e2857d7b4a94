import { explained } from '../../parts/axis-bars.tsx';
import { Gauge } from '../../parts/gauge.tsx';
import { Spark } from '../../parts/spark.tsx';
import { gaugeSentence, ordinaryWords } from '../../sentences/gauge.ts';
import { dailyRuns, distanceWords, pastYearWords } from '../../sentences/trigger-note.ts';
import type { ViewUrl } from '../../url/view-url.ts';
import type { Words } from '../../words/en.ts';
import type { Formats } from '../../words/format.ts';
import { original } from '../../words/original.ts';
import type { Group, TriggerRow } from './trigger-rows.ts';

interface Props {
  readonly rows: readonly TriggerRow[];
  readonly group: Group;
  /** The last day of the series, epoch ms. */
  readonly end: number;
  readonly url: ViewUrl;
  readonly words: Words;
  readonly formats: Formats;
}

/** A line per trigger of one group: what it is, how near, now and at which value it fires. */
export function GaugeTable({ rows, group, end, url, words, formats }: Props) {
  const { columns } = words.triggersView;
  return (
    <table class="gauges stacked">
      <caption class="visually-hidden">{words.triggersView.groups[group]}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.what}</th>
          <th scope="col">{columns.gauge}</th>
          <th scope="col" class="number">
            {columns.now}
          </th>
          <th scope="col" class="number">
            {columns.threshold}
          </th>
          <th scope="col" class="number">
            {columns.distance}
          </th>
          <th scope="col">{columns.past}</th>
          <th scope="col" class="number">
            {columns.alarms}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.trigger.id} row={row} end={end} url={url} words={words} formats={formats} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row, end, url, words, formats }: Omit<Props, 'rows' | 'group'> & { readonly row: TriggerRow }) {
  const { trigger, observed, note, state } = row;
  const view = words.triggersView;
  const since = formats.instant(trigger.activatedAt);
  const distance = note === undefined ? undefined : distanceWords(note, words, formats);
  const ordinary = observed === undefined ? undefined : ordinaryWords(observed, formats);
  return (
    <tr class={observed === undefined && state === 'active' ? 'stale' : state}>
      <th scope="row">
        <a href={explained(url, row.pointer)}>{original(words, trigger.description)}</a>
        {state === 'active' && (
          <span class="regime">{observed === undefined ? view.kept(since) : view.since(since)}</span>
        )}
        <span class="regime">{view.pointsTo(words.lane(trigger.scenarioLane))}</span>
        {state !== 'active' && row.isPast && <span class="regime">{view.past}</span>}
      </th>
      <td class="chart">
        <Gauge
          reading={row.reading}
          isActive={state === 'active'}
          side={CALMING.includes(trigger.scenarioLane) ? 'buffer' : 'pressure'}
          sentence={gaugeSentence(row, words, formats)}
        />
        <Series row={row} end={end} words={words} formats={formats} />
      </td>
      <td class="number" data-label={view.short.now}>
        {observed === undefined ? <span class="missing">▨ {view.noReading}</span> : original(words, observed.words)}
        {ordinary !== undefined && <span class="regime">{view.ordinary(ordinary)}</span>}
      </td>
      <td class="number" data-label={view.short.threshold}>
        {observed === undefined ? '–' : original(words, observed.threshold)}
      </td>
      <td class="number" data-label={view.columns.distance}>
        {distance === undefined ? (
          '–'
        ) : (
          <>
            {distance.inUnit}
            <span class="regime">{distance.share}</span>
          </>
        )}
      </td>
      <td data-label={view.columns.past}>{note === undefined ? '–' : pastYearWords(note, words, formats)}</td>
      <td
        class="number"
        data-label={view.columns.alarms}
        title={note === undefined ? undefined : original(words, note.cannotTell.join(' '))}
      >
        {note?.fit === 'fitted' ? formats.decimal(note.falseAlarmsPerYear ?? 0) : view.unfitted}
      </td>
    </tr>
  );
}

const DAYS = 90;
const DAY_MS = 86_400_000;

/** The readings of 90 days with the threshold that holds now. */
function Series({
  row: { note, trigger },
  end,
  words,
  formats,
}: Omit<Props, 'rows' | 'group' | 'url'> & { readonly row: TriggerRow }) {
  const { triggersView: view } = words;
  const runs = note === undefined ? [] : dailyRuns(note);
  const values = runs.flat().map(({ value }) => value);
  const { value: threshold } = trigger.threshold;
  const span = { from: end - DAYS * DAY_MS, to: end };
  const scale = [...values, threshold, note?.baselineValue ?? threshold];
  const [low, high] = [Math.min(...scale), Math.max(...scale)];
  return (
    <Spark
      runs={runs}
      gaps={values.length === 0 ? [span] : []}
      span={span}
      range={[low, high > low ? high : low + 1]}
      level={values.length === 0 ? undefined : threshold}
      side="ink"
      sentence={
        values.length === 0
          ? view.seriesNone
          : view.seriesSentence(formats.figure(Math.min(...values)), formats.figure(Math.max(...values)), values.length)
      }
      size={[240, 24]}
    />
  );
}

/** Lanes that a trigger points to when things get better. */
const CALMING = ['containment', 'base'];
