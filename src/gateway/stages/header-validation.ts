import { IDEMPOTENCY_HEADER, IDEMPOTENCY_KEY_PATTERN } from '../../contract/conventions/headers.ts';
import { patternWords } from '../../contract/pattern-words.ts';
import type { Exchange } from '../exchange.ts';
import { fail, PASS, type Stage } from '../pipeline-builder.ts';
import type { Matched } from './method.ts';

const HEADER = IDEMPOTENCY_HEADER.toLowerCase();
const IDEMPOTENCY_KEY = new RegExp(IDEMPOTENCY_KEY_PATTERN);

/** Checks the headers that SPEC.md gives a form; on endpoints that do not honour them they mean nothing. */
export const headerValidationStage: Stage<Exchange & Matched, object> = {
  name: 'header validation',
  run: ({ request, route, notes }) => {
    if (!route.endpoint.idempotent) return PASS;
    const lines = request.headers.all(HEADER);
    if (lines.length === 0) return PASS;
    const [key] = lines;
    if (lines.length > 1) return refused('must be sent once');
    if (key === undefined || !IDEMPOTENCY_KEY.test(key)) return refused(patternWords(IDEMPOTENCY_KEY_PATTERN));
    notes.idempotency = { key, claim: undefined, deviation: undefined };
    return PASS;
  },
};

const refused = (description: string) =>
  fail({ code: 'validation_failed', violations: [{ field: IDEMPOTENCY_HEADER, description }] });
