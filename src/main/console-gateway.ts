import { randomUUID } from 'node:crypto';
import { isEventFeed } from '../contract/platform/event-feeds.ts';
import type { Gateway } from '../gateway/create-gateway.ts';
import type { Answer, BodyRead, GatewayRequest } from '../gateway/exchange.ts';
import { HeaderLines } from '../gateway/header-lines.ts';
import type { OwnSite } from '../gateway/own-site.ts';
import type { Console } from '../web/server/create-console.tsx';

/** Headers of a page's request that say who the viewer is; what the page asks carries them, or a key that it was given. */
const IDENTITY = ['cookie', 'authorization', 'x-service-key', 'x-api-key', 'host', 'sec-fetch-site', 'user-agent'];

interface ConsoleParts {
  readonly pages: Console;
  readonly ownSite: Pick<OwnSite, 'originOf'>;
  /** Whether pages are shown to viewers without a credential (CONSOLE_PUBLIC). */
  readonly isPublic: boolean;
  readonly onError: (error: unknown, requestId: string) => void;
}

/**
 * The gateway with the pages of the console in front. What a page asks goes through the gateway as the viewer's own request:
 * the same credentials, plan, limits and log.
 */
export function withConsole(gateway: Gateway, { pages, ownSite, isPublic, onError }: ConsoleParts): Gateway {
  return {
    refuse: gateway.refuse,
    answer: (request) => (isPage(request) ? pageOf(request) : gateway.answer(request)),
  };

  function isPage({ target }: GatewayRequest): boolean {
    return pages.owns(target) && !isEventFeed(target);
  }

  async function pageOf(request: GatewayRequest): Promise<Answer> {
    let asked = 0;
    const visit = () => {
      asked += 1;
      return isPublic ? { visit: asked === 1 ? ('page' as const) : ('part' as const) } : {};
    };
    try {
      const { status, headers, body } = await pages.answer({
        method: request.method,
        target: request.target,
        header: (name) => request.headers.list(name),
        headers: (name) => request.headers.all(name),
        clientAddress: request.clientAddress,
        signal: request.signal,
        readBody: (limitBytes) => bodyText(request, limitBytes),
        fetch: (input, init) => ask(request, { asked: new Request(input, init), ...visit() }),
      });
      return {
        status,
        headers: [...headers, ['X-Content-Type-Options', 'nosniff'], ['X-Request-Id', request.requestId]],
        pieces: request.method === 'HEAD' || status === 304 ? [] : [body],
      };
    } catch (error) {
      onError(error, request.requestId);
      return gateway.refuse({ code: 'internal' }, request);
    }
  }

  async function ask(viewer: GatewayRequest, page: Pick<AskedOf, 'asked' | 'visit'>): Promise<Response> {
    const { pathname, search } = new URL(page.asked.url);
    const answer = await gateway.answer(
      new ViewerRequest(viewer, { ...page, target: `${pathname}${search}`, origin: ownSite.originOf(viewer.headers) }),
    );
    const bytes = Buffer.concat(answer.pieces);
    const isEmpty = answer.status === 204 || answer.status === 304;
    return new Response(isEmpty ? null : bytes, {
      status: answer.status,
      headers: answer.headers.map(([name, value]): [string, string] => [name, value]),
    });
  }
}

async function bodyText(request: GatewayRequest, limitBytes: number): Promise<string | undefined> {
  const body = await request.readBody(limitBytes);
  return body.status === 'read' ? new TextDecoder().decode(body.bytes) : undefined;
}

interface AskedOf {
  readonly asked: Request;
  /** In the public console: whether it is the first that the page asks. */
  readonly visit?: 'page' | 'part';
  /** Path and query. */
  readonly target: string;
  /** Of our pages; undefined where the viewer calls us by another name. */
  readonly origin: string | undefined;
}

/** What a page asks the service, as the viewer. */
class ViewerRequest implements GatewayRequest {
  readonly requestId = randomUUID();
  readonly method: string;
  readonly target: string;
  readonly headers: HeaderLines;
  readonly clientAddress: string;
  /** One for each: a page asks many things together, and a signal with many listeners warns of a leak. */
  readonly signal: AbortSignal;
  readonly #viewer: GatewayRequest;
  readonly #asked: Request;

  readonly visit?: 'page' | 'part';

  constructor(viewer: GatewayRequest, { asked, target, origin, visit }: AskedOf) {
    if (visit !== undefined) this.visit = visit;
    this.#viewer = viewer;
    this.#asked = asked;
    this.method = asked.method;
    this.target = target;
    this.clientAddress = viewer.clientAddress;
    this.signal = AbortSignal.any([viewer.signal, asked.signal]);
    const own = IDENTITY.flatMap((name) => viewer.headers.all(name).map((value) => [name, value] as const));
    const isOther = asked.headers.has('x-service-key') && asked.headers.get('x-service-key') !== '';
    const sent = ['accept', 'content-type', 'x-service-key'].flatMap((name) => {
      const value = asked.headers.get(name);
      return value === null || value === '' ? [] : [[name, value] as const];
    });
    // The page itself asks, which took a form only from its own viewer.
    const from = origin === undefined || asked.method === 'GET' ? [] : [['origin', origin] as const];
    this.headers = new HeaderLines([...(isOther ? [] : own), ...sent, ...from]);
  }

  get isGone(): boolean {
    return this.#viewer.isGone;
  }

  async readBody(limitBytes: number): Promise<BodyRead> {
    const bytes = new Uint8Array(await this.#asked.arrayBuffer());
    return bytes.length > limitBytes ? { status: 'too_large' } : { status: 'read', bytes };
  }
}
