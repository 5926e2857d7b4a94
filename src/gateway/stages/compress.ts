import { contentCoding } from '../content-coding.ts';
import { CONTINUE, type Stage, settled } from '../exchange.ts';

/** Puts the prepared compressed body in the place of the plain one where the caller would rather have it. */
export const compressStage: Stage = {
  name: 'compress',
  run: (exchange) => {
    const answer = settled(exchange.answer, 'the answer');
    // What is kept under a key is kept plain, whichever coding those who send it again will take.
    if (answer.status !== 200 || exchange.idempotencyKey !== undefined) return CONTINUE;
    const coding = contentCoding(exchange.request.headers.list('accept-encoding'), answer.codings);
    const coded = coding === 'identity' ? undefined : answer.codings?.[coding];
    if (coded === undefined) return CONTINUE;
    exchange.headers.push(['Content-Encoding', coding]);
    exchange.answer = { ...answer, pieces: typeof coded === 'function' ? coded() : [coded], codings: undefined };
    return CONTINUE;
  },
};
