import { readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { removeSocket, socketPathOf } from './ipc-socket.ts';
import { mayBeRunning, type ProcessIdentity } from './process-identity.ts';

/** Who owns a directory and where it listens. */
export interface OwnerRecord extends ProcessIdentity {
  /** A name in the directory, so that a copied directory never points at its original, or a path far from it. */
  readonly socket: string;
}

export type Claim =
  | { readonly status: 'owned'; readonly release: () => void }
  | { readonly status: 'held'; readonly holder: OwnerRecord };

/**
 * Claims a directory for one process, or returns its holder.
 *
 * The lock is a symbolic link `owner.<generation>` whose target is the record: it appears whole and at most once. The
 * highest generation counts and is removed only by the owner of a higher one, so generations never repeat: a claimant
 * that judged an old lock stale and was then overtaken finds its generation taken, or a higher one above its own, and
 * gives way. Time plays no part. The record's socket is bound before the lock is made, so a holder whose socket does not
 * answer is dead.
 */
export async function claimOwnership(directory: string, record: OwnerRecord): Promise<Claim> {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const highest = highestGeneration(directory);
    const holder = highest === 0 ? undefined : readRecord(directory, highest);
    if (holder === 'gone') continue;
    if (holder !== undefined && (await isAlive(directory, holder))) return { status: 'held', holder };
    if (!takeGeneration(directory, highest + 1, JSON.stringify(record))) continue;
    if (highestGeneration(directory) > highest + 1) {
      removeGeneration(directory, highest + 1);
      continue;
    }
    if (holder !== undefined) removeSocket(directory, holder.socket);
    removeBelow(directory, highest + 1);
    return { status: 'owned', release: () => release(directory, highest + 1) };
  }
  throw new Error(`the lock of ${directory} changed hands ${MAX_ROUNDS} times while it was asked for`);
}

/** Each further round means that another process made progress. */
const MAX_ROUNDS = 1_000;

/** The target that marks a generation given back in order. */
const RELEASED = 'released';

const LOCK = /^owner\.(\d+)$/;
const lockPath = (directory: string, generation: number): string => join(directory, `owner.${generation}`);

function generations(directory: string): readonly number[] {
  return readdirSync(directory).flatMap((name) => {
    const digits = LOCK.exec(name)?.[1];
    return digits === undefined ? [] : [Number(digits)];
  });
}

function highestGeneration(directory: string): number {
  return Math.max(0, ...generations(directory));
}

/** `undefined` when the generation was given back, `gone` when a higher one has replaced it meanwhile. */
function readRecord(directory: string, generation: number): OwnerRecord | undefined | 'gone' {
  try {
    const target = readlinkSync(lockPath(directory, generation));
    return target === RELEASED ? undefined : parseRecord(target);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return 'gone';
    throw error;
  }
}

function parseRecord(target: string): OwnerRecord {
  const record: unknown = JSON.parse(target);
  if (
    typeof record === 'object' &&
    record !== null &&
    'pid' in record &&
    typeof record.pid === 'number' &&
    'started' in record &&
    typeof record.started === 'string' &&
    'socket' in record &&
    typeof record.socket === 'string'
  )
    return { pid: record.pid, started: record.started, socket: record.socket };
  throw new TypeError('the lock of the store is not one of ours');
}

function takeGeneration(directory: string, generation: number, target: string): boolean {
  try {
    symlinkSync(target, lockPath(directory, generation));
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

function removeGeneration(directory: string, generation: number): void {
  rmSync(lockPath(directory, generation), { force: true });
}

function removeBelow(directory: string, generation: number): void {
  for (const lower of generations(directory)) if (lower < generation) removeGeneration(directory, lower);
}

function release(directory: string, generation: number): void {
  takeGeneration(directory, generation + 1, RELEASED);
  removeGeneration(directory, generation);
}

/** Asks the holder's socket. A removed socket file proves nothing, so then the process is checked. */
function isAlive(directory: string, holder: OwnerRecord): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const socket = connect({ path: socketPathOf(directory, holder.socket) });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', (error) => {
      if (hasCode(error, 'ECONNREFUSED')) resolve(false);
      else if (hasCode(error, 'ENOENT')) resolve(mayBeRunning(holder));
      else reject(error);
    });
  });
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
