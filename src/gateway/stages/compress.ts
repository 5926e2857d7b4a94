import { contentCoding } from '../content-coding.ts';
import type { Answer, Exchange } from '../exchange.ts';
import { pass, type Stage } from '../pipeline-builder.ts';
import type { Validated } from './conditional.ts';

export interface Answered {
  readonly answer: Answer;
}

/** Replaces the plain body by the prepared compressed one that the client prefers. */
export const compressStage: Stage<Exchange & Validated, Answered> = {
  name: 'compress',
  run: ({ request, notes, validated: answer }) => {
    // A kept answer is kept plain, whichever coding a replay is sent in.
    if (answer.status !== 200 || notes.idempotency !== undefined) return pass({ answer });
    const coding = contentCoding(request.headers.list('accept-encoding'), answer.codings);
    const coded = coding === 'identity' ? undefined : answer.codings?.[coding];
    if (coded === undefined) return pass({ answer });
    notes.headers.push(['Content-Encoding', coding]);
    return pass({ answer: { ...answer, pieces: [coded], codings: undefined } });
  },
};
