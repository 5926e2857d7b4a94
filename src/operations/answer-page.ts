import { createHash } from 'node:crypto';
import { counted, shortTime } from '../assessment/english.ts';
import type { AnswerDocument, Documents } from '../contract/conventions/handler.ts';
import { Html, html, NOTHING } from '../contract/documentation/html.ts';
import type { AnswerClaim, AnswerText } from '../contract/intelligence/answer.ts';
import type { WorldName } from '../ports/world.ts';
import { ANSWER_STYLES } from './answer-styles.ts';

export interface PrintedAnswer {
  readonly title: string;
  /** The words of the caller, shown as such. */
  readonly asked?: string;
  readonly text: AnswerText;
  readonly claims: readonly AnswerClaim[];
  /** Epoch ms. */
  readonly asOf: number;
  readonly snapshotIds: readonly string[];
  /** The same as Markdown. */
  readonly analysis: string;
  readonly world: WorldName;
}

/** An answer for people: its Markdown, and a page that prints. */
export const answerDocuments = (answer: PrintedAnswer): Documents => ({
  markdown: () => ({ text: `${answer.analysis}\n` }),
  html: () => answerPage(answer),
});

/**
 * One self-contained page of A4 sheets: the answer, then its sources. No script, nothing from other origins; every value is escaped,
 * and of source pages only http and https become links.
 */
export function answerPage(answer: PrintedAnswer): AnswerDocument {
  const { title, asked, text, claims, asOf, snapshotIds, world } = answer;
  const numbers = new Map(claims.map(({ id }, i) => [id, i + 1]));
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}, ${shortTime(asOf)}</title>
<link rel="icon" href="data:,">
<style>${new Html(ANSWER_STYLES)}</style>
</head>
<body>
<main>
${world === 'exercise' ? html`<p class="exercise">EXERCISE: an invented world.</p>` : NOTHING}
<h1>${title}</h1>
${asked === undefined ? NOTHING : html`<p class="asked">Asked: <q>${asked}</q></p>`}
<p class="headline">${text.headline.map((one) => html`${sentence(one, numbers)} `)}</p>
${text.sections.map((one) => section(one, numbers))}
<p class="quiet">As of ${shortTime(asOf)}. ${snapshots(snapshotIds)}</p>
${sources(claims)}
</main>
</body>
</html>
`;
  return { text: page.text, headers: [['Content-Security-Policy', POLICY]] };
}

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(ANSWER_STYLES).digest('base64')}'`,
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

type Numbers = ReadonlyMap<string, number>;
type Sentence = AnswerText['headline'][number];

/** More marks behind one sentence would hide it; they are in the JSON. */
const MAX_MARKS = 6;

function sentence({ text, claimIds }: Sentence, numbers: Numbers): Html {
  return claimIds.length === 0 ? html`<em>${text}</em>` : html`${text}<sup>${marks(claimIds, numbers)}</sup>`;
}

/** What it rests on is linked instead of written. */
const judgement = ({ text, claimIds }: Sentence, numbers: Numbers): Html =>
  html`<em>Judgement, from <sup>${marks(claimIds, numbers)}</sup>:</em> ${text.replace(/^Judgement, from [^:]*: /, '')}`;

function marks(claimIds: readonly string[], numbers: Numbers): Html {
  const found = [...new Set(claimIds.flatMap((id) => numbers.get(id) ?? []))];
  const shown = found.slice(0, MAX_MARKS).map((number) => html`<a href="#s${number}">${number}</a> `);
  const more = found.length > MAX_MARKS ? html`and ${found.length - MAX_MARKS} more` : NOTHING;
  return html`${shown}${more}`;
}

function section({ heading, isJudgement, sentences }: AnswerText['sections'][number], numbers: Numbers): Html {
  const lines = sentences.map((one) => (isJudgement ? judgement : sentence)(one, numbers));
  const body = lines.length === 1 ? html`<p>${lines}</p>` : html`<ul>${lines.map((one) => html`<li>${one}</li>`)}</ul>`;
  return html`<section><h2>${heading}</h2>${body}</section>`;
}

const snapshots = (ids: readonly string[]): Html =>
  ids.length === 0 ? NOTHING : html`Made from ${counted(ids.length, 'snapshot')}: ${ids.join(', ')}.`;

/** Evidence named in one line. */
const MAX_EVIDENCE = 2;

/** Claims that rest on the same pages share a line. */
function sources(claims: readonly AnswerClaim[]): Html {
  if (claims.length === 0) return NOTHING;
  const lines = new Map<string, { readonly pages: Html; readonly numbers: number[]; readonly evidence: Set<string> }>();
  claims.forEach(({ evidenceIds, sourceUrls, kind }, i) => {
    const pages = sourceUrls.length === 0 ? html`${OWN[kind] ?? 'The snapshot itself'}` : links(sourceUrls);
    const line = lines.get(pages.text) ?? { pages, numbers: [], evidence: new Set<string>() };
    line.numbers.push(i + 1);
    for (const id of evidenceIds) line.evidence.add(id);
    lines.set(pages.text, line);
  });
  const rows = [...lines.values()].map(
    (line) =>
      html`<li>${line.numbers.map((number, i) => html`${i === 0 ? '' : ', '}<b id="s${number}">${number}</b>`)} ${line.pages}${evidence([...line.evidence])}</li>`,
  );
  return html`<section class="sources"><h2>Sources</h2><ul>${rows}</ul></section>`;
}

const links = (urls: readonly string[]): Html =>
  html`${urls.map((url, i) => html`${i === 0 ? '' : ', '}${link(url)}`)}`;

/** What claims without evidence rest on. */
const OWN: Readonly<Record<string, string>> = {
  score: 'The hindcast of this model',
  definition: 'The published method',
  route: 'Distances between ports, straits and canals',
  gap: 'The record of what the assessment holds',
};

function evidence(ids: readonly string[]): Html {
  if (ids.length === 0) return NOTHING;
  const more = ids.length > MAX_EVIDENCE ? ` and ${ids.length - MAX_EVIDENCE} more` : '';
  return html` <span class="evidence">[${ids.slice(0, MAX_EVIDENCE).join(', ')}${more}]</span>`;
}

function link(url: string): Html {
  if (!/^https?:\/\//.test(url)) return html`${url}`;
  return html`<a href="${url}" rel="noreferrer noopener">${url.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '')}</a>`;
}
