import { chmodSync, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { createSerialClient } from '../serial-client.ts';
import type { SqlClient } from '../sql-client.ts';
import { StoreFailure } from '../store-failure.ts';
import { connectIpc } from './connect-ipc.ts';
import { type IpcServer, startIpcServer } from './ipc-server.ts';
import { chooseSocket, removeSocket, socketPathOf } from './ipc-socket.ts';
import { claimOwnership } from './ownership.ts';
import { ownIdentity } from './process-identity.ts';
import { STATEMENT_TIMEOUT_MS, startWorkerSession } from './worker-session.ts';

export interface EmbeddedStore {
  readonly client: SqlClient;
  /** The owner runs the database and serves the other processes of the same user, its clients; they end with it. */
  readonly role: 'owner' | 'client';
  close(): Promise<void>;
}

export interface EmbeddedStoreOptions {
  /** Belongs to the store alone: made when absent, and closed to other users. */
  readonly directory: string;
  /** Ends the opening; an open store is closed by `close`. */
  readonly signal?: AbortSignal;
  /** Longest run of one statement of the owner. */
  readonly statementTimeoutMs?: number;
}

/**
 * Opens the embedded database of a directory: as its owner when it has none, else as a client of the owning process.
 * First opening 2 to 4 s, later ones some 0.5 s (measured on two cores).
 * @throws StoreFailure when the database or its owner cannot be reached; the signal's reason when it is aborted
 */
export async function openEmbeddedStore(options: EmbeddedStoreOptions): Promise<EmbeddedStore> {
  const directory = resolve(options.directory);
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  chmodSync(directory, 0o700);
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    options.signal?.throwIfAborted();
    const opened = await openOnce(directory, options);
    if (opened !== undefined) return opened;
  }
  throw new StoreFailure('unavailable', `the owner of ${directory} went away ${MAX_ROUNDS} times while it was asked`);
}

/** Each further round means that an owner ended between our finding it and its greeting. */
const MAX_ROUNDS = 20;

async function openOnce(directory: string, options: EmbeddedStoreOptions): Promise<EmbeddedStore | undefined> {
  const socket = chooseSocket(directory);
  const door = await startIpcServer(socketPathOf(directory, socket));
  const leave = async () => {
    await door.close();
    removeSocket(directory, socket);
  };
  try {
    const claim = await claimOwnership(directory, { ...ownIdentity(), socket });
    if (claim.status === 'owned') return await openAsOwner({ ...options, directory }, { door, claim, leave });
    await leave();
    return await openAsClient(socketPathOf(directory, claim.holder.socket), options.signal);
  } catch (error) {
    await leave();
    throw error;
  }
}

interface OwnerParts {
  readonly door: IpcServer;
  readonly claim: { readonly release: () => void };
  readonly leave: () => Promise<void>;
}

async function openAsOwner(options: EmbeddedStoreOptions, { door, claim, leave }: OwnerParts): Promise<EmbeddedStore> {
  try {
    const session = await startWorkerSession(options.directory, options.statementTimeoutMs ?? STATEMENT_TIMEOUT_MS);
    const database = createSerialClient(session, { close: session.close, listen: session.listen });
    if (options.signal?.aborted === true) {
      await database.close();
      options.signal.throwIfAborted();
    }
    door.open(database);
    let closing: Promise<void> | undefined;
    const close = () => {
      closing ??= closeInOrder(database, { door, claim, leave });
      return closing;
    };
    return { client: { ...database, close }, role: 'owner', close };
  } catch (error) {
    claim.release();
    throw error;
  }
}

/** The socket answers until the lock is given back: others wait at it instead of finding a holder who does not answer. */
async function closeInOrder(database: SqlClient, { door, claim, leave }: OwnerParts): Promise<void> {
  door.shut();
  try {
    await database.close();
  } finally {
    claim.release();
    await leave();
  }
}

/** `undefined` when the owner went away before it greeted us: the directory is to be claimed again. */
async function openAsClient(socketPath: string, signal: AbortSignal | undefined): Promise<EmbeddedStore | undefined> {
  try {
    const client = await connectIpc(socketPath, signal);
    return { client, role: 'client', close: client.close };
  } catch (error) {
    if (error instanceof StoreFailure && error.kind === 'unavailable' && signal?.aborted !== true) return undefined;
    signal?.throwIfAborted();
    throw error;
  }
}
