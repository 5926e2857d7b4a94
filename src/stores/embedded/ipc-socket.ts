import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, isAbsolute, join } from 'node:path';

/**
 * Chooses where the owner of a directory listens: a new name in the directory, or, where such a path would be too long
 * for the system, an absolute path in a folder of its own that only this user can enter. Windows has no socket files: there
 * it is a named pipe, whose name cannot be guessed.
 */
export function chooseSocket(directory: string, platform: NodeJS.Platform = process.platform): string {
  if (platform === 'win32') return `${PIPE_PREFIX}${randomBytes(16).toString('hex')}`;
  const name = `clients-${randomBytes(6).toString('hex')}.sock`;
  if (Buffer.byteLength(join(directory, name)) <= MAX_SOCKET_PATH_BYTES) return name;
  return join(mkdtempSync(join(tmpdir(), 'barograph-')), 'clients.sock');
}

/** The path of a socket as `chooseSocket` named it. */
export function socketPathOf(directory: string, socket: string): string {
  return isPipe(socket) || isAbsolute(socket) ? socket : join(directory, socket);
}

/** Whether it is a named pipe of Windows, which is no file and ends with its owner. */
export const isPipe = (socket: string): boolean => socket.startsWith(PIPE_PREFIX);

const PIPE_PREFIX = String.raw`\\.\pipe\barograph-`;

/** Removes a socket without a listener, and the folder it had for itself. */
export function removeSocket(directory: string, socket: string): void {
  if (isPipe(socket)) return;
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
