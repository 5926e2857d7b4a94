import { shortTime } from '../../assessment/english.ts';
import type { Claim } from '../../claims/claim.ts';
import { isQuoting } from '../../claims/kinds/record.ts';
import type { Answer, AnswerSection, AnswerSentence } from './answer.ts';

/** What the Markdown says about the snapshots behind an answer. */
export interface Provenance {
  readonly snapshotIds: readonly string[];
  /** Whether the world is invented. */
  readonly isExercise: boolean;
}

/** What of an answer is written. */
export type MarkedText = Pick<Answer, 'headline' | 'reading' | 'sections' | 'claims' | 'asOf'>;

const EXERCISE = '**EXERCISE: an invented world.**';
/** Evidence named behind one claim. */
const MAX_EVIDENCE = 4;

/** An answer as Markdown: sentences with footnotes, and for each footnote the claim's evidence and the pages of its sources. */
export function answerMarkdown(answer: MarkedText, { snapshotIds, isExercise }: Provenance): string {
  const { headline, reading, sections, claims, asOf } = answer;
  const line = lineOf(claims);
  const ids = snapshotIds.map((id) => `\`${id}\``).join(', ');
  return [
    ...(isExercise ? [EXERCISE] : []),
    leading(headline, line),
    ...(reading.length === 0 ? [] : [reading.map(line).join(' ')]),
    ...sections.map((one) => sectionMarkdown(one, line)),
    ...(ids === '' ? [] : [`As of ${shortTime(asOf)}. ${snapshotIds.length === 1 ? 'Snapshot' : 'Snapshots'} ${ids}.`]),
    ...(claims.length === 0 ? [] : [claims.map((claim, i) => `[^${i + 1}]: ${source(claim)}`).join('\n')]),
  ].join('\n\n');
}

/** The parts of an answer before it is complete: without footnotes, whose numbers the whole answer gives. */
export const progressOf = ({ headline, sections }: Answer): readonly string[] => [
  leading(headline, plain),
  ...sections.map((one) => sectionMarkdown(one, plain)),
];

type Line = (sentence: AnswerSentence) => string;

const plain: Line = ({ text, kind }) => (kind === 'limits' ? `*${text}*` : escaped(text));

/** What is quoted is shown as it is written: no mark of it is Markdown. */
const escaped = (text: string): string =>
  text.replace(/“[^”]*”/gu, (quoted) => quoted.replace(/[\\`*_[\]<>#|~!]/g, '\\$&'));

function lineOf(claims: readonly Claim[]): Line {
  const noteOf = new Map(claims.map(({ id }, i) => [id, i + 1]));
  return (one) => {
    const notes = one.claimIds.flatMap((id) => noteOf.get(id) ?? []).map((note) => `[^${note}]`);
    const text = escaped(one.text);
    if (one.kind === 'judgement') return `*Judgement, from ${[...new Set(notes)].join(' ')}:* ${text}`;
    return one.kind === 'limits' ? plain(one) : `${text}${[...new Set(notes)].join('')}`;
  };
}

const leading = (headline: readonly AnswerSentence[], line: Line): string =>
  headline
    .map((one) => {
      const text = escaped(one.text);
      return one.kind === 'limits' ? line(one) : ['**', text, '**', line(one).slice(text.length)].join('');
    })
    .join(' ');

const sectionMarkdown = ({ heading, sentences }: AnswerSection, line: Line): string =>
  `### ${heading}\n\n${sentences.map((one) => `- ${line(one)}`).join('\n')}`;

/** What a claim rests on. */
function source(claim: Claim): string {
  const { evidenceIds, sourceUrls, kind } = claim;
  const more = evidenceIds.length > MAX_EVIDENCE ? ` and ${evidenceIds.length - MAX_EVIDENCE} more` : '';
  const evidence = evidenceIds.slice(0, MAX_EVIDENCE).join(', ');
  if (evidenceIds.length > 0)
    return `Evidence [${evidence}]${more}${sourceUrls.length === 0 ? '.' : `: ${sourceUrls.map((url) => `<${url}>`).join(' ')}`}`;
  if (isQuoting(claim)) return `The entry at its source: ${sourceUrls.map((url) => `<${url}>`).join(' ')}`;
  if (kind === 'score') return 'The hindcast of this model.';
  if (kind === 'definition') return 'The published method.';
  if (kind === 'route') return 'Distances between ports, straits and canals.';
  return kind === 'gap' ? 'The record of what the assessment holds.' : 'The snapshot itself.';
}
