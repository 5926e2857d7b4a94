import type { AnsweredQuestion } from '../../contract/intelligence/answer-question.ts';
import type { Answer } from './answer.ts';
import { answeredQuestion } from './answered-question.ts';
import { answerMarkdown, type Provenance } from './markdown.ts';

/** One answer as callers read it. */
export interface AnswerForms {
  /** Markdown; never empty. */
  readonly analysis: string;
  readonly parts: AnsweredQuestion;
}

export const answerForms = (answer: Answer, provenance: Provenance): AnswerForms => ({
  analysis: answerMarkdown(answer, provenance),
  parts: answeredQuestion(answer, provenance.snapshotIds),
});
