import { operation } from '../conventions/operation.ts';
import { checkRankedCursor } from '../conventions/page.ts';
import { extended, record, Type } from '../conventions/schema.ts';
import { INTEL_EXAMPLE, INTEL_FILTERS, INTEL_PAGE, IntelAsOf, IntelRecords, SearchCursor } from './intel-record.ts';

export const getSimilarEvents = operation({
  operationId: 'GetSimilarEvents',
  service: 'intelligence',
  rpcName: 'get-similar-events',
  method: 'POST',
  group: 'Intelligence',
  summary: 'Records and evidence that share the words of a situation',
  description: `Finds the entries of sources and the evidence of snapshots that hold most of the words of a description, in any inflection of English, the most alike first, at most ${INTEL_PAGE.all}. Likeness is of words, not of causes: \`score\` is the share of the words, against the best of the answer.`,
  omits: 'Meaning: words are compared, not events.',
  gate: 'pro',
  bodyLimitBytes: 8 * 1024,
  input: record('GetSimilarEventsRequest', {
    situation: Type.String({
      minLength: 2,
      maxLength: 1_000,
      description: 'A situation in words; the first 40 count.',
    }),
    ...INTEL_FILTERS,
    cursor: SearchCursor,
  }),
  response: extended('GetSimilarEventsResponse', IntelRecords, { situation: Type.String(), asOf: IntelAsOf }),
  check: checkRankedCursor(INTEL_PAGE.all),
  failures: ['at_unavailable', 'store_unavailable'],
  exampleInput: { situation: 'Attacks on tankers and warnings to ships near the Strait of Hormuz', page_size: 5 },
  exampleResponse: {
    situation: 'Attacks on tankers and warnings to ships near the Strait of Hormuz',
    records: [{ ...INTEL_EXAMPLE, score: 1 }],
    ...{ nextCursor: '', partial: false, asOf: 1_791_979_200_000 },
  },
});
