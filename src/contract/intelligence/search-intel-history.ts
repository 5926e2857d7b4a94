import { operation } from '../conventions/operation.ts';
import { checkRankedCursor } from '../conventions/page.ts';
import { extended, record, Type } from '../conventions/schema.ts';
import { INTEL_EXAMPLE, INTEL_FILTERS, INTEL_PAGE, IntelAsOf, IntelRecords, SearchCursor } from './intel-record.ts';

export const searchIntelHistory = operation({
  operationId: 'SearchIntelHistory',
  service: 'intelligence',
  rpcName: 'search-intel-history',
  method: 'POST',
  group: 'Intelligence',
  summary: 'Full-text search over records and evidence',
  description: `Searches the entries of sources and the evidence of snapshots for words, in any inflection of English, with \`"phrases"\`, \`or\` and \`-without\`. The best fits come first, at most ${INTEL_PAGE.all}. Of sources whose terms forbid it, no entry is stored; sanctioned names have \`lookup-sanction-entity\`.`,
  omits: 'Texts of articles, and sources whose terms forbid it.',
  gate: 'pro',
  bodyLimitBytes: 8 * 1024,
  input: record('SearchIntelHistoryRequest', {
    query: Type.String({ minLength: 2, maxLength: 300, description: 'Words, phrases, or what to leave out.' }),
    ...INTEL_FILTERS,
    cursor: SearchCursor,
  }),
  response: extended('SearchIntelHistoryResponse', IntelRecords, { query: Type.String(), asOf: IntelAsOf }),
  check: checkRankedCursor(INTEL_PAGE.all),
  failures: ['at_unavailable', 'store_unavailable'],
  exampleInput: { query: 'warning or attack or closed', page_size: 5 },
  exampleResponse: {
    query: 'warning or attack or closed',
    records: [{ ...INTEL_EXAMPLE, score: 1 }],
    ...{ nextCursor: '', partial: false, asOf: 1_791_979_200_000 },
  },
});
