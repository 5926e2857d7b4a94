import type { Feed } from '../../ports/feed.ts';
import { createXmlList } from '../families/sanctions-list/create-xml-list.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import type { Registration } from '../registration.ts';
import { UK_SANCTIONS_CARD, UK_SANCTIONS_FIELDS } from './card.ts';
import { fakeUkSanctions } from './fake-upstream.ts';
import { parseUkList } from './parse.ts';

/** The XML names every designation once; the CSV of the same page repeats it for each name and address. */
const UK_LIST_URL = 'https://sanctionslist.fcdo.gov.uk/docs/UK-Sanctions-List.xml';
/** 21 MB in 2026. */
const MAX_BYTES = 96 * 1024 * 1024;

export const UK_SANCTIONS: Registration = {
  card: UK_SANCTIONS_CARD,
  fields: UK_SANCTIONS_FIELDS,
  create: createUkSanctions,
  probeUrl: () => UK_LIST_URL,
  fake: fakeUkSanctions,
};

/** The single list of the United Kingdom, by date of designation. */
function createUkSanctions(fetchBytes: FetchBytes): Feed {
  const list = {
    card: UK_SANCTIONS_CARD,
    lineage: 'uk-fcdo',
    url: UK_LIST_URL,
    maxBytes: MAX_BYTES,
    parse: parseUkList,
  };
  return createXmlList(list, fetchBytes);
}
