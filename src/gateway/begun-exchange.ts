import type { Exchange, GatewayRequest } from './exchange.ts';

/** A class, not a literal: an instance has room in itself for the facts that the stages add. */
export class BegunExchange implements Exchange {
  readonly request: GatewayRequest;
  readonly trace: Exchange['trace'];
  readonly startedAt: number;
  readonly receivedAt: number;
  readonly notes = emptyNotes();

  constructor({ request, trace, startedAt, receivedAt }: Omit<Exchange, 'notes'>) {
    this.request = request;
    this.trace = trace;
    this.startedAt = startedAt;
    this.receivedAt = receivedAt;
  }
}

const emptyNotes = (): Exchange['notes'] => ({
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
