import type { Responses } from '../../../../clients/typescript/client.ts';
import { type Span, Spark } from '../../parts/spark.tsx';
import { corridorState } from '../../parts/world-map.tsx';
import type { Words } from '../../words/en.ts';
import type { Formats } from '../../words/format.ts';
import { original } from '../../words/original.ts';
import type { History } from './read-corridors.ts';
import { runsOfDays } from './series.ts';

type Chokepoint = Responses['getChokepointStatus']['chokepoints'][number];

interface Props {
  readonly chokepoints: readonly Chokepoint[];
  readonly history: History;
  readonly span: Span;
  /** When the traffic last brought something new, where it is stale. */
  readonly staleSince: number | undefined;
  readonly words: Words;
  readonly formats: Formats;
}

/** The upper edge of the lines: one and a half times the usual traffic. */
const HIGHEST = 150;
const USUAL = 100;

/** A line per strait, the emptiest first; those without data last. */
export function CorridorTable({ chokepoints, history, span, staleSince, words, formats }: Props) {
  const { columns } = words.corridorsView;
  const order = ({ trafficIndex7d = Number.POSITIVE_INFINITY }: Chokepoint) => trafficIndex7d;
  const sorted = [...chokepoints].sort((a, b) => order(a) - order(b));
  return (
    <table class={`corridors stacked${staleSince === undefined ? '' : ' stale-data'}`}>
      {staleSince !== undefined && <caption>{words.corridorsView.stale(formats.instant(staleSince))}</caption>}
      <thead>
        <tr>
          <th scope="col">{columns.name}</th>
          <th scope="col">{columns.state}</th>
          <th scope="col" class="number">
            {columns.traffic}
          </th>
          <th scope="col" class="number">
            {columns.tankers}
          </th>
          <th scope="col">{columns.series}</th>
          <th scope="col" class="number">
            {columns.lost}
          </th>
          <th scope="col" class="number">
            {columns.detour}
          </th>
          <th scope="col" class="number">
            {columns.warnings}
          </th>
          <th scope="col" class="number">
            {columns.disruptions}
          </th>
          <th scope="col">{columns.seen}</th>
        </tr>
      </thead>
      <tbody>
        {sorted.map((chokepoint) => (
          <Row
            key={chokepoint.id}
            chokepoint={chokepoint}
            days={history.get(chokepoint.id) ?? []}
            span={span}
            words={words}
            formats={formats}
          />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps extends Pick<Props, 'span' | 'words' | 'formats'> {
  readonly chokepoint: Chokepoint;
  readonly days: readonly Responses['getChokepointHistory']['history'][number][];
}

function Row({ chokepoint, days, span, words, formats }: RowProps) {
  const view = words.corridorsView;
  const { trafficIndex7d: index, tankerIndex7d, activeWarnings, disruptions, trafficTo, lostMbd } = chokepoint;
  const name = original(words, chokepoint.name);
  const [low, high] = chokepoint.detourDays ?? [];
  const figure = (value: number | undefined) => value ?? <span class="missing">{view.noData}</span>;
  const runs = runsOfDays(days, ({ totalIndex }) => totalIndex);
  const values = runs.flat().map(({ value }) => value);
  const sentence =
    values.length === 0
      ? view.noSeries(name)
      : view.spark(name, Math.min(...values), Math.max(...values), values.length);
  return (
    <tr
      id={`strait-${chokepoint.id}`}
      class={index !== undefined && corridorState(index) === 'closed' ? 'fired' : undefined}
    >
      <th scope="row">{name}</th>
      <td>{index === undefined ? <span class="missing">{view.noData}</span> : view.states[corridorState(index)]}</td>
      <td class="number" data-label={view.columns.traffic}>
        {figure(index)}
      </td>
      <td class="number" data-label={view.columns.tankers}>
        {figure(tankerIndex7d)}
      </td>
      <td>
        <Spark
          runs={runs}
          gaps={values.length === 0 ? [span] : []}
          span={span}
          range={[0, HIGHEST]}
          level={values.length === 0 ? undefined : USUAL}
          side="ink"
          sentence={sentence}
          size={[160, 28]}
        />
      </td>
      <td class="number" data-label={view.columns.lost}>
        {lostMbd ?? view.noFlow}
      </td>
      <td class="number" data-label={view.columns.detour}>
        {low === undefined || high === undefined ? view.noDetour : view.days(low, high)}
      </td>
      <td class="number" data-label={view.columns.warnings}>
        {figure(activeWarnings)}
      </td>
      <td class="number" data-label={view.columns.disruptions}>
        {figure(disruptions)}
      </td>
      <td data-label={view.columns.seen}>{trafficTo === undefined ? '–' : formats.day(trafficTo)}</td>
    </tr>
  );
}
