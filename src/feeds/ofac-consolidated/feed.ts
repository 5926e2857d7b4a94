import type { Feed } from '../../ports/feed.ts';
import { createSanctionsList } from '../families/sanctions-list/collect-list.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import { fakeOfacSdn } from '../ofac-sdn/fake-upstream.ts';
import { ofacDocument, ofacPage } from '../ofac-sdn/feed.ts';
import { parseOfac } from '../ofac-sdn/parse.ts';
import type { Registration } from '../registration.ts';
import { OFAC_CONSOLIDATED_CARD, OFAC_CONSOLIDATED_FIELDS } from './card.ts';

export const OFAC_CONSOLIDATED: Registration = {
  card: OFAC_CONSOLIDATED_CARD,
  fields: OFAC_CONSOLIDATED_FIELDS,
  create: createOfacConsolidated,
  probeUrl: () => ofacDocument('CONS_ALT.CSV').url,
  fake: fakeOfacSdn,
};

/** OFAC's other lists: sectoral measures, menu-based measures, Chinese military companies, the Palestinian council. */
function createOfacConsolidated(fetchBytes: FetchBytes): Feed {
  const list = {
    card: OFAC_CONSOLIDATED_CARD,
    lineage: 'ofac',
    isDated: false,
    pageOf: ofacPage,
    documents: ['CONS_PRIM.CSV', 'CONS_ADD.CSV', 'CONS_ALT.CSV'].map(ofacDocument),
    parse: ([primary = NONE, addresses = NONE, aliases = NONE]: readonly Uint8Array[]) =>
      parseOfac({ primary, addresses, aliases }),
  };
  return createSanctionsList(list, fetchBytes);
}

const NONE = new Uint8Array();
