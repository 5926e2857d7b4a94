import type { ListDocument } from '../families/sanctions-list/collect-list.ts';

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
