import { type Deadline, type SetTimer, startDeadline, untilAborted } from '../concurrency/deadline.ts';
import { createSemaphore, type Semaphore } from '../concurrency/semaphore.ts';
import { type BatchError, batchOperationId, MAX_OPERATION_RESPONSE_BYTES } from '../contract/batch/execute.ts';
import { CATALOGUE } from '../contract/catalogue.ts';
import { type Dispatch, type DispatchedAnswer, type HandlerResult, NOT_KEPT } from '../contract/conventions/handler.ts';
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
    const plan = planOf(operations);
    const works = plan.operations.map((operation) => runOne(operation, batch));
    const done = works.filter(isThere);
    return chain(done.length === works.length ? done : outcomesUntil(works, limit()), (outcomes) => {
      deadline?.end();
      batch.isOver = true;
      for (const release of batch.releases) release();
      return answered(plan, outcomes);
    });
  };
}

/** What follows from a body. */
interface Plan {
  readonly operations: readonly Planned[];
  /** The text around the bodies when it ran last; mostly it is the same the next time. */
  frame: Frame | undefined;
}

/** Equal bodies share their validated input: its plan is made once. */
const plans = new WeakMap<Operations, Plan>();

function planOf(operations: Operations): Plan {
  const known = plans.get(operations);
  if (known !== undefined) return known;
  const planned = operations.map(({ id, path }, index) => ({
    id: JSON.stringify(batchOperationId(id, index)),
    target: path,
    refused: batchPathError(path, PATHS),
  }));
  const plan = { operations: planned, frame: undefined };
  plans.set(operations, plan);
  return plan;
}

function answered(plan: Plan, outcomes: readonly Outcome[]): BatchAnswer {
  const { frame: last } = plan;
  const frame = last !== undefined && fits(last, outcomes) ? last : framed(plan.operations, outcomes);
  plan.frame = frame;
  return {
    ok: true,
    reply: {
      kind: 'bytes',
      pieces: written(frame, outcomes),
      headers: NOT_KEPT,
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

const READS = Object.values<Operation>(CATALOGUE).filter(({ method, isLive }) => method === 'GET' && !isLive);
const PATHS = {
  getPaths: new Set(READS.map(({ path }) => path)),
  listPaths: new Set(READS.filter(({ listed }) => listed !== undefined).map(({ path }) => path)),
};

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

/** The text around the bodies of a batch. */
interface Frame {
  readonly parts: readonly FramePart[];
  readonly end: Uint8Array;
}

/** What the text says of an operation. */
interface FramePart extends Pick<Outcome, 'status' | 'error'> {
  /** The text from the body before to this one; `undefined` when the operation has none. */
  readonly opening: Uint8Array | undefined;
}

function framed(operations: readonly Planned[], outcomes: readonly Outcome[]): Frame {
  let text = '{"results":[';
  const parts = outcomes.map((outcome, index): FramePart => {
    const { status, error } = outcome;
    text += `${index === 0 ? '' : ','}{"id":${operations[index]?.id ?? '""'},"status":${status}`;
    const opening = hasBody(outcome) ? Buffer.from(`${text},"body":`) : undefined;
    text = `${opening === undefined ? text : ''},"error":"${error}"}`;
    return { status, error, opening };
  });
  const succeeded = outcomes.filter(({ error, status }) => error === '' && status < 400).length;
  const end = Buffer.from(`${text}],"succeeded":${succeeded},"failed":${outcomes.length - succeeded}}`);
  return { parts, end };
}

const hasBody = ({ error, pieces }: Outcome): boolean => error === '' && pieces.length > 0;

const fits = ({ parts }: Frame, outcomes: readonly Outcome[]): boolean =>
  parts.every(({ status, error, opening }, index) => {
    const outcome = outcomes[index];
    return outcome?.status === status && outcome.error === error && hasBody(outcome) === (opening !== undefined);
  });

/** The answer in pieces: every body byte for byte as its operation gave it. */
function written({ parts, end }: Frame, outcomes: readonly Outcome[]): readonly Uint8Array[] {
  const pieces: Uint8Array[] = [];
  for (const [index, { opening }] of parts.entries())
    if (opening !== undefined) pieces.push(opening, ...(outcomes[index]?.pieces ?? []));
  pieces.push(end);
  return pieces;
}
