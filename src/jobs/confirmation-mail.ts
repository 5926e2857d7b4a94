import type { LeasedMail } from '../ports/lead-mails.ts';
import type { LeadKind } from '../ports/lead-store.ts';
import type { LeadTokens } from '../ports/lead-tokens.ts';
import type { OutgoingMail } from '../ports/mailer.ts';

export interface ConfirmationParts {
  readonly tokens: Pick<LeadTokens, 'create'>;
  /** Origin that the links lead to. */
  readonly publicUrl: string;
  readonly isExercise: boolean;
  /** Days for which an address may be confirmed. */
  readonly daysToConfirm: number;
}

type Asked = Pick<LeasedMail, 'addressId' | 'email' | 'kinds' | 'consentText'>;

/**
 * The mail that asks an address for its confirmation. Nothing that a caller wrote is in it but the address: the receiver may be
 * any person whom a caller named.
 * @param writtenAt epoch ms
 */
export function confirmationMail(
  { addressId, email, kinds, consentText }: Asked,
  writtenAt: number,
  { tokens, publicUrl, isExercise, daysToConfirm }: ConfirmationParts,
): OutgoingMail {
  const linkTo = (path: 'confirm' | 'unsubscribe', use: 'confirm' | 'remove') =>
    `${publicUrl}/${path}?token=${tokens.create(use, { addressId, writtenAt })}`;
  const unsubscribeUrl = linkTo('unsubscribe', 'remove');
  const { host, hostname } = new URL(publicUrl);
  const paragraphs = [
    ...(isExercise ? ['EXERCISE: sent by an invented world. Nothing in it happened.'] : []),
    `This address was used at ${host} to ${kinds.map((kind) => DEEDS[kind]).join(' and ')}.`,
    `If that was you, confirm it within ${daysToConfirm} days:\n${linkTo('confirm', 'confirm')}`,
    'If not, do nothing: without a confirmation it is removed by itself, and no other mail follows from it.',
    ...(consentText === '' ? [] : [`By confirming you agree to this:\n${consentText}`]),
    `Remove this address now, or at any later time:\n${unsubscribeUrl}`,
  ];
  return {
    to: email,
    subject: `${isExercise ? 'EXERCISE: ' : ''}Confirm your address for Barograph`,
    text: `${paragraphs.join('\n\n')}\n`,
    messageId: `lead.${addressId}.${writtenAt.toString(36)}@${hostname}`,
    writtenAt,
    unsubscribeUrl,
  };
}

const DEEDS: Readonly<Record<LeadKind, string>> = { interest: 'ask for news', contact: 'leave a message' };
