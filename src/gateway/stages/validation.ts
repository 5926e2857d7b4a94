import type { Violation } from '../../contract/conventions/failure.ts';
import { CONTINUE, type Exchange, fail, type Stage, type Step, settled } from '../exchange.ts';
import type { Validated } from '../input-validator.ts';
import { readQuery } from '../query-parameters.ts';
import { readJson } from '../read-json.ts';
import type { PreparedCall, Route } from '../routes.ts';

/** Reads query or body by the endpoint's schema and lists every broken rule. */
export const validationStage: Stage = {
  name: 'validation',
  run: (exchange) => {
    const route = settled(exchange.route, 'the endpoint');
    return route.endpoint.method === 'GET' ? fromQuery(exchange, route) : fromBody(exchange, route);
  },
};

/** Query strings that were read lately, so that what is asked again and again is read once. */
const REMEMBERED = 2_000;
/** Longer ones are not worth their place. */
const MAX_REMEMBERED = 500;

interface ReadQuery {
  readonly jmespath: string | undefined;
  readonly prepared: Validated<PreparedCall>;
}

const remembered = new WeakMap<Route, Map<string, ReadQuery>>();

function fromQuery(exchange: Exchange, route: Route): Step {
  const { jmespath, prepared } = readOnce(settled(exchange.query, 'the query'), route);
  if (jmespath !== undefined) exchange.jmespath = jmespath;
  return prepare(exchange, prepared);
}

function readOnce(query: string, route: Route): ReadQuery {
  const known = remembered.get(route) ?? new Map<string, ReadQuery>();
  const found = known.get(query);
  if (found !== undefined) return found;
  const { input, jmespath, violations } = readQuery(query, route.endpoint);
  const read = { jmespath, prepared: withViolations(route.prepare(input), violations) };
  if (query.length <= MAX_REMEMBERED) {
    const [oldest] = known.keys();
    if (known.size >= REMEMBERED && oldest !== undefined) known.delete(oldest);
    remembered.set(route, known.set(query, read));
  }
  return read;
}

/** Longer bodies are read anew every time: each connection keeps one. */
const MAX_KEPT_BODY = 4_096;

function fromBody(exchange: Exchange, route: Route): Step {
  const bytes = settled(exchange.body, 'the body');
  const { memory } = exchange.request;
  const kept = memory?.body;
  if (kept !== undefined && Buffer.compare(kept.bytes, bytes) === 0) return prepare(exchange, kept.prepared);
  const prepared = readBody(bytes, route);
  if (memory !== undefined && bytes.length <= MAX_KEPT_BODY) memory.body = { bytes, prepared };
  return prepare(exchange, prepared);
}

function readBody(bytes: Uint8Array, route: Route): Validated<PreparedCall> {
  const read = readJson(bytes);
  return read.ok
    ? route.prepare(read.value)
    : { ok: false, violations: [{ field: 'body', description: read.problem }] };
}

function prepare(exchange: Exchange, prepared: Validated<PreparedCall>): Step {
  if (!prepared.ok) return refused(prepared.violations);
  exchange.call = prepared.input;
  return CONTINUE;
}

function withViolations(prepared: Validated<PreparedCall>, violations: readonly Violation[]): Validated<PreparedCall> {
  if (violations.length === 0) return prepared;
  return { ok: false, violations: prepared.ok ? violations : [...violations, ...prepared.violations] };
}

const refused = (violations: readonly Violation[]): Step => fail({ code: 'validation_failed', violations });
