import type { Feed } from '../../ports/feed.ts';
import { createXmlList } from '../families/sanctions-list/create-xml-list.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import type { Registration } from '../registration.ts';
import { EU_SANCTIONS_CARD, EU_SANCTIONS_FIELDS } from './card.ts';
import { fakeEuSanctions } from './fake-upstream.ts';
import { parseEuList } from './parse.ts';

/** The token is public: it stands in the link of the publisher's own page. */
const EU_LIST_URL =
  'https://webgate.ec.europa.eu/fsd/fsf/public/files/xmlFullSanctionsList_1_1/content?token=dG9rZW4tMjAxNw';
/** 26 MB in July 2026. */
const MAX_BYTES = 96 * 1024 * 1024;

export const EU_SANCTIONS: Registration = {
  card: EU_SANCTIONS_CARD,
  fields: EU_SANCTIONS_FIELDS,
  create: createEuSanctions,
  probeUrl: () => EU_LIST_URL,
  fake: fakeEuSanctions,
};

/** The financial sanctions of the European Union, by date of publication. */
function createEuSanctions(fetchBytes: FetchBytes): Feed {
  const list = {
    card: EU_SANCTIONS_CARD,
    lineage: 'eu-council',
    url: EU_LIST_URL,
    maxBytes: MAX_BYTES,
    parse: parseEuList,
  };
  return createXmlList(list, fetchBytes);
}
