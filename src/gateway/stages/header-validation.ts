import { IDEMPOTENCY_HEADER, IDEMPOTENCY_KEY_PATTERN } from '../../contract/conventions/headers.ts';
import { CONTINUE, fail, type Stage, settled } from '../exchange.ts';

const HEADER = IDEMPOTENCY_HEADER.toLowerCase();
const IDEMPOTENCY_KEY = new RegExp(IDEMPOTENCY_KEY_PATTERN);

/** Checks the headers that SPEC.md gives a form; on endpoints that do not honour them they mean nothing. */
export const headerValidationStage: Stage = {
  name: 'header validation',
  run: (exchange) => {
    const lines = exchange.request.headers.all(HEADER);
    if (!settled(exchange.route, 'the endpoint').endpoint.idempotent || lines.length === 0) return CONTINUE;
    const [key] = lines;
    if (lines.length > 1) return refused('must be sent once');
    if (key === undefined || !IDEMPOTENCY_KEY.test(key)) return refused(`must match ${IDEMPOTENCY_KEY_PATTERN}`);
    exchange.idempotencyKey = key;
    return CONTINUE;
  },
};

const refused = (description: string) =>
  fail({ code: 'validation_failed', violations: [{ field: IDEMPOTENCY_HEADER, description }] });
