import { isQuoting } from '../../claims/kinds/record.ts';
import type { RecordKind } from '../../contract/conventions/record-kinds.ts';
import type { RecordQuery } from '../../ports/record-store.ts';
import type { RegionId } from '../../reference/regions.ts';
import { type Facet, type Fit, facet, kind } from '../answer/fits.ts';
import { regionsOf } from '../answer/record-facets.ts';

/** What a brief quotes of the day: news, warnings to ships and aircraft, names that were listed, disasters. */
const KINDS: readonly RecordKind[] = [
  'headline',
  'navigational_warning',
  'airspace_restriction',
  'sanctions_entry',
  'earthquake_alert',
  'storm',
  'volcano',
];
/** Entries of one kind that are read, the newest first. */
const MAX_OF_KIND = 300;

/** @param span epoch ms: the day of a brief; nothing observed before it is read, and nothing known after it */
export const publishedQueries = ({
  from,
  at,
}: {
  readonly from: number;
  readonly at: number;
}): readonly RecordQuery[] => KINDS.map((one) => ({ kinds: [one], at, from, limit: MAX_OF_KIND }));

/** The best of what was published in a day of a region, or of the world. */
export function publishedFacets(regionId: RegionId): readonly Facet[] {
  const here: Fit = (claim) => (regionId === 'global' || regionsOf(claim).includes(regionId) ? 1 : 0);
  /** Of an undated entry the day is not known. */
  const isDated: Fit = ({ period }) => (period.kind === 'since' ? 1 : 0);
  const quoting: Fit = (claim) => (isQuoting(claim) ? 1 : 0);
  return [
    facet('headlines', 3, kind('headline'), here),
    facet('notices', 2, kind('notice'), quoting, here),
    facet('listings', 2, kind('listing'), isDated, here),
  ];
}
