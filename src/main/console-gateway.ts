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
        fetch: (input, init) => ask(request, { ...visit(), asked: new Request(input, init) }),
        askAgain: (url, etag) => askAgain(request, { ...visit(), url, etag }),
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

  async function ask(viewer: GatewayRequest, { asked, visit }: Visit & { readonly asked: Request }): Promise<Response> {
    const sent = ['accept', 'content-type', 'x-service-key'].flatMap((name) => {
      const value = asked.headers.get(name);
      return value === null || value === '' ? [] : [[name, value] as const];
    });
    const origin = ownSite.originOf(viewer.headers);
    const { method, url, signal } = asked;
    const readBody = async () => new Uint8Array(await asked.arrayBuffer());
    return responseOf(
      await gateway.answer(new ViewerRequest(viewer, { method, url, sent, origin, visit, signal, readBody })),
    );
  }

  async function askAgain(
    viewer: GatewayRequest,
    { url, etag, visit }: Visit & { readonly url: string; readonly etag: string },
  ): Promise<Response | undefined> {
    const sent = [['accept', 'application/json'] as const, ['if-none-match', etag] as const];
    const answer = await gateway.answer(new ViewerRequest(viewer, { method: 'GET', url, sent, visit }));
    return answer.status === 304 ? undefined : responseOf(answer);
  }
}

function responseOf({ status, headers, pieces }: Answer): Response {
  const isEmpty = status === 204 || status === 304;
  return new Response(isEmpty ? null : Buffer.concat(pieces), {
    status,
    headers: headers.map(([name, value]): [string, string] => [name, value]),
  });
}

async function bodyText(request: GatewayRequest, limitBytes: number): Promise<string | undefined> {
  const body = await request.readBody(limitBytes);
  return body.status === 'read' ? new TextDecoder().decode(body.bytes) : undefined;
}

interface Visit {
  /** In the public console: whether it is the first that the page asks. */
  readonly visit?: 'page' | 'part' | undefined;
}

interface AskedOf extends Visit {
  readonly method: string;
  readonly url: string;
  /** What the page itself states. */
  readonly sent: readonly (readonly [name: string, value: string])[];
  /** Of our pages; undefined where the viewer calls us by another name. */
  readonly origin?: string | undefined;
  readonly signal?: AbortSignal;
  readonly readBody?: () => Promise<Uint8Array>;
}

/** What a page asks the service, as the viewer. */
class ViewerRequest implements GatewayRequest {
  readonly requestId = randomUUID();
  readonly method: string;
  readonly target: string;
  readonly headers: HeaderLines;
  readonly clientAddress: string;
  readonly visit?: 'page' | 'part';
  readonly #viewer: GatewayRequest;
  readonly #asked: AbortSignal | undefined;
  readonly #readBody: (() => Promise<Uint8Array>) | undefined;
  #signal: AbortSignal | undefined;

  constructor(viewer: GatewayRequest, { method, url, sent, origin, visit, signal, readBody }: AskedOf) {
    if (visit !== undefined) this.visit = visit;
    this.#viewer = viewer;
    this.#readBody = readBody;
    this.method = method;
    const { pathname, search } = new URL(url);
    this.target = `${pathname}${search}`;
    this.clientAddress = viewer.clientAddress;
    this.#asked = signal;
    const isOther = sent.some(([name]) => name === 'x-service-key');
    const own = isOther
      ? []
      : IDENTITY.flatMap((name) => viewer.headers.all(name).map((value) => [name, value] as const));
    // The page itself asks, which took a form only from its own viewer.
    const from = origin === undefined || method === 'GET' ? [] : [['origin', origin] as const];
    this.headers = new HeaderLines([...own, ...sent, ...from]);
  }

  /** One for each: a page asks many things together, and a signal with many listeners warns of a leak. */
  get signal(): AbortSignal {
    this.#signal ??= AbortSignal.any([this.#viewer.signal, ...(this.#asked === undefined ? [] : [this.#asked])]);
    return this.#signal;
  }

  get isGone(): boolean {
    return this.#viewer.isGone;
  }

  async readBody(limitBytes: number): Promise<BodyRead> {
    const bytes = (await this.#readBody?.()) ?? new Uint8Array();
    return bytes.length > limitBytes ? { status: 'too_large' } : { status: 'read', bytes };
  }
}
