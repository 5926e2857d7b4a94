import { readFileSync } from 'node:fs';

/** A process, distinguished from a later one with the same number. */
export interface ProcessIdentity {
  readonly pid: number;
  /** Boot and start time where the system reports them (Linux), else `unknown`. */
  readonly started: string;
}

export function ownIdentity(): ProcessIdentity {
  return { pid: process.pid, started: startOf(process.pid) ?? UNKNOWN };
}

/** True when this very process still runs, and when that is unknown. A zombie has ended: only its parent has not read how. */
export function mayBeRunning({ pid, started }: ProcessIdentity): boolean {
  if (!exists(pid)) return false;
  const start = startOf(pid);
  if (start === ENDED) return false;
  return started === UNKNOWN || start === undefined || start === started;
}

const UNKNOWN = 'unknown';
/** In place of the start of a zombie or dead process (proc(5): states Z and X). */
const ENDED = 'ended';

function exists(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: it runs, under another user.
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
  }
}

/** Fields 3 and 22 of proc(5) `stat`, counted after the name in brackets, which may hold blanks. */
function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z' || fields[0] === 'X') return ENDED;
    const ticks = fields[19];
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${ticks}`;
  } catch {
    // No such file system, or no such process any more: `exists` has the answer.
    return undefined;
  }
}
