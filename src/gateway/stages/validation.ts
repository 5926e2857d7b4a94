import type { Violation } from '../../contract/conventions/failure.ts';
import { CONTINUE, type Exchange, fail, type Stage, type Step, settled } from '../exchange.ts';
import { readQuery } from '../query-parameters.ts';
import { readJson } from '../read-json.ts';
import type { Route } from '../routes.ts';

/** Reads query or body by the endpoint's schema and lists every broken rule. */
export const validationStage: Stage = {
  name: 'validation',
  run: (exchange) => {
    const route = settled(exchange.route, 'the endpoint');
    return route.endpoint.method === 'GET' ? fromQuery(exchange, route) : fromBody(exchange, route);
  },
};

function fromQuery(exchange: Exchange, route: Route): Step {
  const read = readQuery(settled(exchange.query, 'the query'), route.endpoint);
  if (read.jmespath !== undefined) exchange.jmespath = read.jmespath;
  return prepare(exchange, route, read.input, read.violations);
}

function fromBody(exchange: Exchange, route: Route): Step {
  const read = readJson(settled(exchange.body, 'the body'));
  if (!read.ok) return refused([{ field: 'body', description: read.problem }]);
  return prepare(exchange, route, read.value, []);
}

// Four things meet here once; the alternative is a type for this one call.
function prepare(exchange: Exchange, route: Route, raw: unknown, violations: readonly Violation[]): Step {
  const prepared = route.prepare(raw);
  const broken = prepared.ok ? violations : [...violations, ...prepared.violations];
  if (broken.length > 0 || !prepared.ok) return refused(broken);
  exchange.call = prepared.input;
  return CONTINUE;
}

const refused = (violations: readonly Violation[]): Step => fail({ code: 'validation_failed', violations });
