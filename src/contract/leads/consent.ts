import { base, Type } from '../conventions/schema.ts';

/** What a person agrees to by `consent: true`; a change of the text is a new version. */
export const CONSENT = {
  version: '2026-11',
  text: 'The operator may keep what I send for 365 days and write to me about this service, passes nothing to others, and deletes it when I ask.',
} as const;

/** Calls of one account, or of one client address without an account, in a UTC day. */
export const LEADS_PER_UTC_DAY = 20;

/** RFC 5322 without comments and quoted parts. */
export const EMAIL_PATTERN = "^[\\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[0-9A-Za-z-]{1,63}\\.)+[0-9A-Za-z-]{2,63}$";

export const EmailMember = Type.String({
  $id: 'EmailAddress',
  pattern: EMAIL_PATTERN,
  maxLength: 254,
  description: 'In any case.',
});

export const ConsentMember = Type.Literal(true, { $id: 'LeadConsent', description: `Agreement with: ${CONSENT.text}` });

/** Days for which an address may be confirmed; a lead that is not is removed after them. */
export const DAYS_TO_CONFIRM = 7;

/** The page that the form was on. */
export const OriginMember = Type.Optional(Type.String({ maxLength: 200, description: 'Where the form was.' }));

/** What both answer, the same for every address: it says nothing about what is kept. */
export const LeadReceived = base('LeadReceived', {
  consentVersion: Type.String({ description: 'Of the text that was agreed to.' }),
});

export const Received = Type.Literal('received');

export const LEAD_RECEIVED_EXAMPLE = { status: 'received', consentVersion: CONSENT.version };
