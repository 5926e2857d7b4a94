import { CONTINUE, type Stage, settled } from '../exchange.ts';

/** Makes bytes of a value, once; stored bytes stay as they are. */
export const serialiseStage: Stage = {
  name: 'serialise',
  run: (exchange) => {
    const reply = settled(exchange.reply, 'the reply');
    const { responseType } = settled(exchange.route, 'the endpoint').endpoint;
    const type = responseType === 'application/json' ? 'application/json; charset=utf-8' : responseType;
    exchange.answer = {
      status: 200,
      headers: [['Content-Type', type], ...(reply.headers ?? [])],
      pieces: reply.kind === 'bytes' ? reply.pieces : [Buffer.from(JSON.stringify(reply.value))],
      ...(reply.kind === 'bytes' && reply.contentHash !== undefined ? { contentHash: reply.contentHash } : {}),
      ...(reply.kind === 'bytes' && reply.lastModifiedAt !== undefined ? { lastModifiedAt: reply.lastModifiedAt } : {}),
    };
    return CONTINUE;
  },
};
