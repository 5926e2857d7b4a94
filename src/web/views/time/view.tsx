import type { RenderedView, Viewing } from '../../page.ts';
import { Hatch } from '../../parts/hatch.tsx';
import { SnapshotFacts } from '../../parts/snapshot-facts.tsx';
import type { Span } from '../../parts/spark.tsx';
import { type ViewUrl, viewUrl, withMembers } from '../../url/view-url.ts';
import type { Words } from '../../words/en.ts';
import { drawerOf } from '../drawer-of.tsx';
import { AxisChart } from './axis-chart.tsx';
import { MAX_SNAPSHOTS, type Period, readHistory, type Summary } from './history.ts';
import { RegimeTable, SnapshotTable } from './snapshot-table.tsx';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Periods to choose from, days. */
const PERIODS = [7, 30, 90];
const USUAL_DAYS = 30;
const REGIMES_READ = 100;

/** The world as of any instant: every snapshot of a period, one of them chosen. */
export async function renderTime(viewing: Viewing): Promise<RenderedView> {
  const { client, url, signal, now, regionNames, words, formats } = viewing;
  const { timeView: view } = words;
  const asked = spanOf(url, now);
  const place = { regionId: url.regionId };
  const [{ snapshot }, history, { periods }] = await Promise.all([
    url.at === undefined
      ? client.intelligence.getRegionalSnapshot(place, { signal })
      : client.intelligence.getRegionalSnapshotAt({ ...place, at: String(url.at) }, { signal }),
    readHistory(viewing, asked),
    client.intelligence.getRegimeHistory({ ...place, limit: REGIMES_READ }, { signal }),
  ]);
  const [first] = history;
  // A young history fills the usual period, unless a period was chosen.
  const isYoung = url.from === undefined && first !== undefined && first.generatedAt > asked.from;
  const span = isYoung ? { ...asked, from: Math.min(first.generatedAt, url.at ?? first.generatedAt) } : asked;
  const drawer = await drawerOf({ ...viewing, snapshot, at: url.at });
  const { generatedAt, regime, balance, meta } = snapshot;
  const name = regionNames[url.regionId] ?? url.regionId;
  return {
    heading: view.heading(
      name,
      words.regime(regime.label),
      formats.instant(generatedAt),
      formats.figure(balance.netBalance),
    ),
    title: view.title,
    shownAt: generatedAt,
    permanent: withMembers(url, { at: generatedAt, from: span.from, to: span.to }),
    lead: (
      <div>
        <p>
          {history.length === 0 ? view.none : view.span(formats.day(span.from), formats.day(span.to), history.length)}
          {first !== undefined &&
            first.generatedAt >= span.from &&
            ` ${view.first(formats.instant(first.generatedAt))}`}
          {history.length >= MAX_SNAPSHOTS && ` ${view.spanFull(MAX_SNAPSHOTS)}`}
        </p>
        <SnapshotFacts meta={meta} now={url.at === undefined ? now : undefined} words={words} formats={formats} />
      </div>
    ),
    main: (
      <>
        <Hatch />
        <Periods url={url} span={asked} view={view} />
        <Steps history={history} periods={periods} shownAt={generatedAt} url={url} view={view} />
        <section aria-labelledby="chart">
          <h2 id="chart">{view.chart}</h2>
          <p class="quiet">{view.chartNote}</p>
          <AxisChart
            history={history}
            periods={periods}
            shown={{ generatedAt, balance }}
            missing={meta.missingInputs}
            span={span}
            url={url}
            words={words}
            formats={formats}
          />
          {history.length > 0 && (
            <details>
              <summary>{view.table}</summary>
              <SnapshotTable history={history} url={url} words={words} formats={formats} />
            </details>
          )}
        </section>
        <section aria-labelledby="regimes">
          <h2 id="regimes">{view.regimes}</h2>
          <RegimeTable periods={periods} url={url} words={words} formats={formats} />
        </section>
      </>
    ),
    island: 'scrubber',
    ...(drawer === undefined ? {} : { drawer }),
  };
}

/** The period of the address, else the thirty days to now; the instant shown is always in it. */
function spanOf({ at, from, to }: ViewUrl, now: number): Span {
  const end = to ?? now;
  const begin = from !== undefined && from < end ? from : end - USUAL_DAYS * DAY_MS;
  return { from: Math.min(begin, at ?? begin), to: end };
}

interface PeriodProps {
  readonly url: ViewUrl;
  readonly span: Span;
  readonly view: Words['timeView'];
}

function Periods({ url, span, view }: PeriodProps) {
  const days = (span.to - span.from) / DAY_MS;
  return (
    <nav class="axis-links" aria-label={view.period}>
      {view.period}:{' '}
      {PERIODS.map((one) => {
        const from = Math.floor((span.to - one * DAY_MS) / MINUTE_MS) * MINUTE_MS;
        return (
          <a
            key={one}
            href={viewUrl(withMembers(url, { from: one === USUAL_DAYS ? undefined : from }))}
            aria-current={Math.abs(days - one) < 0.5 ? 'true' : undefined}
          >
            {view.days(one)}
          </a>
        );
      })}
    </nav>
  );
}

interface StepProps extends Pick<PeriodProps, 'url' | 'view'> {
  readonly history: readonly Summary[];
  readonly periods: readonly Period[];
  readonly shownAt: number;
}

/** From one snapshot, activation or regime to the next; a script adds a slider over all of them. */
function Steps({ history, periods, shownAt, url, view }: StepProps) {
  const instants = history.map(({ generatedAt }) => generatedAt);
  const began = periods.map(({ beganAt }) => beganAt).sort((a, b) => a - b);
  const before = (list: readonly number[]) => list.findLast((one) => one < shownAt);
  const after = (list: readonly number[]) => list.find((one) => one > shownAt);
  const activated = history.flatMap(({ triggerReason, generatedAt }) =>
    triggerReason === 'trigger_activation' ? [generatedAt] : [],
  );
  const events = [...new Set([...began, ...activated])].filter((one) => instants.includes(one));
  const steps = [
    [view.steps.previousRegime, before(began)],
    [view.steps.previousActivation, before(activated)],
    [view.steps.previous, before(instants), '['],
    [view.steps.next, after(instants), ']'],
    [view.steps.nextActivation, after(activated)],
    [view.steps.nextRegime, after(began)],
  ] as const;
  return (
    <nav
      class="axis-links steps"
      aria-label={view.steps.label}
      data-instants={instants.join(' ')}
      data-events={events.join(' ')}
      data-shown={shownAt}
    >
      {steps.map(([text, at, key]) =>
        at === undefined ? (
          <span key={text}>{text}</span>
        ) : (
          <a key={text} data-key={key} href={viewUrl(withMembers(url, { at, open: undefined }))}>
            {text}
          </a>
        ),
      )}
    </nav>
  );
}
