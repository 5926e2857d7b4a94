import type { HeaderLines } from './header-lines.ts';

/** Where our own pages are served: what decides whether a cookie counts and which origin is ours (CONSOLE.md §4). */
export interface OwnSite {
  /** The secret of the session cookie; undefined without one, or where the request may come from a page of another site. */
  sessionIn(headers: HeaderLines): string | undefined;
  /** The origin of our page that the request's `Host` names; undefined for a name that is not ours. */
  originOf(headers: HeaderLines): string | undefined;
  /** Whether the request's one `Origin` is that of the page's own host. */
  isOwnOrigin(headers: HeaderLines): boolean;
  /** The `Set-Cookie` of a session, or of its end where `secret` is empty. */
  cookie(headers: HeaderLines, secret: string): string;
}

/** Seven days: the store ends a session earlier. */
const MAX_AGE_SECONDS = 604_800;
const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];

/**
 * @param port that we listen on; undefined before we do
 * @param publicUrl origin under which a proxy serves us, such as `https://barograph.example`
 */
export function createOwnSite(port: () => number | undefined, publicUrl?: string): OwnSite {
  const outside = publicUrl === undefined ? undefined : new URL(publicUrl);
  return {
    sessionIn(headers) {
      const origin = originOf(headers);
      const [site = 'none', ...more] = headers.all('sec-fetch-site');
      if (origin === undefined || more.length > 0 || !['same-origin', 'none'].includes(site)) return undefined;
      return cookieNamed(headers, nameOf(origin));
    },
    originOf: (headers) => originOf(headers)?.origin,
    isOwnOrigin(headers) {
      const origins = headers.all('origin');
      return origins.length === 1 && origins[0] === originOf(headers)?.origin;
    },
    cookie(headers, secret) {
      const origin = originOf(headers);
      const name = origin === undefined ? 'barograph' : nameOf(origin);
      const life = `; Path=/; HttpOnly; SameSite=Strict; Max-Age=${secret === '' ? 0 : MAX_AGE_SECONDS}`;
      return `${name}=${secret}${life}${origin?.protocol === 'https:' ? '; Secure' : ''}`;
    },
  };

  function originOf(headers: HeaderLines): URL | undefined {
    const [host = '', ...more] = headers.all('host').map((name) => name.toLowerCase());
    if (more.length > 0) return undefined;
    if (outside !== undefined && host === outside.host) return outside;
    const own = port();
    const isLoopback = LOOPBACK.some((name) => host === (own === 80 ? name : `${name}:${own}`));
    return own !== undefined && isLoopback ? new URL(`http://${host}`) : undefined;
  }
}

/** A cookie belongs to a host, not to a port: two of our processes on one machine have two names. */
const nameOf = ({ protocol, port }: URL): string =>
  protocol === 'https:' ? '__Host-barograph' : `barograph-${port === '' ? '80' : port}`;

/** Undefined where the cookie is absent, empty or there twice. */
function cookieNamed(headers: HeaderLines, name: string): string | undefined {
  const values = headers
    .all('cookie')
    .flatMap((line) => line.split(';'))
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));
  return values.length === 1 && values[0] !== '' ? values[0] : undefined;
}
