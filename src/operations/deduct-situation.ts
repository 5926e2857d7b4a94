import { failed } from '../contract/conventions/handler.ts';
import type { HandlerOf, Inputs } from '../contract/endpoints.ts';
import { BUILTIN_PROVIDER } from '../contract/intelligence/deduct-situation.ts';
import type { Analyst, AnalystAnswer, Question } from '../ports/analyst.ts';
import type { Deadline } from './deadline.ts';

/** CONTRACT.md §9: everything together, from question to answer. */
const BUDGET_MS = 25_000;
const RETRY_SECONDS = 10;

export function deductSituation(parts: {
  readonly analyst: Analyst;
  readonly deadline: Deadline;
}): HandlerOf<'deductSituation'> {
  return async (input, { signal, caller }) => {
    const budget = AbortSignal.any([signal, parts.deadline(BUDGET_MS)]);
    const answer = await untilAborted(parts.analyst.analyse(questionOf(input, caller?.accountId), budget), budget);
    if (answer.status === 'unavailable')
      return failed({ code: 'model_unavailable', retryAfterSeconds: answer.retryAfterSeconds });
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
