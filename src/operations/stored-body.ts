import { snapshotIn } from '../assessment/snapshot-in-body.ts';
import type { RegionalSnapshot } from '../contract/intelligence/regional-snapshot.ts';
import type { StoredSnapshot } from '../ports/snapshot-store.ts';

/** The snapshot inside a stored body. @throws Error on a body of another shape */
export function snapshotInBody({ body }: Pick<StoredSnapshot, 'body'>): RegionalSnapshot {
  const snapshot = snapshotIn(body);
  if (snapshot === 'none') throw new Error('a stored snapshot has an unknown shape');
  return snapshot;
}
