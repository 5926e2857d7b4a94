import { IDEMPOTENCY_HEADER } from '../../contract/conventions/headers.ts';
import type { KeyState } from '../exchange.ts';

/** Reports the state of an idempotency key. */
export function idempotencyHeaders(state: KeyState): readonly [string, string][] {
  return [
    [IDEMPOTENCY_HEADER, state.key],
    ['Idempotent-Replayed', String(state.deviation === 'replayed')],
    ...(state.deviation === 'unavailable' ? [['Idempotency-Status', 'unavailable'] satisfies [string, string]] : []),
  ];
}
