import { CONTINUE, type Stage, settled } from '../exchange.ts';

/** Makes bytes of a value, once; stored bytes stay as they are. */
export const serialiseStage: Stage = {
  name: 'serialise',
  run: (exchange) => {
    const reply = settled(exchange.reply, 'the reply');
    const { responseType } = settled(exchange.route, 'the endpoint').endpoint;
    const type = responseType === 'application/json' ? 'application/json; charset=utf-8' : responseType;
    const headers: readonly (readonly [string, string])[] = [['Content-Type', type], ...(reply.headers ?? [])];
    exchange.answer =
      reply.kind === 'bytes'
        ? {
            status: 200,
            headers,
            pieces: reply.pieces,
            contentHash: reply.contentHash,
            lastModifiedAt: reply.lastModifiedAt,
            codings: reply.codings,
          }
        : { status: 200, headers, pieces: [Buffer.from(JSON.stringify(reply.value))] };
    return CONTINUE;
  },
};
