import { type SetTimer, withDeadline } from '../concurrency/deadline.ts';
import type { HandlerContext, ProgressEvent } from '../contract/conventions/handler.ts';
import type { AnalysisProgress, Analyst, AnalystAnswer, Question } from '../ports/analyst.ts';

/** CONTRACT.md §9: everything together, from question to answer. */
const BUDGET_MS = 25_000;
const RETRY_SECONDS = 10;

export interface AnalysisParts {
  readonly analyst: Analyst;
  readonly setTimer: SetTimer;
}

/** The answer to a question within the budget; an answer without text is none (CONTRACT.md §9). */
export async function analyseInTime(
  question: Question,
  { signal, progress }: Pick<HandlerContext, 'signal' | 'progress'>,
  { analyst, setTimer }: AnalysisParts,
): Promise<AnalystAnswer> {
  const analysed = await withDeadline({ ms: BUDGET_MS, setTimer, owner: signal }, (working) => {
    // Progress after the deadline would follow the end of the answer.
    const onProgress = (reported: AnalysisProgress) => (working.aborted ? undefined : progress?.(eventOf(reported)));
    return analyst.analyse(question, working, progress === undefined ? undefined : onProgress);
  });
  if (analysed.status === 'failed') throw analysed.error;
  if (analysed.status !== 'done') return GIVEN_UP;
  return analysed.value.status === 'answered' && analysed.value.analysis.trim() === '' ? GIVEN_UP : analysed.value;
}

function eventOf(progress: AnalysisProgress): ProgressEvent {
  if (progress.stage === 'section') return { event: 'section', data: { markdown: progress.markdown } };
  return { event: 'progress', data: progress };
}

const GIVEN_UP: AnalystAnswer = { status: 'unavailable', retryAfterSeconds: RETRY_SECONDS };

/** Members of a question that a caller gave; optional text that is empty after trimming says nothing. */
export function questionOf(
  { query, geoContext, framework }: { query: string; geoContext?: string; framework?: string },
  askedBy: string | undefined,
): Question {
  return {
    query,
    ...(geoContext ? { geoContext } : {}),
    ...(framework ? { framework } : {}),
    ...(askedBy === undefined ? {} : { askedBy }),
  };
}
