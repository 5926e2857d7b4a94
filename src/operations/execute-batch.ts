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

/** Runs every operation at once through the gateway's own dispatch and writes their bodies as they came. */
export function executeBatch(parts: { readonly deadline: Deadline }): HandlerOf<'executeBatch'> {
  return async ({ operations }, context) => {
    const { deadline } = parts;
    // All of them begin at once, so that one limit is the limit of each and of the whole.
    const limit = AbortSignal.any([context.signal, deadline(BATCH_MS), deadline(OPERATION_MS)]);
    const outcomes = await untilAborted(
      operations.map(({ path }) => runOne(path, context, limit)),
      limit,
    );
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

async function runOne(target: string, { dispatch }: HandlerContext, limit: AbortSignal): Promise<Outcome> {
  const refused = batchPathError(target, GET_PATHS);
  if (refused !== undefined) return nothing(refused);
  return dispatch(target, limit).then(
    (answer) => (sizeOf(answer.pieces) > MAX_OPERATION_RESPONSE_BYTES ? tooLarge(answer.status) : ran(answer)),
    () => nothing('failed'),
  );
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
 * What operations come to in time; those that are not done by then have run out of it. Stops listening then: a deadline that
 * is listened to would hold the answer, with all its bytes, until it passes.
 */
async function untilAborted(works: readonly Promise<Outcome>[], signal: AbortSignal): Promise<readonly Outcome[]> {
  const done = new Map<number, Outcome>();
  const noted = works.map((work, index) => work.then((outcome) => done.set(index, outcome)));
  await new Promise<void>((resolve) => {
    const late = () => resolve();
    if (signal.aborted) late();
    signal.addEventListener('abort', late, { once: true });
    void Promise.all(noted).finally(() => {
      signal.removeEventListener('abort', late);
      resolve();
    });
  });
  return works.map((_, index) => done.get(index) ?? nothing('timeout'));
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
