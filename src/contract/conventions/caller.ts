/** Who sent a request, once a credential was verified. */
export interface Caller {
  readonly accountId: string;
  /** How the caller proved who it is. */
  readonly scheme: 'key' | 'token' | 'session';
  /** The public id of the key, of a session's key too, or the token's subject; safe to log. */
  readonly credentialId: string;
  readonly scopes: readonly string[];
}

/** The scope that opens operator endpoints and the operator part of `/api/health`. */
export const OPERATOR_SCOPE = 'operator';

export const isOperator = (caller: Caller | undefined): boolean => caller?.scopes.includes(OPERATOR_SCOPE) ?? false;
