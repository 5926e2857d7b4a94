import type { RegionalNarrative } from '../contract/intelligence/regional-narrative.ts';
import type { RegionalSnapshot } from '../contract/intelligence/regional-snapshot.ts';
import type { AssessedDraft } from './assess-region.ts';

/** The text of a snapshot and who wrote it. */
export interface Narration {
  readonly provider: string;
  readonly model: string;
  readonly narrative: RegionalNarrative;
}

/** Joins the numbers and the text. Members keep SPEC's order, because the stored bytes are the served bytes. */
export function assembleSnapshot(draft: AssessedDraft, { provider, model, narrative }: Narration): RegionalSnapshot {
  const { companion: _, ...members } = draft;
  const meta = { ...draft.meta, narrativeProvider: provider, narrativeModel: model };
  return { ...members, meta, narrative };
}

/** The served body. Equal snapshots give equal bytes. */
export function snapshotBody(snapshot: RegionalSnapshot): string {
  return JSON.stringify({ snapshot });
}

/** The text of the snapshot inside a served body, without a byte changed. @throws Error on anything else */
export function snapshotOfBody(body: string): string {
  if (!body.startsWith(OPENING) || !body.endsWith('}')) throw new Error('this is not the body of a snapshot');
  return body.slice(OPENING.length, -1);
}

const OPENING = '{"snapshot":';
