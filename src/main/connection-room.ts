import { readdirSync, readFileSync } from 'node:fs';
import type { CheckResult } from './doctor/check-result.ts';

/** Files that the store, the feeds and the operator port open beside connections: a quarter of the limit, within bounds. */
const MIN_SPARE = 16;
const MAX_SPARE = 256;

/** Fewer connections than this a service of several clients soon uses up. */
const FEW_CONNECTIONS = 200;

/** How many connections the limit of open files leaves a server started like this process, for `doctor`. */
export function openFilesResult(room: number | undefined): CheckResult {
  const name = 'open files';
  if (room === undefined) return { name, ok: true, message: 'no limit known' };
  const message = `room for about ${room} connections`;
  if (room >= FEW_CONNECTIONS) return { name, ok: true, message };
  return { name, ok: false, message: `${message}, further ones are rejected: raise the limit (ulimit -n)` };
}

/**
 * How many connections a process may hold, so that they leave it files to open. Without this bound the kernel refuses
 * further files for connections and everything else alike.
 * @returns undefined where the limit cannot be read, or there is none
 */
export function connectionRoom(): number | undefined {
  try {
    const openCount = readdirSync('/proc/self/fd').length;
    return roomWithin(readFileSync('/proc/self/limits', 'utf8'), openCount);
  } catch {
    // Another system than Linux.
    return undefined;
  }
}

/**
 * @param limits as `/proc/self/limits` writes them
 * @param openCount files that are open now
 */
export function roomWithin(limits: string, openCount: number): number | undefined {
  const soft = Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1]);
  if (!Number.isSafeInteger(soft)) return undefined;
  const spare = Math.min(Math.max(Math.floor(soft / 4), MIN_SPARE), MAX_SPARE);
  return Math.max(soft - openCount - spare, 1);
}
