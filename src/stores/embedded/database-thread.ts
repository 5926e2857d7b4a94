import { Worker } from 'node:worker_threads';
import { withDeadline } from '../../concurrency/deadline.ts';
import { DATABASE_THREAD_LIMITS } from '../../concurrency/memory-settings.mjs';
import { NOTICE_CHANNEL, type OnNotice } from '../notification-bus.ts';
import type { SqlStatement } from '../sql-client.ts';
import { StoreFailure, storeFailureOf } from '../store-failure.ts';
import { systemTimer } from '../system-timer.ts';
import { openingFailure } from './opening-failure.ts';

export interface DatabaseThread {
  /** Runs one statement; past the limit the thread is ended, for nothing else stops a statement in it. */
  ask(statement: SqlStatement, timeoutMs: number): Promise<readonly unknown[]>;
  /** Ends the thread; running statements fail with this. */
  end(failure: StoreFailure): void;
  /** Closes the database in order; past the limit the thread is ended. */
  close(timeoutMs: number): Promise<void>;
  /** Undefined while the thread lives; then whether a caller has received the reason. */
  ending(): { readonly isReported: boolean } | undefined;
  /** Resolves when the thread is gone and its files are closed. */
  readonly gone: Promise<void>;
}

/** A first start makes the database (2 to 4 s measured); a start after a kill replays its log. */
const START_TIMEOUT_MS = 120_000;

/**
 * Starts the thread that opens the database under `directory`.
 * @param onNotice receives the notices of every session
 * @throws StoreFailure `unavailable` when the database cannot be opened
 */
export async function startDatabaseThread(directory: string, onNotice: OnNotice): Promise<DatabaseThread> {
  const worker = new Worker(new URL('./embedded-worker.mjs', import.meta.url), {
    workerData: { directory, channel: NOTICE_CHANNEL },
    execArgv: [],
    resourceLimits: DATABASE_THREAD_LIMITS,
    env: {},
  });
  const thread = converse(worker, onNotice);
  const opened = await withDeadline({ ms: START_TIMEOUT_MS, setTimer: systemTimer }, () => thread.opened);
  if (opened.status === 'done') return thread;
  const late = new StoreFailure('timeout', `the database did not open in ${START_TIMEOUT_MS} ms`);
  await worker.terminate();
  throw openingFailure(opened.status === 'failed' ? opened.error : late, directory);
}

interface Call {
  readonly resolve: (rows: readonly unknown[]) => void;
  readonly reject: (failure: StoreFailure) => void;
}

const OPENING = 0;

function converse(worker: Worker, onNotice: OnNotice): DatabaseThread & { readonly opened: Promise<unknown> } {
  const calls = new Map<number, Call>();
  let lastId = OPENING;
  let ending: { isReported: boolean } | undefined;
  let closing = false;

  const fail = (failure: StoreFailure, isReported: boolean) => {
    ending ??= { isReported: isReported || calls.size > 0 };
    for (const call of calls.values()) call.reject(failure);
    calls.clear();
  };
  const end = (failure: StoreFailure) => {
    fail(failure, true);
    void worker.terminate();
  };
  const expect = (id: number) =>
    new Promise<readonly unknown[]>((resolve, reject) => calls.set(id, { resolve, reject }));
  const send = async (request: Record<string, unknown>, timeoutMs: number): Promise<readonly unknown[]> => {
    if (ending !== undefined) throw new StoreFailure('unavailable', 'the database thread has ended');
    lastId += 1;
    const answer = expect(lastId);
    worker.postMessage({ ...request, id: lastId });
    const answered = await withDeadline({ ms: timeoutMs, setTimer: systemTimer }, () => answer);
    if (answered.status === 'done') return answered.value;
    if (answered.status === 'failed') throw answered.error;
    const late = new StoreFailure('timeout', `no answer within ${timeoutMs} ms`);
    end(late);
    throw late;
  };
  const opened = expect(OPENING);
  const gone = new Promise<void>((resolve) => {
    worker.once('exit', (code) => {
      // The database may end its thread once it is shut, before its answer is out.
      if (closing && code === 0) for (const call of calls.values()) call.resolve([]);
      fail(new StoreFailure('unavailable', `the database thread ended by itself (${code})`), false);
      resolve();
    });
  });
  worker.on('error', (error) => fail(storeFailureOf(error), false));
  worker.on('message', (message: unknown) => {
    const notice = noticeIn(message);
    if (notice !== undefined) {
      onNotice(notice);
      return;
    }
    const answer = parseAnswer(message);
    const call = calls.get(answer.id);
    calls.delete(answer.id);
    if (answer.failure === undefined) call?.resolve(answer.rows);
    else call?.reject(answer.failure);
  });

  return {
    opened,
    gone,
    end,
    ending: () => ending,
    ask: (statement, timeoutMs) => send({ statement }, timeoutMs),
    async close(timeoutMs) {
      try {
        closing = true;
        if (ending === undefined) await send({ close: true }, timeoutMs);
      } finally {
        await worker.terminate();
      }
    },
  };
}

const noticeIn = (message: unknown): string | undefined =>
  typeof message === 'object' && message !== null && 'notice' in message && typeof message.notice === 'string'
    ? message.notice
    : undefined;

/** What `embedded-worker.mjs` posts. */
function parseAnswer(message: unknown): { id: number; rows: readonly unknown[]; failure?: StoreFailure } {
  if (typeof message !== 'object' || message === null || !('id' in message) || typeof message.id !== 'number')
    throw new TypeError('the database thread sent something unexpected');
  const rows = 'rows' in message && Array.isArray(message.rows) ? message.rows : [];
  if (!('problem' in message)) return { id: message.id, rows };
  const problem: unknown = message.problem;
  const text = typeof problem === 'object' && problem !== null ? problem : {};
  const reason = 'message' in text ? String(text.message) : 'unknown';
  const code = 'code' in text && typeof text.code === 'string' ? text.code : undefined;
  return { id: message.id, rows, failure: storeFailureOf(Object.assign(new Error(reason), { code })) };
}
