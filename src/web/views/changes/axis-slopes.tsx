import type { Responses } from '../../../../clients/typescript/client.ts';
import { explained } from '../../parts/axis-bars.tsx';
import { Slope } from '../../parts/slope.tsx';
import { slopeSentence } from '../../sentences/slope.ts';
import { type AxisName, BUFFERS, PRESSURES, type ViewUrl } from '../../url/view-url.ts';
import type { Words } from '../../words/en.ts';
import type { Formats } from '../../words/format.ts';

type Balance = Responses['listRegionalSnapshots']['snapshots'][number]['balance'];
export type Difference = Responses['diffRegionalSnapshots']['difference'];

interface Props {
  /** Undefined where the snapshot before is no longer listed. */
  readonly before: Balance | undefined;
  readonly after: Balance;
  readonly difference: Difference;
  readonly url: ViewUrl;
  readonly words: Words;
  readonly formats: Formats;
}

const NAMES = ['netBalance', ...PRESSURES, ...BUFFERS] as const;

/** The net balance and the seven axes before and after, the largest change first. */
export function AxisSlopes({ before, after, difference, url, words, formats }: Props) {
  const { columns } = words.changesView;
  // Every number that differs is listed: one that is not is the same in both.
  const changeOf = (name: string): number | undefined => {
    const listed = difference.numbers.find((number) => number.name === `balance.${name}`);
    return listed === undefined ? 0 : listed.change;
  };
  const sizeOf = (name: string): number => Math.abs(changeOf(name) ?? 0);
  const [net, ...axes] = NAMES;
  const sorted = [net, ...axes.sort((a, b) => sizeOf(b) - sizeOf(a))];
  return (
    <table class="slopes stacked">
      <thead>
        <tr>
          <th scope="col">{columns.axis}</th>
          <th scope="col" class="number">
            {columns.from}
          </th>
          <th scope="col">{columns.course}</th>
          <th scope="col" class="number">
            {columns.to}
          </th>
          <th scope="col" class="number">
            {columns.change}
          </th>
        </tr>
      </thead>
      <tbody>
        {sorted.map((name) => {
          const label = name === 'netBalance' ? words.netBalance : words.axis(name);
          const values = [before?.[name], after[name]] as const;
          const change = changeOf(name);
          const printed = values.map((value) => (value === undefined ? undefined : formats.figure(value)));
          return (
            <tr key={name}>
              <th scope="row">{label}</th>
              <td class="number" data-label={columns.from}>
                {printed[0] ?? <span class="missing">▨ {words.changesView.absent}</span>}
              </td>
              <td>
                <Slope
                  from={values[0]}
                  to={values[1]}
                  range={name === 'netBalance' ? [-1, 1] : [0, 1]}
                  side={sideOf(name)}
                  sentence={slopeSentence(label, printed, words)}
                />
              </td>
              <td class="number" data-label={columns.to}>
                <a href={explained(url, `/balance/${name}`)}>{printed[1]}</a>
              </td>
              <td class="number" data-label={columns.change}>
                {change === undefined ? '–' : formats.change(change)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function sideOf(name: AxisName | 'netBalance'): 'pressure' | 'buffer' | 'ink' {
  if (name === 'netBalance') return 'ink';
  return PRESSURES.includes(name) ? 'pressure' : 'buffer';
}
