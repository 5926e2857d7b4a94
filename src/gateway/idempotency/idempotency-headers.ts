import { IDEMPOTENCY_HEADER } from '../../contract/conventions/headers.ts';
import type { KeyState } from '../exchange.ts';

/** Reports the state of an idempotency key; nothing without one. */
export function idempotencyHeaders(state: KeyState | undefined): readonly [string, string][] {
  if (state === undefined) return [];
  return [
    [IDEMPOTENCY_HEADER, state.key],
    ['Idempotent-Replayed', String(state.deviation === 'replayed')],
    ...(state.deviation === 'unavailable' ? [['Idempotency-Status', 'unavailable'] satisfies [string, string]] : []),
  ];
}
