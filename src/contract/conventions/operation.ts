import type { TSchema } from 'typebox';
import type { FailureCode, Violation } from './failure.ts';
import type { ResponseHeaderName } from './headers.ts';
import type { ShownObservations } from './shown-observations.ts';
import type { ShownRecords } from './shown-records.ts';

/**
 * `public`: anyone; `key`: every verified credential; `pro`: an active subscription of tier 1 or above; `operator`: a
 * credential with the operator scope.
 */
export type Gate = 'public' | 'key' | 'pro' | 'operator';

/** One path that answers: an operation of the catalogue or a platform endpoint. */
export interface Endpoint {
  /** Name in the OpenAPI bundle and in the log, e.g. `GetRegionalSnapshot`. */
  readonly operationId: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly group: string;
  readonly summary: string;
  readonly description: string;
  readonly gate: Gate;
  /** Query parameters of a GET, JSON body of a POST: a closed object schema. */
  readonly input: TSchema;
  readonly response: TSchema;
  /** Of an answer that is no failure: 201 where it makes something, 202 where the work is only accepted. */
  readonly successStatus: 200 | 201 | 202;
  /** Whether its answer holds a secret: one that is kept for replay lies sealed. */
  readonly answersSecret: boolean;
  /** `application/json` unless stated. */
  readonly responseType: string;
  /** Whether a caller may have the answer as server-sent events, the last of which is the same JSON. */
  readonly streams: boolean;
  /** Data of one of the events before the last, as described; that of a model's answer unless stated. */
  readonly exampleProgress?: Readonly<Record<string, string>>;
  /** Whether its stream of server-sent events stays open and has no last event; such a one is not part of a batch. */
  readonly isLive: boolean;
  /** Whether a caller may have the answer as a document for people: Markdown, or a page that prints. */
  readonly hasDocuments: boolean;
  readonly acceptsJmespath: boolean;
  /** Whether `Idempotency-Key` is honoured. */
  readonly idempotent: boolean;
  /** What a call counts against the request rate; a batch envelope counts nothing, each of its operations one. */
  readonly requestCost: 0 | 1;
  /** What a call counts against the plan's model runs of the day, when a model runs. */
  readonly modelCost: 0 | 1;
  /** Calls that one account, or one client address without an account, has in a UTC day; absent where the plan alone decides. */
  readonly callsPerUtcDay?: number;
  /** Largest request body in bytes; 0 for a GET. */
  readonly bodyLimitBytes: number;
  /** Whether a part of the answer can be asked for by `Range`. */
  readonly isRanged: boolean;
  /** Whether a 200 carries validators, so that a 304 can answer. */
  readonly conditional: boolean;
  /** Headers of a 200 beyond the common ones. */
  readonly successHeaders: readonly ResponseHeaderName[];
  /** Failures of the handler itself, beyond those of the gateway. */
  readonly failures: readonly FailureCode[];
  /** Rules across members that a schema cannot say; gets the input as it arrived, of any shape. */
  readonly check?: (input: unknown) => readonly Violation[];
  /** Of a list: the member of the answer that holds its items, which a caller may have in other forms. */
  readonly listed?: string;
  /** Of a list over records: which, and how it shows them. */
  readonly records?: ShownRecords;
  /** Of a list over observations: which, and how it shows them. */
  readonly observations?: ShownObservations;
  readonly exampleInput?: unknown;
  readonly exampleResponse?: unknown;
}

/** An endpoint of a service: its path is `/api/<service>/v1/<rpc-name>`. */
export interface Operation extends Endpoint {
  readonly service: string;
  readonly rpcName: string;
  /** What a caller may expect and does not get, in a sentence of the catalogue; of a list it is said with what it shows. */
  readonly omits?: string;
  /** What operators alone may do is no operation of a service. */
  readonly gate: Exclude<Gate, 'operator'>;
}

type Defaulted =
  | 'successStatus'
  | 'answersSecret'
  | 'responseType'
  | 'streams'
  | 'isLive'
  | 'hasDocuments'
  | 'acceptsJmespath'
  | 'idempotent'
  | 'requestCost'
  | 'modelCost'
  | 'bodyLimitBytes'
  | 'isRanged'
  | 'conditional'
  | 'successHeaders'
  | 'failures';
type Declared<E extends Endpoint> = Omit<E, Defaulted> & Partial<Pick<E, Defaulted>>;
export type DeclaredEndpoint = Declared<Endpoint>;
export type DeclaredOperation = Omit<Declared<Operation>, 'path' | 'acceptsJmespath' | 'idempotent'>;

/** Completes an endpoint with the defaults of its method. */
export function endpoint<const D extends DeclaredEndpoint>(declared: D) {
  return { ...defaults, ...declared };
}

/** Declares an operation: path, projection and idempotency follow from service, name and method. */
export function operation<const D extends DeclaredOperation>(declared: D) {
  return {
    ...defaults,
    path: `/api/${declared.service}/v1/${declared.rpcName}`,
    acceptsJmespath: declared.method === 'GET',
    idempotent: declared.method === 'POST',
    ...declared,
  };
}

const defaults: Pick<Endpoint, Defaulted> = {
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
  successHeaders: ['Cache-Control'],
  failures: [],
};
