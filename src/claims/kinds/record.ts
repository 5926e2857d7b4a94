import { MINUTE_MS } from '../../assessment/time.ts';
import type { RecordKind } from '../../contract/conventions/record-kinds.ts';
import { CERTAIN } from '../certainty.ts';
import { type Claim, makeClaim, type Sentences } from '../claim.ts';
import { clauseSentences } from '../measured.ts';
import { day, instant, type Period, periodWords, since } from '../period.ts';
import { subjectInProse } from '../subjects.ts';
import { noticeNoun, noticeVerb } from './notice-words.ts';
import { type PlacedRecord, recordSubject } from './record-subject.ts';

/** An upstream entry, as far as claims state it. */
export interface NotedRecord extends PlacedRecord {
  readonly kind: RecordKind;
  readonly title?: string;
  /** The source's own page of the entry. */
  readonly url?: string;
  readonly observedAt: number;
  readonly knownAt: number;
}

/** Where entries of a feed come from. */
export interface RecordSource {
  /** Name of the publisher, as evidence has it. */
  readonly source: string;
  /** Its page, for an entry that has none of its own. */
  readonly url: string;
}

/** Publishers of sanctions lists inside a sentence. */
const LISTERS: Readonly<Record<string, string>> = {
  OFAC: 'OFAC',
  EU: 'the European Union',
  UK: 'the United Kingdom',
  UN: 'the United Nations',
  Canada: 'Canada',
};

/**
 * What an entry states: that a notice was issued, a name is listed, a headline was published. It does not state that the words of
 * the source are true: they are quoted. Undefined for an entry of another kind, or one that says too little.
 * @param at as of when the entry is in force, epoch ms; never before its `knownAt`
 */
export function recordClaim(record: NotedRecord, { source, url }: RecordSource, at: number): Claim | undefined {
  const title = quotable(record.title ?? '');
  const made = (kind: Claim['kind'], predicate: string, period: Period): Claim =>
    makeClaim({
      ...{ kind, subject: recordSubject(record), predicate, period, certainty: CERTAIN },
      ...(title === '' ? {} : { object: title }),
      ...{ evidenceIds: [], sourceUrls: [record.url ?? url], knownAt: record.knownAt },
    });
  const { kind, observedAt, body } = record;
  if (kind === 'headline') {
    const publisher = quotable(typeof body.publisher === 'string' ? body.publisher : source).replaceAll(':', '');
    return title === '' ? undefined : made('headline', `published by ${publisher}`, moment(observedAt));
  }
  if (kind === 'sanctions_entry') {
    const lister = LISTERS[source];
    if (title === '' || lister === undefined) return undefined;
    // An undated entry was observed when it was first read: nothing says since when it has been listed.
    return made('listing', `listed by ${lister}`, typeof body.listedAt === 'number' ? since(observedAt) : instant(at));
  }
  const noun = noticeNoun(kind, body.danger);
  if (noun === undefined) return undefined;
  return made('notice', `${noun} ${noticeVerb(kind)}`, moment(observedAt));
}

/** A date of day precision is a day. */
const moment = (at: number): Period => (at % (24 * 60 * MINUTE_MS) === 0 ? day(at) : instant(at));

/**
 * Another's words as they can stand between quotation marks: without marks of their own and without addresses, so that no link
 * but the source's page is ever shown.
 */
export const quotable = (text: string): string =>
  text
    .replace(/(?:https?:\/\/|www\.)\S*/giu, ' ')
    .replace(/[“”„«»"]/gu, '’')
    .replace(/\s+/gu, ' ')
    .trim();

/** A claim without the words of others that it quotes: for what must not read them. */
export function withoutQuotation(claim: Claim): Claim {
  if (!isQuoting(claim)) return claim;
  const { object: _, ...own } = claim;
  return own;
}

/** Whether the sentences of a claim quote words of its source. */
export const isQuoting = ({ kind }: Claim): boolean => kind === 'notice' || kind === 'listing' || kind === 'headline';

export function recordSentences(claim: Claim): Sentences {
  const { kind, subject, predicate, object, period } = claim;
  const place = subject === 'region:global' ? undefined : subjectInProse(subject);
  const when = periodWords(period);
  const words = object === undefined ? '' : `: “${object}”`;
  if (kind === 'headline') {
    const about = place === undefined ? '' : ` on ${place}`;
    return clauseSentences(`${predicate.slice('published by '.length)} published a headline${about} ${when}${words}`);
  }
  if (kind === 'listing') {
    const verb = period.kind === 'since' ? 'has been' : 'was';
    const lister = predicate.slice('listed by '.length);
    const about = place === undefined ? '' : `, connected with ${place}`;
    const name = object === undefined ? 'an entry' : `“${object}”`;
    return clauseSentences(`${name} ${verb} on the sanctions list of ${lister} ${when}${about}`);
  }
  const [, noun = '', verb = ''] = /^(.+) (issued|reported)$/.exec(predicate) ?? [];
  const article = /^[aeiou]/.test(noun) ? 'an' : 'a';
  const about = place === undefined ? '' : ` for ${place}`;
  return clauseSentences(`${article} ${noun}${about} was ${verb} ${when}${words}`);
}
