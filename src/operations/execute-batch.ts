import { type Deadline, type SetTimer, startDeadline, untilAborted } from '../concurrency/deadline.ts';
import { createSemaphore, type Semaphore } from '../concurrency/semaphore.ts';
import { type BatchError, batchOperationId, MAX_OPERATION_RESPONSE_BYTES } from '../contract/batch/execute.ts';
import { CATALOGUE } from '../contract/catalogue.ts';
import type { Dispatch, DispatchedAnswer, HandlerResult } from '../contract/conventions/handler.ts';
import { chain, type MaybePromise } from '../contract/conventions/maybe-promise.ts';
import type { Operation } from '../contract/conventions/operation.ts';
import type { HandlerOf } from '../contract/endpoints.ts';
import { batchPathError } from './batch-path.ts';

/** CONTRACT.md §10. */
const OPERATION_MS = 10_000;
const BATCH_MS = 12_000;
/**
 * Operations of all batches that read the store, a thread or a model now; further ones wait within their batch. Half of what the
 * store lets wait: the other half is for requests on their own.
 */
const RUNNING_OPERATIONS = 128;

type Operations = readonly { readonly id?: string | undefined; readonly path: string }[];

/** What follows from an operation as it was sent. */
interface Planned {
  /** Its id as JSON text. */
  readonly id: string;
  readonly target: string;
  /** Why it does not run; `undefined` when it does. */
  readonly refused: BatchError | undefined;
}
type BatchAnswer = HandlerResult<never>;

interface Outcome {
  /** The body; empty when the operation did not run. */
  readonly pieces: readonly Uint8Array[];
  readonly status: number;
  readonly error: BatchError | '';
  /** Whether a retry may succeed. */
  readonly isRetryable: boolean;
}

/** Runs the operations concurrently through the gateway's own dispatch and writes their bodies unchanged. */
export function executeBatch({ setTimer }: { readonly setTimer: SetTimer }): HandlerOf<'executeBatch'> {
  const places = createSemaphore({ places: RUNNING_OPERATIONS });
  return ({ operations }, context) => {
    const { dispatch, caller } = context;
    // All begin together, so one limit serves each of them and the batch.
    let deadline: Deadline | undefined;
    const limit = () => {
      deadline ??= batchDeadline(setTimer, context.signal);
      return deadline.signal;
    };
    const batch: Run = { dispatch, limit, places, accountId: caller?.accountId, releases: [], isOver: false };
    const planned = planOf(operations);
    const works = planned.map((operation) => runOne(operation, batch));
    const done = works.filter(isThere);
    return chain(done.length === works.length ? done : outcomesUntil(works, limit()), (outcomes) => {
      deadline?.end();
      batch.isOver = true;
      for (const release of batch.releases) release();
      return answered(planned, outcomes);
    });
  };
}

/** Equal bodies share their validated input: its plan is made once. */
const plans = new WeakMap<Operations, readonly Planned[]>();

function planOf(operations: Operations): readonly Planned[] {
  const known = plans.get(operations);
  if (known !== undefined) return known;
  const planned = operations.map(({ id, path }, index) => ({
    id: JSON.stringify(batchOperationId(id, index)),
    target: path,
    refused: batchPathError(path, GET_PATHS),
  }));
  plans.set(operations, planned);
  return planned;
}

function answered(planned: readonly Planned[], outcomes: readonly Outcome[]): BatchAnswer {
  return {
    ok: true,
    reply: {
      kind: 'bytes',
      pieces: written(planned, outcomes),
      headers: [['Cache-Control', 'no-store']],
      mayImprove: outcomes.some(({ isRetryable }) => isRetryable),
    },
  };
}

/** A batch while it runs. */
interface Run {
  readonly dispatch: Dispatch;
  readonly limit: () => AbortSignal;
  readonly places: Semaphore;
  readonly accountId: string | undefined;
  /** Its places, given back when it is over, whatever still runs. */
  readonly releases: (() => void)[];
  isOver: boolean;
}

function runOne({ target, refused }: Planned, batch: Run): MaybePromise<Outcome> {
  if (refused !== undefined) return nothing(refused);
  const run = () => batch.dispatch(target, batch.limit);
  if (batch.places.runningCount >= RUNNING_OPERATIONS) return inPlace(batch, run);
  // What is answered without waiting needs no place.
  const answer = run();
  return answer instanceof Promise ? inPlace(batch, () => answer) : outcomeOf(answer);
}

async function inPlace(batch: Run, run: () => MaybePromise<DispatchedAnswer>): Promise<Outcome> {
  const entry = await batch.places.enter(undefined, batch.accountId);
  if (entry.status !== 'entered') return nothing('failed');
  batch.releases.push(entry.release);
  try {
    return batch.isOver ? nothing('timeout') : outcomeOf(await run());
  } catch {
    return nothing('failed');
  } finally {
    entry.release();
  }
}

function outcomeOf(answer: DispatchedAnswer): Outcome {
  return sizeOf(answer.pieces) > MAX_OPERATION_RESPONSE_BYTES ? tooLarge(answer.status) : ran(answer);
}

const isThere = (outcome: MaybePromise<Outcome>): outcome is Outcome => !(outcome instanceof Promise);

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

function batchDeadline(setTimer: SetTimer, owner: AbortSignal): Deadline {
  const batch = startDeadline({ ms: BATCH_MS, setTimer, owner });
  const each = startDeadline({ ms: OPERATION_MS, setTimer, owner: batch.signal });
  const end = () => {
    each.end();
    batch.end();
  };
  return { signal: each.signal, end };
}

/** Outcomes until the deadline; unfinished operations time out. */
async function outcomesUntil(
  works: readonly MaybePromise<Outcome>[],
  signal: AbortSignal,
): Promise<readonly Outcome[]> {
  const done = new Map<number, Outcome>();
  const noted = works.map((work, index) => chain(work, (outcome) => done.set(index, outcome)));
  await untilAborted(Promise.all(noted), signal);
  return works.map((_, index) => done.get(index) ?? nothing('timeout'));
}

/** The answer in pieces: every body byte for byte as its operation gave it. */
function written(planned: readonly Planned[], outcomes: readonly Outcome[]): readonly Uint8Array[] {
  const pieces: Uint8Array[] = [];
  let text = '{"results":[';
  for (const [index, outcome] of outcomes.entries()) {
    text += `${index === 0 ? '' : ','}{"id":${planned[index]?.id ?? '""'},"status":${outcome.status}`;
    if (outcome.error === '' && outcome.pieces.length > 0) {
      pieces.push(Buffer.from(`${text},"body":`), ...outcome.pieces);
      text = '';
    }
    text += `,"error":"${outcome.error}"}`;
  }
  const succeeded = outcomes.filter(({ error, status }) => error === '' && status < 400).length;
  pieces.push(Buffer.from(`${text}],"succeeded":${succeeded},"failed":${outcomes.length - succeeded}}`));
  return pieces;
}
