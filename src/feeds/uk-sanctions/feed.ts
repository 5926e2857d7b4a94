import type { Feed } from '../../ports/feed.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import { createSanctionsList, XML_TYPES } from '../sanctions-list/collect-list.ts';
import { UK_SANCTIONS_CARD } from './card.ts';
import { parseUkList } from './parse.ts';

/** The XML names every designation once; the CSV of the same page repeats it for each name and address. */
export const UK_LIST_URL = 'https://sanctionslist.fcdo.gov.uk/docs/UK-Sanctions-List.xml';
/** 21 MB in 2026. */
const MOST_BYTES = 96 * 1024 * 1024;

/** The single list of the United Kingdom, by date of designation. */
export function createUkSanctions(fetchBytes: FetchBytes): Feed {
  const list = {
    card: UK_SANCTIONS_CARD,
    lineage: 'uk-fcdo',
    isDated: true,
    documents: [{ url: UK_LIST_URL, accept: XML_TYPES, maxBytes: MOST_BYTES }],
    parse: ([document = new Uint8Array()]: readonly Uint8Array[], now: number) => parseUkList(document, now),
  };
  return createSanctionsList(list, fetchBytes);
}
