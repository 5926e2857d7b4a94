import type { Static } from 'typebox';
import { operation } from '../conventions/operation.ts';
import { EpochMs, record, Type } from '../conventions/schema.ts';
import { AnswerClaim, AnswerText } from './answer.ts';
import { answerQuestion } from './answer-question.ts';
import { AtParameter, RegionIdParameter } from './parameters.ts';

const { answer, claims, asOf, snapshotIds, analysis } = answerQuestion.exampleResponse;

export const DailyBrief = record('DailyBrief', {
  regionId: Type.String(),
  title: Type.String({ description: 'Region and day.' }),
  asOf: EpochMs('`generatedAt` of the newest snapshot that it rests on.'),
  since: Type.Optional(EpochMs('Changes are from the snapshot of this instant; absent where none is a day older.')),
  text: AnswerText,
  claims: Type.Array(AnswerClaim, { description: 'Every claim that a sentence names, in the order of first mention.' }),
  snapshotIds: Type.Array(Type.String(), { description: 'Snapshots that it rests on.' }),
  analysis: Type.String({ minLength: 1, description: 'The brief as Markdown.' }),
});
export type DailyBrief = Static<typeof DailyBrief>;

export const getDailyBrief = operation({
  operationId: 'GetDailyBrief',
  service: 'intelligence',
  rpcName: 'get-daily-brief',
  method: 'GET',
  group: 'Intelligence',
  summary: 'The day of one region, or of the world, on one page',
  description:
    'States the situation, what changed in 24 hours, what is active, the outlook and what is not known, in claims with their sources; `global` is the world. With `Accept: text/markdown` the answer is that text, with `text/html` a page that prints on one sheet of A4.',
  omits: 'What did not change in the day.',
  gate: 'pro',
  hasDocuments: true,
  input: record('GetDailyBriefQuery', { region_id: RegionIdParameter, at: AtParameter }),
  response: record('GetDailyBriefResponse', { brief: DailyBrief }),
  conditional: true,
  successHeaders: ['ETag', 'Cache-Control', 'Content-Security-Policy', 'X-As-Of'],
  failures: ['region_unknown', 'snapshot_not_ready', 'snapshot_not_found', 'store_unavailable'],
  exampleInput: { region_id: 'mena' },
  exampleResponse: {
    brief: {
      regionId: 'mena',
      title: 'The Middle East and North Africa on 18 Nov 2026',
      asOf,
      since: asOf - 86_400_000,
      text: answer,
      claims,
      snapshotIds,
      analysis,
    },
  },
});
