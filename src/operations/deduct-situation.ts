import { failed, type ProgressEvent } from '../contract/conventions/handler.ts';
import type { HandlerOf, Inputs } from '../contract/endpoints.ts';
import { BUILTIN_PROVIDER } from '../contract/intelligence/deduct-situation.ts';
import type { AnalysisProgress, Analyst, AnalystAnswer, Question, Unavailable } from '../ports/analyst.ts';
import type { Deadline } from './deadline.ts';

/** CONTRACT.md §9: everything together, from question to answer. */
const BUDGET_MS = 25_000;
const RETRY_SECONDS = 10;

export function deductSituation(parts: {
  readonly analyst: Analyst;
  readonly deadline: Deadline;
}): HandlerOf<'deductSituation'> {
  return async (input, context) => {
    const { caller, progress } = context;
    const question = questionOf(input, caller?.accountId);
    // A crowd that is refused shall cost next to nothing: no signal, no timer, no search.
    const refusal = parts.analyst.refusal?.(question);
    if (refusal !== undefined) return unavailable(refusal);
    const budget = AbortSignal.any([context.signal, parts.deadline(BUDGET_MS)]);
    const onProgress =
      progress === undefined
        ? undefined
        : (told: AnalysisProgress) => {
            // Late words of an analyst that was given up have no place behind the end.
            if (!budget.aborted) progress(eventOf(told));
          };
    const answer = await untilAborted(parts.analyst.analyse(question, budget, onProgress), budget);
    if (answer.status === 'unavailable') return unavailable(answer);
    const { analysis, model, provider, modelRuns = provider === BUILTIN_PROVIDER ? 0 : 1 } = answer;
    // An empty analysis is no answer (CONTRACT.md §9).
    if (analysis.trim() === '') return failed({ code: 'model_unavailable', retryAfterSeconds: RETRY_SECONDS });
    return {
      ok: true,
      reply: {
        kind: 'value',
        value: { analysis, model, provider },
        headers: [['Cache-Control', 'no-store']],
        isFromModel: modelRuns > 0,
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

function untilAborted(work: Promise<AnalystAnswer>, signal: AbortSignal): Promise<AnalystAnswer> {
  const given: AnalystAnswer = { status: 'unavailable', retryAfterSeconds: RETRY_SECONDS };
  return new Promise((resolve, reject) => {
    const giveUp = () => resolve(given);
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    // Heard also when nobody waits any more: a rejection that nobody hears ends the process.
    const failed = (error: unknown) => (signal.aborted ? giveUp() : reject(error));
    void work.then(resolve, failed).finally(() => signal.removeEventListener('abort', giveUp));
  });
}
