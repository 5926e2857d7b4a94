import { Scroll } from '../../parts/scroll.tsx';
import { BUFFERS, PRESSURES, type ViewUrl, viewUrl, withMembers } from '../../url/view-url.ts';
import type { Words } from '../../words/en.ts';
import type { Formats } from '../../words/format.ts';
import { original } from '../../words/original.ts';
import type { Period, Summary } from './history.ts';

interface Surroundings {
  readonly url: ViewUrl;
  readonly words: Words;
  readonly formats: Formats;
}

const AXES = [...PRESSURES, ...BUFFERS];

/** All that the chart draws, a line per snapshot, the newest first. */
export function SnapshotTable({
  history,
  url,
  words,
  formats,
}: Surroundings & { readonly history: readonly Summary[] }) {
  const { columns } = words.timeView;
  return (
    <Scroll>
      <table>
        <thead>
          <tr>
            <th scope="col">{columns.made}</th>
            <th scope="col">{columns.why}</th>
            <th scope="col">{words.columns.regime}</th>
            {[words.columns.net, ...AXES.map((axis) => words.axis(axis)), columns.confidence].map((name) => (
              <th key={name} scope="col" class="number wrapped">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...history]
            .reverse()
            .map(({ snapshotId, generatedAt, triggerReason, regime, balance, snapshotConfidence }) => (
              <tr key={snapshotId}>
                <th scope="row">
                  <a href={viewUrl(withMembers(url, { at: generatedAt, open: undefined }))}>
                    {formats.instant(generatedAt)}
                  </a>
                </th>
                <td>{words.timeView.reason(triggerReason)}</td>
                <td>{words.regime(regime.label)}</td>
                <td class="number">{formats.figure(balance.netBalance)}</td>
                {AXES.map((axis) => (
                  <td key={axis} class="number">
                    {formats.figure(balance[axis])}
                  </td>
                ))}
                <td class="number">{formats.percent(snapshotConfidence)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </Scroll>
  );
}

/** Every regime, the newest first, and what began it. */
export function RegimeTable({ periods, url, words, formats }: Surroundings & { readonly periods: readonly Period[] }) {
  const view = words.timeView;
  const columns = view.regimeColumns;
  return (
    <Scroll>
      <table>
        <thead>
          <tr>
            <th scope="col">{columns.regime}</th>
            <th scope="col">{columns.began}</th>
            <th scope="col">{columns.ended}</th>
            <th scope="col">{columns.driver}</th>
          </tr>
        </thead>
        <tbody>
          {periods.map(({ label, beganAt, endedAt, transitionDriver }) => (
            <tr key={beganAt}>
              <th scope="row">{words.regime(label)}</th>
              <td>
                <a href={viewUrl(withMembers(url, { at: beganAt, open: undefined }))}>{formats.instant(beganAt)}</a>
              </td>
              <td>{endedAt === undefined ? view.lasts : formats.instant(endedAt)}</td>
              <td>{transitionDriver === '' ? '–' : original(words, transitionDriver)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}
