import type { Feed } from '../../ports/feed.ts';
import { createXmlList } from '../families/sanctions-list/create-xml-list.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import type { Registration } from '../registration.ts';
import { UN_SANCTIONS_CARD, UN_SANCTIONS_FIELDS } from './card.ts';
import { fakeUnSanctions } from './fake-upstream.ts';
import { parseUnList } from './parse.ts';

const UN_LIST_URL = 'https://scsanctions.un.org/resources/xml/en/consolidated.xml';
/** 2.2 MB in 2025. */
const MAX_BYTES = 16 * 1024 * 1024;

export const UN_SANCTIONS: Registration = {
  card: UN_SANCTIONS_CARD,
  fields: UN_SANCTIONS_FIELDS,
  create: createUnSanctions,
  probeUrl: () => UN_LIST_URL,
  fake: fakeUnSanctions,
};

/** The consolidated list of the Security Council, by listing date. */
export function createUnSanctions(fetchBytes: FetchBytes): Feed {
  const list = {
    card: UN_SANCTIONS_CARD,
    lineage: 'un-security-council',
    url: UN_LIST_URL,
    maxBytes: MAX_BYTES,
    parse: parseUnList,
  };
  return createXmlList(list, fetchBytes);
}
