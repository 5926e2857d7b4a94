import { IDEMPOTENCY_HEADER } from '../../contract/conventions/headers.ts';
import { CONTINUE, type Exchange, fail, type Stage, type Step, settled } from '../exchange.ts';
import { allowedMethods } from '../routes.ts';

/** How long a page may keep a preflight answer, in seconds; browsers cap it at 2 h. */
const PREFLIGHT_MAX_AGE = 600;

/** Finds the endpoint for the method; answers `OPTIONS` itself, before any credential is asked for. */
export function methodStage(credentialHeaders: readonly string[]): Stage {
  const allowedHeaders = [
    ...credentialHeaders,
    'Authorization',
    'Content-Type',
    'If-None-Match',
    IDEMPOTENCY_HEADER,
    'traceparent',
    'tracestate',
  ];
  return {
    name: 'method',
    run: (exchange) => {
      const routes = settled(exchange.routes, 'the path');
      const { method } = exchange.request;
      if (method === 'OPTIONS') return options(exchange, allowedMethods(routes), allowedHeaders);
      const route = routes.get(method === 'HEAD' ? 'GET' : method);
      if (route === undefined) return fail({ code: 'method_not_allowed', allow: allowedMethods(routes) });
      exchange.route = route;
      return CONTINUE;
    },
  };
}

function options(exchange: Exchange, methods: readonly string[], allowedHeaders: readonly string[]): Step {
  const { headers } = exchange.request;
  const isPreflight = headers.all('origin').length > 0 && headers.all('access-control-request-method').length > 0;
  const preflight: [string, string][] = [
    ['Access-Control-Allow-Methods', methods.join(', ')],
    ['Access-Control-Allow-Headers', allowedHeaders.join(', ')],
    ['Access-Control-Max-Age', String(PREFLIGHT_MAX_AGE)],
  ];
  return {
    kind: 'answer',
    answer: {
      status: 204,
      headers: [['Allow', methods.join(', ')], ...(isPreflight ? preflight : [])],
      pieces: [],
    },
  };
}
