import { Reliability, type ReliabilityBin } from '../../parts/reliability.tsx';
import { reliabilitySentence } from '../../sentences/reliability.ts';
import type { Words } from '../../words/en.ts';
import type { Formats } from '../../words/format.ts';
import { original } from '../../words/original.ts';
import { type Hindcast, keyOf } from './track-record.tsx';

interface Props {
  readonly groups: readonly Hindcast[];
  readonly words: Words;
  readonly formats: Formats;
}

/** Of each group the lane of escalation as a diagram, all lanes as a table. */
export function CalibrationDiagrams({ groups, words, formats }: Props) {
  const view = words.forecastsView;
  if (groups.length === 0) return <p class="quiet">{view.calibrationNone}</p>;
  return (
    <div class="multiples">
      {groups.map((group) => {
        const bins = group.lanes.find(({ lane }) => lane === 'escalation')?.bins ?? [];
        const sentence = reliabilitySentence(bins, group.scoredCount, words);
        return (
          <figure key={keyOf(group)}>
            <h3>
              {view.group(group.unit, group.stratum)}
              <span class="regime">{view.inputs(group.inputs, original(words, group.span))}</span>
            </h3>
            <Reliability
              bins={bins.filter(({ count }) => count >= view.minOutcomes)}
              sentence={`${words.lane('escalation')}. ${sentence}`}
              labels={view.axes}
            />
            <figcaption>{sentence}</figcaption>
            <details>
              <summary>{view.tables}</summary>
              {group.lanes.map(({ lane, bins: own }) => (
                <BinTable key={lane} title={words.lane(lane)} bins={own} words={words} formats={formats} />
              ))}
            </details>
          </figure>
        );
      })}
    </div>
  );
}

interface BinProps extends Omit<Props, 'groups'> {
  readonly title: string;
  readonly bins: readonly ReliabilityBin[];
}

function BinTable({ title, bins, words, formats }: BinProps) {
  const view = words.forecastsView;
  const columns = view.calibrationColumns;
  return (
    <table>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.given}</th>
          <th scope="col" class="number">
            {columns.n}
          </th>
          <th scope="col" class="number">
            {columns.happened}
          </th>
          <th scope="col">{columns.band}</th>
        </tr>
      </thead>
      <tbody>
        {bins.map((bin) => (
          <tr key={bin.from}>
            <th scope="row">{formats.percent(bin.meanProbability)}</th>
            <td class="number">{bin.count}</td>
            <td class="number">{formats.percent(bin.happenedShare)}</td>
            <td>
              {bin.count < view.minOutcomes
                ? view.tooFew(bin.count)
                : formats.range(formats.percent(bin.consistentLow), formats.percent(bin.consistentHigh))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
