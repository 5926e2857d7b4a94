import type { NodemailerError } from 'nodemailer';
import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection, { type SMTPEnvelope } from 'nodemailer/lib/smtp-connection';
import { type SetTimer, startDeadline, untilAborted } from '../concurrency/deadline.ts';
import type { MailOutcome, OutgoingMail, SendMail } from '../ports/mailer.ts';

/** A mail server, and who mails are from. */
export interface MailServer {
  /** A host name, or an address without brackets. */
  readonly host: string;
  readonly port: number;
  /** `implicit`: from the first byte; `required`: by STARTTLS, or not at all; `none`: a server of this machine. */
  readonly tls: 'implicit' | 'required' | 'none';
  readonly user?: string;
  readonly password?: string;
  /** An address without a name. */
  readonly from: string;
}

export interface MailerParts {
  readonly server: MailServer;
  readonly setTimer: SetTimer;
  /** Certificates that vouch for the server, PEM; those of Node where absent. */
  readonly ca?: string;
}

/** A try ends by then, from the lookup of the name to the last answer. */
export const MAIL_TIMEOUT_MS = 30_000;
/** Of a complete message, headers included. */
export const MAX_MAIL_BYTES = 262_144;
/** No step waits longer for the server. */
const STEP_TIMEOUT_MS = 15_000;
/** Bytes of one answer of the server, of which only the code is read. */
const MAX_ANSWER_BYTES = 16_384;

/**
 * Sends over a connection of its own for each mail. Nothing that the server answers is passed on but its code: its words may
 * quote an address or a password.
 */
export function createMailer({ server, setTimer, ca }: MailerParts): SendMail {
  return async (mail, { owner, mayHandOver }) => {
    const written = await writtenMail(mail, server.from);
    if (written === undefined) return 'rejected';
    const deadline = startDeadline({ ms: MAIL_TIMEOUT_MS, setTimer, owner });
    const connection = new SMTPConnection(optionsOf(server, ca));
    let isHandedOver = false;
    try {
      const settled = await untilAborted(handOver(written), deadline.signal);
      if (settled.status === 'done') return settled.value;
      if (settled.status === 'failed') throw settled.error;
      if (isHandedOver) return 'uncertain';
      return owner.aborted ? 'aborted' : 'unreachable';
    } finally {
      deadline.end();
      connection.close();
    }

    async function handOver({ envelope, bytes }: WrittenMail): Promise<MailOutcome | 'withdrawn'> {
      const { user, password } = server;
      const isReady =
        (await step(connection, (done) => connection.connect(done))) === undefined &&
        (user === undefined ||
          (await step(connection, (done) => connection.login({ user, pass: password ?? '' }, done))) === undefined);
      if (!isReady) return 'unreachable';
      const mayGo = await mayHandOver();
      if (!mayGo) return 'withdrawn';
      if (deadline.signal.aborted) return 'unreachable';
      isHandedOver = true;
      const error = await step(connection, (done) => connection.send(envelope, bytes, done));
      return error === undefined ? 'sent' : outcomeOf(error);
    }
  };
}

const optionsOf = ({ host, port, tls }: MailServer, ca: string | undefined) => ({
  host,
  port,
  secure: tls === 'implicit',
  requireTLS: tls === 'required',
  ignoreTLS: tls === 'none',
  tls: { minVersion: 'TLSv1.2' as const, ...(ca === undefined ? {} : { ca }) },
  connectionTimeout: STEP_TIMEOUT_MS,
  dnsTimeout: STEP_TIMEOUT_MS,
  greetingTimeout: STEP_TIMEOUT_MS,
  socketTimeout: STEP_TIMEOUT_MS,
  socketCloseTimeout: 0,
  maxResponseSize: MAX_ANSWER_BYTES,
});

interface WrittenMail {
  readonly envelope: SMTPEnvelope;
  readonly bytes: Buffer;
}

type Done = (error?: NodemailerError | null) => void;

/** @returns why a step of the connection failed; undefined where it did not */
function step(connection: SMTPConnection, begin: (done: Done) => void): Promise<NodemailerError | undefined> {
  return new Promise((resolve) => {
    // Stays: a connection without a listener throws.
    connection.on('error', resolve);
    begin((error) => resolve(error ?? undefined));
  });
}

/** What became known of a mail that was handed over; without a code of the server, nothing. */
function outcomeOf({ responseCode, permanent, command }: NodemailerError): MailOutcome {
  if (command === 'API') return 'rejected';
  if (responseCode === undefined) return 'uncertain';
  return permanent === true ? 'rejected' : 'deferred';
}

/** The message as bytes; undefined for an address that no header may hold, and for one that is too large. */
async function writtenMail(mail: OutgoingMail, from: string): Promise<WrittenMail | undefined> {
  if (!ADDRESS.test(mail.to) || mail.to.length > MAX_ADDRESS_LENGTH) return undefined;
  const { unsubscribeUrl, writtenAt } = mail;
  const composer = new MailComposer({
    from: { name: SENDER, address: from },
    to: { name: '', address: mail.to },
    subject: mail.subject.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').slice(0, MAX_SUBJECT_LENGTH),
    text: mail.text,
    encoding: 'quoted-printable',
    messageId: `<${mail.messageId}>`,
    date: new Date(writtenAt),
    headers: {
      'Auto-Submitted': 'auto-generated',
      'List-Unsubscribe': { prepared: true, value: `<${unsubscribeUrl}>` },
      'List-Unsubscribe-Post': { prepared: true, value: 'List-Unsubscribe=One-Click' },
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const node = composer.compile();
  const bytes = await node.build();
  if (bytes.length > MAX_MAIL_BYTES) return undefined;
  return { bytes, envelope: { ...node.getEnvelope(), size: bytes.length } };
}

const SENDER = 'Barograph';
/** RFC 5321 §4.5.3.1.3, without the angle brackets. */
const MAX_ADDRESS_LENGTH = 254;
const MAX_SUBJECT_LENGTH = 200;
/** One mailbox: no white space, no control character, nothing that headers read as a list, a name or a comment. */
const ADDRESS = /^[^\s\p{C}@<>()[\]\\,;:"]+@[^\s\p{C}@<>()[\]\\,;:"]+$/u;
