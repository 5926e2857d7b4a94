import type { CollectRequest, FeedOutcome, FeedProblem } from '../../ports/feed.ts';
import { failedOutcome, readOutcome } from '../feed-outcome.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import type { ParsedRows } from '../parsed.ts';
import { compactInstant } from '../utc-instant.ts';
import { GDELT_EVENTS_CARD } from './card.ts';
import { readExport } from './read-export.ts';
import { quarterHours } from './stamps.ts';

type BackfillRequest = CollectRequest & Required<Pick<CollectRequest, 'span'>>;

/**
 * Reads every export that closed in a span. Quarter hours without a file are gaps, named and not fatal; any other
 * failure ends the run, because a backfill can be asked again.
 */
export async function backfillExports(fetchBytes: FetchBytes, request: BackfillRequest): Promise<FeedOutcome> {
  const { span, cursor, signal } = request;
  const mostMs = GDELT_EVENTS_CARD.maxSpanMs ?? Number.POSITIVE_INFINITY;
  if (span.to - span.from > mostMs) return failedOutcome('backfill', { reason: 'the span exceeds one day' }, cursor);
  const answers: ParsedRows[] = [];
  const problems: FeedProblem[] = [];
  for (const instant of quarterHours(span.from, span.to - 1)) {
    const outcome = await readExport(fetchBytes, { instant, signal });
    const stamp = compactInstant(instant);
    if (outcome.status === 'read') answers.push(outcome.rows);
    else if (outcome.status === 'failed') return failedOutcome(stamp, outcome.failure, cursor);
    else if (outcome.status === 'missing') problems.push({ kind: 'missing_file', recordId: stamp, message: 'no file' });
    else problems.push({ kind: 'damaged_file', recordId: stamp, message: outcome.reason });
  }
  if (answers.length === 0) return failedOutcome('backfill', { reason: 'no export in the span could be had' }, cursor);
  return readOutcome(answers, cursor, problems);
}
