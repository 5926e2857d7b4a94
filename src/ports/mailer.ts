/** A mail of plain text to one address. */
export interface OutgoingMail {
  /** An address without a name, at most 254 characters. */
  readonly to: string;
  /** Line ends and control characters in it are written as spaces. */
  readonly subject: string;
  readonly text: string;
  /** Unique for ever, without angle brackets. */
  readonly messageId: string;
  /** Epoch ms. */
  readonly writtenAt: number;
  /** Where one POST unsubscribes the receiver (RFC 8058). */
  readonly unsubscribeUrl: string;
}

/**
 * How a try to send ended:
 * - `sent`: the server took the mail
 * - `rejected`: the server refuses the address or the mail for good, or either is malformed
 * - `deferred`: the server refuses it for now
 * - `unreachable`: no connection, no TLS or no sign-in in time; nothing was handed over
 * - `uncertain`: it was handed over, and no answer came
 */
export const MAIL_OUTCOMES = ['sent', 'rejected', 'deferred', 'unreachable', 'uncertain'] as const;
export type MailOutcome = (typeof MAIL_OUTCOMES)[number];

export interface SendOptions {
  /** Ends the try. What was not handed over by then is not sent. */
  readonly owner: AbortSignal;
  /** Asked once the server is ready, before anything is handed over. */
  readonly mayHandOver: () => Promise<boolean>;
}

/**
 * Tries once. `withdrawn`: `mayHandOver` said no; `aborted`: its owner ended it before the hand-over.
 * @throws what `mayHandOver` throws, and nothing else
 */
export type SendMail = (mail: OutgoingMail, options: SendOptions) => Promise<MailOutcome | 'withdrawn' | 'aborted'>;
