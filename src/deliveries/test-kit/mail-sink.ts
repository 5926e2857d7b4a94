import { once } from 'node:events';
import { domainToASCII } from 'node:url';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail as the server got it. */
export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Headers and body as they came. */
  readonly raw: string;
  /** Headers by name in lower case, unfolded; of a repeated one all values. */
  readonly headers: ReadonlyMap<string, readonly string[]>;
  /** The body, decoded. */
  readonly text: string;
  readonly isEncrypted: boolean;
}

/** An SMTP server on 127.0.0.1 that keeps what it gets. */
export interface MailSink {
  readonly port: number;
  readonly mails: readonly ReceivedMail[];
  /** Connections that were ever opened. */
  readonly connectionCount: number;
  close(): Promise<void>;
}

/** A refusal with a code of SMTP. */
export const refusal = (responseCode: number): Error => Object.assign(new Error('no'), { responseCode });

/**
 * @param options of the server; without them it asks for no sign-in and offers no TLS
 * @param onMail answers a mail after it was kept: nothing accepts it, an error refuses it, and it may wait
 */
export async function startMailSink(
  options: SMTPServerOptions = {},
  onMail: (mail: ReceivedMail) => Promise<Error | undefined> = async () => undefined,
): Promise<MailSink> {
  const mails: ReceivedMail[] = [];
  let connectionCount = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: options.onAuth === undefined ? ['STARTTLS', 'AUTH'] : ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 10,
    logger: false,
    ...options,
    onConnect(_session, done) {
      connectionCount += 1;
      done();
    },
    onData(stream, { envelope, secure }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString('utf8');
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        const mail = {
          from,
          to: envelope.rcptTo.map(({ address }) => inAscii(address)),
          raw,
          ...parsed(raw),
          isEncrypted: secure,
        };
        mails.push(mail);
        void onMail(mail).then((error) => done(error ?? null));
      });
    },
  });
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    port: address.port,
    mails,
    get connectionCount() {
      return connectionCount;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The server decodes the names of hosts. */
const inAscii = (address: string): string => address.replace(/[^@]+$/, domainToASCII);

function parsed(raw: string) {
  const end = raw.indexOf('\r\n\r\n');
  const headers = new Map<string, readonly string[]>();
  for (const line of raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')) {
    const [name = '', value = ''] = /^([^:]+): ?(.*)$/s.exec(line)?.slice(1) ?? [];
    headers.set(name.toLowerCase(), [...(headers.get(name.toLowerCase()) ?? []), value]);
  }
  return { headers, text: unquoted(raw.slice(end + 4)) };
}

/** Quoted-printable (RFC 2045 §6.7) of UTF-8. */
function unquoted(body: string): string {
  const joined = body.replace(/=\r\n/g, '').replace(/\r\n/g, '\n');
  const bytes = joined.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
