import type { FailureCode } from '../conventions/failure.ts';
import { FAILURES } from '../conventions/failures.ts';
import type { JsonObject } from './json.ts';

/** When a failure is met, and a body as a caller gets it with it; the texts for people differ with what was asked. */
export const errorExample = (code: FailureCode): JsonObject => ({ summary: FAILURES[code].when, value: bodyOf(code) });

function bodyOf(code: FailureCode): JsonObject {
  const { body, title } = FAILURES[code];
  switch (body) {
    case 'ValidationError':
      return { violations: [{ field: 'region_id', description: 'is required' }] };
    case 'ProjectionError':
      return { _jmespath_error: 'invalid_expression: unexpected end', original_keys: ['snapshot'] };
    case 'EntitlementError':
      return code === 'not_entitled'
        ? { error: title, requiredTier: 1, currentTier: 0, planKey: 'free' }
        : { error: title };
    case 'GatewayError':
      return { error: title };
    case 'MessageError':
      return { message: title };
    case 'CodedError':
      return { error: code, message: title };
  }
}
