import type { Static } from 'typebox';
import type { IntelRecord } from '../contract/intelligence/intel-record.ts';
import type { FeedCard } from '../ports/feed.ts';
import type { KnownEvidence } from '../ports/intel-history.ts';
import type { StoredRecord } from '../ports/record.ts';

type Item = Static<typeof IntelRecord>;

/** A record as reads of the past show it. */
export function itemOfRecord(record: StoredRecord, cards: readonly FeedCard[]): Item {
  const { feedId, recordId, kind, title, url, country, observedAt, knownAt } = record;
  return {
    origin: 'record',
    id: recordId,
    type: kind,
    summary: title ?? textOf(record),
    ...(url === undefined ? {} : { url }),
    ...(country === undefined ? {} : { country }),
    observedAt,
    knownAt,
    source: feedId,
    licence: cards.find(({ id }) => id === feedId)?.licence ?? '',
  };
}

/** Longest beginning of the text of a record without a title. */
const MAX_SUMMARY = 200;

const textOf = ({ body, recordId }: StoredRecord): string =>
  typeof body.text === 'string' ? body.text.slice(0, MAX_SUMMARY) : recordId;

/** An item of evidence likewise. */
export function itemOfEvidence(known: KnownEvidence): Item {
  const { evidenceId, regionId, type, source, summary, observedAt, knownAt } = known;
  return { origin: 'evidence', id: evidenceId, type, summary, regionId, observedAt, knownAt, source };
}
