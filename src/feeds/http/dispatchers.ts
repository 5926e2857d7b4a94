import { isIP } from 'node:net';
import { Agent, type Dispatcher } from 'undici';
import type { FetcherOptions } from '../fetch-bytes.ts';
import { guardedLookup } from './guarded-lookup.ts';
import { machineLookup } from './machine-lookup.ts';
import { createNameResolver } from './name-resolver.ts';
import { isPublicAddress } from './public-address.ts';

/** Where a request really goes: what is asked, and of whom. */
type Route =
  | { readonly status: 'open'; readonly dispatcher: Dispatcher; readonly origin: string; readonly path: string }
  | { readonly status: 'refused'; readonly reason: string };

export interface Dispatchers {
  route(url: URL): Route;
  close(): Promise<void>;
}

/** Name, TCP and TLS of a far upstream through a slow network (FEEDS.md §5). What must be quick has a deadline of its own. */
export const CONNECT_TIMEOUT_MS = 10_000;

/** Straight to public addresses, or everything through the one proxy of `FEEDS_PROXY`. */
export function createDispatchers(options: Pick<FetcherOptions, 'feedsProxy' | 'isAllowedAddress'>): Dispatchers {
  const isAllowed = options.isAllowedAddress ?? isPublicAddress;
  const proxy = options.feedsProxy === undefined ? undefined : new URL(options.feedsProxy);
  const names = createNameResolver();
  const agent = new Agent({
    connect: {
      timeout: CONNECT_TIMEOUT_MS,
      lookup: proxy === undefined ? guardedLookup(names, isAllowed) : machineLookup(names),
    },
    // The exchange's own timer covers headers and body; undici's are coarse.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  return {
    route(url) {
      if (url.protocol !== 'https:' && url.protocol !== 'http:') {
        return { status: 'refused', reason: `${url.protocol} is not fetched` };
      }
      // A literal address is connected to without a lookup, so it is checked here; a proxy is not sent there either.
      const literal = url.hostname.replace(/^\[|\]$/g, '');
      if (isIP(literal) !== 0 && !isAllowed(literal)) {
        return { status: 'refused', reason: `${url.hostname} is not a public address` };
      }
      const path = `${url.pathname}${url.search}`;
      if (proxy !== undefined) {
        const prefix = proxy.pathname.replace(/\/+$/, '');
        return { status: 'open', dispatcher: agent, origin: proxy.origin, path: `${prefix}/${url.host}${path}` };
      }
      return { status: 'open', dispatcher: agent, origin: url.origin, path };
    },
    close() {
      names.close();
      return agent.destroy();
    },
  };
}
