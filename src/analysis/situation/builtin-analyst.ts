import { FRAMEWORKS } from '../../contract/intelligence/deduct-situation.ts';
import type { Analyst, AnalystAnswer, OnProgress, Question } from '../../ports/analyst.ts';
import type { SnapshotSource } from '../../ports/snapshot-source.ts';
import { answerForms } from '../answer/answer-forms.ts';
import { compose } from '../answer/compose.ts';
import { progressOf } from '../answer/markdown.ts';
import { type AnswerParts, createPreparation, type PreparedAnswer } from './prepare-answer.ts';

export type BuiltinParts = AnswerParts;

/**
 * The analyst without a language model: an answer composed from claims of stored snapshots, in Markdown with a footnote for each
 * claim. The same bytes for the same snapshots, question and day; it originates no fact (METHOD.md §14).
 */
export function createBuiltinAnalyst(snapshots: SnapshotSource, parts: BuiltinParts): Analyst {
  const preparation = createPreparation(snapshots, parts);
  return {
    analyse: async (question, signal, onProgress) => {
      const prepared = await preparation.prepare(preparation.read(question));
      signal.throwIfAborted();
      return builtinAnswer(question, prepared, onProgress);
    },
  };
}

/** The built-in answer to a question from what was prepared for it; unavailable where nothing could be. */
export function builtinAnswer(
  question: Question,
  prepared: PreparedAnswer | undefined,
  onProgress?: OnProgress,
): AnalystAnswer {
  // Without any snapshot of now the service has nothing to answer from; of an instant that was not stored, the answer says so.
  if (prepared === undefined) return { status: 'unavailable', retryAfterSeconds: 30 };
  const { understood, composing, provenance } = prepared;
  onProgress?.({ stage: 'retrieved', snapshotIds: provenance.snapshotIds });
  const notes = [...(isOwnFramework(question) ? [NOT_APPLIED] : []), ...(composing.notes ?? [])];
  const answer = compose(understood, { ...composing, notes });
  for (const part of progressOf(answer)) onProgress?.({ stage: 'section', markdown: part });
  return {
    status: 'answered',
    ...answerForms(answer, provenance),
    model: 'builtin-analyst-2.0.0',
    provider: 'builtin',
  };
}

const NOT_APPLIED = 'Written without a language model: of frameworks only the eight named ones are applied.';

/** Whether a framework is the caller's own text. */
const isOwnFramework = ({ framework }: Question): boolean =>
  framework !== undefined && !FRAMEWORKS.some((name) => name === framework.toLowerCase());
