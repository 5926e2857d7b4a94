import { ENDPOINTS } from '../../contract/endpoints.ts';
import { createConsole } from '../server/create-console.tsx';
import type { PageRequest, SignIn } from '../server/page-request.ts';

/** What the contract shows as the answer of every operation, by path. */
export const EXAMPLES: ReadonlyMap<string, unknown> = new Map(
  // Of a path with two methods that of GET, which comes last.
  Object.values(ENDPOINTS)
    .toSorted((a, b) => (a.method < b.method ? 1 : -1))
    .flatMap((endpoint) => ('exampleResponse' in endpoint ? [[endpoint.path, endpoint.exampleResponse] as const] : [])),
);

/** Of a viewer without a session. */
export const signIn: SignIn = {
  isOwnPage: () => true,
  byLink: async () => undefined,
  byKey: async () => ({ problem: 'wrong' }),
  end: async () => undefined,
  formToken: () => undefined,
  isOwnForm: () => true,
};

const pages = createConsole({
  signIn,
  world: 'exercise',
  now: () => Date.UTC(2026, 10, 26),
  mapped: { countryOf: () => undefined, small: [] },
  compressed: new Map(),
  made: { get: () => undefined, set: () => undefined },
});

/** An answer of the service to a view: of a path and its query, undefined for the example of the contract. */
export type Service = (path: string, query: URLSearchParams, body?: unknown) => unknown;

/**
 * Shows a page of the console over a service that answers the examples of the contract unless `service` gives another.
 * @param form sent by POST where it is given
 */
export async function askConsole(
  target: string,
  service: Service = () => undefined,
  form?: Readonly<Record<string, string>>,
) {
  const request: PageRequest = {
    method: form === undefined ? 'GET' : 'POST',
    target,
    header: () => undefined,
    headers: () => [],
    clientAddress: '127.0.0.1',
    readBody: async () => String(new URLSearchParams(form)),
    signal: new AbortController().signal,
    fetch: async (input, init) => {
      const { pathname, searchParams } = new URL(String(input));
      const given = service(pathname, searchParams, init?.body);
      if (given instanceof Response) return given;
      return Response.json(given ?? EXAMPLES.get(pathname));
    },
    askAgain: async () => Promise.reject(new Error('no page is kept here')),
  };
  const { status, headers, body } = await pages.answer(request);
  const html = Buffer.from(body).toString('utf8');
  return { status, html, text: textOf(html), headers: new Map(headers) };
}

/** A refusal as the gateway sends it. */
export const refusal = (status: number, code: string, body: unknown = {}): Response =>
  Response.json(body, { status, headers: { 'X-Error-Code': code, 'X-Request-Id': 'req-1' } });

/** What a reader reads, without marks of the page. */
const textOf = (html: string): string =>
  html
    .replaceAll(/<(style|title)[^>]*>.*?<\/\1>/gs, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
