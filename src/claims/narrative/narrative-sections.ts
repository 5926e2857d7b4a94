import type { RegionalNarrative } from '../../contract/intelligence/regional-narrative.ts';
import type { Horizon } from '../../contract/intelligence/vocabulary.ts';
import type { Claim } from '../claim.ts';
import type { NarrativeClaims } from './narrative-claims.ts';
import {
  active,
  effects,
  inFull,
  leadless,
  levels,
  missing,
  type NarrativePart,
  outcomes,
  standing,
  watched,
} from './narrative-parts.ts';

export const PROSE_SECTIONS = ['situation', 'balanceAssessment', 'outlook24h', 'outlook7d', 'outlook30d'] as const;
export type ProseSection = (typeof PROSE_SECTIONS)[number];

/** What a section of a narrative may say. Its opening and its end are the same for every author. */
export interface SectionParts {
  readonly opening: readonly NarrativePart[];
  /** To choose from, in the order of their weight. */
  readonly candidates: readonly NarrativePart[];
  /** So many of them the template takes. */
  readonly usual: number;
  readonly closing: readonly NarrativePart[];
}

/** Everything that the narrative of a snapshot may state, by section (METHOD.md §14). */
export interface NarrativeSections extends Readonly<Record<ProseSection, SectionParts>> {
  readonly watchItems: readonly NarrativePart[];
}

/** A composed narrative: the parts of each section in their order. */
export type ComposedNarrative = Readonly<Record<keyof RegionalNarrative, readonly NarrativePart[]>>;

const USUAL_DRIVERS = 3;
const USUAL_EVIDENCE = 3;

export const narrativeSections = (claims: NarrativeClaims): NarrativeSections => ({
  situation: situation(claims),
  balanceAssessment: {
    opening: [levels(claims.levels, claims.scope)],
    candidates: claims.drivers.map((claim) => inFull(claim, claims.scope)),
    usual: USUAL_DRIVERS,
    closing: [],
  },
  outlook24h: outlook(claims, '24h'),
  outlook7d: outlook(claims, '7d'),
  outlook30d: outlook(claims, '30d'),
  watchItems: watchItems(claims),
});

/** Opens with the headline (METHOD.md §13.8); what it says is not said twice. */
function situation(claims: NarrativeClaims): SectionParts {
  const { lead, regime, leading, name, scope } = claims;
  return {
    opening: [
      ...(lead === undefined ? [] : [inFull(lead, scope)]),
      ...claims.absent.map(leadless),
      ...regime.map((claim) => standing(claim, name, scope)),
    ],
    candidates: leading.filter((claim) => !isCitedBy(claim, lead)).map((claim) => inFull(claim, scope)),
    usual: USUAL_EVIDENCE,
    closing: missing(claims.missing),
  };
}

const isCitedBy = ({ evidenceIds }: Claim, lead: Claim | undefined): boolean =>
  lead?.evidenceIds.some((id) => evidenceIds.includes(id)) === true;

/** What moves first is in the first outlook, what the most certain model says of a month in the last; nothing is said twice. */
function outlook(claims: NarrativeClaims, horizon: Horizon): SectionParts {
  const { scope } = claims;
  const stated = (of: readonly Claim[]): readonly NarrativePart[] => of.map((claim) => inFull(claim, scope));
  const hasPaths = horizon === PATHS_IN;
  return {
    opening: [
      outcomes(claims.lanes(horizon), horizon, scope),
      ...(horizon === SOURCES_IN ? stated(claims.sources(horizon)) : []),
      ...(hasPaths ? [...effects(claims.effects, scope), ...stated(claims.moves)] : []),
    ],
    candidates: hasPaths ? stated(claims.durations) : [],
    usual: 0,
    closing: [],
  };
}

/** The paths to markets begin within hours and days: they are announced once, in the outlook of a week. */
const PATHS_IN: Horizon = '7d';
/** Which model is behind the month is said there. */
const SOURCES_IN: Horizon = '30d';

/** What is active and what is close to it, each with its value now. */
function watchItems({ active: fired, watched: close, shown, scope }: NarrativeClaims): readonly NarrativePart[] {
  const shownOf = ({ evidenceIds }: Claim) =>
    shown.find((one) => evidenceIds.some((id) => one.evidenceIds.includes(id)));
  return [...fired.map(active), ...close.map((trigger) => watched(trigger, shownOf(trigger), scope))];
}

/** @param chosen of each section the candidates that it states, in their order */
export function composed(
  sections: NarrativeSections,
  chosen: (section: ProseSection, parts: SectionParts) => readonly NarrativePart[],
): ComposedNarrative {
  const of = (section: ProseSection): readonly NarrativePart[] => {
    const parts = sections[section];
    return [...parts.opening, ...chosen(section, parts), ...parts.closing];
  };
  return {
    situation: of('situation'),
    balanceAssessment: of('balanceAssessment'),
    outlook24h: of('outlook24h'),
    outlook7d: of('outlook7d'),
    outlook30d: of('outlook30d'),
    watchItems: sections.watchItems,
  };
}

/**
 * The claims that a text of a section states, of any author: those of the parts that it may say and does.
 * @param text of the snapshot
 */
export function claimsStated(
  sections: NarrativeSections,
  section: keyof NarrativeSections,
  text: string,
): readonly Claim[] {
  const parts =
    section === 'watchItems'
      ? sections.watchItems
      : [...sections[section].opening, ...sections[section].candidates, ...sections[section].closing];
  return [...new Set(parts.filter((part) => text.includes(part.text)).flatMap((part) => part.claims))];
}
