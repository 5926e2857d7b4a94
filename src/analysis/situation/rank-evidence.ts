import { pow } from '../../arithmetic/pow.ts';
import { HOUR_MS } from '../../assessment/time.ts';
import type { EvidenceItem } from '../../contract/intelligence/evidence-item.ts';
import type { EvidenceType } from '../../contract/intelligence/vocabulary.ts';
import { countriesMentioned } from '../../reference/countries-mentioned.ts';
import { normaliseName } from '../../reference/normalise-name.ts';
import { theatersOfCountry } from '../../reference/theaters.ts';
import type { QuestionScope } from './question-scope.ts';

/** Half-lives by kind, hours (METHOD.md §2, start); a notice counts in full until it ends. */
export const HALF_LIFE_HOURS: Readonly<Record<EvidenceType, number>> = {
  flight_surge: 12,
  vessel_track: 24,
  news_headline: 48,
  market_signal: 48,
  cii_spike: 168,
  chokepoint_status: 168,
  sanctions_move: 4_320,
  mobility_disruption: Number.POSITIVE_INFINITY,
};

/** Relevance of a match (start). */
const NAMED = 1;
const SAME_THEATER = 0.7;
const MAX_BY_WORDS = 0.6;
/** Minimum relevance of earlier evidence: two shared words (start). */
export const MIN_EARLIER_RELEVANCE = 0.5;
/** It is of a region in question. */
const OF_REGION = 0.3;
/** Discount of each further item of one source, and of one type (start). */
const SAME_SOURCE = 0.75;
const SAME_TYPE = 0.9;

/**
 * Evidence by relevance × confidence × recency, the best first, each further item of one source or type worth less, so
 * that several lineages are represented (METHOD.md §9). Ties by id: the order of what is given does not matter.
 * @param now epoch ms
 * @param limit items kept
 */
export function rankEvidence(
  items: readonly EvidenceItem[],
  scope: QuestionScope,
  { now, limit }: { readonly now: number; readonly limit: number },
): readonly EvidenceItem[] {
  const unique = [...new Map(items.map((item) => [item.id, item])).values()];
  let open = unique.map((item) => ({ item, worth: relevance(item, scope) * item.confidence * recency(item, now) }));
  const taken: EvidenceItem[] = [];
  while (taken.length < limit && open.length > 0) {
    const best = open.reduce((a, b) => (b.worth > a.worth || (b.worth === a.worth && b.item.id < a.item.id) ? b : a));
    taken.push(best.item);
    open = open
      .filter((candidate) => candidate !== best)
      .map(({ item, worth }) => ({ item, worth: worth * likeness(item, best.item) }));
  }
  return taken;
}

const likeness = (item: EvidenceItem, other: EvidenceItem): number =>
  (item.source === other.source ? SAME_SOURCE : 1) * (item.type === other.type ? SAME_TYPE : 1);

const recency = ({ type, observedAt }: EvidenceItem, now: number): number =>
  pow(0.5, Math.max(0, now - observedAt) / (HALF_LIFE_HOURS[type] * HOUR_MS));

/** Relevance of an item to a question, 0 to 1; an item that only shares a region has 0.3. */
export function relevance(item: EvidenceItem, scope: QuestionScope): number {
  const { theater, corridor } = item;
  if (corridor !== '' && scope.corridors.includes(corridor)) return NAMED;
  const { countries, phrase } = namedIn(item);
  if (countries.some((iso2) => scope.countries.includes(iso2))) return NAMED;
  if (scope.actors.some((names) => names.some((name) => phrase.includes(` ${normaliseName(name)} `)))) return NAMED;
  const theaters = new Set(scope.countries.flatMap((iso2) => theatersOfCountry(iso2).map(({ id }) => id)));
  if (theaters.has(theater)) return SAME_THEATER;
  const words = new Set(phrase.split(' '));
  const shared = [...scope.words].filter((word) => words.has(word)).length;
  return OF_REGION + (MAX_BY_WORDS - OF_REGION) * Math.min(1, shared / 3);
}

interface Named {
  readonly countries: readonly string[];
  /** The summary, normalised, with a space at either end. */
  readonly phrase: string;
}

/** Cached: the names in an item do not depend on the question. */
const NAMED_IN = new WeakMap<EvidenceItem, Named>();

function namedIn(item: EvidenceItem): Named {
  const known = NAMED_IN.get(item);
  if (known !== undefined) return known;
  const countries = countriesMentioned(item.summary).map(({ iso2 }) => iso2);
  const found = { countries, phrase: ` ${normaliseName(item.summary)} ` };
  NAMED_IN.set(item, found);
  return found;
}
