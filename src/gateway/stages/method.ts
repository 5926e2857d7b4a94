import { IDEMPOTENCY_HEADER } from '../../contract/conventions/headers.ts';
import type { Exchange, GatewayRequest } from '../exchange.ts';
import { fail, pass, type Stage, type Step } from '../pipeline-builder.ts';
import { allowedMethods, type Route } from '../routes.ts';
import type { Routed } from './route.ts';

export interface Matched {
  readonly route: Route;
}

type Needed = Exchange & Routed;

/** How long a page may keep a preflight answer, in seconds; browsers cap it at 2 h. */
const PREFLIGHT_MAX_AGE = 600;

/** Finds the endpoint for the method; answers `OPTIONS` itself, before any credential is asked for. */
export function methodStage(credentialHeaders: readonly string[]): Stage<Needed, Matched> {
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
    run: ({ request, notes, parsed: { routes } }) => {
      const { method } = request;
      if (method === 'OPTIONS') return options(request, allowedMethods(routes), allowedHeaders);
      const route = routes.get(method === 'HEAD' ? 'GET' : method);
      if (route === undefined) return fail({ code: 'method_not_allowed', allow: allowedMethods(routes) });
      notes.route = route;
      return pass({ route });
    },
  };
}

function options(
  { headers }: GatewayRequest,
  methods: readonly string[],
  allowedHeaders: readonly string[],
): Step<Matched> {
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
