import { explained } from '../../parts/axis-bars.tsx';
import { Gauge } from '../../parts/gauge.tsx';
import { gaugeSentence, ordinaryWords } from '../../sentences/gauge.ts';
import type { ViewUrl } from '../../url/view-url.ts';
import type { Words } from '../../words/en.ts';
import type { Formats } from '../../words/format.ts';
import type { Group, TriggerRow } from './trigger-rows.ts';

interface Props {
  readonly rows: readonly TriggerRow[];
  readonly group: Group;
  readonly url: ViewUrl;
  readonly words: Words;
  readonly formats: Formats;
}

/** A line per trigger of one group: what it is, how near, now and at which value it fires. */
export function GaugeTable({ rows, group, url, words, formats }: Props) {
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
          <th scope="col">{columns.points}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.trigger.id} row={row} url={url} words={words} formats={formats} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row, url, words, formats }: Omit<Props, 'rows' | 'group'> & { readonly row: TriggerRow }) {
  const { trigger, observed, state } = row;
  const view = words.triggersView;
  const since = formats.instant(trigger.activatedAt);
  const ordinary = observed === undefined ? undefined : ordinaryWords(observed, formats);
  return (
    <tr class={observed === undefined && state === 'active' ? 'stale' : state}>
      <th scope="row">
        <a href={explained(url, row.pointer)}>{trigger.description}</a>
        {state === 'active' && (
          <span class="regime">{observed === undefined ? view.kept(since) : view.since(since)}</span>
        )}
        {state !== 'active' && row.isPast && <span class="regime">{view.past}</span>}
      </th>
      <td class="chart">
        <Gauge
          reading={row.reading}
          isActive={state === 'active'}
          side={CALMING.includes(trigger.scenarioLane) ? 'buffer' : 'pressure'}
          sentence={gaugeSentence(row, words, formats)}
        />
      </td>
      <td class="number" data-label={view.short.now}>
        {observed === undefined ? <span class="missing">▨ {view.noReading}</span> : observed.words}
        {ordinary !== undefined && <span class="regime">{view.ordinary(ordinary)}</span>}
      </td>
      <td class="number" data-label={view.short.threshold}>
        {observed?.threshold ?? '–'}
      </td>
      <td data-label={view.columns.points}>{words.lane(trigger.scenarioLane)}</td>
    </tr>
  );
}

/** Lanes that a trigger points to when things get better. */
const CALMING = ['containment', 'base'];
