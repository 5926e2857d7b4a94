import type { Responses } from '../../../../clients/typescript/client.ts';
import { Spark } from '../../parts/spark.tsx';
import type { Words } from '../../words/en.ts';
import type { Formats } from '../../words/format.ts';

type Day = Responses['getCountryPortActivity']['days'][number];

interface Props {
  /** The newest first; undefined where the service did not say. */
  readonly days: readonly Day[] | undefined;
  readonly words: Words;
  readonly formats: Formats;
}

/** Per cent of the norm at the top of the drawing; what is above it is drawn there. */
const TOP = 150;

/** Port calls of a country against their norm, as a line and a table. */
export function PortCalls({ days, words, formats }: Props) {
  const { countryView: view } = words;
  const known = (days ?? []).flatMap(({ observedAt, callsIndex }) =>
    typeof callsIndex === 'number' ? [{ observedAt, callsIndex }] : [],
  );
  const [newest] = known;
  const low = Math.min(...known.map(({ callsIndex }) => callsIndex));
  const high = Math.max(...known.map(({ callsIndex }) => callsIndex));
  return (
    <section aria-labelledby="ports">
      <h2 id="ports">{view.ports}</h2>
      {days === undefined ? (
        <p class="missing">{view.portsUnknown}</p>
      ) : newest === undefined ? (
        <p class="quiet">{view.portsNone}</p>
      ) : (
        <>
          <p>{view.portsSentence(newest.callsIndex, formats.day(newest.observedAt))}</p>
          <Line days={known} label={view.portChart(known.length, low, high)} />
          <details>
            <summary>{view.older}</summary>
            <table>
              <thead>
                <tr>
                  <th scope="col">{view.portColumns.day}</th>
                  <th scope="col" class="number">
                    {view.portColumns.index}
                  </th>
                </tr>
              </thead>
              <tbody>
                {known.map(({ observedAt, callsIndex }) => (
                  <tr key={observedAt}>
                    <th scope="row">{formats.day(observedAt)}</th>
                    <td class="number">{formats.percent(callsIndex / 100)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </>
      )}
    </section>
  );
}

interface LineProps {
  readonly days: readonly { readonly observedAt: number; readonly callsIndex: number }[];
  readonly label: string;
}

const DAY_MS = 86_400_000;

/** Each day at its place in time, with the norm as a dashed line; no line crosses a day without a figure. */
function Line({ days, label }: LineProps) {
  const oldestFirst = days.map(({ observedAt, callsIndex }) => ({ at: observedAt, value: callsIndex })).reverse();
  const runs: (typeof oldestFirst)[] = [];
  for (const day of oldestFirst) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run === undefined || last === undefined || day.at - last.at > 1.5 * DAY_MS) runs.push([day]);
    else run.push(day);
  }
  const span = { from: oldestFirst[0]?.at ?? 0, to: oldestFirst.at(-1)?.at ?? 1 };
  return <Spark runs={runs} span={span} range={[0, TOP]} level={100} side="ink" sentence={label} size={[480, 64]} />;
}
