import type { ProjectionReason } from '../../contract/conventions/failure.ts';
import type { ProjectionOutcome } from './projection-outcome.ts';

const REASONS: readonly ProjectionReason[] = [
  'expression_too_long',
  'invalid_expression',
  'projection_too_large',
  'projection_too_costly',
];

/**
 * Reads what the projection thread posted.
 * @throws TypeError when it is something else
 */
export function parseOutcome(message: unknown): ProjectionOutcome {
  const outcome = message instanceof Object ? new Map<string, unknown>(Object.entries(message)) : new Map();
  const cost: unknown = outcome.get('cost');
  if (typeof cost !== 'number') throw unexpected();
  if (outcome.get('status') === 'refused') {
    const reason = REASONS.find((known) => known === outcome.get('reason'));
    const keys: unknown = outcome.get('originalKeys');
    if (reason === undefined || !Array.isArray(keys)) throw unexpected();
    return {
      status: 'refused',
      reason,
      detail: String(outcome.get('detail')),
      originalKeys: keys.map(String),
      cost,
    };
  }
  const bytes: unknown = outcome.get('bytes');
  if (outcome.get('status') !== 'projected' || !(bytes instanceof Uint8Array)) throw unexpected();
  return { status: 'projected', bytes, contentHash: String(outcome.get('contentHash')), cost };
}

const unexpected = () => new TypeError('the projection thread sent something unexpected');
