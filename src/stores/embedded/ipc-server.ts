import { chmodSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import type { SqlClient, SqlSession } from '../sql-client.ts';
import { StoreFailure, storeFailureOf } from '../store-failure.ts';
import { encodeFrame, frameReader } from './frames.ts';
import {
  type IpcRequest,
  type IpcResponse,
  PROTOCOL_VERSION,
  parseIpcRequest,
  writeOwnerAnswer,
} from './ipc-protocol.ts';
import { isPipe } from './ipc-socket.ts';

/** Serves the store to other processes of the same user. */
export interface IpcServer {
  /** From now on clients are greeted and served, earlier ones included. */
  open(client: SqlClient): void;
  /** Disconnects the greeted clients, which rolls their transactions back; later ones wait. */
  shut(): void;
  /** Releases the socket; waiting clients are disconnected and may claim the store. */
  close(): Promise<void>;
}

/** Command-line calls, not clients of a service. */
const MAX_CLIENTS = 32;

/**
 * Binds a unix socket, or a named pipe on Windows. Clients that connect wait until `open`.
 * @throws the error of `listen`, e.g. EADDRINUSE
 */
export async function startIpcServer(socketPath: string): Promise<IpcServer> {
  const sockets = new Set<Socket>();
  let greet: ((socket: Socket) => void) | undefined;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    // A broken connection also closes; what was open on it ends there.
    socket.on('error', () => socket.destroy());
    greet?.(socket);
  });
  server.maxConnections = MAX_CLIENTS;
  await listen(server, socketPath);
  const sendAway = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    open(client) {
      greet = (socket) => serveClient(socket, client);
      for (const socket of sockets) greet(socket);
    },
    shut() {
      greet = undefined;
      sendAway();
    },
    async close() {
      sendAway();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function listen(server: Server, socketPath: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(socketPath, () => {
      server.off('error', reject);
      if (!isPipe(socketPath)) chmodSync(socketPath, 0o600);
      resolve();
    });
  });
}

interface OpenTransaction {
  readonly session: SqlSession;
  readonly commit: () => void;
  readonly rollback: (reason: StoreFailure) => void;
  readonly finished: Promise<void>;
}

function serveClient(socket: Socket, client: SqlClient): void {
  const transactions = new Map<number, OpenTransaction>();
  const answer = (message: IpcResponse) => {
    if (socket.writable) socket.write(encodeFrame(writeOwnerAnswer(message)));
  };
  const rows = (id: number, found: readonly unknown[]) => answer({ kind: 'rows', id, rows: found });

  const handle = async (request: IpcRequest): Promise<void> => {
    if (request.kind === 'begin') return begin(request.id);
    const transaction = request.transaction === undefined ? undefined : transactions.get(request.transaction);
    if (request.transaction !== undefined && transaction === undefined)
      throw new StoreFailure('closed', 'there is no such transaction');
    if (request.kind === 'query')
      return rows(request.id, await (transaction?.session ?? client).query(request.statement));
    await finish(request.kind, request.transaction);
    rows(request.id, []);
  };

  const finish = async (kind: 'commit' | 'rollback', id: number): Promise<void> => {
    const transaction = transactions.get(id);
    transactions.delete(id);
    if (kind === 'commit') transaction?.commit();
    else transaction?.rollback(new StoreFailure('closed', ROLLED_BACK));
    await transaction?.finished.catch((error) => {
      if (kind === 'commit') throw error;
    });
  };

  const begin = (id: number): Promise<void> =>
    new Promise((begun, failed) => {
      const finished = client.transaction(
        (session) =>
          new Promise<void>((commit, rollback) => {
            if (socket.destroyed) return rollback(new StoreFailure('closed', 'the client has left'));
            transactions.set(id, { session, commit, rollback, finished });
            rows(id, []);
            begun();
          }),
      );
      finished.catch(failed);
    });

  socket.on('close', () => {
    for (const transaction of transactions.values()) transaction.rollback(new StoreFailure('closed', ROLLED_BACK));
  });
  const read = frameReader((message) => {
    const request = parseIpcRequest(message);
    handle(request).catch((error) => answer({ kind: 'failed', id: request.id, failure: storeFailureOf(error) }));
  });
  socket.on('data', (piece) => {
    try {
      read(piece);
    } catch {
      // A client that sends anything but a request is disconnected.
      socket.destroy();
    }
  });
  answer({ kind: 'hello', version: PROTOCOL_VERSION });
}

const ROLLED_BACK = 'the client rolled back';
