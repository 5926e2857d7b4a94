import { type SetTimer, withDeadline } from '../concurrency/deadline.ts';
import { failed, type ProgressEvent } from '../contract/conventions/handler.ts';
import type { HandlerOf, Inputs } from '../contract/endpoints.ts';
import type { AnalysisProgress, Analyst, AnalystAnswer, Question, Unavailable } from '../ports/analyst.ts';

/** CONTRACT.md §9: everything together, from question to answer. */
const BUDGET_MS = 25_000;
const RETRY_SECONDS = 10;

export function deductSituation(parts: {
  readonly analyst: Analyst;
  readonly setTimer: SetTimer;
}): HandlerOf<'deductSituation'> {
  return async (input, context) => {
    const { caller, progress } = context;
    const question = questionOf(input, caller?.accountId);
    // A crowd that is refused shall cost next to nothing: no signal, no timer, no search.
    const refusal = parts.analyst.refusal?.(question);
    if (refusal !== undefined) return unavailable(refusal);
    const limit = { ms: BUDGET_MS, setTimer: parts.setTimer, owner: context.signal };
    const analysed = await withDeadline(limit, (signal) => {
      // Progress after the deadline would follow the end of the answer.
      const onProgress = (reported: AnalysisProgress) => (signal.aborted ? undefined : progress?.(eventOf(reported)));
      return parts.analyst.analyse(question, signal, progress === undefined ? undefined : onProgress);
    });
    if (analysed.status === 'failed') throw analysed.error;
    const answer = analysed.status === 'done' ? analysed.value : GIVEN_UP;
    if (answer.status === 'unavailable') return unavailable(answer);
    const { analysis, model, provider, countedRuns = 1, fallbackReason } = answer;
    // An empty analysis is no answer (CONTRACT.md §9).
    if (analysis.trim() === '') return failed({ code: 'model_unavailable', retryAfterSeconds: RETRY_SECONDS });
    return {
      ok: true,
      reply: {
        kind: 'value',
        value: { analysis, model, provider },
        headers: [
          ['Cache-Control', 'no-store'],
          ...(fallbackReason === undefined ? [] : [['X-Fallback-Reason', fallbackReason] as const]),
        ],
        isCountedRun: countedRuns > 0,
      },
    };
  };
}

const unavailable = ({ retryAfterSeconds }: Unavailable) => failed({ code: 'model_unavailable', retryAfterSeconds });

function eventOf(progress: AnalysisProgress): ProgressEvent {
  if (progress.stage === 'section') return { event: 'section', data: { markdown: progress.markdown } };
  return { event: 'progress', data: progress };
}

/** Optional text that is empty after trimming says nothing. */
function questionOf(
  { query, geoContext, framework }: Inputs['deductSituation'],
  askedBy: string | undefined,
): Question {
  return {
    query,
    ...(geoContext ? { geoContext } : {}),
    ...(framework ? { framework } : {}),
    ...(askedBy === undefined ? {} : { askedBy }),
  };
}

const GIVEN_UP: AnalystAnswer = { status: 'unavailable', retryAfterSeconds: RETRY_SECONDS };
