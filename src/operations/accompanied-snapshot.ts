import { companionIn } from '../assessment/companion-in-body.ts';
import type { StoredCompanion } from '../assessment/snapshot-companion.ts';
import type { StoredSnapshot } from '../ports/snapshot-store.ts';
import { type AsOf, resolveAt } from './as-of.ts';
import { readWithDeadline, type StoreRead } from './read-with-deadline.ts';
import { snapshotAt } from './snapshot-history.ts';
import type { CompanionParts } from './stored-companion.ts';

export interface Accompanied {
  readonly stored: StoredSnapshot;
  /** `none` beside a snapshot of an earlier program. */
  readonly companion: StoredCompanion | 'none';
  readonly asOf: AsOf;
}

/** The snapshot of a region in force as of what `at` names, with what was stored beside it. */
export async function accompaniedSnapshot(
  { region_id: regionId, at }: { readonly region_id: string; readonly at?: string | undefined },
  parts: CompanionParts,
): Promise<StoreRead<Accompanied>> {
  const resolved = resolveAt(at, parts.clock.now());
  if (!resolved.ok) return resolved;
  const { asOf } = resolved;
  const read = await snapshotAt(regionId, asOf.instant, parts);
  if (!read.ok) return read;
  const beside = await readWithDeadline(parts.history.companion(read.value.snapshotId), parts.setTimer);
  if (!beside.ok) return beside;
  return { ok: true, value: { stored: read.value, companion: companionIn(beside.value?.body), asOf } };
}
