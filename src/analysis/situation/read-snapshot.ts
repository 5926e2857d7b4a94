import { Compile } from 'typebox/compile';
import { RegionalSnapshot } from '../../contract/intelligence/regional-snapshot.ts';
import type { SourcedSnapshot } from '../../ports/snapshot-source.ts';

/** Made when it is first needed; interpreting the schema would hold the thread for tens of milliseconds a snapshot. */
let compiled: ReturnType<typeof compile> | undefined;
const compile = () => Compile(RegionalSnapshot);

/** A body is parsed once while it is referenced: parsing takes longer than the rest of a brief. */
const READ = new WeakMap<Uint8Array, RegionalSnapshot>();

/** The snapshot inside a served body; undefined where there is none. @throws Error on a body of another shape */
export const readSnapshot = (sourced: SourcedSnapshot): RegionalSnapshot | undefined =>
  sourced.status === 'none' || sourced.status === 'unavailable' ? undefined : snapshotIn(sourced.snapshot.body);

/** The snapshot inside a stored body. @throws Error on a body of another shape */
export function snapshotIn(bytes: Uint8Array): RegionalSnapshot {
  const known = READ.get(bytes);
  if (known !== undefined) return known;
  const body: unknown = JSON.parse(new TextDecoder().decode(bytes));
  const snapshot: unknown = typeof body === 'object' && body !== null && 'snapshot' in body ? body.snapshot : undefined;
  compiled ??= compile();
  if (!compiled.Check(snapshot)) throw new Error('a stored snapshot has an unknown shape');
  READ.set(bytes, snapshot);
  return snapshot;
}
