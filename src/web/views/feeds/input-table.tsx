import type { Words } from '../../words/en.ts';
import type { Formats } from '../../words/format.ts';
import type { Expected, LackedInput } from './lacked-inputs.ts';

interface Props {
  readonly inputs: readonly LackedInput[];
  /** When inputs were last looked at, epoch ms. */
  readonly assessedAt: number | undefined;
  readonly words: Words;
  readonly formats: Formats;
}

const MARKS = { missing: '▨ ', stale: '┄ ', not_asked: '– ' } as const;

/** A line per input that some region lacks: how old it is, which axes read it, by what it is replaced, and its feeds. */
export function InputTable({ inputs, assessedAt, words, formats }: Props) {
  const { columns, ...view } = words.feedsView;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{columns.input}</th>
          <th scope="col">{columns.state}</th>
          <th scope="col">{columns.inputAge}</th>
          <th scope="col">{columns.axes}</th>
          <th scope="col">{columns.prior}</th>
          <th scope="col">{columns.feeds}</th>
          <th scope="col">{columns.regions}</th>
        </tr>
      </thead>
      <tbody>
        {inputs.map(({ ids, name, state, regions, expected }) => (
          <tr key={`${name} ${state}`}>
            <th scope="row">
              {name}
              {ids.map((id) => (
                <span key={id} id={`input-${id}`} />
              ))}
            </th>
            <td class="missing">
              {MARKS[state]}
              {view.input[state]}
            </td>
            <td>{expected === undefined ? '–' : ageText(expected, assessedAt, view)}</td>
            <td>{expected?.axes.map((axis) => words.axis(axis)).join(words.comma) || '–'}</td>
            <td>
              {expected?.priorShare === undefined ? '–' : view.priorSentence(formats.percent(expected.priorShare))}
            </td>
            <td>
              {expected === undefined ? (
                '–'
              ) : expected.feeds.length === 0 ? (
                view.noFeed
              ) : (
                <Feeds ids={expected.feeds} comma={words.comma} />
              )}
            </td>
            <td>{regions.join(words.comma)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Feeds = ({ ids, comma }: { readonly ids: readonly string[]; readonly comma: string }) => (
  <>
    {ids.map((id, index) => (
      <>
        {index > 0 && comma}
        <a key={id} href={`#feed-${id}`}>
          <code>{id}</code>
        </a>
      </>
    ))}
  </>
);

function ageText(
  { contentAt, maxAgeMs }: Expected,
  assessedAt: number | undefined,
  { never, sentence, duration }: Pick<Words['feedsView'], 'never' | 'sentence' | 'duration'>,
): string {
  if (contentAt === undefined || assessedAt === undefined) return never;
  return sentence.current(duration(Math.max(0, assessedAt - contentAt)), duration(maxAgeMs));
}
