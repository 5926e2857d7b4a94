import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, isAbsolute, join } from 'node:path';

/**
 * Chooses where the owner of a directory listens: a new name in the directory, or, where such a path would be too long
 * for the system, an absolute path in a folder of its own that only this user can enter.
 */
export function chooseSocket(directory: string): string {
  const name = `guests-${randomBytes(6).toString('hex')}.sock`;
  if (Buffer.byteLength(join(directory, name)) <= MAX_SOCKET_PATH_BYTES) return name;
  return join(mkdtempSync(join(tmpdir(), 'barograph-')), 'guests.sock');
}

/** The path of a socket as `chooseSocket` named it. */
export function socketPathOf(directory: string, socket: string): string {
  return isAbsolute(socket) ? socket : join(directory, socket);
}

/** Removes a socket without a listener, and the folder it had for itself. */
export function removeSocket(directory: string, socket: string): void {
  const path = socketPathOf(directory, socket);
  rmSync(path, { force: true });
  if (!isAbsolute(socket)) return;
  try {
    rmdirSync(dirname(path));
  } catch {
    // Removed before, or not empty and so not ours: nothing of the store is in it.
    return;
  }
}

/** Longest socket path that every system takes, bytes: `sun_path` is 104 on macOS and 108 on Linux. */
const MAX_SOCKET_PATH_BYTES = 100;
