import type { Responses } from '../../../../clients/typescript/client.ts';
import type { RenderedView, Viewing } from '../../page.ts';
import { Hatch } from '../../parts/hatch.tsx';
import { Scroll } from '../../parts/scroll.tsx';
import { en as words } from '../../words/en.ts';
import { formatsOf } from '../../words/format.ts';
import { unlessAborted } from '../drawer-of.tsx';
import { type FeedRow, feedRows } from './feed-rows.ts';
import { FeedTable } from './feed-table.tsx';

type Region = Responses['listRegions']['regions'][number];

const formats = formatsOf(words.language);
const { feedsView } = words;

/** What is received and how old it is; what assessments miss comes first. */
export async function renderFeeds({ client, url, signal }: Viewing): Promise<RenderedView> {
  const instant = url.at === undefined ? {} : { at: String(url.at) };
  const [{ statuses, checkedAt }, { sources }, health, read] = await Promise.all([
    client.listServiceStatuses({}, { signal }),
    client.attribution({}, { signal }),
    client.health({}, { signal }).catch(unlessAborted(signal)),
    client.listRegions(instant, { signal }).catch(unlessAborted(signal)),
  ]);
  const rows = feedRows({ statuses, sources, health, checkedAt });
  const counts = { current: 0, stale: 0, missing: 0, off: 0 };
  for (const { state } of rows) counts[state] += 1;
  const inputs = read === undefined ? undefined : inputsOf(read.regions);
  return {
    heading: feedsView.heading(counts),
    title: feedsView.title,
    shownAt: checkedAt,
    lead: <p>{leadText(inputs)}</p>,
    main: <Body inputs={inputs} rows={rows} checkedAt={checkedAt} isDated={url.at !== undefined} />,
  };
}

interface Input {
  readonly name: string;
  readonly state: 'missing' | 'stale';
  /** Names of regions. */
  readonly regions: readonly string[];
}

/** The inputs that some region lacks, the missing ones first. */
function inputsOf(regions: readonly Region[]): readonly Input[] {
  const of = (state: Input['state'], member: 'missingInputs' | 'staleInputs'): Input[] => {
    const found = new Map<string, string[]>();
    for (const { name, overview } of regions)
      for (const id of overview?.[member] ?? []) {
        const input = feedsView.inputName(id);
        found.set(input, [...(found.get(input) ?? []), name]);
      }
    return [...found].map(([input, names]) => ({ name: input, state, regions: names }));
  };
  return [...of('missing', 'missingInputs'), ...of('stale', 'staleInputs')];
}

function leadText(inputs: readonly Input[] | undefined): string {
  if (inputs === undefined) return feedsView.inputsUnknown;
  const missing = inputs.filter(({ state }) => state === 'missing').length;
  return feedsView.lead(missing, inputs.length - missing);
}

interface BodyProps {
  readonly inputs: readonly Input[] | undefined;
  readonly rows: readonly FeedRow[];
  readonly checkedAt: number;
  /** Whether the address names an instant. */
  readonly isDated: boolean;
}

function Body({ inputs = [], rows, checkedAt, isDated }: BodyProps) {
  const { columns } = feedsView;
  return (
    <>
      <Hatch />
      {inputs.length > 0 && (
        <section aria-labelledby="inputs">
          <h2 id="inputs">{feedsView.inputs}</h2>
          <Scroll>
            <table>
              <thead>
                <tr>
                  <th scope="col">{columns.input}</th>
                  <th scope="col">{columns.state}</th>
                  <th scope="col">{columns.regions}</th>
                </tr>
              </thead>
              <tbody>
                {inputs.map(({ name, state, regions }) => (
                  <tr key={`${name} ${state}`}>
                    <th scope="row">{name}</th>
                    <td class="missing">
                      {state === 'missing' ? '▨ ' : '┄ '}
                      {feedsView.input[state]}
                    </td>
                    <td>{regions.join(', ')}</td>
                  </tr>
                ))}
              </tbody>
            </table>
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
