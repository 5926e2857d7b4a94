import type { Responses } from '../../../../clients/typescript/client.ts';
import { NumberHeads } from '../../parts/number-heads.tsx';
import { Scroll } from '../../parts/scroll.tsx';
import { type AxisName, BUFFERS, PRESSURES } from '../../url/view-url.ts';
import type { Words } from '../../words/en.ts';
import type { Formats } from '../../words/format.ts';
import { original } from '../../words/original.ts';
import { figureOf } from './figure-names.ts';

type Simulated = Responses['simulateRegionalSnapshot'];

interface Props {
  readonly difference: Simulated['difference'];
  readonly snapshot: Simulated['snapshot'];
  /** Actors of both snapshots. */
  readonly actors: Simulated['snapshot']['actors'];
  readonly words: Words;
  readonly formats: Formats;
}

const DRIVERS_SHOWN = 12;

/** What an assessment sums up as the weaker drivers: of other drivers in each snapshot, so that its change says little. */
const isRest = ({ description }: { readonly description: string }): boolean =>
  /^Other drivers \(\d+\)$/.test(description);

/** Axes with what they are and would be, what makes the difference, and every other figure that would change. */
export function DifferenceTables({ difference, snapshot, actors, words, formats }: Props) {
  const { whatIfView: view } = words;
  const { columns } = view;
  const { came, left } = difference.evidence;
  const drivers = [...difference.drivers].sort(
    (a, b) => Number(isRest(a)) - Number(isRest(b)) || Math.abs(b.change) - Math.abs(a.change),
  );
  const others = difference.numbers.flatMap((number) => {
    const label = figureOf(number.name, actors, words);
    return label === undefined ? [] : [{ ...number, label }];
  });
  const axisName = (axis: string) =>
    words.axis([...PRESSURES, ...BUFFERS].find((one) => one === axis) ?? 'capitalStress');
  return (
    <>
      <section aria-labelledby="axes">
        <h2 id="axes">{view.axes}</h2>
        <AxisTable difference={difference} snapshot={snapshot} words={words} formats={formats} />
      </section>
      <section aria-labelledby="drivers">
        <h2 id="drivers">{view.drivers}</h2>
        {drivers.length === 0 ? (
          <p class="quiet">{view.noDrivers}</p>
        ) : (
          <ChangeTable
            first={columns.driver}
            rows={drivers.slice(0, DRIVERS_SHOWN).map(({ axis, description, ...row }) => ({
              ...row,
              label: `${axisName(axis)}${words.colon}${original(words, description)}`,
            }))}
            words={words}
            formats={formats}
          />
        )}
        {drivers.length > DRIVERS_SHOWN && <p class="quiet">{view.driversMore(drivers.length - DRIVERS_SHOWN)}.</p>}
        <p class="quiet">{view.evidence(came.length, left.length)}</p>
      </section>
      <section aria-labelledby="others">
        <h2 id="others">{view.others}</h2>
        {others.length === 0 ? (
          <p class="quiet">{view.noOthers}</p>
        ) : (
          <ChangeTable first={columns.what} rows={others} words={words} formats={formats} />
        )}
      </section>
    </>
  );
}

function AxisTable({ difference, snapshot, words, formats }: Omit<Props, 'actors'>) {
  const { columns, axesNote, unchanged } = words.whatIfView;
  return (
    <table class="axes supposition stacked">
      <caption class="quiet">{axesNote}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.axis}</th>
          <th scope="col">
            <span class="visually-hidden">{words.chart}</span>
          </th>
          <NumberHeads names={[columns.now, columns.supposed, columns.change]} />
        </tr>
      </thead>
      <tbody>
        {([...PRESSURES, ...BUFFERS, 'netBalance'] as const).map((axis) => {
          const isNet = axis === 'netBalance';
          const name = isNet ? words.netBalance : words.axis(axis);
          const side = isNet ? undefined : sideOf(axis);
          const changed = difference.numbers.find(({ name }) => name === `balance.${axis}`);
          const supposed = changed?.to ?? snapshot.balance[axis];
          const now = changed?.from ?? supposed;
          return (
            <tr key={axis} class={side}>
              <th scope="row">
                {name}
                {side !== undefined && <span class="visually-hidden"> ({words[side]})</span>}
              </th>
              <td class="bar chart">{side !== undefined && <PairedBar now={now} supposed={supposed} side={side} />}</td>
              <td class="number" data-label={columns.now}>
                {formats.figure(now)}
              </td>
              <td class="number" data-label={columns.supposed}>
                {formats.figure(supposed)}
              </td>
              <td class="number" data-label={columns.change}>
                {changed?.change === undefined ? (
                  <span class="quiet">{unchanged}</span>
                ) : (
                  <strong>{formats.change(changed.change)}</strong>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const sideOf = (axis: AxisName): 'pressure' | 'buffer' => (PRESSURES.includes(axis) ? 'pressure' : 'buffer');

interface BarProps {
  readonly now: number;
  readonly supposed: number;
  readonly side: 'pressure' | 'buffer';
}

/** What is, filled; what is supposed, as an outline around it. */
function PairedBar({ now, supposed, side }: BarProps) {
  const length = (value: number) => Math.round(Math.max(0, Math.min(1, value)) * 100);
  const start = (value: number) => (side === 'pressure' ? 100 - length(value) : 100);
  return (
    <svg viewBox="0 0 200 20" width="200" height="20" aria-hidden="true" preserveAspectRatio="none">
      <rect class="track" x={side === 'pressure' ? 0 : 100} y="6" width="100" height="8" />
      <rect class={side} x={start(now)} y="6" width={Math.max(1, length(now))} height="8" />
      <rect class="forecast" x={start(supposed)} y="2.5" width={Math.max(1, length(supposed))} height="15" />
      <line class="zero" x1="100" x2="100" y1="0" y2="20" />
    </svg>
  );
}

interface Change {
  readonly label: string;
  readonly from?: number;
  readonly to?: number;
  readonly change?: number;
}

interface ChangeProps extends Pick<Props, 'words' | 'formats'> {
  readonly first: string;
  readonly rows: readonly Change[];
}

function ChangeTable({ first, rows, words, formats }: ChangeProps) {
  const { columns, gone } = words.whatIfView;
  const figure = (value: number | undefined) =>
    value === undefined ? <span class="quiet">{gone}</span> : formats.figure(value);
  return (
    <Scroll>
      <table>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            <NumberHeads names={[columns.now, columns.supposed, columns.change]} />
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, from, to, change }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td class="number">{figure(from)}</td>
              <td class="number">{figure(to)}</td>
              <td class="number">{change === undefined ? '–' : formats.change(change)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}
