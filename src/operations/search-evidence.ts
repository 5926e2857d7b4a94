import type { HandlerOf } from '../contract/endpoints.ts';
import type { Clock } from '../ports/clock.ts';
import type { EvidenceRecordParts } from './evidence-records.ts';
import { evidencePage, wordsOf } from './list-evidence.ts';

/** A page of `list-evidence`, of the items that hold every word. */
export function searchEvidence(parts: EvidenceRecordParts & { readonly clock: Clock }): HandlerOf<'searchEvidence'> {
  return ({ q = '', page_size: limit, ...input }, { caller }) =>
    evidencePage({ ...input, ...(limit === undefined ? {} : { limit }) }, { ...parts, caller }, wordsOf(q));
}
