import { type AnswerSentence, wordCount } from '../../../src/analysis/answer/answer.ts';
import { compose } from '../../../src/analysis/answer/compose.ts';
import { claimsFor, readingOf } from '../../../src/analysis/answer/gather-claims.ts';
import { answerMarkdown } from '../../../src/analysis/answer/markdown.ts';
import { retrieve } from '../../../src/analysis/answer/retrieve.ts';
import { understand } from '../../../src/analysis/question/understand.ts';
import type { Claim } from '../../../src/claims/claim.ts';
import { sentencesOf } from '../../../src/claims/sentences.ts';
import { type ExerciseWorld, PAGES } from './exercise-world.ts';
import { ASKED_AT, type GradedQuestion } from './questions.ts';
import { type RightValue, rightValue } from './right-value.ts';
import { isWanted } from './wanted.ts';

export interface Graded {
  readonly id: string;
  readonly query: string;
  readonly markdown: string;
  /** Of each wanted claim: whether it was retrieved, by a gap, and whether the answer states it. */
  readonly wanted: readonly { readonly isMet: boolean; readonly isGap: boolean; readonly isSaid: boolean }[];
  /** Claims retrieved, and those of them that are wanted. */
  readonly taken: number;
  readonly relevant: number;
  /** Absent where no one value is right. */
  readonly value?: RightValue;
  readonly sentences: number;
  readonly limits: number;
  /** Sentences that state something without a claim, and figures that no claim of theirs has. */
  readonly unmapped: readonly string[];
  /** Claims and evidence named that are nowhere. */
  readonly broken: readonly string[];
  readonly words: number;
}

/** Answers one of the frozen questions as the built-in analyst does, and grades the answer. */
export function gradeAnswer(question: GradedQuestion, world: ExerciseWorld): Graded {
  const { id, query, wanted } = question;
  const understood = understand(query, ASKED_AT);
  const reading = readingOf(understood, ASKED_AT);
  const known = world.known(reading);
  const claims = claimsFor(understood, known, PAGES);
  const taken = retrieve(understood, claims, reading.at).map(({ claim }) => claim);
  const answer = compose(understood, { claims, asOf: reading.at, now: ASKED_AT });
  const snapshotIds = known.map(({ now }) => now.snapshot.meta.snapshotId);
  const sentences = [...answer.headline, ...answer.reading, ...answer.sections.flatMap((part) => part.sentences)];
  const said = sentences.flatMap(({ claimIds }) => claimIds);
  const byId = new Map(answer.claims.map((claim) => [claim.id, claim]));
  const evidence = new Set(
    known.flatMap(({ now: { snapshot, companion } }) => [
      ...snapshot.evidence.map((item) => item.id),
      ...(companion?.countries ?? []).flatMap((state) => state.evidence.map((item) => item.id)),
    ]),
  );
  const value = rightValue(question, sentences, world);
  return {
    id,
    query,
    markdown: answerMarkdown(answer, { snapshotIds, isExercise: true }),
    wanted: wanted.map((pattern) => {
      const found = taken.filter((claim) => isWanted(claim, pattern));
      return {
        isMet: found.length > 0,
        isGap: found.length > 0 && found.every(({ kind }) => kind === 'gap'),
        isSaid: found.some((claim) => said.includes(claim.id)),
      };
    }),
    taken: taken.length,
    relevant: taken.filter((claim) => wanted.some((pattern) => isWanted(claim, pattern))).length,
    ...(value === undefined ? {} : { value }),
    sentences: sentences.length,
    limits: sentences.filter(({ kind }) => kind === 'limits').length,
    unmapped: sentences.filter((sentence) => !isMapped(sentence, byId)).map(({ text }) => text),
    broken: [
      ...said.filter((claimId) => !byId.has(claimId)),
      ...answer.claims.flatMap(({ evidenceIds }) => evidenceIds.filter((one) => !evidence.has(one))),
    ],
    words:
      sentences.reduce((sum, { text }) => sum + wordCount(text), 0) +
      answer.sections.reduce((sum, { heading }) => sum + wordCount(heading), 0),
  };
}

/** Numbers, as sentences write them. */
const FIGURE = /[−+]?\d(?:[\d,]*\d)?(?:\.\d+)?/g;

/** Every figure of a claim's sentence is in the words of its claims; a limit states nothing of the world. */
function isMapped({ kind, text, claimIds }: AnswerSentence, byId: ReadonlyMap<string, Claim>): boolean {
  if (kind === 'limits') return claimIds.length === 0;
  const claims = claimIds.flatMap((id) => byId.get(id) ?? []);
  if (claims.length === 0 || claims.length < claimIds.length) return false;
  const own = claims.flatMap((claim) => {
    const { short, full, clause } = sentencesOf(claim);
    return [short, full, clause, JSON.stringify(claim.value ?? ''), `${Math.round(claim.certainty * 100)}`].flatMap(
      (words) => words.match(FIGURE) ?? [],
    );
  });
  // How many pages are cited is counted from the claims themselves.
  const pages = String(new Set(claims.flatMap(({ sourceUrls }) => sourceUrls)).size);
  return (text.match(FIGURE) ?? []).every((figure) => own.includes(figure) || figure === pages);
}
