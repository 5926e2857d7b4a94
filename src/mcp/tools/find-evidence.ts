import { EVIDENCE_TYPES } from '../../contract/intelligence/vocabulary.ts';
import type { Tool } from '../catalogue.ts';
import { defined, objects, text } from '../json-reader.ts';
import { evidenceLine, shownEvidence } from './evidence-shown.ts';
import { readingOf, type ToolOptions } from './reading.ts';
import { AT, CURSOR, input, output, REGION } from './schema.ts';
import { toolResult } from './tool-result.ts';

const DEFAULT_LIMIT = 20;

export const findEvidence = ({ publicUrl }: ToolOptions): Tool => ({
  name: 'find_evidence',
  description: 'Evidence of one region by words, type or corridor',
  inputSchema: input(
    {
      region: REGION,
      query: { type: 'string', maxLength: 200 },
      type: { type: 'string', enum: [...EVIDENCE_TYPES] },
      corridor: { type: 'string', minLength: 1, maxLength: 64 },
      at: AT,
      limit: { type: 'integer', minimum: 1, maximum: 50 },
      cursor: CURSOR,
    },
    ['region'],
  ),
  outputSchema: output({ items: 'list', nextCursor: 'text' }),
  example: { region: 'mena', query: 'hormuz' },
  run: async (given, context) => {
    const { region, query, type, corridor, limit = DEFAULT_LIMIT, cursor } = given;
    const reading = readingOf(given, context, publicUrl);
    const read = await reading.get('search-evidence', {
      region_id: region,
      q: query,
      type,
      corridor,
      page_size: limit,
      cursor,
    });
    if (!read.ok) return read.outcome;
    const found = objects(read.body.evidence).map(({ item }) => Object(item));
    return toolResult({
      structured: {
        asOf: reading.at,
        items: found.map(shownEvidence),
        ...defined({ nextCursor: read.body.nextCursor }),
        receipts: [...(await reading.receipts([text(read.body.snapshotId)]))],
        missing: [],
      },
      lines: found.length === 0 ? ['No item of evidence holds these words.'] : found.map(evidenceLine),
    });
  },
});
