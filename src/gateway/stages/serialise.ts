import type { BytesReply, Reply } from '../../contract/conventions/handler.ts';
import type { Endpoint } from '../../contract/conventions/operation.ts';
import type { Answer } from '../exchange.ts';
import { pass, type Stage } from '../pipeline-builder.ts';
import type { Replied } from './handler.ts';
import type { Matched } from './method.ts';

export interface Serialised {
  readonly serialised: Answer;
}

/** Serialises a value once; stored bytes stay as they are. */
export const serialiseStage: Stage<Matched & Replied, Serialised> = {
  name: 'serialise',
  run: ({ reply, route: { endpoint } }) => pass({ serialised: answerOf(reply, endpoint) }),
};

/** A reply in memory is served many times: its answer is made once. */
const known = new WeakMap<BytesReply, Answer>();

function answerOf(reply: Reply<unknown>, { responseType, successStatus: status }: Endpoint): Answer {
  if (reply.kind === 'value')
    return {
      status: reply.status ?? status,
      headers: headersOf(reply, responseType),
      pieces: reply.status === 202 ? [] : [Buffer.from(JSON.stringify(reply.value))],
    };
  const made = known.get(reply);
  if (made !== undefined) return made;
  const { pieces, contentHash, lastModifiedAt, codings } = reply;
  const answer = {
    status: reply.status ?? status,
    headers: headersOf(reply, responseType),
    ...{ pieces, contentHash, lastModifiedAt, codings },
  };
  known.set(reply, answer);
  return answer;
}

const headersOf = ({ headers = [] }: Reply<unknown>, responseType: string): Answer['headers'] => [
  ['Content-Type', responseType === 'application/json' ? 'application/json; charset=utf-8' : responseType],
  ...headers,
];
