import { contentCoding } from '../content-coding.ts';
import { CONTINUE, type Stage, settled } from '../exchange.ts';

/** Puts the prepared compressed body in the place of the plain one where the caller would rather have it. */
export const compressStage: Stage = {
  name: 'compress',
  run: (exchange) => {
    const answer = settled(exchange.answer, 'the answer');
    if (answer.codings === undefined || answer.status !== 200) return CONTINUE;
    const coding = contentCoding(exchange.request.headers.list('accept-encoding'));
    if (coding === 'identity') return CONTINUE;
    exchange.headers.push(['Content-Encoding', coding]);
    exchange.answer = { ...answer, pieces: [answer.codings[coding]] };
    return CONTINUE;
  },
};
