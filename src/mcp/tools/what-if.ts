import type { Tool } from '../catalogue.ts';
import { defined, member, number, objects, text } from '../json-reader.ts';
import { readingOf, type ToolOptions } from './reading.ts';
import { AT, input, output, REGION } from './schema.ts';
import { toolResult } from './tool-result.ts';

/** Lines of the text. */
const SHOWN = 20;

export const whatIf = ({ publicUrl }: ToolOptions): Tool => ({
  name: 'what_if',
  description: 'Assesses one region with hypothetical observations; nothing is stored',
  inputSchema: input(
    {
      region: REGION,
      observations: {
        type: 'array',
        minItems: 1,
        maxItems: 50,
        items: input(
          {
            metric: { type: 'string', maxLength: 64 },
            subject: { type: 'string', maxLength: 80 },
            value: { type: 'number' },
          },
          ['metric', 'subject', 'value'],
        ),
      },
      at: AT,
    },
    ['region', 'observations'],
  ),
  outputSchema: output({ simulated: 'true', difference: 'list' }),
  example: {
    region: 'mena',
    observations: [{ metric: 'transits_total', subject: 'chokepoint:hormuz_strait', value: 7 }],
  },
  run: async (given, context) => {
    const { region, observations = [] } = given;
    const reading = readingOf(given, context, publicUrl);
    const body = { regionId: region ?? '', observations, at: reading.at };
    const read = await reading.post('simulate-regional-snapshot', { body });
    if (!read.ok) return read.outcome;
    const { difference = null } = read.body;
    const numbers = objects(member(difference, 'numbers'));
    const regime = defined({ from: member(difference, 'regimeFrom'), to: member(difference, 'regimeTo') });
    return toolResult({
      structured: {
        asOf: reading.at,
        simulated: true,
        regime,
        difference: [...numbers],
        receipts: [...(await reading.receipts([text(member(read.body, 'basedOn', 'snapshotId'))]))],
        missing: [],
      },
      lines: [
        `SIMULATED, not observed. Regime: ${text(regime.from)} to ${text(regime.to)}.`,
        ...numbers
          .slice(0, SHOWN)
          .map(({ name, from, to }) => `${text(name)}: ${number(from).toFixed(2)} to ${number(to).toFixed(2)}`),
      ],
    });
  },
});
