import type { ComponentChildren } from 'preact';
import type { Responses } from '../../../clients/typescript/client.ts';
import { type Opened, type ViewUrl, viewUrl, withMembers } from '../url/view-url.ts';
import type { Words } from '../words/en.ts';
import type { Formats } from '../words/format.ts';
import { original, termOf } from '../words/original.ts';
import { evidenced } from './axis-bars.tsx';

type Explained = Responses['explainRegionalSnapshot'];
type Evidence = Responses['getRegionalSnapshot']['snapshot']['evidence'][number];
type BackingRecord = Explained['records'][number];

interface Surroundings {
  readonly url: ViewUrl;
  readonly words: Words;
  readonly formats: Formats;
}

const TERMS_SHOWN = 12;

/** An address from a source leads to a page of the web or nowhere. */
const isWebPage = (address: string): boolean => /^https?:\/\//.test(address);

/** Where a number comes from: its rule, the terms that make it, the evidence that would change it most. */
export function ExplainDrawer({ explained, url, words, formats }: Surroundings & { readonly explained: Explained }) {
  const { pointer, value, explanation } = explained;
  const rest = explanation.terms.slice(TERMS_SHOWN);
  const widest = Math.max(...explanation.terms.map(({ value: part }) => Math.abs(part)), 1e-9);
  return (
    <Drawer title={words.explain.title} url={url} words={words}>
      <p>
        <code>{pointer}</code> ={' '}
        <strong class="number">
          {typeof value === 'number' ? formats.figure(value) : original(words, String(value))}
        </strong>
      </p>
      <p>{original(words, explanation.rule)}</p>
      <p class="quiet">{explanation.basis === 'recomputed' ? words.explain.recomputed : words.explain.stored}</p>
      <h3>{words.explain.terms}</h3>
      <table class="terms">
        <tbody>
          {explanation.terms.slice(0, TERMS_SHOWN).map(({ label, value: part, evidenceIds: [first] }) => (
            <tr key={label}>
              <th scope="row">
                {first === undefined ? (
                  original(words, label)
                ) : (
                  <a href={evidenced(url, first)}>{original(words, label)}</a>
                )}
              </th>
              <td class="bar">
                <svg viewBox="0 0 100 10" width="100" height="10" aria-hidden="true" preserveAspectRatio="none">
                  <rect
                    class={part < 0 ? 'pressure' : 'ink'}
                    x="0"
                    y="1"
                    width={Math.round((Math.abs(part) / widest) * 100)}
                    height="8"
                  />
                </svg>
              </td>
              <td class="number">{formats.change(part)}</td>
            </tr>
          ))}
          {rest.length > 0 && (
            <tr>
              <th scope="row" colspan={2}>
                {words.explain.others(rest.length)}
              </th>
              <td class="number">{formats.change(rest.reduce((sum, { value: part }) => sum + part, 0))}</td>
            </tr>
          )}
        </tbody>
      </table>
      {explanation.isSum && <p class="quiet">{words.explain.sum}</p>}
      {explanation.wouldChangeMost.length > 0 && (
        <>
          <h3>{words.explain.without}</h3>
          <table class="terms">
            <tbody>
              {explanation.wouldChangeMost.map(({ evidenceId, value: left, change }) => (
                <tr key={evidenceId}>
                  <th scope="row">
                    <a href={evidenced(url, evidenceId)}>
                      {original(words, explanation.evidence.find(({ id }) => id === evidenceId)?.summary ?? evidenceId)}
                    </a>
                  </th>
                  <td class="number">{formats.figure(left)}</td>
                  <td class="number">{formats.change(change)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </Drawer>
  );
}

interface EvidenceProps extends Surroundings {
  readonly item: Evidence | undefined;
  readonly citedBy: readonly string[];
  readonly records: readonly BackingRecord[];
}

/** One piece of evidence: what was seen, by whom, when, and the page of its source. */
export function EvidenceDrawer({ item, citedBy, records, url, words, formats }: EvidenceProps) {
  if (item === undefined)
    return (
      <Drawer title={words.item.title} url={url} words={words}>
        <p>{words.item.gone}</p>
      </Drawer>
    );
  return (
    <Drawer title={words.item.title} url={url} words={words}>
      <blockquote>{original(words, item.summary)}</blockquote>
      <dl>
        <dt>{words.item.source}</dt>
        <dd>{original(words, item.source)}</dd>
        <dt>{words.item.observed}</dt>
        <dd>{formats.instant(item.observedAt)}</dd>
        <dt>{words.item.confidence}</dt>
        <dd>{formats.percent(item.confidence)}</dd>
        <dt>{words.item.type}</dt>
        <dd>{termOf(words, item.type)}</dd>
        <dt>{words.item.id}</dt>
        <dd>
          <code>{item.id}</code>
        </dd>
      </dl>
      {records.length > 0 && (
        <>
          <h3>{words.item.records}</h3>
          <ul>
            {records.map(({ recordId, title, url: page, observedAt, licence }) => (
              <li key={recordId}>
                {page === undefined || !isWebPage(page) ? (
                  original(words, title ?? recordId)
                ) : (
                  <a href={page} rel="noreferrer">
                    {original(words, title ?? page)}
                  </a>
                )}
                {words.comma}
                {formats.day(observedAt)} <span class="quiet">({original(words, licence)})</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {citedBy.length > 0 && (
        <>
          <h3>{words.item.cited}</h3>
          <ul>
            {citedBy.map((pointer) => (
              <li key={pointer}>
                <a href={viewUrl(withMembers(url, { open: { kind: 'explain', pointer } satisfies Opened }))}>
                  <code>{pointer}</code>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </Drawer>
  );
}

interface RefusedProps extends Omit<Surroundings, 'formats'> {
  readonly pointer: string;
  readonly text: string;
}

/** An explanation that the service refused, or did not give in time. */
export function NoExplanation({ pointer, text, url, words }: RefusedProps) {
  return (
    <Drawer title={words.explain.title} url={url} words={words}>
      <p>
        <code>{pointer}</code>: {text}
      </p>
    </Drawer>
  );
}

interface DrawerProps extends Omit<Surroundings, 'formats'> {
  readonly title: string;
  readonly children: ComponentChildren;
}

function Drawer({ title, url, words, children }: DrawerProps) {
  return (
    <aside class="drawer" aria-labelledby="drawer-title">
      <h2 id="drawer-title">{title}</h2>
      <a class="close" href={viewUrl(withMembers(url, { open: undefined }))}>
        {words.close}
      </a>
      {children}
    </aside>
  );
}
