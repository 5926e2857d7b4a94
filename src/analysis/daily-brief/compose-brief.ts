import { shortTime } from '../../assessment/english.ts';
import type { Claim } from '../../claims/claim.ts';
import { sentencesOf } from '../../claims/sentences.ts';
import type { RegionId } from '../../reference/regions.ts';
import { type AnswerSection, limit, stating } from '../answer/answer.ts';
import type { Facet } from '../answer/fits.ts';
import type { MarkedText } from '../answer/markdown.ts';
import { takeFacets } from '../answer/retrieve.ts';
import { section } from '../answer/sections.ts';
import { briefParts, leadFacets } from './brief-parts.ts';
import type { Merge } from './merged-sentences.ts';

export interface Briefing {
  readonly claims: readonly Claim[];
  /** As of when they were known, epoch ms. */
  readonly asOf: number;
  /** The snapshot that changes are measured from, epoch ms; absent where there is none. */
  readonly since: number | undefined;
}

/** Claims of a part at most. */
const MAX_CLAIMS = 8;

/** The day of a region, or of the world, in claims: what leads, what changed, what is active, what may come, what is not known. */
export function composeBrief(regionId: RegionId, { claims, asOf, since }: Briefing): MarkedText {
  const used: Claim[] = [];
  const take = (facets: readonly Facet[]): readonly Claim[] => {
    const taken = takeFacets(facets, claims, { at: asOf, max: MAX_CLAIMS, without: used }).map(({ claim }) => claim);
    used.push(...taken);
    return taken;
  };
  const lead = take(leadFacets(regionId));
  const sections = briefParts(regionId).flatMap(
    ({ heading, facets, form, merge = each(form), empty }): readonly AnswerSection[] => {
      const taken = take(facets);
      if (taken.length > 0) return section(heading, merge(taken));
      return empty === undefined ? [] : section(heading, [limit(since === undefined ? NOTHING_EARLIER : empty)]);
    },
  );
  return {
    headline: lead.map((claim) => stating(sentencesOf(claim).short, claim)),
    reading: since === undefined ? [] : [limit(`Changes are since ${shortTime(since)}.`)],
    sections,
    claims: used,
    asOf,
  };
}

/** A sentence for each claim. */
const each =
  (form: 'short' | 'full'): Merge =>
  (claims) =>
    claims.map((claim) => stating(sentencesOf(claim)[form], claim));

const NOTHING_EARLIER = 'No snapshot that is a day older is stored, so no change can be stated.';
