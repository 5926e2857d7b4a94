import type { BytesReply } from '../../contract/conventions/handler.ts';
import { type Answer, CONTINUE, type Stage, settled } from '../exchange.ts';

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
      ...(reply.kind === 'bytes' ? contentOf(reply) : {}),
    };
    return CONTINUE;
  },
};

/** What is known of bytes besides themselves. */
const contentOf = ({
  contentHash,
  lastModifiedAt,
  codings,
}: BytesReply): Pick<Answer, 'contentHash' | 'lastModifiedAt' | 'codings'> => ({
  ...(contentHash === undefined ? {} : { contentHash }),
  ...(lastModifiedAt === undefined ? {} : { lastModifiedAt }),
  ...(codings === undefined ? {} : { codings }),
});
