import type { Responses } from '../../../../clients/typescript/client.ts';
import { evidenced } from '../../parts/axis-bars.tsx';
import type { ViewUrl } from '../../url/view-url.ts';
import type { Words } from '../../words/en.ts';
import type { Formats } from '../../words/format.ts';
import { original } from '../../words/original.ts';
import type { Difference } from './axis-slopes.tsx';

type Evidence = Difference['evidence'];
type Contributions = Evidence['aged'][number]['contributions'];
type Item = Responses['getRegionalSnapshot']['snapshot']['evidence'][number];

interface Surroundings {
  readonly url: ViewUrl;
  readonly words: Words;
  readonly formats: Formats;
}

interface Props extends Surroundings {
  readonly evidence: Evidence;
  /** Items of the snapshot after: what aged is in both. */
  readonly items: readonly Item[];
}

const SHOWN = 8;

/** Which evidence made the change: what came, what left, what is older. */
export function EvidenceChanges({ evidence, items, url, words, formats }: Props) {
  const summaryOf = new Map(items.map(({ id, summary }) => [id, summary]));
  return (
    <>
      {(['came', 'left'] as const).map((side) => (
        <section key={side} aria-labelledby={side}>
          <h2 id={side}>
            {words.changesView[side]} ({evidence[side].length})
          </h2>
          <MovedTable changes={evidence[side]} url={url} words={words} formats={formats} />
        </section>
      ))}
      <section aria-labelledby="aged">
        <h2 id="aged">
          {words.changesView.aged} ({evidence.aged.length})
        </h2>
        {evidence.aged.length === 0 ? (
          <p class="quiet">{words.changesView.evidenceNone}</p>
        ) : (
          <details>
            <summary>{words.show}</summary>
            <AgedTable aged={evidence.aged} summaryOf={summaryOf} url={url} words={words} formats={formats} />
          </details>
        )}
      </section>
    </>
  );
}

function MovedTable({ changes, url, words, formats }: Surroundings & { readonly changes: Evidence['came'] }) {
  const columns = words.changesView.evidenceColumns;
  if (changes.length === 0) return <p class="quiet">{words.changesView.evidenceNone}</p>;
  const sorted = [...changes].sort((a, b) => weightOf(b.contributions) - weightOf(a.contributions));
  const table = (rows: Evidence['came']) => (
    <table class="stacked">
      <thead>
        <tr>
          <th scope="col">{columns.what}</th>
          <th scope="col">{columns.moved}</th>
          <th scope="col">{columns.observed}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ item, contributions }) => (
          <tr key={item.id}>
            <th scope="row">
              <a href={evidenced(url, item.id)}>{original(words, item.summary)}</a>
              <span class="regime">{original(words, item.source)}</span>
            </th>
            <td>{movedText(contributions, words, formats)}</td>
            <td>{formats.instant(item.observedAt)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
  return (
    <>
      {table(sorted.slice(0, SHOWN))}
      {sorted.length > SHOWN && (
        <details>
          <summary>{words.changesView.more(sorted.length - SHOWN)}</summary>
          {table(sorted.slice(SHOWN))}
        </details>
      )}
    </>
  );
}

interface AgedProps extends Surroundings {
  readonly aged: Evidence['aged'];
  readonly summaryOf: ReadonlyMap<string, string>;
}

function AgedTable({ aged, summaryOf, url, words, formats }: AgedProps) {
  const columns = words.changesView.evidenceColumns;
  return (
    <table class="stacked">
      <thead>
        <tr>
          <th scope="col">{columns.what}</th>
          <th scope="col">{columns.moved}</th>
          <th scope="col" class="number">
            {columns.age}
          </th>
          <th scope="col" class="number">
            {columns.confidence}
          </th>
        </tr>
      </thead>
      <tbody>
        {aged.map(({ id, contributions, ageHoursFrom, ageHoursTo, confidenceFrom, confidenceTo }) => (
          <tr key={id}>
            <th scope="row">
              <a href={evidenced(url, id)}>{original(words, summaryOf.get(id) ?? id)}</a>
            </th>
            <td>{movedText(contributions, words, formats)}</td>
            <td class="number" data-label={columns.age}>
              {formats.figure(ageHoursFrom)} {words.arrow} {formats.figure(ageHoursTo)}
            </td>
            <td class="number" data-label={columns.confidence}>
              {formats.percent(confidenceFrom)} {words.arrow} {formats.percent(confidenceTo)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const weightOf = (contributions: Contributions): number =>
  Math.max(0, ...contributions.map(({ change }) => Math.abs(change)));

const movedText = (contributions: Contributions, words: Words, formats: Formats): string =>
  contributions.length === 0
    ? words.changesView.movedNothing
    : contributions.map(({ axis, change }) => `${words.axis(axis)} ${formats.change(change)}`).join(words.semicolon);
