import { capitalised, listed, shortTime } from '../../assessment/english.ts';
import type { MailSchedule } from '../../contract/alert/mail-destination.ts';
import type { EventType, LoggedEvent } from '../../contract/intelligence/event.ts';
import { EVERY_REGION } from '../../contract/platform/event-feeds.ts';
import { regionById } from '../../reference/regions.ts';
import { markedQuotations } from '../../reference/untrusted-text.ts';
import { type FeedSite, feedEntry, homeOf } from './event-feed.ts';
import { eventMessage, type SentEvent } from './event-message.ts';

/** A mail before it has an address. */
export interface MailText {
  readonly subject: string;
  readonly text: string;
}

export interface MailSite extends FeedSite {
  /** Where one click ends the mails. */
  readonly unsubscribeUrl: string;
}

/** What an event says: one line, then sentences, and where to read on. */
export interface EventWords {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

/** A stored snapshot in the words of the feeds, any other event in those of messages; words of others are marked. */
export function eventWords(event: SentEvent | LoggedEvent, site: FeedSite): EventWords {
  if ('sequence' in event && event.type === 'snapshot.stored') {
    const { title, text, url } = feedEntry(event, { site, label: '' });
    return { title: oneLine(markedQuotations(title)), text: oneLine(markedQuotations(text)), url };
  }
  const { title, text } = eventMessage(event);
  const region = event.regionId ?? String(event.data.regionId ?? '');
  const [page, at] = [
    regionById(region) === undefined ? EVERY_REGION : region,
    new Date(event.happenedAt).toISOString(),
  ];
  return { title: oneLine(String(title)), text: oneLine(String(text)), url: homeOf(site, page, { at }) };
}

/** A mail about one event. */
export function eventMail(event: SentEvent | LoggedEvent, site: MailSite): MailText {
  const { title, text, url } = eventWords(event, site);
  const receipts = 'receipts' in event ? event.receipts : [];
  const signed = receipts.map(({ snapshotId, sha256 }) => `Snapshot ${snapshotId}, SHA-256 ${sha256}.`);
  return framed(title, [`${shortTime(event.happenedAt)}. ${text}`, `Read on:\n${url}`, ...signed], site);
}

export interface ConfirmationAsked {
  readonly schedule: MailSchedule;
  readonly types?: readonly EventType[] | undefined;
  readonly regionIds?: readonly string[] | undefined;
  /** Epoch ms. */
  readonly confirmUntil: number;
  readonly confirmUrl: string;
  readonly consentText: string;
}

const SCHEDULES: Readonly<Record<MailSchedule, string>> = {
  each: 'one mail per event',
  daily: 'a digest per day, at 06:00 UTC',
  weekly: 'a digest per week, on Mondays at 06:00 UTC',
};

/** The mail that asks an address for its confirmation. Nothing that a caller wrote is in it: the receiver may be any person. */
export function confirmationMail(
  { schedule, types, regionIds, confirmUntil, confirmUrl, consentText }: ConfirmationAsked,
  { unsubscribeUrl, ...site }: MailSite,
): MailText {
  const what = types === undefined ? 'events of every type' : listed(types);
  const where = regionIds === undefined ? 'all regions' : listed(regionIds.map((id) => regionById(id)?.name ?? id));
  return labelled(
    'Confirm your address for events of Barograph',
    [
      `An account at ${new URL(site.publicUrl).host} asks to send events to this address: ${SCHEDULES[schedule]}; ${what}; ${where}.`,
      `If you want them, confirm it by ${shortTime(confirmUntil)}:\n${confirmUrl}`,
      'If not, do nothing: without a confirmation the address is removed by itself, and no event is sent to it.',
      `By confirming you agree to this:\n${consentText}`,
      `Refuse now, or unsubscribe at any later time:\n${unsubscribeUrl}`,
    ],
    site,
  );
}

/** A mail to an address that has confirmed, with the way to end them. */
export const framed = (subject: string, paragraphs: readonly string[], site: MailSite): MailText =>
  labelled(
    subject,
    [
      ...paragraphs,
      `This address was confirmed for these mails at ${new URL(site.publicUrl).host}. Unsubscribe:\n${site.unsubscribeUrl}`,
    ],
    site,
  );

/** In the exercise the first word of subject and text says so. */
function labelled(subject: string, paragraphs: readonly string[], { world }: FeedSite): MailText {
  const isExercise = world === 'exercise';
  const first = isExercise ? ['EXERCISE: sent by an invented world. Nothing in it happened.'] : [];
  return {
    subject: `${isExercise ? 'EXERCISE: ' : ''}${capitalised(oneLine(subject))}`,
    text: `${[...first, ...paragraphs].join('\n\n')}\n`,
  };
}

/** Without what ends a line or hides text. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]+/gu, ' ').trim();
