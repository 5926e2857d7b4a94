import type { ApiError } from '../../../clients/typescript/client.ts';
import type { Words } from '../words/en.ts';
import { original } from '../words/original.ts';

/** Why a view is not shown, and what can be done: the plan that it needs, the value that is none, or when to try again. */
export function failureText({ status, code, requestId, body }: ApiError, words: Words): string {
  const known = reason();
  return `${known === undefined ? words.failure(status, code) : `${known} (${status}, ${code})`} ${words.requestId} ${requestId}.`;

  function reason(): string | undefined {
    if (code === 'not_entitled')
      return words.failures.plan(
        text(body, 'planKey') ?? '?',
        number(body, 'currentTier'),
        number(body, 'requiredTier'),
      );
    if (code === 'snapshot_not_ready') return words.failures.notReady;
    if (code === 'snapshot_not_found') return words.failures.notFound;
    const [violation] = list(body, 'violations');
    if (violation !== undefined)
      return words.failures.value(
        text(violation, 'field') ?? '?',
        original(words, text(violation, 'description') ?? ''),
      );
    return undefined;
  }
}

const member = (of: unknown, name: string): unknown =>
  typeof of === 'object' && of !== null ? Object.entries(of).find(([key]) => key === name)?.[1] : undefined;

function text(of: unknown, name: string): string | undefined {
  const value = member(of, name);
  return typeof value === 'string' ? value : undefined;
}

function number(of: unknown, name: string): number | undefined {
  const value = member(of, name);
  return typeof value === 'number' ? value : undefined;
}

function list(of: unknown, name: string): readonly unknown[] {
  const value = member(of, name);
  return Array.isArray(value) ? value : [];
}
