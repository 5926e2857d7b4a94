import type { Responses } from '../../../../clients/typescript/client.ts';
import type { Words } from '../../words/en.ts';
import type { Formats } from '../../words/format.ts';
import { original } from '../../words/original.ts';

type Forecaster = Responses['listForecasters']['forecasters'][number];
type Score = NonNullable<Forecaster['boards'][number]['logScore']>;

interface Props {
  readonly forecasters: readonly Forecaster[];
  /** Only boards of this horizon; all when undefined. */
  readonly horizon: string | undefined;
  readonly words: Words;
  readonly formats: Formats;
}

/** Everyone who forecast regions, this service and its references among them, by kind and horizon. */
export function ForecasterTable({ forecasters, horizon, words, formats }: Props) {
  const view = words.forecastsView;
  const columns = view.forecasterColumns;
  const rows = forecasters.flatMap(({ forecaster, role, boards }) =>
    boards
      .filter((board) => horizon === undefined || board.horizon === horizon)
      .map((board) => ({ forecaster, role, board })),
  );
  if (rows.length === 0) return <p class="quiet">{view.noGroups}</p>;
  const written = (score: Score | undefined) =>
    score === undefined
      ? '–'
      : `${formats.figure(score.mean)} (${formats.range(formats.figure(score.low), formats.figure(score.high))})`;
  const compared = (score: Score) =>
    `${formats.change(score.mean)} (${formats.range(formats.change(score.low), formats.change(score.high))})`;
  return (
    <table class="stacked">
      <thead>
        <tr>
          <th scope="col">{columns.forecaster}</th>
          <th scope="col">{view.counts.kind}</th>
          <th scope="col">{view.horizons.label}</th>
          <th scope="col" class="number">
            {view.counts.scored}
          </th>
          <th scope="col" class="number">
            {columns.days}
          </th>
          <th scope="col" class="number">
            {columns.log}
          </th>
          <th scope="col" class="number">
            {columns.against}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ forecaster, role, board }) => (
          <tr key={`${forecaster} ${board.kind} ${board.horizon}`}>
            <th scope="row">
              {role === 'forecaster' ? original(words, forecaster) : view.reference(forecaster)}
              <span class="regime">{view.roles[role]}</span>
            </th>
            <td>{view.kinds[board.kind]}</td>
            <td>{view.horizon(board.horizon)}</td>
            <td class="number" data-label={view.counts.scored}>
              {board.scoredCount}
            </td>
            <td class="number" data-label={columns.days}>
              {board.clusterCount}
            </td>
            <td class="number" data-label={columns.log}>
              {board.clusterCount < view.minOutcomes ? view.tooFew(board.clusterCount) : written(board.logScore)}
            </td>
            <td class="number" data-label={columns.against}>
              {board.againstModel === undefined || board.againstModel.clusterCount < view.minOutcomes
                ? '–'
                : compared(board.againstModel.logDifference)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
