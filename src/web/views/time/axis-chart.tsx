import type { ComponentChildren } from 'preact';
import { explained } from '../../parts/axis-bars.tsx';
import { RegimeBand, RegimeSwatch } from '../../parts/regime-band.tsx';
import { placeIn, type Span, Spark } from '../../parts/spark.tsx';
import { regimeSentence } from '../../sentences/regime-band.ts';
import { sparkSentence } from '../../sentences/spark.ts';
import { BUFFERS, PRESSURES, type ViewUrl, viewUrl, withMembers } from '../../url/view-url.ts';
import type { Words } from '../../words/en.ts';
import type { Formats } from '../../words/format.ts';
import { gapsOf, type Period, runsOf, type Summary, stretchesOf } from './history.ts';

interface Props {
  readonly history: readonly Summary[];
  readonly periods: readonly Period[];
  /** What is shown: the snapshot of the instant. */
  readonly shown: { readonly generatedAt: number; readonly balance: Summary['balance'] };
  /** Axes that have no data at the instant: they are at their priors. */
  readonly missing: readonly string[];
  readonly span: Span;
  readonly url: ViewUrl;
  readonly words: Words;
  readonly formats: Formats;
}

const WIDTH = 720;
/** Below two days the edges of the chart have their hour. */
const SHORT_MS = 2 * 86_400_000;

/** Seven axes and the net balance over one band of regimes and one row of events, all on one time scale. */
export function AxisChart({ history, periods, shown, missing, span, url, words, formats }: Props) {
  const gaps = gapsOf(history, span);
  const stretches = stretchesOf(periods, span);
  const regimes = regimeSentence(stretches, words, formats);
  const instant = shown.generatedAt;
  const view = words.timeView;
  const line = (name: string, side: 'pressure' | 'buffer' | 'ink', valueIn: (snapshot: Summary) => number) => {
    const runs = runsOf(history, valueIn);
    const sentence = sparkSentence(name, runs, { words, formats, gapCount: gaps.length });
    const range = side === 'ink' ? ([-1, 1] as const) : ([0, 1] as const);
    const level = side === 'ink' ? 0 : undefined;
    return { runs, sentence, range, level, side, span, gaps, instant };
  };
  const edge = span.to - span.from < SHORT_MS ? formats.instant : formats.day;
  const links = <Moments history={history} span={span} url={url} formats={formats} />;
  return (
    <table class="over-time stacked">
      <caption class="visually-hidden">{view.chart}</caption>
      <tbody>
        <Row name={view.rows.regime} links={links}>
          <RegimeBand stretches={stretches} gaps={gaps} span={span} instant={instant} sentence={regimes} />
        </Row>
        <tr>
          <td />
          <td class="quiet legend">
            {[...new Set(stretches.map(({ label }) => label))].map((label) => (
              <span key={label}>
                <RegimeSwatch label={label} /> {words.regime(label)}
              </span>
            ))}
          </td>
          <td />
        </tr>
        <Row name={view.rows.events} links={links}>
          <Events history={history} span={span} words={words} formats={formats} />
        </Row>
        <Row
          name={view.rows.net}
          value={<a href={explained(url, '/balance/netBalance')}>{formats.figure(shown.balance.netBalance)}</a>}
          links={links}
        >
          <Spark {...line(view.rows.net, 'ink', ({ balance }) => balance.netBalance)} />
        </Row>
        {[...PRESSURES, ...BUFFERS].map((axis) => (
          <Row
            key={axis}
            name={words.axis(axis)}
            value={<a href={explained(url, `/balance/${axis}`)}>{formats.figure(shown.balance[axis])}</a>}
            note={missing.includes(axis) ? view.prior : undefined}
            links={links}
          >
            <Spark
              {...line(
                words.axis(axis),
                PRESSURES.includes(axis) ? 'pressure' : 'buffer',
                ({ balance }) => balance[axis],
              )}
            />
          </Row>
        ))}
        <tr>
          <td />
          <td>
            <div class="scale">
              <span>{edge(span.from)}</span>
              <span>{edge(span.to)}</span>
            </div>
          </td>
          <td />
        </tr>
      </tbody>
    </table>
  );
}

interface RowProps {
  readonly name: string;
  /** The value of the instant, with a link to its explanation. */
  readonly value?: ComponentChildren;
  readonly note?: string | undefined;
  readonly links: ComponentChildren;
  readonly children: ComponentChildren;
}

function Row({ name, value, note, links, children }: RowProps) {
  return (
    <tr>
      <th scope="row">
        {name}
        {note !== undefined && <span class="missing"> {note}</span>}
      </th>
      <td class="chart">
        {children}
        {links}
      </td>
      <td class="number">{value}</td>
    </tr>
  );
}

/** A place to click for every snapshot, over the drawing. The links before and after say the same to a keyboard. */
function Moments({ history, span, url, formats }: Pick<Props, 'history' | 'span' | 'url' | 'formats'>) {
  return (
    <svg class="moments" viewBox={`0 0 ${WIDTH} 10`} preserveAspectRatio="none" aria-hidden="true">
      {history.map(({ generatedAt, snapshotId }, index) => {
        const from = placeIn(span, WIDTH, generatedAt);
        const to = placeIn(span, WIDTH, history[index + 1]?.generatedAt ?? span.to);
        return (
          <a key={snapshotId} href={viewUrl(withMembers(url, { at: generatedAt, open: undefined }))} tabindex={-1}>
            <rect x={from} width={Math.max(1, to - from)} height="10">
              <title>{formats.instant(generatedAt)}</title>
            </rect>
          </a>
        );
      })}
    </svg>
  );
}

/** Snapshots that something caused: upright ticks, higher where the regime shifted. */
function Events({ history, span, words, formats }: Pick<Props, 'history' | 'span' | 'words' | 'formats'>) {
  const view = words.timeView;
  const caused = history.filter(({ triggerReason }) => triggerReason !== 'scheduled_6h');
  const sentence = view.eventsSentence(
    caused.map(({ triggerReason, generatedAt }) => view.event(triggerReason, formats.instant(generatedAt))),
  );
  return (
    <svg
      class="spark"
      viewBox={`0 0 ${WIDTH} 16`}
      width={WIDTH}
      height="16"
      preserveAspectRatio="none"
      role="img"
      aria-label={sentence}
    >
      <rect class="track" width={WIDTH} height="16" />
      {caused.map(({ snapshotId, generatedAt, triggerReason }) => {
        const at = placeIn(span, WIDTH, generatedAt);
        return (
          <line key={snapshotId} class="limit" x1={at} x2={at} y1={triggerReason === 'regime_shift' ? 0 : 6} y2="16" />
        );
      })}
    </svg>
  );
}
