import { Worker } from 'node:worker_threads';
import { PROJECTION_THREAD_LIMITS } from '../../concurrency/memory-settings.mjs';
import { parseOutcome } from './parse-outcome.ts';
import type { Ended, ProjectionOutcome, ProjectionTask } from './projection-outcome.ts';

export interface ProjectionThread {
  /**
   * Projects within the whole budget; one task at a time.
   * @throws Error when the thread does not start or ends by itself
   */
  run(task: ProjectionTask): Promise<ProjectionOutcome | Ended>;
  /** Ends the thread; a later task starts it again. */
  close(): Promise<void>;
}

/** CONTRACT.md §5: no expression runs longer. The steps run out long before; this is for what they do not see. */
const RUN_TIMEOUT_MS = 250;
/** A thread starts in some 40 ms; a machine under load may take much longer. */
const START_TIMEOUT_MS = 10_000;

/**
 * The thread on which costly projections run. It starts with the first task and does not keep the process alive.
 * @param program the bundled `projection-worker.ts`
 */
export function createProjectionThread(
  program: URL = new URL('./projection-worker.mjs', import.meta.url),
): ProjectionThread {
  let worker: Promise<Worker> | undefined;

  const forget = () => {
    worker = undefined;
  };

  async function end(): Promise<void> {
    const ending = worker;
    worker = undefined;
    await (await ending)?.terminate();
  }

  return {
    async run(task) {
      try {
        worker ??= startWorker(program, forget);
        const outcome = await answerOf(await worker, task);
        if (outcome !== undefined) return outcome;
        await end();
        return ended(`it ran longer than ${RUN_TIMEOUT_MS} ms`);
      } catch (error) {
        worker = undefined;
        if (isOutOfMemory(error)) return ended('it ran out of memory');
        throw error;
      }
    },
    close: end,
  };
}

const ended = (detail: string): Ended => ({ status: 'ended', detail });

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

async function startWorker(program: URL, onEnd: () => void): Promise<Worker> {
  const worker = new Worker(program, { execArgv: [], env: {}, resourceLimits: PROJECTION_THREAD_LIMITS });
  // Without a listener an error would end the process, also between two tasks.
  worker.on('error', onEnd);
  worker.on('exit', onEnd);
  const ready = await nextMessage(worker, START_TIMEOUT_MS);
  worker.unref();
  if (ready === undefined) {
    await worker.terminate();
    throw new Error(`the projection thread did not start in ${START_TIMEOUT_MS} ms`);
  }
  return worker;
}

async function answerOf(worker: Worker, task: ProjectionTask): Promise<ProjectionOutcome | undefined> {
  const answer = nextMessage(worker, RUN_TIMEOUT_MS);
  const body = new Uint8Array(task.body);
  worker.postMessage({ ...task, body }, [body.buffer]);
  const message = await answer;
  return message === undefined ? undefined : parseOutcome(message);
}

/** The next message, `undefined` when none comes in time. */
function nextMessage(worker: Worker, timeoutMs: number): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const settle = (settled: () => void) => {
      clearTimeout(timer);
      worker.off('message', onMessage);
      worker.off('error', onError);
      worker.off('exit', onExit);
      settled();
    };
    const onMessage = (message: unknown) => settle(() => resolve(message));
    const onError = (error: unknown) => settle(() => reject(error));
    const onExit = () => settle(() => reject(new Error('the projection thread ended by itself')));
    // An answer may have come while this thread was busy itself: one more turn of the loop delivers it first.
    const timer = setTimeout(() => setImmediate(() => settle(() => resolve(undefined))), timeoutMs);
    worker.on('message', onMessage);
    worker.on('error', onError);
    worker.on('exit', onExit);
  });
}
