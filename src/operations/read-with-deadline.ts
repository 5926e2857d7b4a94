import { type SetTimer, withDeadline } from '../concurrency/deadline.ts';
import type { Failure } from '../contract/conventions/failure.ts';

/** How long the reads of the store for one answer may take together. */
const STORE_TIMEOUT_MS = 4_000;
const RETRY_SECONDS = 5;

export type StoreRead<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: Failure };

interface ReadLimit<T> {
  /** In place of the time of other reads. */
  readonly ms?: number;
  readonly owner?: AbortSignal;
  /** Receives a result that comes after the answer. */
  readonly onLate?: (value: T) => void;
}

/** The result of a read of the store; `store_unavailable` when it fails, takes too long or the owner aborts. */
export async function readWithDeadline<T>(
  work: Promise<T>,
  setTimer: SetTimer,
  { ms = STORE_TIMEOUT_MS, owner, onLate }: ReadLimit<T> = {},
): Promise<StoreRead<T>> {
  const read = await withDeadline({ ms, setTimer, owner }, () => work, onLate);
  if (read.status === 'done') return { ok: true, value: read.value };
  const cause = read.status === 'failed' ? { cause: read.error } : {};
  return { ok: false, failure: { code: 'store_unavailable', retryAfterSeconds: RETRY_SECONDS, ...cause } };
}
