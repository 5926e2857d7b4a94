import { Value } from 'typebox/value';
import { RegionalSnapshot } from '../../contract/intelligence/regional-snapshot.ts';
import type { SourcedSnapshot } from '../../ports/snapshot-source.ts';

/** The snapshot inside a served body; undefined where there is none. @throws Error on a body of another shape */
export function readSnapshot(sourced: SourcedSnapshot): RegionalSnapshot | undefined {
  if (sourced.status === 'none' || sourced.status === 'unavailable') return undefined;
  const body: unknown = JSON.parse(new TextDecoder().decode(sourced.snapshot.body));
  const snapshot: unknown = typeof body === 'object' && body !== null && 'snapshot' in body ? body.snapshot : undefined;
  if (!Value.Check(RegionalSnapshot, snapshot)) throw new Error('a stored snapshot has an unknown shape');
  return snapshot;
}
