import type { Claim } from '../../claims/claim.ts';
import { withoutQuotation } from '../../claims/kinds/record.ts';
import { likelihood } from '../../claims/likelihood.ts';
import { sentencesOf } from '../../claims/sentences.ts';
import { isKnownSubject, subjectLabel } from '../../claims/subjects.ts';
import { REGIME_WORDS } from '../../claims/words.ts';
import { isWay, plainWords, STATES, waysOf } from './judgement-words.ts';

/** What a judgement may say with the words of one claim. */
export interface ClaimWords {
  readonly claim: Claim;
  /** Words that the claim makes true of its subject; no figures, no dates. */
  readonly words: ReadonlySet<string>;
  /** Words of its subject's name. */
  readonly subject: ReadonlySet<string>;
  /** Words of the name of the actor that it is directed at; empty where it is at none. */
  readonly object: ReadonlySet<string>;
  /** One of these has to stand beside its words; empty: none has to. */
  readonly needs: readonly string[];
}

/** Kinds whose direction is of their own subject and measure; that of a trigger or a path is of what may come. */
const DIRECTED: readonly Claim['kind'][] = ['level', 'event', 'corridor', 'price', 'change'];
const MONTHS = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|utc)$/;
const NEGATED = /\b(?:no|not|never|without|nothing on|when) [\p{L}-]+/giu;
/** Words inside names that other names have too. */
const GENERIC = new Set(
  'strait sea gulf canal of the and east west north south central region bay cape channel'.split(' '),
);

const KNOWN = new WeakMap<Claim, ClaimWords>();

export function claimWords(claim: Claim): ClaimWords {
  const known = KNOWN.get(claim);
  if (known !== undefined) return known;
  const made = wordsOfClaim(claim);
  KNOWN.set(claim, made);
  return made;
}

function wordsOfClaim(claim: Claim): ClaimWords {
  const { subject, object = '' } = claim;
  const name = plainWords(subjectLabel(subject));
  return {
    claim,
    words: new Set([...name, ...stated(claim)]),
    subject: distinctive(name),
    object:
      object.startsWith('actor:') && isKnownSubject(object) ? distinctive(plainWords(subjectLabel(object))) : NONE,
    needs: neededBy(claim),
  };
}

const NONE: ReadonlySet<string> = new Set();
const NEEDS: Readonly<Partial<Record<Claim['kind'], readonly string[]>>> = {
  trigger: ['trigger'],
  gap: ['gap', 'missing', 'unknown'],
};

/** What a claim of a kind is called. */
const OWN_WORDS: Readonly<Partial<Record<Claim['kind'], readonly string[]>>> = {
  gap: ['gap', 'missing', 'unknown'],
  act: ['act'],
};

/** Of a lane its name, of what others do the word for them: without it the rest could be of another. */
function neededBy({ kind, lane, measure }: Claim): readonly string[] {
  if (lane !== undefined && kind !== 'trigger') return [lane];
  return NEEDS[kind] ?? (measure === 'sufferedActs' ? ['other'] : []);
}

const distinctive = (words: readonly string[]): ReadonlySet<string> => {
  const own = words.filter((word) => !GENERIC.has(word));
  return new Set(own.length > 0 ? own : words);
};

/** The words of its clause that are true of its subject as it is. */
function stated(claim: Claim): readonly string[] {
  const { kind, predicate, object = '' } = claim;
  // What a lane would mean, what an axis would be without, and definitions are of no state of the world.
  if (kind === 'definition' || predicate === 'means' || predicate.startsWith('would be')) return [];
  const words = plainWords(sentencesOf(withoutQuotation(claim)).clause.replace(NEGATED, ' ')).filter(
    (word) => !/\p{N}/u.test(word) && !MONTHS.test(word) && !word.startsWith('chance-'),
  );
  const isDirected = DIRECTED.includes(kind) && (kind !== 'change' || predicate === 'moved to');
  const ways = isDirected ? waysOf(claim.direction) : [];
  const plain = words.filter((word) => !STATES.has(word) && (!isWay(word) || ways.includes(word)));
  return [...plain, ...statesOf(claim, object), ...(OWN_WORDS[kind] ?? [])];
}

function statesOf({ kind, predicate, lane, measure, value = 0 }: Claim, object: string): readonly string[] {
  if (kind === 'regime')
    return Object.entries(REGIME_WORDS).flatMap(([label, words]) => (label === object ? plainWords(words) : []));
  if ((kind === 'corridor' || kind === 'mobility') && predicate === 'is') return plainWords(object);
  if (kind === 'trigger') return [predicate];
  if (lane === undefined || measure !== 'probability') return [];
  return kind === 'lane' ? [lane, `chance-${likelihood(value).replaceAll(' ', '-')}`] : [lane];
}
