import { randomInt } from 'node:crypto';
import { Value } from 'typebox/value';
import { isVisitor } from '../contract/conventions/caller.ts';
import type { Failure, FailureOf } from '../contract/conventions/failure.ts';
import { failed, type HandlerResult } from '../contract/conventions/handler.ts';
import type { HandlerOf, Outputs } from '../contract/endpoints.ts';
import { UnderstoodQuestion } from '../contract/intelligence/answer-question.ts';
import type { Analyst, AnalystAnswer, Question, Unavailable } from '../ports/analyst.ts';
import type { Clock } from '../ports/clock.ts';
import type { ConversationKey, ConversationStore } from '../ports/conversation-store.ts';
import type { SnapshotStore } from '../ports/snapshot-store.ts';
import type { WorldName } from '../ports/world.ts';
import { type AnalysisParts, analyseInTime, questionOf } from './analyse-in-time.ts';
import { answerDocuments } from './answer-page.ts';
import { resolveAt } from './as-of.ts';
import { readWithDeadline, type StoreRead } from './read-with-deadline.ts';

type Answered = Outputs['answerQuestion'];

export interface AnsweringParts extends Pick<AnalysisParts, 'setTimer'> {
  /** Answers in parts. */
  readonly answering: Analyst;
  /** Of visitors of the public console: without models, and without texts that may not be handed on. */
  readonly visiting: Analyst;
  readonly conversations: ConversationStore;
  readonly history: Pick<SnapshotStore, 'firstAccompaniedAt'>;
  readonly clock: Clock;
  readonly world: WorldName;
}

export function answerQuestion(parts: AnsweringParts): HandlerOf<'answerQuestion'> {
  return async (input, context) => {
    // A visitor has no conversation, for which something would be stored, and no model.
    const isVisit = isVisitor(context.caller);
    const accountId = isVisit ? undefined : context.caller?.accountId;
    const analyst = isVisit ? parts.visiting : parts.answering;
    const at = input.at === undefined ? undefined : resolveAt(input.at, parts.clock.now());
    if (at?.ok === false) return failed(at.failure);
    const key = accountId === undefined ? undefined : { accountId, conversationId: input.conversationId ?? newId() };
    const earlier = await earlierIn(input.conversationId === undefined ? undefined : key, parts);
    if (!earlier.ok) return failed(earlier.failure);
    const question: Question = {
      ...questionOf(input, accountId),
      ...(at === undefined ? {} : { at: at.asOf.instant }),
      ...(earlier.value === undefined ? {} : { earlier: earlier.value }),
    };
    const refusal = analyst.refusal?.(question);
    if (refusal !== undefined) return unavailable(refusal);
    const answer = await analyseInTime(question, context, { ...parts, analyst });
    if (answer.status === 'unavailable') return unavailable(answer);
    const made = answer.parts;
    if (made === undefined) throw new Error('an analyst that answers questions answers in parts');
    const unknown = at === undefined ? undefined : await beforeFirst(made, at.asOf.instant, parts);
    if (unknown !== undefined) return failed(unknown);
    const isKept = key !== undefined && (await keep(key, made.understood, parts));
    return replyOf(
      answer,
      { ...made, ...(isKept ? { conversationId: key.conversationId } : {}) },
      {
        query: input.query,
        world: parts.world,
      },
    );
  };
}

const unavailable = ({ retryAfterSeconds }: Unavailable) => failed({ code: 'model_unavailable', retryAfterSeconds });

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const ID_LENGTH = 22;

/** Some 131 bits: no caller guesses one, and that of another account is unknown all the same. */
const newId = (): string => Array.from({ length: ID_LENGTH }, () => DIGITS.charAt(randomInt(DIGITS.length))).join('');

/** What was understood last in a conversation; undefined for a new one. */
async function earlierIn(
  key: ConversationKey | undefined,
  { conversations, clock, setTimer }: AnsweringParts,
): Promise<StoreRead<UnderstoodQuestion | undefined>> {
  if (key === undefined) return { ok: true, value: undefined };
  const turns = await readWithDeadline(conversations.turns(key, clock.now()), setTimer);
  if (!turns.ok) return turns;
  const last = turns.value.at(-1);
  if (last === undefined) return { ok: false, failure: { code: 'conversation_unknown' } };
  // What an earlier program understood may have another shape: then the question is read alone.
  return { ok: true, value: Value.Check(UnderstoodQuestion, last) ? last : undefined };
}

/** @returns whether the store took it in time: an answer is worth more than its follow-up */
async function keep(
  key: ConversationKey,
  understood: UnderstoodQuestion,
  { conversations, clock, setTimer }: AnsweringParts,
): Promise<boolean> {
  return (await readWithDeadline(conversations.append(key, { ...understood }, clock.now()), setTimer)).ok;
}

/** Where nothing of the time asked for is stored, the earliest that is (CONTRACT.md §12). */
async function beforeFirst(
  { snapshotIds, understood: { intent, regionIds } }: Answered | NonNullable<AnswerInParts['parts']>,
  instant: number,
  { history, setTimer }: AnsweringParts,
): Promise<Failure | undefined> {
  const [regionId] = regionIds;
  if (snapshotIds.length > 0 || intent === 'out_of_scope' || regionId === undefined) return undefined;
  const first = await readWithDeadline(history.firstAccompaniedAt(regionId), setTimer);
  if (!first.ok) return first.failure;
  if (first.value === undefined || first.value <= instant) return undefined;
  return { code: 'at_unavailable', subject: regionId, earliest: first.value } satisfies FailureOf<'at_unavailable'>;
}

type AnswerInParts = Extract<AnalystAnswer, { readonly status: 'answered' }>;

function replyOf(
  { analysis, model, provider, countedRuns = 1, fallbackReason }: AnswerInParts,
  made: NonNullable<AnswerInParts['parts']> & Pick<Answered, 'conversationId'>,
  { query, world }: { readonly query: string; readonly world: WorldName },
): HandlerResult<Answered> {
  const { conversationId, ...answered } = made;
  const value: Answered = {
    ...answered,
    analysis,
    model,
    provider,
    ...(fallbackReason === undefined ? {} : { fallbackReason }),
    ...(conversationId === undefined ? {} : { conversationId }),
  };
  return {
    ok: true,
    reply: {
      kind: 'value',
      value,
      headers: [
        ['Cache-Control', 'no-store'],
        ...(fallbackReason === undefined ? [] : [['X-Fallback-Reason', fallbackReason] as const]),
      ],
      documents: answerDocuments({ ...value, text: value.answer, title: 'Answer', asked: query, world }),
      isCountedRun: countedRuns > 0,
    },
  };
}
