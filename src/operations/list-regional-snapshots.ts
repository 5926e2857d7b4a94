import type { Failure } from '../contract/conventions/failure.ts';
import { failed } from '../contract/conventions/handler.ts';
import { DEFAULT_PAGE_LIMIT, readCursor, writeCursor } from '../contract/conventions/page.ts';
import type { HandlerOf, Inputs, Outputs } from '../contract/endpoints.ts';
import { LAST_INSTANT } from '../contract/intelligence/parameters.ts';
import type { Clock } from '../ports/clock.ts';
import { type AsOf, presentOrAsOfReply, readInstant, resolveAt } from './as-of.ts';
import { readWithDeadline } from './read-with-deadline.ts';
import { type HistoryParts, regionFailure } from './snapshot-history.ts';
import { summaryOf } from './summary-of.ts';

export function listRegionalSnapshots(
  parts: HistoryParts & { readonly clock: Clock },
): HandlerOf<'listRegionalSnapshots'> {
  return async (input) => {
    const failure = regionFailure(input.region_id);
    if (failure !== undefined) return failed(failure);
    const span = spanOf(input, parts.clock.now());
    if (!span.ok) return failed(span.failure);
    const read = await readWithDeadline(page(input, span, parts), parts.setTimer);
    return read.ok ? presentOrAsOfReply(read.value, span.asOf) : failed(read.failure);
  };
}

type Input = Inputs['listRegionalSnapshots'];
type Span =
  | { readonly ok: true; readonly from: number; readonly to: number; readonly asOf: AsOf | undefined }
  | { readonly ok: false; readonly failure: Failure };

/** Which snapshots are asked for, by `generatedAt`: nothing that was stored after the instant of the list. */
function spanOf({ from, to, at }: Input, now: number): Span {
  const [begins, ends] = [from, to].map((text) => (text === undefined ? undefined : readInstant(text, now)));
  const resolved = at === undefined ? undefined : resolveAt(at, now);
  if (resolved?.ok === false) return resolved;
  if (from !== undefined && begins === undefined) return misread('from', 'must name a day and an hour that exist');
  if (to !== undefined && ends === undefined) return misread('to', 'must name a day and an hour that exist');
  if (ends !== undefined && begins !== undefined && begins > ends) return misread('to', 'must not be before from');
  const last = Math.min(ends ?? LAST_INSTANT, resolved?.asOf.instant ?? LAST_INSTANT);
  return { ok: true, from: begins ?? 0, to: last, asOf: resolved?.asOf };
}

const misread = (field: string, description: string): Span => ({
  ok: false,
  failure: { code: 'validation_failed', violations: [{ field, description }] },
});

async function page(
  { region_id: regionId, limit = DEFAULT_PAGE_LIMIT, cursor }: Input,
  { from, to }: { readonly from: number; readonly to: number },
  { history }: HistoryParts,
): Promise<Outputs['listRegionalSnapshots']> {
  const end = { generatedAt: to + 1, snapshotId: '' };
  const asked = { regionId, from, before: cursor === undefined ? end : earlier(end, cursor), limit: limit + 1 };
  const heads = await history.history(asked);
  const shown = heads.slice(0, limit);
  const snapshots = await Promise.all(shown.map((head) => summaryOf(head, history)));
  const last = shown.at(-1);
  const isLast = heads.length <= limit || last === undefined;
  return { snapshots, ...(isLast ? {} : { nextCursor: writeCursor({ at: last.generatedAt, id: last.snapshotId }) }) };
}

function earlier(end: { readonly generatedAt: number; readonly snapshotId: string }, cursor: string) {
  const { at, id } = readCursor(cursor);
  return at < end.generatedAt ? { generatedAt: at, snapshotId: id } : end;
}
