import type { Feed } from '../../ports/feed.ts';
import { createSanctionsList, type ListDocument } from '../families/sanctions-list/collect-list.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import type { Registration } from '../registration.ts';
import { OFAC_SDN_CARD, OFAC_SDN_FIELDS } from './card.ts';
import { fakeOfacSdn } from './fake-upstream.ts';
import { parseOfac } from './parse.ts';

export const OFAC_SDN: Registration = {
  card: OFAC_SDN_CARD,
  fields: OFAC_SDN_FIELDS,
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
    pageOf: ofacPage,
    documents: ['SDN.CSV', 'ADD.CSV', 'ALT.CSV'].map(ofacDocument),
    parse: ([primary = NONE, addresses = NONE, aliases = NONE]: readonly Uint8Array[]) =>
      parseOfac({ primary, addresses, aliases }),
  };
  return createSanctionsList(list, fetchBytes);
}

/** The page of an entry in the publisher's own search. */
export const ofacPage = (id: string): string => `https://sanctionssearch.ofac.treas.gov/Details.aspx?id=${id}`;

const NONE = new Uint8Array();

/** The service redirects to signed addresses, which differ each time and must not be kept. */
const BASE_URL = 'https://sanctionslistservice.ofac.treas.gov/api/PublicationPreview/exports/';
/** SDN.CSV has 4 MB, the addresses 2 MB. */
const MAX_BYTES = 24 * 1024 * 1024;
const CSV_TYPES = [
  'text/csv',
  'application/csv',
  'text/plain',
  'application/octet-stream',
  'binary/octet-stream',
  'application/vnd.ms-excel',
];

/** One file of OFAC's service: `SDN.CSV`. */
export const ofacDocument = (name: string): ListDocument => ({
  url: `${BASE_URL}${name}`,
  accept: CSV_TYPES,
  maxBytes: MAX_BYTES,
});
