import { evidenced } from '../../parts/axis-bars.tsx';
import { WaterfallStep } from '../../parts/waterfall.tsx';
import type { ViewUrl } from '../../url/view-url.ts';
import type { Words } from '../../words/en.ts';
import type { Formats } from '../../words/format.ts';
import { original } from '../../words/original.ts';
import type { Difference } from './axis-slopes.tsx';

type Driver = Difference['drivers'][number];

interface Props {
  readonly drivers: readonly Driver[];
  readonly url: ViewUrl;
  readonly words: Words;
  readonly formats: Formats;
}

const SHOWN = 12;

/** The sum of the weak drivers of an axis: it is named by their number, so a change of that reads as one leaving, one coming. */
const isRest = ({ description }: Driver): boolean => /^Other drivers \(\d+\)$/.test(description);

/** What made the axes move, the largest change first; the smaller ones and the sums of weak ones are folded. */
export function DriverChanges({ drivers, url, words, formats }: Props) {
  if (drivers.length === 0) return <p class="quiet">{words.changesView.driversNone}</p>;
  const sorted = [...drivers].sort((a, b) => Math.abs(b.change) - Math.abs(a.change));
  const widest = Math.abs(sorted[0]?.change ?? 0);
  const named = sorted.filter((driver) => !isRest(driver));
  const folded = [...named.slice(SHOWN), ...sorted.filter(isRest)];
  const table = (rows: readonly Driver[]) => (
    <DriverTable drivers={rows} widest={widest} url={url} words={words} formats={formats} />
  );
  return (
    <>
      {named.length > 0 && table(named.slice(0, SHOWN))}
      {folded.length > 0 && (
        <details>
          <summary>{words.changesView.driversMore(folded.length)}</summary>
          {table(folded)}
        </details>
      )}
    </>
  );
}

function DriverTable({ drivers, widest, url, words, formats }: Props & { readonly widest: number }) {
  const { columns } = words.changesView;
  return (
    <table class="stacked">
      <thead>
        <tr>
          <th scope="col">{columns.driver}</th>
          <th scope="col">{columns.axis}</th>
          <th scope="col" class="number">
            {columns.from}
          </th>
          <th scope="col" class="number">
            {columns.to}
          </th>
          <th scope="col">{columns.step}</th>
          <th scope="col" class="number">
            {columns.change}
          </th>
        </tr>
      </thead>
      <tbody>
        {drivers.map(({ axis, description, from, to, change, evidenceIds: [first] }) => (
          <tr key={`${axis} ${description}`}>
            <th scope="row">
              {first === undefined ? (
                original(words, description)
              ) : (
                <a href={evidenced(url, first)}>{original(words, description)}</a>
              )}
            </th>
            <td>{words.axis(axis)}</td>
            <td class="number" data-label={columns.from}>
              {from === undefined ? '–' : formats.figure(from)}
            </td>
            <td class="number" data-label={columns.to}>
              {to === undefined ? '–' : formats.figure(to)}
            </td>
            <td>
              <WaterfallStep
                change={change}
                widest={widest}
                sentence={words.changesView.driver(original(words, description), formats.change(change))}
              />
            </td>
            <td class="number" data-label={columns.change}>
              {formats.change(change)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
