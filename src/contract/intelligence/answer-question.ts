import type { Static } from 'typebox';
import { operation } from '../conventions/operation.ts';
import { EpochMs, record, Type } from '../conventions/schema.ts';
import { AnswerClaim, AnswerText } from './answer.ts';
import { deductSituation, FALLBACK_REASONS } from './deduct-situation.ts';
import { AtParameter } from './parameters.ts';

const { framework, geoContext, query } = deductSituation.input.properties;

/** An id of a conversation: 22 base62 digits, made by the server. */
export const CONVERSATION_ID_PATTERN = '^[0-9A-Za-z]{22}$';

const Names = (description: string) => Type.Array(Type.String(), { description });

export const UnderstoodQuestion = record(
  'UnderstoodQuestion',
  {
    language: Type.String({ description: 'ISO 639-1; answers are in English.' }),
    intent: Type.String({ description: 'e.g. `status`, `value`, `likelihood`, `cause`, `out_of_scope`.' }),
    regionIds: Names('Those named first, then those of other places named; `global` alone where none is.'),
    countries: Names('ISO 3166-1 alpha-2.'),
    actors: Names('Groups and organisations; states are countries.'),
    corridors: Names('e.g. `hormuz_strait`.'),
    places: Names('Seas, theaters, cities, sites, e.g. `sea:black-sea`.'),
    measures: Names('Axes, lanes and readings, e.g. `transits`.'),
    period: Type.Optional(
      record('AskedPeriod', { from: EpochMs('Begin, inclusive.'), to: EpochMs('End, exclusive.') }),
    ),
  },
  'What was read from the question, with what a conversation adds.',
);
export type UnderstoodQuestion = Static<typeof UnderstoodQuestion>;

const NotAnswered = record('NotAnswered', {
  reason: Type.String({ description: 'e.g. `no_data`, `beyond_horizon`, `other_domain`.' }),
  text: Type.String(),
});

const answered = {
  answer: AnswerText,
  claims: Type.Array(AnswerClaim, { description: 'Every claim that a sentence names, in the order of first mention.' }),
  understood: UnderstoodQuestion,
  notUnderstood: Names('Words of the question that nothing was read from.'),
  notAnswered: Type.Array(NotAnswered, { description: 'Parts of the question without an answer, and why.' }),
  asOf: EpochMs('The instant that the answer is as of.'),
  snapshotIds: Names('Snapshots that it rests on.'),
};

/** An answer in parts, as an analyst makes it. */
export const AnsweredQuestion = record('AnsweredQuestion', answered);
export type AnsweredQuestion = Static<typeof AnsweredQuestion>;

const HEADLINE = 'The Strait of Hormuz has been restricted since 18 Nov 2026.';
const NOVEMBER_18 = Date.UTC(2026, 10, 18);

export const answerQuestion = operation({
  operationId: 'AnswerQuestion',
  service: 'intelligence',
  rpcName: 'answer-question',
  method: 'POST',
  group: 'Intelligence',
  summary: 'An answer in claims, with sources',
  description:
    'Answers a question in sentences that name the claims they state. Each claim has its value, date, certainty, evidence and source pages. `analysis` is the same answer as Markdown with a footnote for each claim. With `Accept: text/markdown` the answer is that text, with `text/html` a page that prints on A4, with `text/event-stream` a stream as of `deduct-situation`. To ask a follow-up such as "And in Jordan?", repeat `conversationId`: what was understood is kept for 24 hours, of 20 questions a conversation and 100 conversations an account.',
  omits: 'What no stored evidence supports; it is named in `notAnswered`.',
  gate: 'pro',
  modelCost: 1,
  streams: true,
  hasDocuments: true,
  bodyLimitBytes: 64 * 1024,
  input: record('AnswerQuestionRequest', {
    at: AtParameter,
    conversationId: Type.Optional(
      Type.String({
        pattern: CONVERSATION_ID_PATTERN,
        description: 'The conversation that the question belongs to; absent: a new one begins.',
      }),
    ),
    framework,
    geoContext,
    query,
  }),
  response: record('AnswerQuestionResponse', {
    ...answered,
    analysis: Type.String({ minLength: 1, description: 'The answer as Markdown.' }),
    model: Type.String(),
    provider: Type.String(),
    fallbackReason: Type.Optional(
      Type.Enum([...FALLBACK_REASONS], { description: 'Why the built-in analyst answered instead of a model.' }),
    ),
    conversationId: Type.Optional(
      Type.String({ description: 'For a follow-up; absent where the conversation could not be kept.' }),
    ),
  }),
  successHeaders: ['Cache-Control', 'Content-Security-Policy', 'X-Fallback-Reason'],
  failures: ['conversation_unknown', 'at_unavailable', 'model_unavailable', 'store_unavailable'],
  exampleInput: { query: 'Is the Strait of Hormuz open?' },
  exampleResponse: {
    answer: { headline: [{ text: HEADLINE, claimIds: ['clm_1'] }], sections: [] },
    claims: [
      {
        id: 'clm_1',
        text: HEADLINE,
        kind: 'corridor',
        subject: 'corridor:hormuz_strait',
        predicate: 'is',
        object: 'restricted',
        period: { kind: 'since', from: NOVEMBER_18 },
        certainty: 0.94,
        evidenceIds: ['ev_1'],
        sourceUrls: ['https://portwatch.imf.org/'],
        knownAt: NOVEMBER_18,
      },
    ],
    understood: {
      language: 'en',
      intent: 'status',
      regionIds: ['mena'],
      countries: [],
      actors: [],
      corridors: ['hormuz_strait'],
      places: [],
      measures: ['corridor_state'],
    },
    notUnderstood: [],
    notAnswered: [],
    asOf: NOVEMBER_18,
    snapshotIds: ['snap_1'],
    analysis: `${HEADLINE}[^1]\n\n[^1]: Evidence [ev_1]: <https://portwatch.imf.org/>`,
    model: 'builtin-analyst-2.0.0',
    provider: 'builtin',
    conversationId: '0Zq3xLr8VtYbN5mCkHf2Wd',
  },
});
