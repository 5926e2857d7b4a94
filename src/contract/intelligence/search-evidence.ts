import { operation } from '../conventions/operation.ts';
import { PageCursor, PageLimit } from '../conventions/page.ts';
import { record, Type } from '../conventions/schema.ts';
import { FormatParameter } from '../records/list-formats.ts';
import { listEvidence } from './list-evidence.ts';
import { AtParameter, RegionIdParameter } from './parameters.ts';

const { type, corridor } = listEvidence.input.properties;

export const searchEvidence = operation({
  operationId: 'SearchEvidence',
  service: 'intelligence',
  rpcName: 'search-evidence',
  method: 'GET',
  group: 'Intelligence',
  summary: 'Evidence of one snapshot that holds words',
  description:
    'As `list-evidence`: items whose summary, source or place holds every word, in the order of the snapshot.',
  omits: 'Evidence of earlier snapshots, and words in other languages.',
  gate: 'pro',
  listed: 'evidence',
  input: record('SearchEvidenceQuery', {
    region_id: RegionIdParameter,
    q: Type.Optional(Type.String({ maxLength: 200, description: 'Words; the begin of one is enough.' })),
    type,
    corridor,
    at: AtParameter,
    page_size: PageLimit,
    cursor: PageCursor,
    format: FormatParameter,
  }),
  response: listEvidence.response,
  conditional: true,
  successHeaders: listEvidence.successHeaders,
  failures: listEvidence.failures,
  exampleInput: { region_id: 'mena' },
  exampleResponse: listEvidence.exampleResponse,
});
