import { Compile } from 'typebox/compile';
import { SnapshotCompanion } from '../contract/intelligence/snapshot-companion.ts';
import type { StoredCompanion } from './snapshot-companion.ts';

let compiled: ReturnType<typeof compile> | undefined;
const compile = () => Compile(SnapshotCompanion);

/** What was stored beside a snapshot; `none` where nothing was, or by an earlier program in another shape. */
export function companionIn(body: Uint8Array | undefined): StoredCompanion | 'none' {
  if (body === undefined) return 'none';
  const stored: unknown = JSON.parse(new TextDecoder().decode(body));
  const companion: unknown =
    typeof stored === 'object' && stored !== null && 'companion' in stored ? stored.companion : undefined;
  return isCompanion(companion) ? companion : 'none';
}

function isCompanion(value: unknown): value is StoredCompanion {
  compiled ??= compile();
  return compiled.Check(value);
}
