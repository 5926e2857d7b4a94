import type { Violation } from '../conventions/failure.ts';
import { Type } from '../conventions/schema.ts';
import { EmailMember } from '../leads/consent.ts';

/** How often a destination is mailed. */
export const MAIL_SCHEDULES = ['each', 'daily', 'weekly'] as const;
export type MailSchedule = (typeof MAIL_SCHEDULES)[number];

export const isMailSchedule = (value: string): value is MailSchedule => MAIL_SCHEDULES.some((one) => one === value);

/** What the holder of an address agrees to by confirming it; a change of the text is a new version. */
export const MAIL_CONSENT = {
  version: '2026-11',
  text: 'The operator may send events of this service to my address until I unsubscribe, passes it to no others, and keeps no more of it afterwards than proof of my consent.',
} as const;

export const ScheduleMember = Type.Enum([...MAIL_SCHEDULES], {
  $id: 'MailSchedule',
  description:
    'Of mail: one per event (when absent), or a digest at 06:00 UTC, on Mondays if `weekly`; none while nothing happened and nothing is missing.',
});

/** What mail alone has. */
export const MAIL_MEMBERS = { address: Type.Optional(EmailMember), schedule: Type.Optional(ScheduleMember) };

/** What mail requires and no other kind takes, and the reverse. */
export function checkPlace(input: unknown): readonly Violation[] {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return [];
  const { kind = 'webhook', url, address, schedule } = Object(input);
  const isMail = kind === 'email';
  const [name, value, other] = isMail ? ['address', address, { url }] : ['url', url, { address, schedule }];
  const missing = value === undefined ? [{ field: name, description: `is required for the kind ${kind}` }] : [];
  const extra = Object.entries(other).flatMap(([field, given]) =>
    given === undefined
      ? []
      : [{ field, description: isMail ? 'is not for the kind email' : 'is for the kind email only' }],
  );
  return [...missing, ...extra];
}

/** RFC 6068. */
export const mailtoUrl = (address: string): string => {
  const at = address.lastIndexOf('@');
  return `mailto:${encodeURIComponent(address.slice(0, at))}${address.slice(at)}`;
};

/** The address in a URL of `mailtoUrl`. */
export const addressIn = (url: string): string => decodeURIComponent(url.replace(/^mailto:/, ''));
