import type { ReadRecord, ReadRecords } from './record.ts';

/**
 * What the terms of a feed let callers have of its entries: whole records; title, link, source and date, never text; or
 * figures derived from them and nothing else.
 */
export type HandingOn = 'records' | 'title-and-link' | 'figures';

interface Terms {
  readonly mayHandOn: HandingOn;
}

/** Members of a body that are no text of the source: who published it, and what its title is about. */
const BESIDE_TITLE = ['publisher', 'disease'];

/** Whether whole records may be handed on: `redistribute` of `/api/attribution`. */
export const mayHandOnRecords = ({ mayHandOn }: Terms): boolean => mayHandOn === 'records';

/**
 * What of the entries of a run is stored, and with that what any list, export, page or bundle can show: the one place that
 * decides it.
 * @returns undefined where no entry may be
 */
export function recordsToStore({ mayHandOn }: Terms, read: ReadRecords): ReadRecords | undefined {
  switch (mayHandOn) {
    case 'records':
      return read;
    case 'title-and-link':
      return { ...read, entries: read.entries.map(titleAndLink) };
    case 'figures':
      return undefined;
  }
}

/** The country is read from the title. */
function titleAndLink({ body, place: _, ...entry }: ReadRecord): ReadRecord {
  return { ...entry, body: Object.fromEntries(Object.entries(body).filter(([name]) => BESIDE_TITLE.includes(name))) };
}
