import { LruCache } from '../../concurrency/lru-cache.ts';
import type { Violation } from '../../contract/conventions/failure.ts';
import type { ListFormat } from '../../contract/records/list-formats.ts';
import type { Validated } from '../input-validator.ts';
import { fail, pass, type Stage, type Step } from '../pipeline-builder.ts';
import { readQuery } from '../query-parameters.ts';
import { readJson } from '../read-json.ts';
import type { PreparedCall, Route } from '../routes.ts';
import type { Matched } from './method.ts';
import type { WithBody } from './read-body.ts';
import type { ReadQuery, Routed } from './route.ts';

export interface Prepared {
  /** The operation with its validated input. */
  readonly call: PreparedCall;
  readonly jmespath: string | undefined;
  /** The form that the caller names. */
  readonly format: ListFormat | undefined;
}

type Needed = Routed & Matched & WithBody;

/** Reads query or body by the endpoint's schema and lists every broken rule. */
export const validationStage: Stage<Needed, Prepared> = {
  name: 'validation',
  run: (exchange) => (exchange.route.endpoint.method === 'GET' ? fromQuery(exchange) : fromBody(exchange)),
};

function fromQuery({ parsed, route }: Needed): Step<Prepared> {
  parsed.read ??= read(parsed.query, route);
  return settle(parsed.read);
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
  if (body.length > MAX_BODY_BYTES) return settle(readBody(body, route));
  const cache = bodies.get(route) ?? new LruCache<string, ReadQuery>({ maxWeight: MAX_BODIES_BYTES });
  bodies.set(route, cache);
  const text = Buffer.from(body.buffer, body.byteOffset, body.length).toString('latin1');
  const known = cache.get(text) ?? readBody(body, route);
  cache.set(text, known, { weight: body.length + 1 });
  return settle(known);
}

function readBody(bytes: Uint8Array, route: Route): ReadQuery {
  const json = readJson(bytes);
  const prepared = json.ok
    ? route.prepare(json.value)
    : { ok: false as const, violations: [{ field: 'body', description: json.problem }] };
  return { jmespath: undefined, format: undefined, prepared };
}

function settle({ jmespath, format, prepared }: ReadQuery): Step<Prepared> {
  return prepared.ok
    ? pass({ call: prepared.input, jmespath, format })
    : fail({ code: 'validation_failed', violations: prepared.violations });
}

function withViolations(prepared: Validated<PreparedCall>, violations: readonly Violation[]): Validated<PreparedCall> {
  if (violations.length === 0) return prepared;
  return { ok: false, violations: prepared.ok ? violations : [...violations, ...prepared.violations] };
}
