import type { ReadRecord } from '../../../ports/record.ts';
import { namedCountries, recordBody, titleAndLink } from '../../record-body.ts';
import { type ListedEntry, UNATTRIBUTED } from './listed-entry.ts';

/**
 * An entry as callers see it: its names, what it is, and the programmes and countries it is listed for.
 * @param url the publisher's page of the entry, where it has one
 * @param now epoch ms: when an entry without a date was read
 */
export function listedRecord(entry: ListedEntry, url: string | undefined, now: number): ReadRecord {
  const { id, kind: entryKind, name, aliases, programmes, bookings, listedAt } = entry;
  const countries = bookings.flatMap(({ country }) => (country === UNATTRIBUTED ? [] : [country]));
  return {
    recordId: id,
    kind: 'sanctions_entry',
    ...titleAndLink(name, url),
    ...namedCountries(countries),
    ...(listedAt === undefined ? { observedAt: now, isUndated: true } : { observedAt: Math.min(listedAt, now) }),
    body: recordBody({
      entryKind,
      aliases: aliases === undefined ? undefined : [...aliases],
      programmes: [...programmes],
      listedAt,
    }),
  };
}
