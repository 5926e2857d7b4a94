import type { FeedOutcome, FeedProblem, ReadObservation, RowCounts, SourceState } from '../ports/feed.ts';
import type { ReadRecord } from '../ports/record.ts';
import type { Json } from '../reference/content-hash.ts';
import type { FetchFailure } from './fetch-bytes.ts';
import type { ParsedRows } from './parsed.ts';

type Read = Extract<FeedOutcome, { status: 'read' }>;
type Failed = Extract<FeedOutcome, { status: 'failed' }>;

/**
 * A successful run from its parsed answers and the problems that concern no row, such as a missing file. A record that
 * occurs twice counts once, as it came first; when the two disagree that is a problem.
 */
export function readOutcome(
  answers: readonly ParsedRows[],
  cursor: Json,
  otherProblems: readonly FeedProblem[] = [],
): Read {
  const { observations, conflicts } = withoutRepetition(answers.flatMap((answer) => answer.observations));
  const newest = newestOf(answers);
  return {
    status: 'read',
    observations,
    ...recordsOf(answers),
    problems: [...answers.flatMap((answer) => answer.problems), ...otherProblems, ...conflicts],
    rejectedCount: sumOf(answers, 'rejectedCount'),
    rows: {
      totalCount: sumOf(answers, 'totalCount'),
      keptCount: sumOf(answers, 'keptCount'),
      ignoredCount: sumOf(answers, 'ignoredCount'),
      rejectedCount: sumOf(answers, 'rejectedCount'),
    },
    ...(newest === undefined ? {} : { newestContentAt: newest }),
    cursor,
  };
}

/** The entries of all answers, each as it came first; of several answers none is the complete list. */
function recordsOf(answers: readonly ParsedRows[]): Pick<Read, 'records'> {
  const read = answers.map(({ records }) => records).filter((records) => records !== undefined);
  const [first, ...others] = read;
  if (first === undefined || others.length === 0) return first === undefined ? {} : { records: first };
  const entries = new Map<string, ReadRecord>();
  for (const entry of read.flatMap((one) => one.entries))
    if (!entries.has(entry.recordId)) entries.set(entry.recordId, entry);
  return { records: { entries: [...entries.values()], isComplete: false } };
}

/** A run with the state of each of its sources. @param unread sources that could not be read, by `recordId` */
export function withSources(run: Read, ids: readonly string[], unread: readonly FeedProblem[]): Read {
  const sources = ids.map((id): SourceState => {
    const problem = unread.find(({ recordId }) => recordId === id)?.message;
    return problem === undefined ? { id } : { id, problem };
  });
  return { ...run, sources };
}

/** A run that read one source where those before it failed. @param failures of these, in order, by `recordId` */
export function withFallback(run: Read, id: string, failures: readonly FeedProblem[]): Read {
  const failed = failures.map(({ recordId, message }): SourceState => ({ id: recordId, problem: message }));
  return { ...run, problems: [...failures, ...run.problems], sources: [...failed, { id, isFallback: true }] };
}

const sumOf = (answers: readonly ParsedRows[], count: keyof RowCounts): number =>
  answers.reduce((sum, answer) => sum + answer[count], 0);

/** A failed run. `what` says which request it was. */
export function failedOutcome(what: string, failure: Pick<FetchFailure, 'reason' | 'retryAt'>, cursor: Json): Failed {
  return {
    status: 'failed',
    reason: `${what}: ${failure.reason}`,
    ...(failure.retryAt === undefined ? {} : { retryAt: failure.retryAt }),
    cursor,
  };
}

/** Disagreeing repetitions that are shown. */
const CONFLICTS_SHOWN = 5;

function withoutRepetition(all: readonly ReadObservation[]) {
  const byRecord = new Map<string, ReadObservation>();
  const conflicts: FeedProblem[] = [];
  for (const observation of all) {
    const key = `${observation.metric}\n${observation.subject}\n${observation.recordId}`;
    const first = byRecord.get(key);
    if (first === undefined) byRecord.set(key, observation);
    else if (first.value !== observation.value && conflicts.length < CONFLICTS_SHOWN) {
      conflicts.push({ kind: 'repeated_record', recordId: observation.recordId, message: 'two values in one run' });
    }
  }
  return { observations: [...byRecord.values()], conflicts };
}

function newestOf(answers: readonly ParsedRows[]): number | undefined {
  let newest: number | undefined;
  const see = (instant: number): void => {
    if (newest === undefined || instant > newest) newest = instant;
  };
  for (const { contentAt, observations } of answers) {
    if (contentAt !== undefined) see(contentAt);
    else for (const { observedAt } of observations) see(observedAt);
  }
  return newest;
}
