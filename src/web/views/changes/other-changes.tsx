import { NumberHeads } from '../../parts/number-heads.tsx';
import type { Words } from '../../words/en.ts';
import type { Formats } from '../../words/format.ts';
import type { Difference } from './axis-slopes.tsx';

type NumberChange = Difference['numbers'][number];

interface Props {
  readonly difference: Difference;
  readonly words: Words;
  readonly formats: Formats;
}

const LANE = /^scenarioSets\.([^.]+)\.([^.]+)\.probability$/;
const PATCH_SHOWN = 200;

/** Lanes that moved, every other number that differs, and the change as a patch; all but the lanes folded. */
export function OtherChanges({ difference: { numbers, patch }, words, formats }: Props) {
  const view = words.changesView;
  const lanes = numbers.filter(({ name }) => LANE.test(name));
  const others = numbers.filter(({ name }) => !LANE.test(name) && !name.startsWith('balance.'));
  return (
    <>
      {lanes.length > 0 && (
        <section aria-labelledby="lanes">
          <h2 id="lanes">{view.lanes}</h2>
          <NumberTable
            numbers={lanes}
            nameOf={(name) => {
              const [, horizon = '', lane = ''] = LANE.exec(name) ?? [];
              return `${words.lane(lane)} ${words.horizon(horizon)}`;
            }}
            writtenAs={formats.percent}
            words={words}
            formats={formats}
          />
        </section>
      )}
      {others.length > 0 && (
        <details>
          <summary>{view.others(others.length)}</summary>
          <NumberTable numbers={others} writtenAs={formats.figure} words={words} formats={formats} />
        </details>
      )}
      {patch.length > 0 && (
        <details>
          <summary>{view.patch(patch.length)}</summary>
          {patch.length > PATCH_SHOWN && <p class="quiet">{view.patchCut(PATCH_SHOWN)}</p>}
          <ol class="patch">
            {patch.slice(0, PATCH_SHOWN).map((operation) => {
              const { op, path, value } = operation;
              return (
                <li key={`${op} ${path}`}>
                  <code>
                    {op} {path} {value === undefined ? '' : JSON.stringify(value)}
                  </code>
                </li>
              );
            })}
          </ol>
        </details>
      )}
    </>
  );
}

interface TableProps extends Omit<Props, 'difference'> {
  readonly numbers: readonly NumberChange[];
  /** The name in words; as it is where absent. */
  readonly nameOf?: (name: string) => string;
  readonly writtenAs: (value: number) => string;
}

function NumberTable({ numbers, nameOf, writtenAs, words, formats }: TableProps) {
  const { columns, numberColumn, absent } = words.changesView;
  const written = (value: number | undefined) => (value === undefined ? absent : writtenAs(value));
  return (
    <table class="stacked">
      <thead>
        <tr>
          <th scope="col">{nameOf === undefined ? numberColumn : words.changesView.laneColumns.lane}</th>
          <NumberHeads names={[columns.from, columns.to, columns.change]} />
        </tr>
      </thead>
      <tbody>
        {numbers.map(({ name, from, to, change }) => (
          <tr key={name}>
            <th scope="row">{nameOf === undefined ? <code>{name}</code> : nameOf(name)}</th>
            <td class="number" data-label={columns.from}>
              {written(from)}
            </td>
            <td class="number" data-label={columns.to}>
              {written(to)}
            </td>
            <td class="number" data-label={columns.change}>
              {change === undefined ? '–' : formats.change(change)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
