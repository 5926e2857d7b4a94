import type { Observation } from '../assessment/observation.ts';
import { BoundedQueue } from '../concurrency/bounded-queue.ts';
import type { SetTimer } from '../concurrency/deadline.ts';
import type { Failure } from '../contract/conventions/failure.ts';
import type { HandlerContext } from '../contract/conventions/handler.ts';
import { EvidenceExpired } from '../ports/retention.ts';
import type { ThreadLoad } from '../ports/thread-load.ts';
import type { AssessmentTask } from './assessment-task.ts';
import type { Assessed, Assessor } from './assessor.ts';
import { readWithDeadline } from './read-with-deadline.ts';

/** Waiting tasks, without the running one. Three accounts fill the queue; one more task is rejected. */
const QUEUE_LIMITS = { total: 8, perAccount: 3 };
const RETRY_SECONDS = 2;
/** Everything that was known at an instant, some 200,000 rows, is more than any other read has to bring. */
const PAST_TIMEOUT_MS = 15_000;

export interface AssessmentQueueParts {
  /** What was known at an instant, as far back as an assessment reads. */
  readonly observationsAt: (instant: number) => Promise<readonly Observation[]>;
  readonly assessor: Assessor;
  readonly setTimer: SetTimer;
}

/** JSON, UTF-8, or why there is none. */
export type QueueResult =
  | { readonly ok: true; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly failure: Failure };

/** Where callers have something assessed: one after the other, so that they never hold more than one core together. */
export interface AssessmentQueue {
  /**
   * `assessment_busy` where there is no room, it took too long or the caller left; `store_unavailable` where the past
   * cannot be read, `evidence_expired` where it is no longer kept.
   * @throws Error when an invariant breaks
   */
  work(task: AssessmentTask, context: Pick<HandlerContext, 'caller' | 'signal'>): Promise<QueueResult>;
  /** How busy it is. */
  load(): ThreadLoad;
}

type Past =
  | { readonly ok: true; readonly observations: readonly Observation[] }
  | { readonly ok: false; readonly failure: Failure };

interface Waiting {
  readonly task: AssessmentTask;
  readonly signal: AbortSignal;
  readonly resolve: (answer: QueueResult | Promise<QueueResult>) => void;
}

export function createAssessmentQueue({ observationsAt, assessor, setTimer }: AssessmentQueueParts): AssessmentQueue {
  const queue = new BoundedQueue<Waiting>(QUEUE_LIMITS);
  let isWorking = false;
  let refused = 0;

  async function answer({ task, signal }: Waiting): Promise<QueueResult> {
    const remembered = await assessor.answer(task, undefined, signal);
    if (remembered.status !== 'unread') return answerOf(remembered);
    const read = await readWithDeadline(pastAt(task.generatedAt), setTimer, { ms: PAST_TIMEOUT_MS, owner: signal });
    if (signal.aborted) return BUSY;
    if (!read.ok) return read;
    if (!read.value.ok) return read.value;
    return answerOf(await assessor.answer(task, read.value.observations, signal));
  }

  async function pastAt(instant: number): Promise<Past> {
    try {
      return { ok: true, observations: await observationsAt(instant) };
    } catch (error) {
      if (!(error instanceof EvidenceExpired)) throw error;
      return { ok: false, failure: { code: 'evidence_expired', keptSince: error.keptSince } };
    }
  }

  async function drain(): Promise<void> {
    isWorking = true;
    for (let next = queue.take(); next !== undefined; next = queue.take()) {
      const answering = answer(next);
      next.resolve(answering);
      await answering.catch(() => undefined);
    }
    isWorking = false;
  }

  return {
    work: (task, { caller, signal }) =>
      new Promise((resolve) => {
        const accountId = caller?.accountId ?? '';
        const waiting = { task, signal, resolve };
        if (signal.aborted) return resolve(BUSY);
        const cancel = queue.offer(waiting, accountId);
        if (cancel === undefined) {
          refused += 1;
          return resolve(BUSY);
        }
        const leave = () => {
          if (cancel()) resolve(BUSY);
        };
        signal.addEventListener('abort', leave, { once: true });
        if (!isWorking) void drain();
      }),
    load: () => ({ isBusy: isWorking, waiting: queue.count, refused }),
  };
}

const BUSY: QueueResult = { ok: false, failure: { code: 'assessment_busy', retryAfterSeconds: RETRY_SECONDS } };

function answerOf(assessed: Assessed): QueueResult {
  if (assessed.status === 'unread') throw new Error('an assessor asks for what it was given');
  return assessed.status === 'answered' ? { ok: true, bytes: assessed.bytes } : BUSY;
}
