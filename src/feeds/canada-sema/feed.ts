import type { Feed } from '../../ports/feed.ts';
import { createXmlList } from '../families/sanctions-list/create-xml-list.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import type { Registration } from '../registration.ts';
import { CANADA_SEMA_CARD, CANADA_SEMA_FIELDS } from './card.ts';
import { fakeCanadaSema } from './fake-upstream.ts';
import { parseSemaList } from './parse.ts';

const SEMA_LIST_URL =
  'https://www.international.gc.ca/world-monde/assets/office_docs/international_relations-relations_internationales/sanctions/sema-lmes.xml';
/** 1.5 MB in 2025. */
const MAX_BYTES = 16 * 1024 * 1024;

export const CANADA_SEMA: Registration = {
  card: CANADA_SEMA_CARD,
  fields: CANADA_SEMA_FIELDS,
  create: createCanadaSema,
  probeUrl: () => SEMA_LIST_URL,
  fake: fakeCanadaSema,
};

/** The autonomous sanctions of Canada, by listing date. */
function createCanadaSema(fetchBytes: FetchBytes): Feed {
  const list = {
    card: CANADA_SEMA_CARD,
    lineage: 'global-affairs-canada',
    url: SEMA_LIST_URL,
    maxBytes: MAX_BYTES,
    parse: parseSemaList,
  };
  return createXmlList(list, fetchBytes);
}
