import { failed } from '../contract/conventions/handler.ts';
import type { HandlerOf } from '../contract/endpoints.ts';
import { asOfBytesReply, resolveAt } from './as-of.ts';
import { type CompanionParts, companionAt } from './stored-companion.ts';

export function getSnapshotCompanion(parts: CompanionParts): HandlerOf<'getSnapshotCompanion'> {
  return async ({ region_id: regionId, at }) => {
    const resolved = resolveAt(at, parts.clock.now());
    if (!resolved.ok) return failed(resolved.failure);
    const { asOf } = resolved;
    const read = await companionAt(regionId, asOf.instant, parts);
    return read.ok ? asOfBytesReply(read.value.body, asOf, read.value.signature) : failed(read.failure);
  };
}
