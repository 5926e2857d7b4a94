import type { PreparedCall } from '../contract/conventions/handler.ts';
import { chain } from '../contract/conventions/maybe-promise.ts';
import type { Endpoint } from '../contract/conventions/operation.ts';
import { ENDPOINT_NAMES, ENDPOINTS, type EndpointName, type HandlerMap, type Inputs } from '../contract/endpoints.ts';
import { inputValidator, type Validated } from './input-validator.ts';
import type { RecentAnswers } from './recent-answers.ts';

/** One endpoint with its validator and handler. */
export interface Route {
  readonly name: EndpointName;
  readonly endpoint: Endpoint;
  readonly prepare: (raw: unknown) => Validated<PreparedCall>;
}

/** The routes of one path, by method. */
export type PathRoutes = ReadonlyMap<string, Route>;

/** Every path that answers; there is nothing to match but equality. */
export type RouteTable = ReadonlyMap<string, PathRoutes>;

export function routeTable(handlers: HandlerMap, recent: RecentAnswers): RouteTable {
  const table = new Map<string, Map<string, Route>>();
  for (const name of ENDPOINT_NAMES) {
    const route = routeOf(name, handlers, recent);
    const methods = table.get(route.endpoint.path) ?? new Map<string, Route>();
    table.set(route.endpoint.path, methods.set(route.endpoint.method, route));
  }
  return table;
}

/** `Allow` of a path: `HEAD` comes with every `GET`, `OPTIONS` with every path. */
export function allowedMethods(routes: PathRoutes): readonly string[] {
  const methods = [...routes.keys()].flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  return [...methods, 'OPTIONS'];
}

/** One endpoint with its validator and handler. @param recent keeps its answers of the last second where given */
export function routeOf<Name extends EndpointName>(
  name: Name,
  handlers: Pick<HandlerMap, Name>,
  recent?: RecentAnswers,
): Route {
  const endpoint: Endpoint = ENDPOINTS[name];
  const validate = inputValidator<Inputs[Name]>(endpoint);
  const handler: Pick<HandlerMap, Name>[Name] = handlers[name];
  // A handler that takes its input alone answers every caller alike; snapshots have a cache of their own.
  const isShared =
    endpoint.method === 'GET' && endpoint.conditional && handler.length < 2 && name !== 'getRegionalSnapshot';
  return {
    name,
    endpoint,
    prepare: (raw) => {
      const validated = validate(raw);
      if (!validated.ok) return validated;
      const call: PreparedCall = (context) => handler(validated.input, context);
      if (recent === undefined) return { ok: true, input: call };
      if (isShared && !isMoving(validated.input)) return { ok: true, input: recent.shared(call) };
      return { ok: true, input: endpoint.idempotent ? thenForget(call, recent) : call };
    },
  };
}

/** Whether an instant of it is an offset from now, which means another a moment later. */
const isMoving = (input: unknown): boolean =>
  Object.values(Object(input)).some((value) => typeof value === 'string' && value.startsWith('-'));

/** What is sent with an idempotency key may change what is read. */
const thenForget =
  (call: PreparedCall, recent: RecentAnswers): PreparedCall =>
  (context) =>
    chain(call(context), (result) => {
      recent.forget();
      return result;
    });
