import type { Failure } from '../contract/conventions/failure.ts';
import type { Deadline } from './deadline.ts';
import { withDeadline } from './with-deadline.ts';

/** How long the reads of the store for one answer may take together. */
const STORE_TIMEOUT_MS = 4_000;
const RETRY_SECONDS = 5;

export type StoreRead<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: Failure };

/** What the store holds, or that it does not answer. */
export async function readWithDeadline<T>(work: Promise<T>, deadline: Deadline): Promise<StoreRead<T>> {
  const read = await withDeadline(
    work.then((value) => ({ value })),
    deadline(STORE_TIMEOUT_MS),
  );
  if (read === undefined)
    return { ok: false, failure: { code: 'store_unavailable', retryAfterSeconds: RETRY_SECONDS } };
  return { ok: true, value: read.value };
}
