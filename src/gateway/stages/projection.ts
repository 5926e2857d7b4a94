import { createHash } from 'node:crypto';
import { chain } from '../../contract/conventions/maybe-promise.ts';
import type { Answer, Exchange } from '../exchange.ts';
import { fail, pass, type Stage, type Step } from '../pipeline-builder.ts';
import type { ProjectionOutcome } from '../projection/projection-outcome.ts';
import type { Projector } from '../projection/projector.ts';
import type { Identified } from './credentials.ts';
import type { Formatted } from './format.ts';
import type { Prepared } from './validation.ts';

export interface Projected {
  readonly projected: Answer;
}

type Needed = Exchange & Identified & Prepared & Formatted;

/** Reduces the body of a 200 by the caller's JMESPath expression (CONTRACT.md §5) and reports its cost. */
export function projectionStage(projector: Projector): Stage<Needed, Projected> {
  return {
    name: 'projection',
    run: ({ jmespath: expression, caller, request, formatted: answer }) => {
      if (expression === undefined) return pass({ projected: answer });
      const body = bodyOf(answer);
      const contentHash = answer.contentHash ?? createHash('sha256').update(body).digest('hex');
      const outcome = projector.project({ contentHash, body, expression }, caller?.accountId ?? request.clientAddress);
      return chain(outcome, (there) => settle(answer, there));
    },
  };
}

const bodyOf = ({ pieces: [first, ...more] }: Answer): Uint8Array =>
  first !== undefined && more.length === 0 ? first : Buffer.concat(first === undefined ? [] : [first, ...more]);

/** @returns the projected answer, or the failure of the projection */
function settle(answer: Answer, outcome: ProjectionOutcome): Step<Projected> {
  if (outcome.status === 'refused') {
    const { reason, detail, originalKeys, cost } = outcome;
    return fail({ code: 'projection_failed', reason, detail, originalKeys, cost });
  }
  const projected: Answer = {
    status: answer.status,
    headers: [...answer.headers, ['X-Projection-Cost', String(outcome.cost)]],
    pieces: [outcome.bytes],
    contentHash: outcome.contentHash,
    ...(answer.lastModifiedAt === undefined ? {} : { lastModifiedAt: answer.lastModifiedAt }),
  };
  return pass({ projected });
}
