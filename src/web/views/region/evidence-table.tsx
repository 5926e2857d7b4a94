import { evidenced } from '../../parts/axis-bars.tsx';
import { Scroll } from '../../parts/scroll.tsx';
import type { ViewUrl } from '../../url/view-url.ts';
import type { Words } from '../../words/en.ts';
import type { Formats } from '../../words/format.ts';
import { original } from '../../words/original.ts';
import type { Snapshot } from './view.tsx';

interface Props {
  readonly evidence: Snapshot['evidence'];
  readonly url: ViewUrl;
  readonly words: Words;
  readonly formats: Formats;
}

/** Everything that the snapshot rests on, folded. */
export function EvidenceTable({ evidence, url, words, formats }: Props) {
  const columns = words.evidenceColumns;
  return (
    <section aria-labelledby="evidence">
      <h2 id="evidence">
        {words.evidence} ({evidence.length})
      </h2>
      <details>
        <summary>{words.show}</summary>
        <Scroll>
          <table>
            <thead>
              <tr>
                <th scope="col">{columns.summary}</th>
                <th scope="col">{columns.source}</th>
                <th scope="col">{columns.observed}</th>
                <th scope="col" class="number">
                  {columns.confidence}
                </th>
              </tr>
            </thead>
            <tbody>
              {evidence.map(({ id, summary, source, observedAt, confidence }) => (
                <tr key={id}>
                  <th scope="row">
                    <a href={evidenced(url, id)}>{original(words, summary)}</a>
                  </th>
                  <td>{original(words, source)}</td>
                  <td>{formats.day(observedAt)}</td>
                  <td class="number">{formats.percent(confidence)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scroll>
      </details>
    </section>
  );
}
