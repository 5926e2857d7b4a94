import type { Because } from '../../claims/because.ts';
import type { Claim } from '../../claims/claim.ts';
import { contradicts } from '../../claims/contradicts.ts';
import type { AnswerSection, AnswerSentence } from '../answer/answer.ts';
import { NOTHING_MORE } from '../answer/compose.ts';
import { section } from '../answer/sections.ts';
import { isBoundJudgement } from './bound-judgement.ts';
import { linkSentences, type SentenceClaims } from './link-sentences.ts';
import type { Plan, PlannedSentence } from './plan.ts';
import { JUDGEMENT_HEADING, JUDGEMENT_RANK, type Slot } from './slots.ts';

export interface Arranging {
  readonly slots: readonly Slot[];
  /** What a plan's ids stand for. */
  readonly byId: ReadonlyMap<string, Claim>;
  /** Of the headline, which no section repeats. */
  readonly headline: readonly Claim[];
  readonly links: readonly Because[];
}

/**
 * The sections that a plan asks for, every sentence written by code. Ids that were not given, claims that stand elsewhere already,
 * headings that do not fit and connectives without a ground are left out or put right; judgements that do not pass are left out.
 * Undefined where the plan places no claim: then there is nothing of it to show.
 */
export function arrangePlan(
  plan: Plan,
  { slots, byId, headline, links }: Arranging,
): readonly AnswerSection[] | undefined {
  const placed = place(plan, { slots, byId });
  if (placed.every(({ items }) => items.length === 0)) return undefined;
  const claims = placed.flatMap(({ items }) => items.flatMap((item) => item.claims));
  const used = [...new Set([...headline, ...claims])];
  const stated = new Set(claims.map(({ id }) => id));
  const all = [...new Set([...used, ...slots.flatMap(({ required }) => required)])];
  const written = placed.map(({ slot, items, turn }) => ({
    ...{ rank: slot.rank, turn },
    section: section(slot.heading, [...withOwn(slot, linkSentences(items, links), stated), ...slot.closing(all)]),
  }));
  const judgements = { rank: JUDGEMENT_RANK, turn: 0, section: judged(plan, byId, used) };
  return [...written, judgements].toSorted((a, b) => a.rank - b.rank || a.turn - b.turn).flatMap((one) => one.section);
}

interface Placed {
  readonly slot: Slot;
  readonly items: SentenceClaims[];
  /** When the plan first uses the heading. */
  turn: number;
}

/** Each claim once, under the heading that the plan has for it where that admits it, else under its own. */
function place({ sections }: Plan, { slots, byId }: Pick<Arranging, 'slots' | 'byId'>): readonly Placed[] {
  const placed = slots.map((slot): Placed => ({ slot, items: [], turn: Number.MAX_SAFE_INTEGER }));
  const open = new Set(slots.flatMap(({ candidates }) => candidates));
  const put = (at: Placed | undefined, item: SentenceClaims, turn: number): void => {
    if (at === undefined) return;
    at.turn = Math.min(at.turn, turn);
    at.items.push(item);
    for (const claim of item.claims) open.delete(claim);
  };
  for (const [turn, { heading, sentences }] of sections.entries()) {
    const wanted = placed.find(({ slot }) => slot.heading.toLowerCase() === heading.toLowerCase());
    for (const { claims, rendering, connective } of sentences) {
      const known = [...new Set(claims.flatMap((id) => byId.get(id) ?? []))].filter((claim) => open.has(claim));
      const fitting = known.filter((claim) => wanted?.slot.admits(claim) === true);
      for (const item of merged(fitting, { rendering, connective })) put(wanted, item, turn);
      // What follows under another heading follows no sentence of this one.
      for (const claim of known.filter((one) => !fitting.includes(one)))
        put(
          placed.find(({ slot }) => slot.candidates.includes(claim)),
          { claims: [claim], rendering, connective: 'none' },
          turn,
        );
    }
  }
  return placed;
}

const MAX_MERGED = 3;

/** Claims of one subject share a sentence; those of several have one each. */
function merged(
  [first, ...rest]: readonly Claim[],
  { rendering, connective }: Pick<PlannedSentence, 'rendering' | 'connective'>,
): readonly SentenceClaims[] {
  if (first === undefined) return [];
  if (rest.length < MAX_MERGED && rest.every(({ subject }) => subject === first.subject))
    return [{ claims: [first, ...rest], rendering, connective }];
  return [
    { claims: [first], rendering, connective },
    ...rest.map((claim): SentenceClaims => ({ claims: [claim], rendering, connective: 'none' })),
  ];
}

/** With what a plan cannot leave out; where it has nothing for a part, what code has for it that does not stand elsewhere. */
function withOwn(
  { required, otherwise }: Slot,
  sentences: readonly AnswerSentence[],
  stated: ReadonlySet<string>,
): readonly AnswerSentence[] {
  const own = otherwise.filter(({ claimIds }) => !claimIds.some((id) => stated.has(id)));
  if (sentences.length === 0) return own.length === 0 && otherwise.length > 0 ? [NOTHING_MORE] : own;
  return [...sentences, ...own.filter(({ claimIds }) => required.some(({ id }) => claimIds.includes(id)))];
}

/** @param used every claim that the answer states: what one of them contradicts grounds no judgement */
function judged({ judgements }: Plan, byId: Arranging['byId'], used: readonly Claim[]): readonly AnswerSection[] {
  const isContradicted = (claim: Claim): boolean => used.some((other) => contradicts(claim, other));
  const sentences = judgements.flatMap(({ text, claims }): readonly AnswerSentence[] => {
    const grounds = claims.map((id) => byId.get(id));
    const known = grounds.filter((claim) => claim !== undefined);
    // A judgement that names a claim which was not given rests on nothing.
    if (known.length < grounds.length || known.some(isContradicted) || !isBoundJudgement(text, known)) return [];
    return [{ text, claimIds: known.map(({ id }) => id), kind: 'judgement' }];
  });
  return sentences.length === 0 ? [] : [{ heading: JUDGEMENT_HEADING, isJudgement: true, sentences }];
}
