import { Value } from 'typebox/value';
import { RegionalSnapshot } from '../contract/intelligence/regional-snapshot.ts';
import type { StoredSnapshot } from '../ports/snapshot-store.ts';

/** The snapshot inside a stored body. @throws Error on a body of another shape */
export function snapshotInBody({ body }: Pick<StoredSnapshot, 'body'>): RegionalSnapshot {
  const served: unknown = JSON.parse(new TextDecoder().decode(body));
  const snapshot: unknown =
    typeof served === 'object' && served !== null && 'snapshot' in served ? served.snapshot : undefined;
  if (!Value.Check(RegionalSnapshot, snapshot)) throw new Error('a stored snapshot has an unknown shape');
  return snapshot;
}
