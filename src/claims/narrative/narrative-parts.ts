import { capitalised, HORIZON_WORDS, shortTime } from '../../assessment/english.ts';
import { MINUTE_MS } from '../../assessment/time.ts';
import type { Horizon } from '../../contract/intelligence/vocabulary.ts';
import type { Claim } from '../claim.ts';
import { inScope, type Scope } from '../in-scope.ts';
import { inputOfGap, withoutLead } from '../kinds/gap.ts';
import { isLead, leadLine } from '../kinds/lead.ts';
import { activeLine, watchedWords } from '../kinds/trigger.ts';
import { inputsSentence } from '../missing-inputs.ts';
import { sentencesOf } from '../sentences.ts';

/** Sentences of a narrative with the claims that they state; they state nothing else (METHOD.md §14). */
export interface NarrativePart {
  readonly text: string;
  readonly claims: readonly Claim[];
}

const part = (text: string, ...claims: readonly Claim[]): NarrativePart => ({ text, claims });

/** A claim in full, without the place and the instant of the narrative. */
export const inFull = (claim: Claim, scope: Scope): NarrativePart =>
  isLead(claim) ? part(leadLine(claim), claim) : part(inScope(sentencesOf(claim).full, scope), claim);

/** At the top where nothing leads. */
export const leadless = (claim: Claim): NarrativePart => part(withoutLead(claim), claim);

const clause = (claim: Claim, scope: Scope): string => inScope(sentencesOf(claim).clause, scope);

/** Where and when, with the regime: `South Asia, 16 Mar 2026, 12:00 UTC: at risk of fragmentation since 1 Mar 2026.` */
export function standing(regime: Claim, name: string, { at }: Scope): NarrativePart {
  const [, state = ''] = sentencesOf(regime).clause.split(/ has been (.*)/s);
  // What begins with this snapshot has lasted no time.
  const words = regime.period.from === at - (at % MINUTE_MS) ? state.replace(/ since .*/, '') : state;
  return part(`${name}, ${shortTime(at)}: ${words}.`, regime);
}

/** What was expected and not read, by its number; empty without gaps. */
export const missing = (gaps: readonly Claim[]): readonly NarrativePart[] =>
  gaps.length === 0 ? [] : [part(`${inputsSentence('missing', gaps.map(inputOfGap))}.`, ...gaps)];

/** `Net balance of 0.11; assessment confidence of 47%.` */
export function levels(of: readonly Claim[], scope: Scope): NarrativePart {
  const lines = of.map((claim) => inScope(sentencesOf(claim).full, scope).replace(/\.$/, ''));
  return part(`${capitalised(lines.map(lowered).join('; '))}.`, ...of);
}

const lowered = (text: string): string => `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`;

/** All lanes of one horizon in a sentence: `Within 24 hours: escalation is unlikely (25%); …`. */
export function outcomes(lanes: readonly Claim[], horizon: Horizon, scope: Scope): NarrativePart {
  const within = `within ${HORIZON_WORDS[horizon]}`;
  const chances = lanes.map((lane) => clause(lane, scope).replace(` ${within}`, ''));
  return part(`${capitalised(within)}: ${chances.join('; ')}.`, ...lanes);
}

const MOVES = ' to move ';

/** A sentence for each shock, with all that it moves. */
export function effects(paths: readonly Claim[], scope: Scope): readonly NarrativePart[] {
  const byShock = new Map<string, { readonly claim: Claim; readonly effect: string }[]>();
  for (const claim of paths) {
    const [shock = '', effect = ''] = clause(claim, scope).split(MOVES);
    byShock.set(shock, [...(byShock.get(shock) ?? []), { claim, effect }]);
  }
  return [...byShock].map(([shock, moved]) =>
    part(
      `${capitalised(shock)}${MOVES}${moved.map(({ effect }) => effect).join('; ')}.`,
      ...moved.map(({ claim }) => claim),
    ),
  );
}

/** `Active since …`, with its value now. */
export const active = (trigger: Claim): NarrativePart => part(`${activeLine(trigger)}.`, trigger);

/** What a watched trigger's evidence states, or else what it watches, with its value now and where it fires. */
export function watched(trigger: Claim, shown: Claim | undefined, scope: Scope): NarrativePart {
  const seen = shown === undefined ? (trigger.object ?? '') : inScope(sentencesOf(shown).short, scope);
  return part(
    `Watching: ${seen.replace(/\.$/, '')}${watchedWords(trigger)}.`,
    trigger,
    ...(shown === undefined ? [] : [shown]),
  );
}
