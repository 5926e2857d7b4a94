import type { RenderedView, Viewing } from '../../page.ts';
import { Hatch } from '../../parts/hatch.tsx';
import { Scroll } from '../../parts/scroll.tsx';
import type { Spoken } from '../../words/spoken.ts';
import { unlessAborted } from '../drawer-of.tsx';
import { type FeedRow, feedRows } from './feed-rows.ts';
import { FeedTable } from './feed-table.tsx';
import { InputTable } from './input-table.tsx';
import { inputsOf, type LackedInput } from './lacked-inputs.ts';

/** What is received and how old it is; what assessments miss comes first. */
export async function renderFeeds({
  client,
  url,
  signal,
  regionNames,
  words,
  formats,
}: Viewing): Promise<RenderedView> {
  const { feedsView } = words;
  const instant = url.at === undefined ? {} : { at: String(url.at) };
  const [{ statuses, checkedAt }, { sources }, health, read, expected] = await Promise.all([
    client.infrastructure.listServiceStatuses({}, { signal }),
    client.platform.attribution({}, { signal }),
    client.platform.health({}, { signal }).catch(unlessAborted(signal)),
    client.intelligence.listRegions(instant, { signal }).catch(unlessAborted(signal)),
    client.intelligence.listInputs({ regionId: 'global', ...instant }, { signal }).catch(unlessAborted(signal)),
  ]);
  const rows = feedRows({ statuses, sources, health, checkedAt });
  const counts = { current: 0, stale: 0, missing: 0, off: 0 };
  for (const { state } of rows) counts[state] += 1;
  const inputs =
    read === undefined ? undefined : inputsOf(read.regions, expected?.inputs ?? [], { regionNames, words });
  return {
    heading: feedsView.heading(counts),
    title: feedsView.title,
    shownAt: checkedAt,
    lead: <p>{leadText(inputs, feedsView)}</p>,
    main: (
      <Body
        inputs={inputs}
        rows={rows}
        checkedAt={checkedAt}
        isDated={url.at !== undefined}
        assessedAt={expected?.generatedAt}
        words={words}
        formats={formats}
      />
    ),
  };
}

function leadText(inputs: readonly LackedInput[] | undefined, feedsView: Spoken['words']['feedsView']): string {
  if (inputs === undefined) return feedsView.inputsUnknown;
  const missing = inputs.filter(({ state }) => state === 'missing').length;
  return feedsView.lead(missing, inputs.length - missing);
}

interface BodyProps extends Spoken {
  readonly inputs: readonly LackedInput[] | undefined;
  readonly rows: readonly FeedRow[];
  readonly checkedAt: number;
  /** Whether the address names an instant. */
  readonly isDated: boolean;
  /** When inputs were last looked at, epoch ms; undefined where that is not known. */
  readonly assessedAt: number | undefined;
}

function Body({ inputs = [], rows, checkedAt, isDated, assessedAt, words, formats }: BodyProps) {
  const { feedsView } = words;
  return (
    <>
      <Hatch />
      {inputs.length > 0 && (
        <section aria-labelledby="inputs">
          <h2 id="inputs">{feedsView.inputs}</h2>
          <Scroll>
            <InputTable inputs={inputs} assessedAt={assessedAt} words={words} formats={formats} />
          </Scroll>
        </section>
      )}
      <section aria-labelledby="feeds">
        <h2 id="feeds">{feedsView.feeds}</h2>
        <p class="quiet prose">
          {feedsView.checked(formats.instant(checkedAt))} {isDated && feedsView.nowOnly} {feedsView.scale}
        </p>
        <FeedTable rows={rows} words={words} formats={formats} />
      </section>
    </>
  );
}
