/** Who sent a request, once a credential was verified. */
export interface Caller {
  readonly accountId: string;
  /** How the caller proved who it is; a visitor of the public console proved nothing, and a link opens feeds alone. */
  readonly scheme: 'key' | 'token' | 'session' | 'visitor' | 'link';
  /** The public id of the key, of a session's key too, the token's subject, or the id of the link; safe to log. */
  readonly credentialId: string;
  readonly scopes: readonly string[];
  /** Of a session alone: which of those that its key began. It opens nothing. */
  readonly sessionId?: string;
  /** Of a session alone: when it ends unless it is used again, epoch ms. */
  readonly sessionEndsAt?: number;
}

/** The scope that opens operator endpoints and the operator part of `/api/health`. */
export const OPERATOR_SCOPE = 'operator';

/** Whether it is a visitor of the public console, who sees figures alone of sources that forbid handing on. */
export const isVisitor = (caller: Caller | undefined): boolean => caller?.scheme === 'visitor';

export const isOperator = (caller: Caller | undefined): boolean => caller?.scopes.includes(OPERATOR_SCOPE) ?? false;
