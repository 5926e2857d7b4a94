import type { Claim } from '../../claims/claim.ts';
import { nothingOn } from '../../claims/kinds/gap.ts';
import { isQuoting } from '../../claims/kinds/record.ts';
import { isUnanswerable } from '../question/not-answered.ts';
import type { Understood } from '../question/understand.ts';
import { askedOf } from './asked.ts';
import { factsOf } from './claim-facts.ts';
import { facetsOf } from './facets.ts';
import type { Facet } from './fits.ts';

/** Claims that an answer may rest on. */
export const MAX_CLAIMS = 12;
/** The same of a question what to prepare for, which has more sides. */
const MAX_OF_PREPARATION = 14;

/** A claim with the side of the question that it serves. */
export interface Retrieved {
  readonly claim: Claim;
  readonly facet: string;
}

/**
 * The claims that answer a question, by facet, the best of each first: exact places and measures, then the newest, then certainty.
 * Each facet has a quota, and a claim that says the same as another is left out. Where nothing is known of what is asked, that is a
 * claim as well. Empty where our data answer nothing of the question. The order of the given claims does not matter.
 * @param at epoch ms: as of when the claims were known
 */
export function retrieve(understood: Understood, claims: readonly Claim[], at: number): readonly Retrieved[] {
  return isUnanswerable(understood, at)
    ? []
    : withoutFilledGaps(
        takeFacets(facetsOf(askedOf(understood, at, claims)), claims, {
          at,
          max: understood.isPreparing ? MAX_OF_PREPARATION : MAX_CLAIMS,
        }),
      );
}

/** Where a notice or a listing is known of a place, it is not true that nothing is. */
function withoutFilledGaps(taken: readonly Retrieved[]): readonly Retrieved[] {
  const published = taken.map(({ claim }) => claim).filter(isQuoting);
  const isFilled = (gap: Claim): boolean =>
    published.some(
      (one) =>
        (one.subject === gap.subject || gap.subject === 'region:global') &&
        factsOf(gap).measures.some((of) => factsOf(one).measures.includes(of)),
    );
  return taken.filter(({ claim }) => claim.predicate !== 'holds nothing on' || !isFilled(claim));
}

interface Taking {
  readonly at: number;
  /** Claims of all facets together. */
  readonly max: number;
  /** Claims that are taken already and are not taken again. */
  readonly without?: readonly Claim[];
}

/** The best claims of each facet, in the order of the facets. */
export function takeFacets(
  facets: readonly Facet[],
  claims: readonly Claim[],
  { at, max, without = [] }: Taking,
): readonly Retrieved[] {
  const taken: Retrieved[] = [];
  const stated = new Set<string>(without.map(statement));
  let isAnswered = false;
  const take = (claim: Claim, facet: Facet): boolean => {
    if (stated.has(statement(claim))) return false;
    stated.add(statement(claim));
    if (facet.isFallback !== true && claim.kind !== 'gap') isAnswered = true;
    taken.push({ claim, facet: facet.name });
    return true;
  };
  for (const facet of facets) {
    if (facet.isFallback === true && isAnswered) continue;
    let left = Math.min(facet.quota, max - taken.length);
    const found = ranked(facet, claims);
    if (found.length === 0 && facet.gap !== undefined && left > 0)
      take(nothingOn(facet.gap.subject, facet.gap.what, at), facet);
    for (const claim of found) {
      if (left <= 0) break;
      if (take(claim, facet)) left -= 1;
    }
  }
  return taken;
}

function ranked({ suits }: Facet, claims: readonly Claim[]): readonly Claim[] {
  return claims
    .map((claim) => ({ claim, worth: suits(claim) }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth || better(a.claim, b.claim))
    .map(({ claim }) => claim);
}

/** The newer period first, then the more certain, then the more informative, then by id. */
function better(a: Claim, b: Claim): number {
  return (
    endOf(b) - endOf(a) ||
    b.certainty - a.certainty ||
    Number(b.comparedWith !== undefined) - Number(a.comparedWith !== undefined) ||
    (a.id < b.id ? -1 : 1)
  );
}

const endOf = ({ period }: Claim): number => period.to ?? period.from;

/** What a claim states, without its value: two snapshots may each state it. */
const statement = ({ kind, subject, predicate, object, measure, lane, horizon, unit }: Claim): string =>
  [kind, subject, predicate, predicate === 'is' ? '' : object, measure, lane, horizon, unit].join('\n');
