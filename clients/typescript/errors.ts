/** An answer as it came. */
export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** What every error of the client is; alone: the service answered something that is no answer of its own. */
export class BarographError extends Error {
  override readonly name: string = 'BarographError';
}

/** The service refused, or failed. */
export class ApiError extends BarographError {
  override readonly name = 'ApiError';
  readonly status: number;
  /** `X-Error-Code`; `unknown` for an answer of something between client and service. */
  readonly code: string;
  /** Quote it when asking for help. */
  readonly requestId: string;
  /** When the service states them. */
  readonly retryAfterSeconds: number | undefined;
  /** JSON, or the text of what is none. */
  readonly body: unknown;

  constructor({ status, headers, bytes }: Reply) {
    const code = headers.get('x-error-code') ?? 'unknown';
    const body = jsonOrText(new TextDecoder().decode(bytes));
    const { message, error, violations } = Object(body);
    const broken = Array.isArray(violations) && violations.map((one) => `${one?.field} ${one?.description}`).join('; ');
    const said = [message, error, broken].find((text) => typeof text === 'string');
    super(`${status} ${code}${said === undefined ? '' : `: ${said}`}`);
    this.status = status;
    this.code = code;
    this.requestId = headers.get('x-request-id') ?? '';
    this.retryAfterSeconds = retryAfterSeconds(headers.get('retry-after'));
    this.body = body;
  }
}

/** No complete answer within the time limit. */
export class TimeoutError extends BarographError {
  override readonly name = 'TimeoutError';

  /** @param ms the limit */
  constructor(ms: number) {
    super(`no answer within ${ms} ms`);
  }
}

/** The service cannot be reached, or the connection was lost; `cause` has why. */
export class ConnectionError extends BarographError {
  override readonly name = 'ConnectionError';

  constructor(cause: unknown) {
    super('the connection failed', { cause });
  }
}

/** Seconds, or a date (RFC 9110, section 10.2.3). */
function retryAfterSeconds(text: string | null): number | undefined {
  if (text === null) return undefined;
  const seconds = /^\d+$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - Date.now()) / 1000);
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
}

function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
