import type { FallbackReason } from '../../contract/intelligence/deduct-situation.ts';
import type { Analyst, AnalystAnswer, OnProgress, Question } from '../../ports/analyst.ts';
import type { Clock } from '../../ports/clock.ts';
import type { LanguageModels, ModelPrompt } from '../../ports/language-model.ts';
import type { SnapshotSource } from '../../ports/snapshot-source.ts';
import { createRepeats } from '../grounded/check-form.ts';
import { callerBlock, dataBlocks, PROMPT_VERSION, RULES } from '../grounded/prompt.ts';
import { isEnough, verifyDraft } from '../grounded/verify-draft.ts';
import { createAnswerCache } from './answer-cache.ts';
import { type Brief, type FoundSnapshots, gatherBrief, snapshotsFor } from './brief.ts';
import type { Searching } from './earlier-evidence.ts';
import { bottomLines, modelAnswer, section, writtenSections } from './model-answer.ts';

export interface ModelAnalystParts {
  readonly models: LanguageModels;
  /** Answers without evidence to draft from, or where too little of a draft passes. */
  readonly builtin: Analyst;
  readonly snapshots: SnapshotSource;
  readonly clock: Clock;
  /** Finds what earlier snapshots cited; absent: only the newest snapshots are used. */
  readonly searching?: Searching;
  /** Yields to other work of this thread; absent: no yield. */
  readonly pause?: () => Promise<void>;
  /** Whether the built-in analyst answers also while no model does (`DEDUCT_FALLBACK`). */
  readonly fallsBack: boolean;
}

/** While more questions arrive, a draft waits for at most this long, ms: refusals of a crowd go out first. */
const CROWD_MS = 100;
/** Five sentences under each of eight headings. */
const MAX_TOKENS = 2_000;

/**
 * The analyst with language models: it gathers the evidence of the snapshots on a question, has a draft written from that alone,
 * checks the draft sentence by sentence, and adds numbers, lanes and sources by code (METHOD.md §9).
 */
export function createModelAnalyst(given: ModelAnalystParts): Analyst {
  let askedCount = 0;
  const turns = createTurns({ pause: async () => undefined, ...given, askedCount: () => askedCount });
  const parts = { ...given, turns };
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
      const found = await snapshotsFor(question, parts);
      signal.throwIfAborted();
      if (found.snapshotIds.length === 0) return parts.builtin.analyse(question, signal, onProgress);
      // As text: a hash would cost a refused caller more than everything else.
      const key = `${asked(question, parts)}${JSON.stringify(found.snapshotIds)}`;
      return memory.once(key, signal, (working) => draft(question, parts, { ...found, signal: working, onProgress }));
    },
  };
}

interface Drafting extends FoundSnapshots {
  readonly signal: AbortSignal;
  readonly onProgress: OnProgress | undefined;
}

type Turns = (since: number) => Promise<void>;

/**
 * Runs work in turn, with a pause before each piece: concurrent drafts do not block the thread. The pause repeats while questions
 * keep arriving, until `CROWD_MS` after the question of the work.
 * @returns resolves when it is the turn of the work; `since`: the instant of its question, epoch ms
 */
function createTurns({
  pause,
  clock,
  askedCount,
}: Pick<Required<ModelAnalystParts>, 'pause' | 'clock'> & { readonly askedCount: () => number }): Turns {
  let last: Promise<void> = Promise.resolve();
  return (since) => {
    last = last.then(async () => {
      let countBefore: number;
      do {
        countBefore = askedCount();
        await pause();
      } while (askedCount() > countBefore && clock.now() - since < CROWD_MS);
    });
    return last;
  };
}

async function draft(
  question: Question,
  parts: ModelAnalystParts & { readonly turns: Turns },
  { signal, onProgress, ...found }: Drafting,
): Promise<AnalystAnswer> {
  const askedAt = parts.clock.now();
  let brief: Brief | undefined;
  const prepare = async (): Promise<ModelPrompt | undefined> => {
    await parts.turns(askedAt);
    brief = await gatherBrief(question, { ...found, now: parts.clock.now(), searching: parts.searching });
    if (brief.material.sources.every(({ kind }) => kind === 'snapshot')) return undefined;
    onProgress?.({ stage: 'retrieved', snapshotIds: found.snapshotIds });
    onProgress?.({ stage: 'section', markdown: bottomLines(brief.snapshots) });
    onProgress?.({ stage: 'drafting' });
    return promptOf(brief);
  };
  const written = await parts.models.write(prepare, { caller: question.askedBy ?? 'anonymous', signal });
  if (written.status === 'aborted') return { status: 'unavailable', retryAfterSeconds: 1 };
  if (written.status === 'unavailable' && !parts.fallsBack) return written;
  const fallBack = async (reason: FallbackReason): Promise<AnalystAnswer> => {
    onProgress?.({ stage: 'fallback', reason });
    return asFallback(await parts.builtin.analyse(question, signal), reason);
  };
  if (written.status === 'unavailable') return fallBack('model_unavailable');
  if (written.status === 'over_budget') return fallBack('budget');
  if (written.status !== 'written' || brief === undefined) return parts.builtin.analyse(question, signal);
  onProgress?.({ stage: 'checking' });
  await parts.turns(askedAt);
  const { framework, material, earlier, own = '' } = brief;
  const { query, geoContext = '' } = question;
  const sections = verifyDraft(written.text, {
    material,
    headings: framework.headings,
    repeats: createRepeats([RULES, framework.task, query, geoContext, own]),
  });
  if (!isEnough(sections)) return fallBack('unusable_plan');
  for (const passed of writtenSections(sections)) onProgress?.({ stage: 'section', markdown: section(passed) });
  const { provider, model } = written;
  return {
    status: 'answered',
    analysis: modelAnswer({ ...brief, title: framework.title, sections }),
    provider,
    model,
    countedRuns: 1,
    // Another search may find what this one could not.
    ...(earlier.isWhole ? {} : { isPartial: true }),
  };
}

function promptOf({ question, framework, own, material }: Brief): ModelPrompt {
  const { query, geoContext } = question;
  return {
    system: RULES,
    messages: [
      dataBlocks(material),
      [
        callerBlock('question', query),
        ...(geoContext === undefined ? [] : [callerBlock('geo_context', geoContext)]),
        ...(own === undefined ? [] : [callerBlock('caller_framework', own)]),
      ].join('\n'),
      `Task: ${framework.task}\nHeadings:\n${framework.headings.map((heading) => `## ${heading}`).join('\n')}`,
    ],
    maxTokens: MAX_TOKENS,
  };
}

/** The part of an answer's key that a question gives before anything is looked up; ends where the next part begins. */
const asked = (question: Question, { models }: Pick<ModelAnalystParts, 'models'>): string =>
  JSON.stringify([PROMPT_VERSION, models.identity, normalised(question)]);

/** Requests that mean the same: white space and the composition of letters say nothing. */
function normalised({ query, geoContext = '', framework = '' }: Question): readonly string[] {
  return [query, geoContext, framework].map((text) => text.normalize('NFC').replace(/\s+/g, ' ').trim());
}

/** A fallback gives the run back (CONTRACT.md §9). */
const asFallback = (answer: AnalystAnswer, fallbackReason: FallbackReason): AnalystAnswer =>
  answer.status === 'answered' ? { ...answer, countedRuns: 0, fallbackReason } : answer;
