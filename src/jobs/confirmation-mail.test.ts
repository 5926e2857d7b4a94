import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMAIL_PATTERN } from '../contract/leads/consent.ts';
import type { LeadTokenUse } from '../ports/lead-tokens.ts';
import { confirmationMail } from './confirmation-mail.ts';

const WRITTEN_AT = Date.UTC(2026, 9, 14, 12);
const PARTS = {
  tokens: { create: (use: LeadTokenUse) => `token-to-${use}` },
  publicUrl: 'https://barograph.example',
  isExercise: false,
  daysToConfirm: 7,
};
const ASKED = { addressId: 'a1', email: 'reader@example.org', kinds: ['interest'] as const, consentText: 'I agree.' };

describe('the mail that asks for confirmation', () => {
  it('says what was done, what is agreed to, and how to confirm and to remove the address', () => {
    expect(confirmationMail({ ...ASKED, kinds: ['contact', 'interest'] }, WRITTEN_AT, PARTS)).toEqual({
      to: 'reader@example.org',
      subject: 'Confirm your address for Barograph',
      text: [
        'This address was used at barograph.example to leave a message and ask for news.',
        'If that was you, confirm it within 7 days:\nhttps://barograph.example/confirm?token=token-to-confirm',
        'If not, do nothing: without a confirmation it is removed by itself, and no other mail follows from it.',
        'By confirming you agree to this:\nI agree.',
        'Remove this address now, or at any later time:\nhttps://barograph.example/unsubscribe?token=token-to-remove\n',
      ].join('\n\n'),
      messageId: `lead.a1.${WRITTEN_AT.toString(36)}@barograph.example`,
      writtenAt: WRITTEN_AT,
      unsubscribeUrl: 'https://barograph.example/unsubscribe?token=token-to-remove',
    });
  });

  it('begins with EXERCISE in an exercise, subject and text', () => {
    const { subject, text } = confirmationMail(ASKED, WRITTEN_AT, { ...PARTS, isExercise: true });
    expect([subject, text]).toEqual([expect.stringMatching(/^EXERCISE: /), expect.stringMatching(/^EXERCISE: /)]);
  });

  it('is the same for every address but for the address and what follows from it', () => {
    fc.assert(
      fc.property(fc.stringMatching(new RegExp(EMAIL_PATTERN)), (email) => {
        expect(confirmationMail({ ...ASKED, email }, WRITTEN_AT, PARTS)).toEqual({
          ...confirmationMail(ASKED, WRITTEN_AT, PARTS),
          to: email,
        });
      }),
    );
  });
});
