import type { Narration } from '../../assessment/assemble-snapshot.ts';
import type { AssessedDraft } from '../../assessment/assess-region.ts';
import type { Headline } from '../../assessment/headline/headline.ts';
import { type SetTimer, withDeadline } from '../../concurrency/deadline.ts';
import type { NarrativeSection } from '../../contract/intelligence/regional-narrative.ts';
import type { Clock } from '../../ports/clock.ts';
import type { LanguageModels, ModelPrompt } from '../../ports/language-model.ts';
import { createRepeats } from '../grounded/check-form.ts';
import { describeEvidence, describeSnapshot, nameOf } from '../grounded/describe-snapshot.ts';
import { type Material, materialOf } from '../grounded/material.ts';
import { dataBlocks, RULES } from '../grounded/prompt.ts';
import { isEnough, type VerifiedSection, verifyDraft } from '../grounded/verify-draft.ts';
import { outlookOpening, templateNarrative } from './template-narrative.ts';

export interface ModelNarratorParts {
  readonly models: LanguageModels;
  readonly clock: Clock;
  readonly setTimer: SetTimer;
  /** Puts the word EXERCISE before everything. */
  readonly exercise: boolean;
}

/** METHOD's 30 s for all regions of one assessment together, less the time of check and store. */
const BUDGET_MS = 28_000;
/** With less time left no model is asked. */
const MIN_MS = 2_000;
const MAX_TOKENS = 1_200;
const CALLER = 'the narrative';

const PROSE = ['situation', 'balanceAssessment', 'outlook24h', 'outlook7d', 'outlook30d'] as const;
type Prose = (typeof PROSE)[number];
const HEADINGS: Readonly<Record<Prose, string>> = {
  situation: 'Situation',
  balanceAssessment: 'Balance of pressures and buffers',
  outlook24h: 'Outlook 24h',
  outlook7d: 'Outlook 7d',
  outlook30d: 'Outlook 30d',
};
const HORIZONS = { outlook24h: '24h', outlook7d: '7d', outlook30d: '30d' } as const;
const TASK =
  'Write the narrative of this snapshot. Situation: the current state. Balance: the main pressures and buffers. Each outlook: what to expect from the evidence within that horizon, without repeating the lanes. At most three sentences under each heading, each with at least one citation of evidence.';

/**
 * The template's narrative, rewritten by a language model where what it writes passes (METHOD.md §9). Section by section:
 * one of which too little is left, or which rests on no evidence, stays the template's. Lanes, the model
 * behind them, paths to markets and watch items are always the template's. All regions of one instant share the time, so that a dead model delays none of their snapshots by more
 * than 30 s; never rejects because of a model.
 */
export function createModelNarrator(parts: ModelNarratorParts): (draft: AssessedDraft) => Promise<Narration> {
  let round: { readonly instant: number; readonly endsAt: number } | undefined;
  return async (draft) => {
    const template = templateNarrative(draft, parts.exercise);
    const material = materialOf(
      [describeSnapshot(draft), ...draft.evidence.flatMap((item) => describeEvidence(item) ?? [])],
      [nameOf(draft.regionId)],
    );
    if (round?.instant !== draft.generatedAt)
      round = { instant: draft.generatedAt, endsAt: parts.clock.now() + BUDGET_MS };
    const budgetMs = round.endsAt - parts.clock.now();
    if (budgetMs < MIN_MS || material.sources.every(({ kind }) => kind === 'snapshot')) return template;
    // Over by the budget even where a model ignores its signal.
    const asked = await withDeadline({ ms: budgetMs, setTimer: parts.setTimer }, (signal) =>
      parts.models.write(promptOf(material), { caller: CALLER, signal, budgetMs }),
    );
    if (asked.status !== 'done' || asked.value.status !== 'written') return template;
    const { text, provider, model } = asked.value;
    const headings = PROSE.map((name) => HEADINGS[name]);
    const sections = verifyDraft(text, { material, headings, repeats: createRepeats([RULES, TASK]) });
    return rewritten({ template, draft, sections, exercise: parts.exercise }, { provider, model });
  };
}

function promptOf(material: Material): ModelPrompt {
  const headings = PROSE.map((name) => `## ${HEADINGS[name]}`).join('\n');
  return {
    system: RULES,
    messages: [dataBlocks(material), `Task: ${TASK}\nHeadings:\n${headings}`],
    maxTokens: MAX_TOKENS,
  };
}

interface Rewriting {
  readonly template: Narration;
  readonly draft: AssessedDraft;
  readonly sections: readonly VerifiedSection[];
  readonly exercise: boolean;
}

/** Named after the model only where something of it is in the text. */
function rewritten(rewriting: Rewriting, names: { readonly provider: string; readonly model: string }): Narration {
  const { template, sections } = rewriting;
  const prose = new Map(
    PROSE.flatMap((name) => {
      const section = sections.find(({ heading }) => heading === HEADINGS[name]);
      const made = section === undefined ? undefined : proseOf(name, section, rewriting);
      return made === undefined ? [] : [[name, made] as const];
    }),
  );
  if (prose.size === 0) return template;
  const take = (name: Prose): NarrativeSection => prose.get(name) ?? template.narrative[name];
  return {
    ...names,
    narrative: {
      situation: take('situation'),
      balanceAssessment: take('balanceAssessment'),
      outlook24h: take('outlook24h'),
      outlook7d: take('outlook7d'),
      outlook30d: take('outlook30d'),
      watchItems: template.narrative.watchItems,
    },
  };
}

function proseOf(name: Prose, section: VerifiedSection, { draft, exercise }: Rewriting): NarrativeSection | undefined {
  if (!isEnough([section])) return undefined;
  const cited = section.kept.flatMap(({ sources }) => sources.filter(({ kind }) => kind === 'evidence'));
  const evidenceIds = [...new Set(cited.map(({ id }) => id))];
  if (evidenceIds.length === 0) return undefined;
  const opening = openingOf(name, draft);
  const text = [
    ...(exercise ? ['EXERCISE.'] : []),
    ...(opening === undefined ? [] : [opening.text]),
    ...section.kept.map((sentence) => sentence.text),
  ].join(' ');
  return { text, evidenceIds: [...new Set([...(opening?.evidenceIds ?? []), ...evidenceIds])] };
}

/** What the template says at the top of a section, with its evidence. */
function openingOf(name: Prose, draft: AssessedDraft): Pick<Headline, 'text' | 'evidenceIds'> | undefined {
  if (name === 'balanceAssessment') return undefined;
  return name === 'situation' ? draft.companion.headline : outlookOpening(draft, HORIZONS[name]);
}
