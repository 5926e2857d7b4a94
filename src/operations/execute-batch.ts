import { type BatchError, batchOperationId, MAX_OPERATION_RESPONSE_BYTES } from '../contract/batch/execute.ts';
import { CATALOGUE } from '../contract/catalogue.ts';
import type { DispatchedAnswer, HandlerContext } from '../contract/conventions/handler.ts';
import type { Operation } from '../contract/conventions/operation.ts';
import type { HandlerOf } from '../contract/endpoints.ts';
import { batchPathError } from './batch-path.ts';
import type { Deadline } from './deadline.ts';

/** CONTRACT.md §10. */
const OPERATION_MS = 10_000;
const BATCH_MS = 12_000;

interface Outcome {
  readonly status: number;
  readonly error: BatchError | '';
  readonly pieces: readonly Uint8Array[];
  /** Whether it failed in a way that another try may get past. */
  readonly isRetryable: boolean;
}

type RunOne = (target: string) => Promise<Outcome>;

/** Runs every operation at once through the gateway's own dispatch and writes their bodies as they came. */
export function executeBatch(parts: { readonly deadline: Deadline }): HandlerOf<'executeBatch'> {
  return async ({ operations }, context) => {
    const run = runner(parts.deadline, context);
    const outcomes = await Promise.all(operations.map(({ path }) => run(path)));
    const ids = operations.map(({ id }, index) => batchOperationId(id, index));
    return {
      ok: true,
      reply: {
        kind: 'bytes',
        pieces: written(ids, outcomes),
        headers: [['Cache-Control', 'no-store']],
        mayImprove: outcomes.some(({ isRetryable }) => isRetryable),
      },
    };
  };
}

function runner(deadline: Deadline, { dispatch, signal }: HandlerContext): RunOne {
  const whole = AbortSignal.any([signal, deadline(BATCH_MS)]);
  return async (target) => {
    const refused = batchPathError(target, GET_PATHS);
    if (refused !== undefined) return nothing(refused);
    const limit = AbortSignal.any([whole, deadline(OPERATION_MS)]);
    const outcome = dispatch(target, limit).then(
      (answer) => (sizeOf(answer.pieces) > MAX_OPERATION_RESPONSE_BYTES ? tooLarge(answer.status) : ran(answer)),
      () => nothing('failed'),
    );
    return unlessAborted(outcome, limit);
  };
}

const GET_PATHS: ReadonlySet<string> = new Set(
  Object.values<Operation>(CATALOGUE).flatMap(({ method, path }) => (method === 'GET' ? [path] : [])),
);

const ran = ({ status, pieces, headers }: DispatchedAnswer): Outcome => ({
  status,
  error: '',
  pieces,
  isRetryable: status === 408 || status === 429 || status >= 500 || headers.some(([name]) => name === 'Retry-After'),
});
const nothing = (error: BatchError): Outcome => ({
  status: 0,
  error,
  pieces: [],
  isRetryable: error === 'timeout' || error === 'failed',
});
const tooLarge = (status: number): Outcome => ({ status, error: 'response_too_large', pieces: [], isRetryable: false });

const sizeOf = (pieces: readonly Uint8Array[]): number => pieces.reduce((sum, piece) => sum + piece.length, 0);

/**
 * What an operation comes to in time. Stops listening then: a deadline that is listened to would hold the answer, with all
 * its bytes, until it passes.
 */
function unlessAborted(work: Promise<Outcome>, signal: AbortSignal): Promise<Outcome> {
  return new Promise((resolve) => {
    const late = () => resolve(nothing('timeout'));
    if (signal.aborted) late();
    signal.addEventListener('abort', late, { once: true });
    void work.then(resolve).finally(() => signal.removeEventListener('abort', late));
  });
}

/** The answer in pieces: every body is written as its operation gave it, to the last digit. */
function written(ids: readonly string[], outcomes: readonly Outcome[]): readonly Uint8Array[] {
  const results = outcomes.flatMap((outcome, index) => [
    text(`${index === 0 ? '{"results":[' : ','}{"id":${JSON.stringify(ids[index])},"status":${outcome.status}`),
    ...(outcome.error === '' && outcome.pieces.length > 0 ? [text(',"body":'), ...outcome.pieces] : []),
    text(`,"error":${JSON.stringify(outcome.error)}}`),
  ]);
  const succeeded = outcomes.filter(({ error, status }) => error === '' && status < 400).length;
  return [...results, text(`],"succeeded":${succeeded},"failed":${outcomes.length - succeeded}}`)];
}

const text = (characters: string): Uint8Array => Buffer.from(characters);
