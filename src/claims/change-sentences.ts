import { capitalised } from '../assessment/english.ts';
import type { SnapshotDifference } from '../contract/intelligence/snapshot-difference.ts';
import { differenceParts } from './difference-summary.ts';
import { subjectInProse } from './subjects.ts';

/** What is different between two snapshots of a region, beyond their numbers. */
export interface Changed {
  readonly regionId: string;
  readonly difference: Pick<SnapshotDifference, 'regimeFrom' | 'regimeTo' | 'numbers' | 'evidence'>;
  /** Descriptions of triggers. */
  readonly activated: readonly string[];
  readonly released: readonly string[];
  /** Corridors by id, with the class that each has now. */
  readonly corridors: readonly { readonly id: string; readonly to: string }[];
}

/** Sentences of one snapshot. */
export const MAX_CHANGE_SENTENCES = 5;
/** Triggers and corridors that are named. */
const MAX_NAMED = 2;

/** What changed since the snapshot before, gravest first: at most five sentences, none where nothing did. */
export function changeSentences({ regionId, difference, activated, released, corridors }: Changed): readonly string[] {
  const { regime, axes, lane, evidence } = differenceParts(regionId, difference);
  const { regimeFrom, regimeTo } = difference;
  return [
    ...(regimeFrom === regimeTo ? [] : [regime]),
    ...corridors.slice(0, MAX_NAMED).map(({ id, to }) => `${subjectInProse(`corridor:${id}`)} is now ${to}`),
    ...activated.slice(0, MAX_NAMED).map((description) => `trigger activated: ${description}`),
    ...released.slice(0, MAX_NAMED).map((description) => `trigger released: ${description}`),
    ...axes,
    ...lane,
    ...evidence,
  ]
    .slice(0, MAX_CHANGE_SENTENCES)
    .map((sentence) => `${capitalised(sentence)}.`);
}
