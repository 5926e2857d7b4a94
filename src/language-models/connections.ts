import { isIP, type LookupFunction } from 'node:net';
import { Agent, type Dispatcher } from 'undici';

export interface Connections {
  readonly dispatcher: Dispatcher;
  close(): Promise<void>;
}

const CONNECT_TIMEOUT_MS = 3_000;
/** The semaphore bounds concurrent attempts; this bounds idle sockets. */
const MAX_SOCKETS = 32;

/**
 * Connections to model endpoints. Time limits are the chain's: a model may think for long and say nothing.
 * @param lookup finds addresses; for public endpoints one that refuses addresses that are not public
 */
export function openConnections(lookup?: LookupFunction): Connections {
  const agent = new Agent({
    connect: { timeout: CONNECT_TIMEOUT_MS, ...(lookup === undefined ? {} : { lookup }) },
    connections: MAX_SOCKETS,
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  return { dispatcher: agent, close: () => agent.destroy() };
}

/** Whether an address's host is a literal address, which no lookup ever checks. */
export const isLiteralHost = (url: URL): boolean => isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0;
