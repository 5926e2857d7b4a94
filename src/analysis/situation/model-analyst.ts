import { DAY_MS } from '../../assessment/time.ts';
import type { FallbackReason } from '../../contract/intelligence/deduct-situation.ts';
import type { Analyst, AnalystAnswer, OnProgress, Question } from '../../ports/analyst.ts';
import type { LanguageModels, ModelPrompt } from '../../ports/language-model.ts';
import type { SnapshotSource } from '../../ports/snapshot-source.ts';
import { REGION_IDS } from '../../reference/regions.ts';
import { PLAN_PROMPT_VERSION } from '../plan/plan-prompt.ts';
import { createAnswerCache } from './answer-cache.ts';
import { builtinAnswer } from './builtin-analyst.ts';
import { type Plannable, plannable, sectionsIn } from './planned-answer.ts';
import { type AnswerParts, createPreparation, type Preparation, type PreparedAnswer } from './prepare-answer.ts';
import { createTurns, type Turns } from './turns.ts';

export interface ModelAnalystParts extends AnswerParts {
  readonly models: LanguageModels;
  readonly snapshots: SnapshotSource;
  /** Yields to other work of this thread; absent: no yield. */
  readonly pause?: () => Promise<void>;
  /** Whether the built-in analyst answers also while no model does (`DEDUCT_FALLBACK`). */
  readonly fallsBack: boolean;
}

/**
 * The analyst with language models: code understands the question, retrieves the claims and writes the headline; a model plans which
 * claims stand below it, in which order, and what it judges; code writes every sentence of that plan (METHOD.md §14).
 */
export function createModelAnalyst(given: ModelAnalystParts): Analyst {
  let askedCount = 0;
  const turns = createTurns({ pause: async () => undefined, ...given, askedCount: () => askedCount });
  const parts = { ...given, turns, preparation: createPreparation(given.snapshots, given) };
  const memory = createAnswerCache(parts.clock);
  return {
    refusal: (question) => {
      askedCount += 1;
      const retryAfterSeconds = parts.models.busyFor(question.askedBy ?? 'anonymous');
      if (retryAfterSeconds === undefined || parts.fallsBack || memory.mayHold(asked(question, parts)))
        return undefined;
      return { status: 'unavailable', retryAfterSeconds };
    },
    analyse: async (question, signal, onProgress) => {
      const askedAt = question.at ?? parts.clock.now();
      const snapshotIds = await newestIds(parts.snapshots);
      signal.throwIfAborted();
      // As text: a hash would cost a refused caller more than everything else. Its day decides what `since Monday` means.
      const key = `${asked(question, parts)}${JSON.stringify([snapshotIds, Math.floor(askedAt / DAY_MS)])}`;
      return memory.once(key, signal, (working) =>
        answer({ question, askedAt }, parts, { signal: working, onProgress }),
      );
    },
  };
}

type Parts = ModelAnalystParts & { readonly turns: Turns; readonly preparation: Preparation };

interface Asked {
  readonly question: Question;
  /** Epoch ms. */
  readonly askedAt: number;
}

interface Answering {
  readonly signal: AbortSignal;
  readonly onProgress: OnProgress | undefined;
}

async function answer(
  { question, askedAt }: Asked,
  parts: Parts,
  { signal, onProgress }: Answering,
): Promise<AnalystAnswer> {
  const since = parts.clock.now();
  const turn = (): Promise<void> => parts.turns(since);
  let prepared: PreparedAnswer | undefined;
  let planned: Plannable | undefined;
  const prepare = async (): Promise<ModelPrompt | undefined> => {
    await turn();
    const read = parts.preparation.read(question, askedAt);
    await turn();
    prepared = await parts.preparation.prepare(read);
    planned = prepared === undefined ? undefined : await plannable(question, prepared, turn);
    if (prepared === undefined || planned === undefined) return undefined;
    onProgress?.({ stage: 'retrieved', snapshotIds: prepared.provenance.snapshotIds });
    onProgress?.({ stage: 'section', markdown: planned.opening });
    onProgress?.({ stage: 'drafting' });
    return planned.prompt;
  };
  const written = await parts.models.write(prepare, { caller: question.askedBy ?? 'anonymous', signal });
  if (written.status === 'aborted') return { status: 'unavailable', retryAfterSeconds: 1 };
  if (written.status === 'unavailable' && !parts.fallsBack) return written;
  const send = (analysis: string): void => {
    for (const markdown of sectionsIn(analysis)) onProgress?.({ stage: 'section', markdown });
  };
  const composed = async (): Promise<AnalystAnswer> => {
    const made = prepared ?? (await parts.preparation.prepare(parts.preparation.read(question, askedAt)));
    if (planned === undefined) return builtinAnswer(question, made, onProgress);
    const whole = builtinAnswer(question, made);
    // Its opening was sent before a model was asked.
    if (whole.status === 'answered') send(whole.analysis);
    return whole;
  };
  const fallBack = async (reason: FallbackReason): Promise<AnalystAnswer> => {
    onProgress?.({ stage: 'fallback', reason });
    return asFallback(await composed(), reason);
  };
  if (written.status === 'unavailable') return fallBack('model_unavailable');
  if (written.status === 'over_budget') return fallBack('budget');
  if (written.status !== 'written' || planned === undefined) return composed();
  onProgress?.({ stage: 'checking' });
  await turn();
  const arranged = planned.arranged(written.text);
  if (arranged === undefined) return fallBack('unusable_plan');
  send(arranged.analysis);
  const { provider, model } = written;
  return {
    ...{ status: 'answered', ...arranged, provider, model, countedRuns: 1 },
    // Another reading may find what this one could not.
    ...(prepared?.isWhole === false ? { isPartial: true } : {}),
  };
}

/** The newest snapshots: others give another answer. Of every region, since the question is understood only once it has its turn. */
async function newestIds(snapshots: SnapshotSource): Promise<readonly string[]> {
  const sourced = await Promise.all(REGION_IDS.map((regionId) => snapshots.latest(regionId)));
  return sourced.flatMap((one) => ('snapshot' in one ? [one.snapshot.snapshotId] : []));
}

/**
 * The part of an answer's key that a question gives before anything is looked up; ends where the next part begins. Another instant
 * or another conversation is another question, and a follow-up is shared with no other account.
 */
const asked = (question: Question, { models }: Pick<ModelAnalystParts, 'models'>): string =>
  JSON.stringify([PLAN_PROMPT_VERSION, models.identity, normalised(question), question.at, conversation(question)]);

const conversation = ({ earlier, askedBy }: Question) => (earlier === undefined ? [] : [askedBy, earlier]);

/** Requests that mean the same: white space and the composition of letters say nothing. */
function normalised({ query, geoContext = '', framework = '' }: Question): readonly string[] {
  return [query, geoContext, framework].map((text) => text.normalize('NFC').replace(/\s+/g, ' ').trim());
}

/** A fallback gives the run back (CONTRACT.md §9). */
const asFallback = (composed: AnalystAnswer, fallbackReason: FallbackReason): AnalystAnswer =>
  composed.status === 'answered' ? { ...composed, countedRuns: 0, fallbackReason } : composed;
