import type { CountryState } from '../contract/intelligence/country-state.ts';
import type { InputNote } from '../contract/intelligence/input-note.ts';
import type { SimulationLever } from '../contract/intelligence/simulation-lever.ts';
import type { AssessedDraft, SnapshotCompanion } from './assess-region.ts';
import type { SourceClocks } from './countries/country-sources.ts';

/** What is stored beside a snapshot, in the same transaction and signed like it (METHOD.md §13). */
export interface StoredCompanion extends SnapshotCompanion {
  readonly regionId: string;
  readonly snapshotId: string;
  /** Of the snapshot, epoch ms. */
  readonly generatedAt: number;
  /** Of every country that lies in the region. */
  readonly countries: readonly CountryState[];
  /** How every expected input reported; absent beside a snapshot of an earlier program. */
  readonly inputs?: readonly InputNote[];
  /** Figures that a reader can suppose to be others; absent likewise. */
  readonly levers?: readonly SimulationLever[];
  /** Feeds that they were assessed from. */
  readonly sources: readonly SourceClocks[];
}

export function companionOf(
  draft: AssessedDraft,
  assessed: Pick<StoredCompanion, 'countries' | 'sources' | 'inputs' | 'levers'>,
): StoredCompanion {
  const { regionId, generatedAt, meta, companion } = draft;
  return { regionId, snapshotId: meta.snapshotId, generatedAt, ...companion, ...assessed };
}

/** The stored text. Equal assessments give equal bytes. */
export const companionBody = (companion: StoredCompanion): string => JSON.stringify({ companion });
