import type { CollectRequest, FeedOutcome, FeedProblem } from '../../../ports/feed.ts';
import { failedOutcome, readOutcome } from '../../feed-outcome.ts';
import type { FetchBytes } from '../../fetch-bytes.ts';
import type { ParsedRows } from '../../parsed.ts';
import { compactInstant } from '../../utc-instant.ts';
import type { GdeltFileKind } from './file-kind.ts';
import { readFile } from './read-file.ts';
import { quarterHours } from './stamps.ts';

type BackfillRequest = CollectRequest & Required<Pick<CollectRequest, 'span'>>;

/**
 * Reads every file of a kind that closed in a span. Quarter hours without a file are gaps, named and not fatal; any
 * other failure ends the run, because a backfill can be asked again.
 * @param limits.maxSpanMs longest span of one request, milliseconds
 */
export async function backfillFiles(
  fetchBytes: FetchBytes,
  request: BackfillRequest,
  { kind, maxSpanMs }: { readonly kind: GdeltFileKind; readonly maxSpanMs: number },
): Promise<FeedOutcome> {
  const { span, cursor, signal } = request;
  if (span.to - span.from > maxSpanMs) {
    return failedOutcome('backfill', { reason: `the span exceeds ${maxSpanMs / 3_600_000} hours` }, cursor);
  }
  const answers: ParsedRows[] = [];
  const problems: FeedProblem[] = [];
  for (const instant of quarterHours(span.from, span.to - 1)) {
    const outcome = await readFile(fetchBytes, { kind, instant, signal });
    const stamp = compactInstant(instant);
    if (outcome.status === 'read') answers.push(outcome.rows);
    else if (outcome.status === 'failed') return failedOutcome(stamp, outcome.failure, cursor);
    else if (outcome.status === 'missing') problems.push({ kind: 'missing_file', recordId: stamp, message: 'no file' });
    else problems.push({ kind: 'damaged_file', recordId: stamp, message: outcome.reason });
  }
  if (answers.length === 0) {
    return failedOutcome('backfill', { reason: `no ${kind.name} in the span could be had` }, cursor);
  }
  return readOutcome(answers, cursor, problems);
}
