/**
 * - `unavailable`: the database or its owner cannot be reached; the same call may succeed later
 * - `timeout`: a statement, a transaction or a wait exceeded its limit
 * - `closed`: the caller closed this client
 * - `rejected`: the database refused the statement; `sqlState` says why
 */
export type StoreFailureKind = 'unavailable' | 'timeout' | 'closed' | 'rejected';

/** Why a call to a store failed. */
export class StoreFailure extends Error {
  readonly kind: StoreFailureKind;
  /** Five characters, PostgreSQL documentation appendix A. */
  readonly sqlState: string | undefined;

  constructor(kind: StoreFailureKind, message: string, sqlState?: string) {
    super(message);
    this.name = 'StoreFailure';
    this.kind = kind;
    this.sqlState = sqlState;
  }
}

/** Names the failure behind whatever a driver threw. */
export function storeFailureOf(error: unknown): StoreFailure {
  if (error instanceof StoreFailure) return error;
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (typeof code === 'string' && SQL_STATE.test(code)) return new StoreFailure(kindOf(code), message, code);
  return new StoreFailure(message === DRIVER_TIMEOUT ? 'timeout' : 'unavailable', message);
}

const SQL_STATE = /^[0-9A-Z]{5}$/;
/** What the driver says when its own read timer ends a query; it carries no code. */
const DRIVER_TIMEOUT = 'Query read timeout';

function kindOf(sqlState: string): StoreFailureKind {
  if (sqlState === '57014' || sqlState === '25P03' || sqlState === '55P03') return 'timeout';
  // Connection exceptions, too few resources (connections, disk, memory), errors of its disk, going down or coming up.
  return /^(08|53|58|57P0)/.test(sqlState) ? 'unavailable' : 'rejected';
}
