import type { Caller } from '../contract/conventions/caller.ts';
import type { TraceContext } from '../contract/conventions/trace-context.ts';
import { type BodyRead, type Exchange, type GatewayRequest, settled } from './exchange.ts';
import { HeaderLines } from './header-lines.ts';
import type { RequestMemory } from './learnt-request.ts';

const NO_HEADERS = new HeaderLines([]);

/** A batched operation: a GET of the same caller, with no header of the envelope but its identity. */
export class BatchedRequest implements GatewayRequest {
  readonly requestId: string;
  readonly method = 'GET';
  readonly target: string;
  readonly headers = NO_HEADERS;
  readonly clientAddress: string;
  readonly batchCaller: Caller;
  readonly batchTrace: TraceContext | undefined;
  readonly memory: RequestMemory;
  readonly #signal: () => AbortSignal;

  constructor({ request, caller, trace }: Exchange, target: string, signal: () => AbortSignal) {
    this.requestId = request.requestId;
    this.target = target;
    this.clientAddress = request.clientAddress;
    this.batchCaller = settled(caller, 'the caller of the batch');
    this.batchTrace = trace;
    // A trace is told of in every answer anew.
    const isKept = trace === undefined && request.memory !== undefined;
    this.memory = isKept ? memoryOf(this.batchCaller, target) : {};
    this.#signal = signal;
  }

  get signal(): AbortSignal {
    return this.#signal();
  }

  get isGone(): boolean {
    return this.#signal().aborted;
  }

  readBody(): BodyRead {
    return { status: 'read', bytes: new Uint8Array() };
  }
}

/** Targets of a caller that are kept: a dashboard asks for the same few again and again. */
const KEPT_TARGETS = 64;
const MAX_TARGET = 500;
const memories = new WeakMap<Caller, Map<string, RequestMemory>>();

/** What is kept of an operation: its bytes are target and caller, and nothing else. */
function memoryOf(caller: Caller, target: string): RequestMemory {
  if (target.length > MAX_TARGET) return {};
  const known = memories.get(caller) ?? new Map<string, RequestMemory>();
  const found = known.get(target);
  if (found !== undefined) return found;
  const [oldest] = known.keys();
  if (known.size >= KEPT_TARGETS && oldest !== undefined) known.delete(oldest);
  const memory: RequestMemory = {};
  memories.set(caller, known.set(target, memory));
  return memory;
}
