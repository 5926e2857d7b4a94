import { connect, type Socket } from 'node:net';
import type { SqlClient, SqlSession, SqlStatement } from '../sql-client.ts';
import { StoreFailure } from '../store-failure.ts';
import { systemTimer } from '../system-timer.ts';
import { encodeFrame, frameReader } from './frames.ts';
import { type IpcRequest, type IpcResponse, PROTOCOL_VERSION, parseOwnerAnswer } from './ipc-protocol.ts';

/** Longest wait for one answer: the owner may be busy with other callers' statements and transactions. */
const ANSWER_TIMEOUT_MS = 120_000;

/**
 * Connects to the process that owns the store and waits for its greeting, which comes when its database is open.
 * @param signal ends the wait for the greeting
 * @throws StoreFailure `unavailable` when the owner is gone or ends the wait, `rejected` when it is of another version
 */
export async function connectIpc(socketPath: string, signal?: AbortSignal): Promise<SqlClient> {
  const socket = connect({ path: socketPath });
  const correspondence = correspond(socket);
  const stop = () => socket.destroy();
  signal?.addEventListener('abort', stop, { once: true });
  try {
    await correspondence.expect(GREETING);
  } catch (error) {
    socket.destroy();
    throw error;
  } finally {
    signal?.removeEventListener('abort', stop);
  }
  return ipcClient(socket, correspondence);
}

/** The greeting is expected like any answer, under an id that no request has. */
const GREETING = 0;

interface Correspondence {
  /** The answer to this id; fails when the owner goes or stays silent. */
  expect(id: number): Promise<readonly unknown[]>;
}

interface Call {
  readonly resolve: (rows: readonly unknown[]) => void;
  readonly reject: (failure: StoreFailure) => void;
}

function correspond(socket: Socket): Correspondence {
  const calls = new Map<number, Call>();
  const take = (id: number): Call | undefined => {
    const call = calls.get(id);
    calls.delete(id);
    return call;
  };
  const read = frameReader((message) => {
    const answer = parseOwnerAnswer(message);
    settle(answer, take(answer.kind === 'hello' ? GREETING : answer.id));
  });
  socket.on('data', (piece) => {
    try {
      read(piece);
    } catch {
      // Not our protocol: every open call fails as if the owner had gone.
      socket.destroy();
    }
  });
  // An error is always followed by `close`, which ends the open calls.
  socket.on('error', () => socket.destroy());
  socket.on('close', () => {
    for (const id of calls.keys()) take(id)?.reject(ownerGone());
  });
  return {
    expect(id) {
      if (socket.destroyed) return Promise.reject(ownerGone());
      const late = () => take(id)?.reject(new StoreFailure('timeout', `no answer within ${ANSWER_TIMEOUT_MS} ms`));
      const cancel = systemTimer(ANSWER_TIMEOUT_MS, late);
      const answer = new Promise<readonly unknown[]>((resolve, reject) => calls.set(id, { resolve, reject }));
      return answer.finally(cancel);
    },
  };
}

const ownerGone = () => new StoreFailure('unavailable', 'the process that owns the store has ended or closed it');

function settle(answer: IpcResponse, call: Call | undefined): void {
  if (answer.kind === 'rows') call?.resolve(answer.rows);
  else if (answer.kind === 'failed') call?.reject(answer.failure);
  else if (answer.version === PROTOCOL_VERSION) call?.resolve([]);
  else call?.reject(new StoreFailure('rejected', 'the process that owns the store runs another version'));
}

function ipcClient(socket: Socket, correspondence: Correspondence): SqlClient {
  let lastId = GREETING;
  let closing: Promise<void> | undefined;
  const running = new Set<Promise<unknown>>();

  const send = (request: IpcRequest): Promise<readonly unknown[]> => {
    const frame = encodeFrame(request);
    const answer = correspondence.expect(request.id);
    socket.write(frame);
    return answer;
  };
  const nextId = (): number => {
    lastId += 1;
    return lastId;
  };
  const transact = async <T>(work: (session: SqlSession) => Promise<T>): Promise<T> => {
    const transaction = nextId();
    await send({ kind: 'begin', id: transaction });
    const query = async (statement: SqlStatement) => send({ kind: 'query', id: nextId(), statement, transaction });
    const result = await work({ query }).catch(async (error) => {
      // An unreachable owner rolls back when this connection closes.
      await send({ kind: 'rollback', id: nextId(), transaction }).catch(() => socket.destroy());
      throw error;
    });
    await send({ kind: 'commit', id: nextId(), transaction });
    return result;
  };
  const track = async <T>(start: () => Promise<T>): Promise<T> => {
    if (closing !== undefined) throw new StoreFailure('closed', 'the store is closed');
    const call = start();
    running.add(call);
    return call.finally(() => running.delete(call));
  };

  return {
    query: (statement) => track(async () => send({ kind: 'query', id: nextId(), statement })),
    transaction: (work) => track(() => transact(work)),
    listen: () => () => undefined,
    pool: () => ({ open: 1, idle: running.size === 0 ? 1 : 0, waiting: Math.max(running.size - 1, 0), refused: 0 }),
    close() {
      closing ??= Promise.allSettled(running).then(() => {
        socket.destroy();
      });
      return closing;
    },
  };
}
