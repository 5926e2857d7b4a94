import { isIP } from 'node:net';
import { EMAIL_PATTERN } from '../../contract/leads/consent.ts';
import type { MailServer } from '../../deliveries/send-mail.ts';
import { LOOPBACK } from './access-variables.ts';
import type { Variable } from './variable.ts';

export const SMTP_URL: Variable<MailServer> = {
  name: 'SMTP_URL',
  group: 'Access',
  description:
    'Mail server, and after `from=` the sender. With it, events are sent by mail, and who registers interest or leaves a message confirms the address by a mailed link; needs PUBLIC_URL. `smtps://` is TLS from the first byte; `smtp://` is STARTTLS, and on loopback neither',
  rule: 'an address such as smtps://user:password@mail.example:465?from=barograph@mail.example',
  parse: readMailServer,
  example: 'smtps://user:password@mail.example:465?from=barograph@mail.example',
  secrecy: 'url',
};

/** RFC 8314: submission by STARTTLS, and by TLS. */
const PORTS = { 'smtp:': 587, 'smtps:': 465 } as const;
const HOST = /^[\w-]+(?:\.[\w-]+)*$/;

function readMailServer(text: string): MailServer | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const { protocol, searchParams } = url;
  if (protocol !== 'smtp:' && protocol !== 'smtps:') return undefined;
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const [[name, from] = ['', ''], ...more] = [...searchParams];
  const isWhole = more.length === 0 && name === 'from' && new RegExp(EMAIL_PATTERN, 'u').test(from);
  if (!isWhole || !['', '/'].includes(url.pathname) || url.hash !== '') return undefined;
  if (isIP(host) === 0 && !HOST.test(host)) return undefined;
  const user = decoded(url.username);
  const password = decoded(url.password);
  if (user === undefined || password === undefined || (user === '') !== (password === '')) return undefined;
  const isPlain = protocol === 'smtp:' && LOOPBACK.test(url.hostname);
  return {
    host,
    port: url.port === '' ? PORTS[protocol] : Number(url.port),
    tls: protocol === 'smtps:' ? 'implicit' : isPlain ? 'none' : 'required',
    ...(user === '' ? {} : { user, password }),
    from,
  };
}

/** Undefined where an escape is none, and for control characters. */
function decoded(text: string): string | undefined {
  try {
    const plain = decodeURIComponent(text);
    return /\p{Cc}/u.test(plain) ? undefined : plain;
  } catch {
    return undefined;
  }
}
