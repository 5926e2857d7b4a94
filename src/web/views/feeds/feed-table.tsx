import { Scroll } from '../../parts/scroll.tsx';
import type { Words } from '../../words/en.ts';
import type { Formats } from '../../words/format.ts';
import { original } from '../../words/original.ts';
import type { FeedCheck, FeedRow } from './feed-rows.ts';

interface Props {
  readonly rows: readonly FeedRow[];
  readonly words: Words;
  readonly formats: Formats;
}

/** A line per feed: how old its content is, when it was read, on which terms; for operators also what it waits for. */
export function FeedTable({ rows, words, formats }: Props) {
  const { columns } = words.feedsView;
  const isOperator = rows.some(({ check }) => check !== undefined);
  return (
    <Scroll>
      <table class="feeds stacked">
        <thead>
          <tr>
            <th scope="col">{columns.feed}</th>
            <th scope="col">{columns.state}</th>
            <th scope="col">{columns.age}</th>
            <th scope="col">{columns.content}</th>
            <th scope="col">{columns.read}</th>
            <th scope="col">{columns.licence}</th>
            {isOperator && <th scope="col">{columns.operator}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.id} row={row} isOperator={isOperator} words={words} formats={formats} />
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

interface RowProps extends Omit<Props, 'rows'> {
  readonly row: FeedRow;
  readonly isOperator: boolean;
}

function Row({ row, isOperator, words, formats }: RowProps) {
  const { feedsView: view } = words;
  const { columns } = view;
  const { state, id, page, reasons, contentAt, readAt, licence, isHandedOn, check } = row;
  const name = original(words, row.name);
  const instant = (at: number | undefined) =>
    state === 'off' ? '–' : at === undefined ? <span class="missing">{view.never}</span> : formats.instant(at);
  return (
    <tr class={state} id={`feed-${id}`}>
      <th scope="row">
        {page === undefined ? (
          name
        ) : (
          <a href={page} rel="noreferrer">
            {name}
          </a>
        )}{' '}
        <code class="quiet">{id}</code>
      </th>
      <td data-label={columns.state}>
        {state === 'current' ? view.states.current : <strong>{view.states[state]}</strong>}
        {reasons.length > 0 && <span class="quiet">: {reasons.map(view.reason).join(words.comma)}</span>}
      </td>
      <td class="chart">
        <AgeBar row={row} />
        <span class="quiet">{ageText(row, view)}</span>
      </td>
      <td data-label={columns.content}>{instant(contentAt)}</td>
      <td data-label={columns.read}>{instant(readAt)}</td>
      <td data-label={columns.licence} class="quiet">
        {licence === undefined ? '–' : original(words, licence)}
        {!isHandedOn && ` (${view.figuresOnly})`}
      </td>
      {isOperator && (
        <td data-label={columns.operator} class="quiet">
          {check === undefined ? '–' : operatorText(check, words, formats)}
        </td>
      )}
    </tr>
  );
}

function ageText({ state, ageMs, maxAgeMs }: FeedRow, { sentence, duration }: Words['feedsView']): string {
  if (state === 'off') return sentence.off;
  return ageMs === undefined ? sentence.missing : sentence.current(duration(ageMs), duration(maxAgeMs));
}

function operatorText(check: FeedCheck, words: Words, formats: Formats): string {
  const { feedsView: view } = words;
  const { detail, failuresInARow = 0, circuit = 'closed', waitingUntil } = check;
  const parts = [
    view.failures(failuresInARow),
    view.circuit(circuit),
    waitingUntil === undefined ? '' : view.nextTry(formats.instant(waitingUntil)),
    detail === undefined ? '' : original(words, detail),
  ].filter((part) => part !== '');
  return parts.length === 0 ? '–' : parts.join(words.semicolon);
}

const WIDTH = 160;
/** Where every bar has its limit, px: what is older runs on to the right. */
const LIMIT = 100;

/** The age of the content on a line whose limit is at one place for all feeds. */
function AgeBar({ row: { state, ageMs, maxAgeMs } }: { readonly row: FeedRow }) {
  const share = ageMs === undefined ? 0 : ageMs / maxAgeMs;
  const width = Math.max(1, Math.min(WIDTH - 1, Math.round(share * LIMIT)));
  return (
    <svg class="age" viewBox={`0 0 ${WIDTH} 12`} width={WIDTH} height="12" aria-hidden="true">
      <rect class={state === 'missing' ? 'hatched' : 'track'} x="0" y="2" width={WIDTH} height="8" />
      {ageMs !== undefined && state !== 'off' && <rect class={`age-${state}`} x="0" y="2" width={width} height="8" />}
      {state !== 'off' && <line class="limit" x1={LIMIT} x2={LIMIT} y1="0" y2="12" />}
    </svg>
  );
}
