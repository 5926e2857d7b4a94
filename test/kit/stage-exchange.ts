import type { Caller } from '../../src/contract/conventions/caller.ts';
import type { Endpoint } from '../../src/contract/conventions/operation.ts';
import type { AnswerNotes, Exchange, GatewayRequest } from '../../src/gateway/exchange.ts';
import { HeaderLines } from '../../src/gateway/header-lines.ts';
import type { Metered } from '../../src/gateway/rates/rate-headers.ts';
import type { Route } from '../../src/gateway/routes.ts';
import type { EntitlementVerdict } from '../../src/ports/credentials.ts';

/** What may differ between two exchanges; by default an anonymous GET of a public endpoint. */
export interface ExchangeChanges {
  readonly endpoint?: Partial<Endpoint>;
  readonly request?: Partial<GatewayRequest>;
  readonly notes?: Partial<AnswerNotes>;
  readonly caller?: Caller;
  readonly entitlement?: EntitlementVerdict;
  readonly counted?: Metered;
  readonly body?: string;
}

/** A caller with a key, of the account `acme` unless changed. */
export const keyCaller = (changes: Partial<Caller> = {}): Caller => ({
  accountId: 'acme',
  scheme: 'key',
  credentialId: 'abcdefgh',
  scopes: [],
  ...changes,
});

/** The facts that a stage of the gateway is given, without a gateway. */
export function stageExchange(changes: ExchangeChanges = {}) {
  const { caller, entitlement, counted } = changes;
  const route: Route = {
    name: 'getRegionalSnapshot',
    endpoint: { ...ENDPOINT, ...changes.endpoint },
    prepare: () => ({ ok: false, violations: [] }),
  };
  const exchange: Exchange = {
    request: { ...REQUEST, ...changes.request },
    trace: undefined,
    startedAt: 0,
    receivedAt: 0,
    notes: { ...emptyNotes(), ...changes.notes },
  };
  return { ...exchange, route, caller, entitlement, counted, body: Buffer.from(changes.body ?? '') };
}

const ENDPOINT: Endpoint = {
  operationId: 'GetThing',
  method: 'GET',
  path: '/api/things/v1/get-thing',
  group: 'things',
  summary: '',
  description: '',
  gate: 'public',
  input: {},
  response: {},
  successStatus: 200,
  answersSecret: false,
  responseType: 'application/json',
  streams: false,
  isLive: false,
  hasDocuments: false,
  acceptsJmespath: false,
  idempotent: false,
  requestCost: 1,
  modelCost: 0,
  bodyLimitBytes: 0,
  isRanged: false,
  conditional: false,
  successHeaders: [],
  failures: [],
};

const REQUEST: GatewayRequest = {
  requestId: 'request-1',
  method: 'GET',
  target: ENDPOINT.path,
  headers: new HeaderLines([]),
  clientAddress: '192.0.2.1',
  signal: new AbortController().signal,
  isGone: false,
  readBody: () => ({ status: 'read', bytes: new Uint8Array() }),
};

const emptyNotes = (): AnswerNotes => ({
  headers: [],
  vary: [],
  onResponse: [],
  route: undefined,
  caller: undefined,
  tier: undefined,
  metered: undefined,
  isDegraded: false,
  idempotency: undefined,
  ran: undefined,
});
