import { type Deadline, type SetTimer, startDeadline, untilAborted } from '../concurrency/deadline.ts';
import { type BatchError, batchOperationId, MAX_OPERATION_RESPONSE_BYTES } from '../contract/batch/execute.ts';
import { CATALOGUE } from '../contract/catalogue.ts';
import type { Dispatch, DispatchedAnswer, HandlerResult } from '../contract/conventions/handler.ts';
import { chain, type MaybePromise } from '../contract/conventions/maybe-promise.ts';
import type { Operation } from '../contract/conventions/operation.ts';
import type { HandlerOf } from '../contract/endpoints.ts';
import { batchPathError } from './batch-path.ts';
import { type JoinedPart, joinedGzip } from './joined-gzip.ts';

/** CONTRACT.md §10. */
const OPERATION_MS = 10_000;
const BATCH_MS = 12_000;

type Operations = readonly { readonly id?: string | undefined; readonly path: string }[];
type BatchAnswer = HandlerResult<never>;

interface Outcome extends JoinedPart {
  readonly status: number;
  readonly error: BatchError | '';
  /** Whether it failed in a way that another try may get past. */
  readonly isRetryable: boolean;
}

/** Runs every operation at once through the gateway's own dispatch and writes their bodies as they came. */
export function executeBatch(parts: { readonly setTimer: SetTimer }): HandlerOf<'executeBatch'> {
  return ({ operations }, context) => {
    const { setTimer } = parts;
    const { dispatch } = context;
    // All of them begin together, so that one limit is the limit of each and of the whole.
    let deadline: Deadline | undefined;
    const limit = () => {
      deadline ??= batchDeadline(setTimer, context.signal);
      return deadline.signal;
    };
    const works = operations.map(({ path }) => runOne(path, dispatch, limit));
    const done = works.filter(isThere);
    return chain(done.length === works.length ? done : outcomesUntil(works, limit()), (outcomes) => {
      deadline?.end();
      return answered(operations, outcomes);
    });
  };
}

/** What the same operations last came to: a dashboard asks for the same again and again, and mostly nothing is new. */
const lastAnswers = new WeakMap<Operations, { readonly outcomes: readonly Outcome[]; readonly answer: BatchAnswer }>();

function answered(operations: Operations, outcomes: readonly Outcome[]): BatchAnswer {
  const last = lastAnswers.get(operations);
  if (last?.outcomes.every((outcome, index) => isSame(outcome, outcomes[index])) === true) return last.answer;
  const parts = written(operations, outcomes);
  const answer: BatchAnswer = {
    ok: true,
    reply: {
      kind: 'bytes',
      pieces: parts.flatMap(({ plain }) => plain),
      // Where nothing was compressed before, a stream would only be longer.
      codings: parts.some(({ gzip }) => gzip !== undefined) ? { gzip: joinedOnce(parts) } : undefined,
      headers: [['Cache-Control', 'no-store']],
      mayImprove: outcomes.some(({ isRetryable }) => isRetryable),
    },
  };
  lastAnswers.set(operations, { outcomes, answer });
  return answer;
}

function isSame(one: Outcome, other: Outcome | undefined): boolean {
  if (other === undefined || one.status !== other.status || one.error !== other.error) return false;
  return one.isRetryable === other.isRetryable && one.plain === other.plain && one.gzip === other.gzip;
}

const joinedOnce = (parts: readonly JoinedPart[]): (() => readonly Uint8Array[]) => once(() => joinedGzip(parts));

function runOne(target: string, dispatch: Dispatch, limit: () => AbortSignal): MaybePromise<Outcome> {
  const refused = batchPathError(target, GET_PATHS);
  if (refused !== undefined) return nothing(refused);
  const answer = dispatch(target, limit);
  return answer instanceof Promise ? answer.then(outcomeOf, () => nothing('failed')) : outcomeOf(answer);
}

function outcomeOf(answer: DispatchedAnswer): Outcome {
  return sizeOf(answer.pieces) > MAX_OPERATION_RESPONSE_BYTES ? tooLarge(answer.status) : ran(answer);
}

const isThere = (outcome: MaybePromise<Outcome>): outcome is Outcome => !(outcome instanceof Promise);

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

const GET_PATHS: ReadonlySet<string> = new Set(
  Object.values<Operation>(CATALOGUE).flatMap(({ method, path }) => (method === 'GET' ? [path] : [])),
);

const ran = ({ status, pieces, codings, headers }: DispatchedAnswer): Outcome => ({
  status,
  error: '',
  plain: pieces,
  gzip: codings?.gzip instanceof Uint8Array ? codings.gzip : undefined,
  isRetryable: status === 408 || status === 429 || status >= 500 || headers.some(([name]) => name === 'Retry-After'),
});
const nothing = (error: BatchError): Outcome => ({
  status: 0,
  error,
  plain: [],
  isRetryable: error === 'timeout' || error === 'failed',
});
const tooLarge = (status: number): Outcome => ({ status, error: 'response_too_large', plain: [], isRetryable: false });

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

/** The outcomes at the deadline at the latest: `timeout` for operations that still run. */
async function outcomesUntil(
  works: readonly MaybePromise<Outcome>[],
  signal: AbortSignal,
): Promise<readonly Outcome[]> {
  const done = new Map<number, Outcome>();
  const noted = works.map((work, index) => chain(work, (outcome) => done.set(index, outcome)));
  await untilAborted(Promise.all(noted), signal);
  return works.map((_, index) => done.get(index) ?? nothing('timeout'));
}

/** The answer in parts: every body is written as its operation gave it, to the last digit. */
function written(operations: Operations, outcomes: readonly Outcome[]): readonly JoinedPart[] {
  const parts: JoinedPart[] = [];
  let text = '{"results":[';
  for (const [index, outcome] of outcomes.entries()) {
    const id = batchOperationId(operations[index]?.id, index);
    text += `${index === 0 ? '' : ','}{"id":${JSON.stringify(id)},"status":${outcome.status}`;
    if (outcome.error === '' && outcome.plain.length > 0) {
      parts.push({ plain: [Buffer.from(`${text},"body":`)] }, outcome);
      text = '';
    }
    text += `,"error":${JSON.stringify(outcome.error)}}`;
  }
  const succeeded = outcomes.filter(({ error, status }) => error === '' && status < 400).length;
  parts.push({ plain: [Buffer.from(`${text}],"succeeded":${succeeded},"failed":${outcomes.length - succeeded}}`)] });
  return parts;
}
