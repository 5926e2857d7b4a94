import type { Failure } from '../contract/conventions/failure.ts';
import {
  type Allowance,
  failed,
  type HandlerContext,
  type HandlerResult,
  type LiveStream,
} from '../contract/conventions/handler.ts';
import { PRO_TIER } from '../contract/conventions/plans.ts';
import type { HandlerOf } from '../contract/endpoints.ts';
import { type JsonObject, toJson } from '../contract/openapi/json.ts';
import { mcpChallenge } from '../contract/platform/mcp.ts';
import type { Ask, Asked } from '../mcp/catalogue.ts';
import type { Dispatcher } from '../mcp/create-dispatcher.ts';
import type { RpcAnswer } from '../mcp/rpc.ts';
import type { Secret, Transport } from '../mcp/settle-call.ts';
import type { Clock } from '../ports/clock.ts';
import { followEvents } from './follow-events.ts';
import { readWithDeadline } from './read-with-deadline.ts';
import type { EventStreams, StreamParts } from './stream-events.ts';

/** Operations that one message may run. */
const MAX_OPERATIONS = 4;

export interface McpParts extends Pick<StreamParts, 'eventLog' | 'setTimer'> {
  readonly clock: Clock;
  readonly eventStreams: EventStreams;
  /** A dispatcher for one message. */
  readonly mcp: (ask: Ask, caller: Omit<Secret, 'secret'>) => Dispatcher;
  /** For the challenge of a 401. */
  readonly resourceMetadataUrl?: string | undefined;
}

/** The agent protocol over HTTP: a message in, its answer out, and notifications where the client takes a stream. */
export function serveMcp(parts: McpParts): HandlerOf<'mcp'> {
  return async (message, context) => {
    const operations = operationsOf(context);
    const stream = streamOf(context, parts);
    const { caller } = context;
    const dispatcher = parts.mcp(operations.ask, { accountId: caller?.accountId, now: parts.clock.now() });
    const answer = await dispatcher.dispatch(toJson(message), {
      version: context.header?.('mcp-protocol-version'),
      repeated: { method: context.header?.('mcp-method'), name: context.header?.('mcp-name') },
      ...stream.transport,
    });
    const failure = stream.failure() ?? (operations.count() === 0 ? await context.countRequest?.() : undefined);
    if (failure !== undefined && !stream.isOpen()) return failed(failure);
    if (stream.isOpen() && answer.body !== undefined) context.live?.send({ event: 'message', data: answer.body });
    return replyOf(answer, parts.resourceMetadataUrl);
  };
}

/** The operations that a message runs; each counts as one request of the caller. */
function operationsOf({ dispatch, signal }: HandlerContext) {
  let count = 0;
  const ask: Ask = async (target, posted) => {
    if (count === MAX_OPERATIONS) throw new Error(`a message runs at most ${MAX_OPERATIONS} operations`);
    count += 1;
    const body =
      posted === undefined
        ? undefined
        : { bytes: Buffer.from(JSON.stringify(posted.body)), idempotencyKey: posted.requestKey };
    return asked(await dispatch(target, () => signal, body));
  };
  return { ask, count: () => count };
}

const asked = ({ status, pieces, headers }: Awaited<ReturnType<HandlerContext['dispatch']>>): Asked => ({
  status,
  text: Buffer.concat(pieces).toString('utf8'),
  header: (name) => headers.find(([one]) => one === name)?.[1],
});

/** What a client that takes a stream receives before the answer. */
function streamOf(context: HandlerContext, parts: McpParts) {
  const { live } = context;
  let isOpen = false;
  let failure: Failure | undefined;
  const notify = (data: JsonObject): void => {
    isOpen = true;
    live?.send({ event: 'message', data });
  };
  const transport: Pick<Transport, 'notify' | 'follow'> =
    live === undefined
      ? {}
      : {
          notify,
          follow: async (topics, changes) => {
            failure = await followRegions({ topics, ...changes }, { context, live, parts });
          },
        };
  return { transport, isOpen: () => isOpen, failure: () => failure };
}

type Following = { readonly topics: readonly string[] } & Parameters<NonNullable<Transport['follow']>>[1];

/** Calls back at every new snapshot of a region until the client leaves. @returns why it did not begin, or ended */
async function followRegions(
  { topics, opened, changed }: Following,
  { context, live, parts }: { readonly context: HandlerContext; readonly live: LiveStream; readonly parts: McpParts },
): Promise<Failure | undefined> {
  const { caller, allowance } = context;
  if (caller === undefined) throw new Error('a subscription has a verified caller');
  const { eventLog, eventStreams, setTimer } = parts;
  const seat = eventStreams.seats.enter(caller, (await allowance?.())?.tier);
  if (seat.status === 'refused') return seat.failure;
  try {
    const read = await readWithDeadline(eventLog.bounds(), setTimer);
    if (!read.ok) return read.failure;
    opened();
    const notifying: LiveStream = {
      send: ({ data }) => {
        const { regionId } = Object(data);
        if (typeof regionId === 'string' && topics.includes(regionId)) changed(regionId);
      },
      comment: () => live.comment(),
      get backlogBytes() {
        return live.backlogBytes;
      },
      drained: () => live.drained(),
      abandon: () => live.abandon(),
      lastEventId: undefined,
      recheck: async () => (await live.recheck()) ?? planFailure(await allowance?.()),
    };
    const from = read.value?.headSequence ?? 0;
    return await followEvents(
      {
        from,
        storeId: read.value?.storeId,
        filters: { types: ['snapshot.stored'] },
        live: notifying,
        gone: context.signal,
      },
      { eventLog, eventTail: eventStreams.tail, setTimer },
    );
  } finally {
    seat.leave();
  }
}

/** The envelope is open to everyone; what is followed needs a plan. */
function planFailure(allowance: Allowance | undefined): Failure | undefined {
  const { tier, planKey = '' } = allowance ?? {};
  if (tier === undefined || tier >= PRO_TIER) return undefined;
  return { code: 'not_entitled', requiredTier: PRO_TIER, currentTier: tier, planKey };
}

function replyOf({ status, body }: RpcAnswer, resourceMetadataUrl: string | undefined): HandlerResult<unknown> {
  const headers: [string, string][] = [['Cache-Control', 'no-store']];
  if (status === 401) headers.push(['WWW-Authenticate', mcpChallenge(resourceMetadataUrl)]);
  return { ok: true, reply: { kind: 'value', value: body ?? null, headers, ...(status === 200 ? {} : { status }) } };
}
