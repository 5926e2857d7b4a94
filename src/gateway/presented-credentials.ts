import type { PresentedCredential } from '../ports/credentials.ts';
import type { HeaderLines } from './header-lines.ts';
import type { OwnSite } from './own-site.ts';

export type Presented =
  | { readonly status: 'none' }
  /** A carrier line repeated, two different keys, or an `Authorization` we do not know. */
  | { readonly status: 'ambiguous' | 'invalid' }
  /** One key, one bearer, one session, or one of each. */
  | { readonly status: 'presented'; readonly credentials: readonly PresentedCredential[] };

/**
 * Reads the credentials of a request (CONTRACT.md §2): an empty header counts as absent, a repeated line or two different
 * keys are refused, the bearer scheme is case-insensitive.
 * @param keyHeaders every header name that may carry a key, in lower case
 * @param ownSite reads the session of a browser; without it there are none
 */
export function presentedCredentials(
  headers: HeaderLines,
  keyHeaders: readonly string[],
  ownSite?: Pick<OwnSite, 'sessionIn'>,
): Presented {
  let key = '';
  let isTwofold = headers.all('authorization').length > 1;
  for (const name of keyHeaders) {
    const lines = headers.all(name);
    const [line = ''] = lines;
    if (lines.length > 1 || (line !== '' && key !== '' && line !== key)) isTwofold = true;
    if (line !== '') key = line;
  }
  if (isTwofold) return { status: 'ambiguous' };
  const credentials: PresentedCredential[] = key === '' ? [] : [{ kind: 'key', text: key }];
  const [authorization = ''] = headers.all('authorization');
  if (authorization !== '') {
    const token = /^bearer +(\S+)$/i.exec(authorization)?.[1];
    if (token === undefined) return { status: 'invalid' };
    credentials.push({ kind: 'token', text: token });
  }
  const session = ownSite?.sessionIn(headers);
  if (session !== undefined) credentials.push({ kind: 'session', text: session });
  return credentials.length === 0 ? NONE : { status: 'presented', credentials };
}

const NONE: Presented = { status: 'none' };
