import type { HandlerContext, HandlerResult } from '../contract/conventions/handler.ts';
import type { MaybePromise } from '../contract/conventions/maybe-promise.ts';
import type { Endpoint } from '../contract/conventions/operation.ts';
import { ENDPOINT_NAMES, ENDPOINTS, type EndpointName, type HandlerMap, type Inputs } from '../contract/endpoints.ts';
import { inputValidator, type Validated } from './input-validator.ts';

/** A handler with its validated input inside. */
export type PreparedCall = (context: HandlerContext) => MaybePromise<HandlerResult<unknown>>;

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

export function routeTable(handlers: HandlerMap): RouteTable {
  const table = new Map<string, Map<string, Route>>();
  for (const name of ENDPOINT_NAMES) {
    const route = routeOf(name, handlers);
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

/** One endpoint with its validator and handler. */
export function routeOf<Name extends EndpointName>(name: Name, handlers: Pick<HandlerMap, Name>): Route {
  const endpoint: Endpoint = ENDPOINTS[name];
  const validate = inputValidator<Inputs[Name]>(endpoint);
  const handler: Pick<HandlerMap, Name>[Name] = handlers[name];
  return {
    name,
    endpoint,
    prepare: (raw) => {
      const validated = validate(raw);
      return validated.ok ? { ok: true, input: (context) => handler(validated.input, context) } : validated;
    },
  };
}
