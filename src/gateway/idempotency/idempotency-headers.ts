import { IDEMPOTENCY_HEADER } from '../../contract/conventions/headers.ts';
import type { Exchange } from '../exchange.ts';

/** Tells a caller who sent a key what became of it; nothing to anybody else. */
export function idempotencyHeaders({ idempotencyKey, idempotency }: Exchange): readonly [string, string][] {
  if (idempotencyKey === undefined) return [];
  return [
    [IDEMPOTENCY_HEADER, idempotencyKey],
    ['Idempotent-Replayed', String(idempotency === 'replayed')],
    ...(idempotency === 'unavailable' ? [['Idempotency-Status', 'unavailable'] satisfies [string, string]] : []),
  ];
}
