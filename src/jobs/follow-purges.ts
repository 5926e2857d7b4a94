import type { SetTimer } from '../concurrency/deadline.ts';
import type { AuditEntry, AuditLog } from '../ports/audit-log.ts';

/** How often the log is looked at: with the reading itself, a purge is everywhere within 2 s. */
const LOOK_MS = 1_000;
const MAX_AT_ONCE = 100;

export interface FollowDeps {
  readonly audit: Pick<AuditLog, 'entries' | 'head'>;
  /** Forgets what is kept under these keys. */
  readonly forget: (keys: readonly string[]) => void;
  readonly setTimer: SetTimer;
}

/**
 * Repeats in this process every purge that any process enters in the audit log from now on. A check that fails is
 * made up for by the next one.
 * @returns how to stop
 */
export async function followPurges({ audit, forget, setTimer }: FollowDeps): Promise<() => void> {
  // Forgetting what older entries name costs nothing but time, so a head that cannot be read is the first one.
  let seenSeq = await audit.head().then(
    (head) => head?.seq ?? 0,
    () => 0,
  );
  let isStopped = false;
  let callOff: () => void = () => undefined;

  async function look(): Promise<void> {
    const entries = await audit.entries({ afterSeq: seenSeq, limit: MAX_AT_ONCE, action: 'cache.purge' });
    for (const entry of entries) {
      seenSeq = entry.seq;
      forget(keysOf(entry));
    }
  }

  const next = (): void => {
    if (isStopped) return;
    callOff = setTimer(LOOK_MS, () => void look().then(next, next));
  };
  next();
  return () => {
    isStopped = true;
    callOff();
  };
}

function keysOf({ facts }: AuditEntry): readonly string[] {
  const { keys }: { readonly keys?: unknown } = Object(JSON.parse(facts));
  return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : [];
}
