import type { SnapshotCompanion } from '../../assessment/assess-region.ts';
import type { RegionalSnapshot } from '../../contract/intelligence/regional-snapshot.ts';
import type { Claim } from '../claim.ts';
import type { SourcePages } from '../source-pages.ts';
import { narrativeClaims } from './narrative-claims.ts';
import { claimsStated, narrativeSections, PROSE_SECTIONS } from './narrative-sections.ts';

const SECTION = /^\/narrative\/(\w+)(?:\/(?:text|evidenceIds(?:\/\d+)?))?$/;
const WATCHED = /^\/narrative\/watchItems\/(\d+)(?:\/|$)/;

/** Whether a place of a snapshot is in its narrative. @param pointer JSON Pointer from `snapshot` */
export const isInNarrative = (pointer: string): boolean => /^\/narrative(?:\/|$)/.test(pointer);

/**
 * The claims that the narrative of a stored snapshot states at a place: of a section, of a watch item, or of all.
 * @param pointer JSON Pointer from `snapshot`
 */
export function claimsAt(
  { snapshot, companion }: { readonly snapshot: RegionalSnapshot; readonly companion: SnapshotCompanion },
  pointer: string,
  pages: SourcePages,
): readonly Claim[] {
  const { narrative, ...draft } = snapshot;
  const sections = narrativeSections(narrativeClaims({ ...draft, companion }, pages));
  const [, index] = WATCHED.exec(pointer) ?? [];
  const [, name] = SECTION.exec(pointer) ?? [];
  const prose = PROSE_SECTIONS.filter((one) => name === undefined || one === name);
  const items = narrative.watchItems.filter((_, i) => index === undefined || i === Number(index));
  const isOfItems = index !== undefined || name === 'watchItems';
  const stated = [
    ...(isOfItems ? [] : prose.flatMap((one) => claimsStated(sections, one, narrative[one].text))),
    ...(isOfItems || name === undefined ? items.flatMap(({ text }) => claimsStated(sections, 'watchItems', text)) : []),
  ];
  return [...new Set(stated)];
}
