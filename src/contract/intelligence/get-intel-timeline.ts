import type { Violation } from '../conventions/failure.ts';
import { operation } from '../conventions/operation.ts';
import { extended, record, Type } from '../conventions/schema.ts';
import { INTEL_EXAMPLE, INTEL_FILTERS, IntelAsOf, IntelRecords } from './intel-record.ts';

export const getIntelTimeline = operation({
  operationId: 'GetIntelTimeline',
  service: 'intelligence',
  rpcName: 'get-intel-timeline',
  method: 'GET',
  group: 'Intelligence',
  summary: 'Records and evidence by time',
  description:
    'Lists the entries of sources and the evidence of snapshots in one order, the newest first, of one country, one domain, or all. Of sources whose terms forbid it, no entry is stored.',
  omits: 'What the search of `search-intel-history` leaves out too.',
  gate: 'pro',
  input: record('GetIntelTimelineQuery', {
    ...INTEL_FILTERS,
    cursor: Type.Optional(
      Type.String({ pattern: '^[0-9A-Za-z_-]{8,800}$', description: '`nextCursor` of the page before.' }),
    ),
  }),
  response: extended('GetIntelTimelineResponse', IntelRecords, { asOf: IntelAsOf }),
  conditional: true,
  successHeaders: ['ETag', 'Cache-Control', 'X-As-Of'],
  check: checkSpan,
  failures: ['at_unavailable', 'store_unavailable'],
  exampleInput: { page_size: 5 },
  exampleResponse: {
    records: [INTEL_EXAMPLE],
    ...{ nextCursor: '', partial: false, asOf: 1_791_979_200_000 },
  },
});

/** Instants in milliseconds can be compared before they are read. */
function checkSpan(input: unknown): readonly Violation[] {
  const { from, to } = Object(input);
  const areNumbers = [from, to].every((instant) => typeof instant === 'string' && /^\d{1,16}$/.test(instant));
  return areNumbers && Number(from) >= Number(to) ? [{ field: 'from', description: 'must be before to' }] : [];
}
