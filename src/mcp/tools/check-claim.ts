import type { Tool } from '../catalogue.ts';
import { defined, objects, text } from '../json-reader.ts';
import { evidenceLine, shownEvidence } from './evidence-shown.ts';
import { readingOf, type ToolOptions } from './reading.ts';
import { AT, input, output, REGION } from './schema.ts';
import { toolResult } from './tool-result.ts';

export const checkClaimTool = ({ publicUrl }: ToolOptions): Tool => ({
  name: 'check_claim',
  description:
    'Whether stored evidence supports or contradicts one sentence on an axis, regime, strait, trigger or probability; unknown unless it says so',
  inputSchema: input({ claim: { type: 'string', minLength: 1, maxLength: 500 }, region: REGION, at: AT }, ['claim']),
  outputSchema: output({ verdict: 'text', evidence: 'list' }),
  example: { claim: 'The Strait of Hormuz is closed' },
  run: async (given, context) => {
    const reading = readingOf(given, context, publicUrl);
    const read = await reading.get('check-claim', { claim: given.claim, region_id: given.region });
    if (!read.ok) return read.outcome;
    const { verdict, basis, regionId, snapshotId } = read.body;
    const evidence = objects(read.body.evidence);
    return toolResult({
      structured: {
        asOf: reading.at,
        verdict: text(verdict),
        basis: text(basis),
        ...defined({ region: regionId }),
        evidence: evidence.map(shownEvidence),
        receipts: [...(await reading.receipts([text(snapshotId)]))],
        missing: [],
      },
      lines: [`${text(verdict)}: ${text(basis)}`, ...evidence.map(evidenceLine)],
    });
  },
});
