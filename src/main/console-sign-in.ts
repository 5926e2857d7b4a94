import { HeaderLines } from '../gateway/header-lines.ts';
import type { OwnSite } from '../gateway/own-site.ts';
import { parseApiKey } from '../identity/api-key.ts';
import type { Sessions } from '../identity/sessions.ts';
import type { PageRequest, SignIn } from '../web/server/page-request.ts';

interface SignInParts {
  readonly sessions: Sessions;
  readonly ownSite: OwnSite;
}

const SIGN_OUT = '/signout';

/**
 * Sign-in of the console (CONSOLE.md §4): by the one-time link, from this machine alone, or by a key, which the gateway
 * checks and counts like every key.
 */
export function createSignIn({ sessions, ownSite }: SignInParts): SignIn {
  return {
    isOwnPage: (request) => ownSite.isOwnOrigin(linesOf(request)),
    async byLink(request, once) {
      if (!isLoopback(request.clientAddress)) return undefined;
      const secret = await sessions.byLink(once);
      return secret === undefined ? undefined : ownSite.cookie(linesOf(request), secret);
    },
    async byKey(request, key) {
      const publicId = parseApiKey(key.trim())?.publicId;
      const headers = { 'X-Service-Key': key.trim(), Accept: 'application/json' };
      const answer = isHeaderText(key.trim())
        ? await request.fetch('http://console.invalid/api/me', { headers, signal: request.signal })
        : undefined;
      if (answer !== undefined && answer.status !== 200 && answer.status !== 401) return { problem: 'busy' };
      if (answer?.status !== 200 || publicId === undefined) return { problem: 'wrong' };
      return { cookie: ownSite.cookie(linesOf(request), await sessions.begin(publicId)) };
    },
    async end(request, token) {
      const lines = linesOf(request);
      const secret = ownSite.sessionIn(lines);
      if (secret === undefined || !sessions.isFormToken(token, secret, SIGN_OUT)) return undefined;
      await sessions.end(secret);
      return ownSite.cookie(lines, '');
    },
    formToken(request, path) {
      const secret = ownSite.sessionIn(linesOf(request));
      return secret === undefined ? undefined : sessions.formToken(secret, path);
    },
    isOwnForm(request, path, token) {
      const lines = linesOf(request);
      if (!ownSite.isOwnOrigin(lines)) return false;
      const secret = ownSite.sessionIn(lines);
      return secret === undefined || sessions.isFormToken(token, secret, path);
    },
  };
}

const READ = ['host', 'origin', 'cookie', 'sec-fetch-site'];

const linesOf = ({ headers }: Pick<PageRequest, 'headers'>): HeaderLines =>
  new HeaderLines(READ.flatMap((name) => headers(name).map((value) => [name, value] as const)));

const isHeaderText = (text: string): boolean => /^[!-~]{1,200}$/.test(text);

const isLoopback = (address: string): boolean => /^(?:::ffff:)?127\.|^::1$/.test(address);
