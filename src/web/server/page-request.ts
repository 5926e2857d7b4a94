import type { Headers } from './headers.ts';

/** A request for a page, as the gateway received it. */
export interface PageRequest {
  readonly method: string;
  /** Path and query as sent. */
  readonly target: string;
  /** A request header, by its name in lower case. */
  readonly header: (name: string) => string | undefined;
  /** All lines of a request header, by its name in lower case. */
  readonly headers: (name: string) => readonly string[];
  readonly clientAddress: string;
  readonly signal: AbortSignal;
  /** The body as text; undefined where it is longer than the limit or did not arrive. */
  readonly readBody: (limitBytes: number) => Promise<string | undefined>;
  /** Asks the service as the viewer who sent this request. */
  readonly fetch: typeof globalThis.fetch;
  /** The same for a GET that was answered before; nothing where a success still has this validator. */
  readonly askAgain: (url: string, etag: string) => Promise<Response | undefined>;
}

export interface PageAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Uint8Array;
}

/** How a viewer becomes known; the secrets stay on this side of it. */
export interface SignIn {
  /** Whether a page of ours sent a form. */
  isOwnPage(request: PageRequest): boolean;
  /** @returns the `Set-Cookie` of a new session; undefined for a link that is unknown, spent or expired */
  byLink(request: PageRequest, once: string): Promise<string | undefined>;
  /** @returns the `Set-Cookie` of a new session, or why there is none */
  byKey(
    request: PageRequest,
    key: string,
  ): Promise<{ readonly cookie: string } | { readonly problem: 'wrong' | 'busy' }>;
  /** Ends the viewer's session. @returns the `Set-Cookie` that takes its cookie away; undefined for a wrong form token */
  end(request: PageRequest, token: string): Promise<string | undefined>;
  /** What a form to a path carries; undefined for a viewer without a session. */
  formToken(request: PageRequest, path: string): string | undefined;
  /** Whether a form to a path came from our own page of this session; a viewer without a session needs no token. */
  isOwnForm(request: PageRequest, path: string, token: string): boolean;
}
