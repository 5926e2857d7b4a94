import { Worker } from 'node:worker_threads';
import type { Observation } from '../assessment/observation.ts';
import { type SetTimer, startDeadline } from '../concurrency/deadline.ts';
import { ASSESSMENT_THREAD_HEAP_MB } from '../concurrency/memory-settings.mjs';
import type { AssessmentTask } from './assessment-task.ts';
import type { Assessed, Assessor } from './assessor.ts';
import type { AssessmentMessage } from './serve-assessments.ts';

export interface AssessmentThread extends Assessor {
  /** Ends the thread; a later task starts it again. */
  close(): Promise<void>;
}

/** A simulation over 100,000 rows takes seconds of a core; callers of a batch give up after ten. */
const RUN_TIMEOUT_MS = 30_000;

/**
 * How long a thread without a task is kept, ms: a person who reads explanations asks again within minutes, and the world that it
 * holds for them takes more than 100 MB.
 */
export const IDLE_MS = 600_000;

/** Rows that are handed over in one turn of the event loop: a few milliseconds of copying. */
const ROWS_PER_TURN = 250;

export interface AssessmentProgram {
  /** The bundled program of the thread. */
  readonly url: URL;
  /** `workerData` of the thread. */
  readonly data?: unknown;
  /** In place of the thread's own bound, MB. */
  readonly heapMegabytes?: number;
  readonly setTimer: SetTimer;
}

/**
 * The thread on which callers have something assessed. It starts with the first task and does not keep the process alive.
 * What runs too long, or for a caller who goes, is ended with the thread: an assessment has no other end. Without a task for
 * `IDLE_MS` it ends and gives its memory back.
 */
export function createAssessmentThread({
  url,
  data,
  heapMegabytes = ASSESSMENT_THREAD_HEAP_MB,
  setTimer,
}: AssessmentProgram): AssessmentThread {
  let running: Worker | undefined;
  let tasks = 0;
  let stay: () => void = () => undefined;

  function started(): Worker {
    const worker = new Worker(url, {
      workerData: data,
      execArgv: [],
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
    });
    const forget = () => {
      if (running === worker) running = undefined;
    };
    // Without a listener an error would end the process, also between two tasks.
    worker.on('error', forget);
    worker.on('exit', forget);
    worker.unref();
    return worker;
  }

  async function end(): Promise<void> {
    stay();
    const ending = running;
    running = undefined;
    await ending?.terminate();
  }

  return {
    async answer(task, known, signal) {
      const deadline = startDeadline({ ms: RUN_TIMEOUT_MS, setTimer, owner: signal });
      stay();
      tasks += 1;
      try {
        return await assessed({ task, known }, deadline.signal);
      } finally {
        tasks -= 1;
        deadline.end();
        if (tasks === 0 && running !== undefined) stay = setTimer(IDLE_MS, () => void end());
      }
    },
    close: end,
  };

  async function assessed({ task, known }: Asked, limit: AbortSignal): Promise<Assessed> {
    if (limit.aborted) return { status: 'ended' };
    running ??= started();
    const worker = running;
    const posted = async () => {
      if (known !== undefined) await postRows(worker, known, limit);
      post(worker, { kind: 'task', task, isKnown: known !== undefined });
    };
    const [message] = await Promise.all([nextMessage(worker, limit), posted()]);
    const answer = parseAssessed(message);
    if (answer !== undefined) return answer;
    await end();
    if (message === undefined) return { status: 'ended' };
    throw new TypeError('the assessment thread sent something unexpected');
  }
}

interface Asked {
  readonly task: AssessmentTask;
  readonly known: readonly Observation[] | undefined;
}

const post = (worker: Worker, message: AssessmentMessage) => worker.postMessage(message);

async function postRows(worker: Worker, known: readonly Observation[], limit: AbortSignal): Promise<void> {
  for (let from = 0; from < known.length && !limit.aborted; from += ROWS_PER_TURN) {
    post(worker, { kind: 'rows', rows: known.slice(from, from + ROWS_PER_TURN) });
    await new Promise(setImmediate);
  }
}

/** The next message, `undefined` when the limit is reached first. */
function nextMessage(worker: Worker, limit: AbortSignal): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const settle = (settled: () => void) => {
      limit.removeEventListener('abort', onLimit);
      worker.off('message', onMessage);
      worker.off('error', onError);
      worker.off('exit', onExit);
      settled();
    };
    const onMessage = (message: unknown) => settle(() => resolve(message));
    const onError = (error: unknown) => settle(() => reject(error));
    const onExit = () => settle(() => reject(new Error('the assessment thread ended by itself')));
    const onLimit = () => settle(() => resolve(undefined));
    limit.addEventListener('abort', onLimit);
    worker.on('message', onMessage);
    worker.on('error', onError);
    worker.on('exit', onExit);
  });
}

/** What the thread said; undefined when it was no answer. */
function parseAssessed(message: unknown): Assessed | undefined {
  const said = message instanceof Object ? new Map<string, unknown>(Object.entries(message)) : new Map();
  const bytes: unknown = said.get('bytes');
  if (said.get('status') === 'unread') return { status: 'unread' };
  if (said.get('status') === 'answered' && bytes instanceof Uint8Array) return { status: 'answered', bytes };
  return undefined;
}
