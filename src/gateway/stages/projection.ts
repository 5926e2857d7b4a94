import { createHash } from 'node:crypto';
import { type Answer, CONTINUE, type Exchange, fail, type Stage, type Step, settled } from '../exchange.ts';
import type { ProjectionOutcome } from '../projection/projection-outcome.ts';
import type { Projector } from '../projection/projector.ts';

/** Reduces the body of a 200 by the caller's JMESPath expression (CONTRACT.md §5) and tells what it cost. */
export function projectionStage(projector: Projector): Stage {
  return {
    name: 'projection',
    run: (exchange) => {
      const { jmespath: expression, caller, request } = exchange;
      const answer = settled(exchange.answer, 'the answer');
      if (expression === undefined || answer.status !== 200) return CONTINUE;
      const body = bodyOf(answer);
      const contentHash = answer.contentHash ?? createHash('sha256').update(body).digest('hex');
      const outcome = projector.project({ contentHash, body, expression }, caller?.accountId ?? request.clientAddress);
      return outcome instanceof Promise
        ? outcome.then((later) => settle(exchange, answer, later))
        : settle(exchange, answer, outcome);
    },
  };
}

const bodyOf = ({ pieces: [first, ...more] }: Answer): Uint8Array =>
  first !== undefined && more.length === 0 ? first : Buffer.concat(first === undefined ? [] : [first, ...more]);

function settle(exchange: Exchange, answer: Answer, outcome: ProjectionOutcome): Step {
  if (outcome.status === 'refused') {
    const { reason, detail, originalKeys, cost } = outcome;
    return fail({ code: 'projection_failed', reason, detail, originalKeys, cost });
  }
  exchange.answer = {
    status: answer.status,
    headers: [...answer.headers, ['X-Projection-Cost', String(outcome.cost)]],
    pieces: [outcome.bytes],
    contentHash: outcome.contentHash,
    ...(answer.lastModifiedAt === undefined ? {} : { lastModifiedAt: answer.lastModifiedAt }),
  };
  return CONTINUE;
}
