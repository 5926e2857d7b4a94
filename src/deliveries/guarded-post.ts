import type { LookupFunction } from 'node:net';
import { Client } from 'undici';
import { type SetTimer, startDeadline, untilAborted } from '../concurrency/deadline.ts';
import type { Clock } from '../ports/clock.ts';
import type { OutboundAddress, OutboundGuard, OutboundOutcome, PostOutbound } from '../ports/outbound.ts';

/** A receiver has answered by then, the lookup of its name included (REACH.md §2). */
export const POST_TIMEOUT_MS = 15_000;
/** Bytes of the headers of an answer; its body is not read. */
const MAX_HEADER_BYTES = 16_384;

export interface PostParts {
  readonly guard: OutboundGuard;
  readonly userAgent: string;
  readonly setTimer: SetTimer;
  readonly clock: Clock;
  /** Milliseconds that the header asks to wait; undefined where it does not say. */
  readonly retryAfterMs: (header: (name: string) => string | undefined, now: number) => number | undefined;
}

/**
 * Sends over a connection of its own, whose address was checked for this try and is the very one connected to: neither a name that
 * changes its answer nor a connection kept open leads elsewhere. Redirects are answers like others.
 */
export function createGuardedPost({ guard, userAgent, setTimer, clock, retryAfterMs }: PostParts): PostOutbound {
  return async ({ method, url, headers, body }, owner) => {
    const deadline = startDeadline({ ms: POST_TIMEOUT_MS, setTimer, owner });
    const { signal } = deadline;
    const late = (): OutboundOutcome => ({ status: owner.aborted ? 'aborted' : 'timed_out' });
    try {
      const checked = await untilAborted(guard.check(url), signal);
      if (checked.status === 'aborted') return late();
      if (checked.status === 'failed') throw checked.error;
      if (checked.value.status !== 'open') return { status: checked.value.status };
      const { url: target, addresses } = checked.value;
      const client = new Client(target.origin, {
        connect: { lookup: fixedLookup(addresses), timeout: POST_TIMEOUT_MS },
        headersTimeout: 0,
        bodyTimeout: 0,
        pipelining: 0,
        maxHeaderSize: MAX_HEADER_BYTES,
      });
      try {
        const path = `${target.pathname}${target.search}`;
        const sent = { ...inUtf8(headers), 'user-agent': userAgent };
        const answer = await client.request({ method, path, headers: sent, body, signal });
        // Destroyed unread with its connection.
        answer.body.on('error', () => undefined);
        const header = (name: string) => [answer.headers[name]].flat()[0];
        const waitMs = retryAfterMs(header, clock.now());
        const wait = waitMs === undefined ? {} : { retryAfterMs: waitMs };
        return { status: 'answered', statusCode: answer.statusCode, ...wait };
      } catch {
        // What the connection says of its failure may quote the receiver.
        return signal.aborted ? late() : { status: 'unreachable' };
      } finally {
        await client.destroy();
      }
    } finally {
      deadline.end();
    }
  };
}

/** The characters of a header are its bytes (RFC 9110 §5.5): those beyond ASCII go as UTF-8. */
const inUtf8 = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Buffer.from(value, 'utf8').toString('latin1')]),
  );

/** Answers every lookup with the addresses that were checked. */
const fixedLookup =
  (addresses: readonly OutboundAddress[]): LookupFunction =>
  (_hostname, options, callback) => {
    const [first = { address: '', family: 0 }] = addresses;
    return options.all === true ? callback(null, [...addresses]) : callback(null, first.address, first.family);
  };
