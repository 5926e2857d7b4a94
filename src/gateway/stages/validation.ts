import { LruCache } from '../../concurrency/lru-cache.ts';
import type { Violation } from '../../contract/conventions/failure.ts';
import type { PreparedCall } from '../../contract/conventions/handler.ts';
import type { ListFormat } from '../../contract/records/list-formats.ts';
import { listShape } from '../../contract/records/list-shape.ts';
import type { Exchange } from '../exchange.ts';
import { namedFormat } from '../formats/named-format.ts';
import type { Validated } from '../input-validator.ts';
import { fail, pass, type Stage, type Step } from '../pipeline-builder.ts';
import { readQuery } from '../query-parameters.ts';
import { readJson } from '../read-json.ts';
import type { Route } from '../routes.ts';
import type { Matched } from './method.ts';
import type { WithBody } from './read-body.ts';
import type { ReadQuery, Routed } from './route.ts';

export interface Prepared {
  /** The operation with its validated input. */
  readonly call: PreparedCall;
  readonly jmespath: string | undefined;
  /** The form that the caller names: `json` unless it is a list. */
  readonly format: ListFormat;
}

type Needed = Pick<Exchange, 'request'> & Routed & Matched & WithBody;

/** Reads query or body by the endpoint's schema and lists every broken rule. */
export const validationStage: Stage<Needed, Prepared> = {
  name: 'validation',
  run: (exchange) => (exchange.route.endpoint.method === 'GET' ? fromQuery(exchange) : fromBody(exchange)),
};

function fromQuery({ request, parsed, route }: Needed): Step<Prepared> {
  parsed.read ??= read(parsed.query, route);
  const shape = listShape(route.endpoint);
  if (shape === undefined) return settle(parsed.read, 'json');
  const named = namedFormat(request.headers.list('accept'), parsed.read, shape);
  if (named.ok) return settle(parsed.read, named.format);
  const others = parsed.read.prepared.ok ? [] : parsed.read.prepared.violations;
  const violations = others.some(({ field }) => field === 'format') ? others : [...others, named.violation];
  return fail({ code: 'validation_failed', violations });
}

function read(query: string, route: Route): ReadQuery {
  const { input, jmespath, format, violations } = readQuery(query, route.endpoint);
  return { jmespath, format, prepared: withViolations(route.prepare(input), violations) };
}

/** Bodies kept per endpoint, and the longest that is kept, bytes: dashboards send the same batch again and again. */
const MAX_BODIES_BYTES = 262_144;
const MAX_BODY_BYTES = 4_096;

const bodies = new WeakMap<Route, LruCache<string, ReadQuery>>();

function fromBody({ body, route }: Needed): Step<Prepared> {
  if (body.length > MAX_BODY_BYTES) return settle(readBody(body, route), 'json');
  const cache = bodies.get(route) ?? new LruCache<string, ReadQuery>({ maxWeight: MAX_BODIES_BYTES });
  bodies.set(route, cache);
  const text = Buffer.from(body.buffer, body.byteOffset, body.length).toString('latin1');
  const known = cache.get(text);
  if (known !== undefined) return settle(known, 'json');
  const checked = readBody(body, route);
  cache.set(text, checked, { weight: body.length + 1 });
  return settle(checked, 'json');
}

function readBody(bytes: Uint8Array, route: Route): ReadQuery {
  const json = readJson(bytes);
  const prepared = json.ok
    ? route.prepare(json.value)
    : { ok: false as const, violations: [{ field: 'body', description: json.problem }] };
  return { jmespath: undefined, format: undefined, prepared };
}

function settle({ jmespath, prepared }: ReadQuery, format: ListFormat): Step<Prepared> {
  return prepared.ok
    ? pass({ call: prepared.input, jmespath, format })
    : fail({ code: 'validation_failed', violations: prepared.violations });
}

function withViolations(prepared: Validated<PreparedCall>, violations: readonly Violation[]): Validated<PreparedCall> {
  if (violations.length === 0) return prepared;
  return { ok: false, violations: prepared.ok ? violations : [...violations, ...prepared.violations] };
}
