import type { EvidenceItem } from '../../contract/intelligence/evidence-item.ts';
import type { RegionalSnapshot } from '../../contract/intelligence/regional-snapshot.ts';
import type { Analyst, AnalystAnswer, Question } from '../../ports/analyst.ts';
import type { Clock } from '../../ports/clock.ts';
import type { LanguageModels, ModelPrompt } from '../../ports/language-model.ts';
import type { SnapshotSource } from '../../ports/snapshot-source.ts';
import { contentHash } from '../../reference/content-hash.ts';
import { createRepeats } from '../grounded/check-form.ts';
import { type Material, materialOf } from '../grounded/material.ts';
import { callerBlock, dataBlocks, PROMPT_VERSION, RULES } from '../grounded/prompt.ts';
import { nameOf, tellEvidence, tellSnapshot } from '../grounded/tell-snapshot.ts';
import { isEnough, verifyDraft } from '../grounded/verify-draft.ts';
import { createAnswerMemory } from './answer-memory.ts';
import { type Framework, frameworkOf } from './frameworks.ts';
import { modelAnswer } from './model-answer.ts';
import { type QuestionScope, questionScope } from './question-scope.ts';
import { rankEvidence } from './rank-evidence.ts';
import { readSnapshot } from './read-snapshot.ts';

export interface ModelAnalystParts {
  readonly models: LanguageModels;
  /** Answers where there is nothing to draft from, or too little of a draft passes. */
  readonly builtin: Analyst;
  readonly snapshots: SnapshotSource;
  readonly clock: Clock;
  /** Whether the built-in analyst answers also while no model does (`DEDUCT_FALLBACK`). */
  readonly fallsBack: boolean;
}

const MOST_REGIONS = 3;
/** Items of evidence that a draft is given (start). */
const MOST_EVIDENCE = 24;
/** Five sentences under each of eight headings. */
const MOST_TOKENS = 2_000;

/** A question with everything that a draft of its answer may draw from. */
interface Brief {
  readonly question: Question;
  readonly framework: Framework;
  readonly own?: string;
  readonly scope: QuestionScope;
  readonly snapshots: readonly RegionalSnapshot[];
  readonly evidence: readonly EvidenceItem[];
  readonly material: Material;
}

/**
 * The analyst with language models: it gathers what the snapshots hold on a question, has a draft written from that alone,
 * checks the draft sentence by sentence, and puts numbers, lanes and sources around it by code (METHOD.md §9).
 */
export function createModelAnalyst(parts: ModelAnalystParts): Analyst {
  const memory = createAnswerMemory(parts.clock);
  return {
    analyse: async (question, signal) => {
      const brief = await gather(question, parts);
      signal.throwIfAborted();
      if (brief === undefined || brief.material.sources.every(({ kind }) => kind === 'snapshot'))
        return withoutModel(await parts.builtin.analyse(question, signal));
      const key = contentHash([PROMPT_VERSION, parts.models.identity, normalised(question), watermark(brief)]);
      return memory.once(key, signal, (working) => draft(brief, parts, working));
    },
  };
}

async function gather(question: Question, { snapshots: source, clock }: ModelAnalystParts): Promise<Brief | undefined> {
  const scope = questionScope(`${question.query}\n${question.geoContext ?? ''}`);
  const regions = scope.regions.slice(0, MOST_REGIONS);
  const found = await Promise.all(regions.map(async (regionId) => readSnapshot(await source.latest(regionId))));
  const snapshots = found.flatMap((snapshot) => snapshot ?? []);
  if (snapshots.length === 0) return undefined;
  const told = snapshots.flatMap(({ evidence }) => evidence.filter((item) => tellEvidence(item) !== undefined));
  const evidence = rankEvidence(told, scope, { now: clock.now(), most: MOST_EVIDENCE });
  const tellings = [...snapshots.map(tellSnapshot), ...evidence.flatMap((item) => tellEvidence(item) ?? [])];
  const material = materialOf(
    tellings,
    snapshots.map(({ regionId }) => nameOf(regionId)),
  );
  return { question, ...frameworkOf(question.framework), scope, snapshots, evidence, material };
}

async function draft(brief: Brief, parts: ModelAnalystParts, signal: AbortSignal): Promise<AnalystAnswer> {
  const { question, framework, material } = brief;
  const written = await parts.models.write(promptOf(brief), { caller: question.askedBy ?? 'nobody', signal });
  if (written.status === 'aborted') return { status: 'unavailable', retryAfterSeconds: 1 };
  if (written.status === 'unavailable')
    return parts.fallsBack ? withoutModel(await parts.builtin.analyse(question, signal)) : written;
  const { query, geoContext = '' } = question;
  const sections = verifyDraft(written.text, {
    material,
    headings: framework.headings,
    repeats: createRepeats([RULES, framework.task, query, geoContext, brief.own ?? '']),
  });
  if (!isEnough(sections)) {
    const builtin = await parts.builtin.analyse(question, signal);
    // A model was run: an answer that a hostile question spoils is not free.
    return builtin.status === 'answered' ? { ...builtin, modelRuns: 1 } : builtin;
  }
  const { provider, model } = written;
  return {
    status: 'answered',
    analysis: modelAnswer({ ...brief, title: framework.title, sections }),
    provider,
    model,
    modelRuns: 1,
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
    maxTokens: MOST_TOKENS,
  };
}

/** Requests that mean the same: white space and the composition of letters say nothing. */
function normalised({ query, geoContext = '', framework = '' }: Question): readonly string[] {
  return [query, geoContext, framework].map((text) => text.normalize('NFC').replace(/\s+/g, ' ').trim());
}

/** What is known: another snapshot is another answer. */
const watermark = ({ snapshots }: Brief): readonly string[] => snapshots.map(({ meta }) => meta.snapshotId);

const withoutModel = (answer: AnalystAnswer): AnalystAnswer =>
  answer.status === 'answered' ? { ...answer, modelRuns: 0 } : answer;
