import { becauseLinks } from '../../claims/because.ts';
import type { Claim } from '../../claims/claim.ts';
import type { Question } from '../../ports/analyst.ts';
import type { ModelPrompt } from '../../ports/language-model.ts';
import { type AnswerForms, answerForms } from '../answer/answer-forms.ts';
import { finishAnswer, hasBody, type Outline, outlineOf } from '../answer/compose.ts';
import { answerMarkdown } from '../answer/markdown.ts';
import { arrangePlan } from '../plan/arrange-plan.ts';
import { planPrompt, type ShownClaim, shownClaims } from '../plan/plan-prompt.ts';
import { readPlan } from '../plan/read-plan.ts';
import { type Slot, slotsOf } from '../plan/slots.ts';
import type { PreparedAnswer } from './prepare-answer.ts';

/** An answer whose body a model may arrange. */
export interface Plannable {
  readonly prompt: ModelPrompt;
  /** Headline and reading as they will stand in the answer, Markdown: by code, before any model is asked. */
  readonly opening: string;
  /** Claims that the prompt shows, by their ids there. */
  readonly shown: ReadonlyMap<string, Claim>;
  /** The answer as a plan arranges it; undefined where what a model wrote is no plan. */
  arranged(written: string): AnswerForms | undefined;
}

/** Kinds that say how far an answer goes: without any other there is nothing to arrange. */
const LIMITS_OF_ANSWER: readonly Claim['kind'][] = ['gap', 'score', 'definition'];

/**
 * Undefined where there is nothing to arrange: no claim about the world stands below the headline.
 * @param turn lets other work of this thread go first; each piece takes some milliseconds
 */
export async function plannable(
  question: Question,
  { understood, composing, provenance }: PreparedAnswer,
  turn: () => Promise<void>,
): Promise<Plannable | undefined> {
  await turn();
  const outline = outlineOf(understood, composing);
  if (!hasBody(outline.body)) return undefined;
  await turn();
  const slots = slotsOf(outline.body);
  if (slots.every(({ candidates }) => candidates.every(({ kind }) => LIMITS_OF_ANSWER.includes(kind))))
    return undefined;
  await turn();
  const headline = claimsOfHeadline(outline);
  const shown = shownClaims(headline, slots);
  const links = becauseLinks(shown.map(({ claim }) => claim));
  const blocks = answerMarkdown(finishAnswer(outline, []), provenance).split('\n\n');
  return {
    prompt: planPrompt({ question, understood, asOf: composing.asOf, headline: outline.headline, shown, slots, links }),
    shown: new Map(shown.map(({ id, claim }) => [id, claim])),
    opening: blocks.slice(0, provenance.isExercise ? 3 : 2).join('\n\n'),
    arranged: (written) => {
      const plan = readPlan(written);
      const byId = idsOf(shown, slots);
      const sections = plan === undefined ? undefined : arrangePlan(plan, { slots, byId, headline, links });
      return sections === undefined ? undefined : answerForms(finishAnswer(outline, sections), provenance);
    },
  };
}

/** The sections of an answer in Markdown, one by one. */
export function sectionsIn(analysis: string): readonly string[] {
  const blocks = analysis.split('\n\n');
  return blocks.flatMap((block, i) => (block.startsWith('### ') ? [`${block}\n\n${blocks[i + 1] ?? ''}`] : []));
}

function claimsOfHeadline({ headline, body }: Outline): readonly Claim[] {
  const ids = headline.flatMap(({ claimIds }) => claimIds);
  return body.taken.flatMap(({ claim }) => (ids.includes(claim.id) ? [claim] : []));
}

/** Short ids and the claims' own; a plan may use either. */
function idsOf(shown: readonly ShownClaim[], slots: readonly Slot[]): ReadonlyMap<string, Claim> {
  const own = slots.flatMap(({ candidates }) => candidates).filter((claim) => shown.some((one) => one.claim === claim));
  return new Map([
    ...own.map((claim) => [claim.id, claim] as const),
    ...shown.map(({ id, claim }) => [id, claim] as const),
  ]);
}
