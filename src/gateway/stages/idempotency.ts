import { IDEMPOTENCY_HEADER } from '../../contract/conventions/headers.ts';
import { CONTINUE, fail, type Stage } from '../exchange.ts';

/**
 * The place of claim and replay. Until it keeps answers, a request that asks for the guarantee is refused: running it
 * without would be a broken promise.
 */
export const idempotencyStage: Stage = {
  name: 'idempotency',
  run: ({ idempotencyKey }) =>
    idempotencyKey === undefined ? CONTINUE : fail({ code: 'not_yet_available', what: IDEMPOTENCY_HEADER }),
};
