import { outletLineage } from '../families/stories/outlet-lineage.ts';
import { plainText } from '../plain-text.ts';

/** Who stands behind the report: the owner of its address, or for a citation without one its text; empty where neither. */
export const sourceOf = (sourceUrl: string): string => plainText(outletLineage(plainText(sourceUrl, 2_000)));
