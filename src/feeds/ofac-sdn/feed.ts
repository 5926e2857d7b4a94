import type { Feed } from '../../ports/feed.ts';
import { createSanctionsList } from '../families/sanctions-list/collect-list.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import type { Registration } from '../registration.ts';
import { OFAC_SDN_CARD } from './card.ts';
import { ofacDocument } from './documents.ts';
import { fakeOfacSdn } from './fake-upstream.ts';
import { parseOfac } from './parse.ts';

export const OFAC_SDN: Registration = {
  card: OFAC_SDN_CARD,
  create: createOfacSdn,
  probeUrl: () => ofacDocument('SDN_COMMENTS.CSV').url,
  fake: fakeOfacSdn,
};

/** OFAC's list of blocked persons: moves are the difference between two runs, dated when first seen. */
export function createOfacSdn(fetchBytes: FetchBytes): Feed {
  const list = {
    card: OFAC_SDN_CARD,
    lineage: 'ofac',
    isDated: false,
    documents: ['SDN.CSV', 'ADD.CSV', 'ALT.CSV'].map(ofacDocument),
    parse: ([primary = NONE, addresses = NONE, aliases = NONE]: readonly Uint8Array[]) =>
      parseOfac({ primary, addresses, aliases }),
  };
  return createSanctionsList(list, fetchBytes);
}

const NONE = new Uint8Array();
