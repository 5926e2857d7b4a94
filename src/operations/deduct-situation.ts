import { failed } from '../contract/conventions/handler.ts';
import type { HandlerOf } from '../contract/endpoints.ts';
import type { Unavailable } from '../ports/analyst.ts';
import { type AnalysisParts, analyseInTime, questionOf } from './analyse-in-time.ts';

export function deductSituation(parts: AnalysisParts): HandlerOf<'deductSituation'> {
  return async (input, context) => {
    const question = questionOf(input, context.caller?.accountId);
    // A crowd that is refused shall cost next to nothing: no signal, no timer, no search.
    const refusal = parts.analyst.refusal?.(question);
    if (refusal !== undefined) return unavailable(refusal);
    const answer = await analyseInTime(question, context, parts);
    if (answer.status === 'unavailable') return unavailable(answer);
    const { analysis, model, provider, countedRuns = 1, fallbackReason } = answer;
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
