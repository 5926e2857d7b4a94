import { operation } from '../conventions/operation.ts';
import { record, Type } from '../conventions/schema.ts';
import { FormatParameter } from '../records/list-formats.ts';

const CHANNELS = ['corridor-loss', 'detour', 'threat', 'sanctions', 'gas-cut', 'oil-shock'] as const;

export const listScenarioTemplates = operation({
  operationId: 'ListScenarioTemplates',
  service: 'scenario',
  rpcName: 'list-scenario-templates',
  method: 'GET',
  group: 'Scenarios',
  summary: 'Shocks that this service can follow to a market',
  description:
    'Lists every path from a shock to a price that snapshots can show: what starts it, what it moves, in which unit and how soon, and where its figures come from. With a plan, `simulate-regional-snapshot` runs one with observations of your own. A path says what has followed such shocks, not that one will come.',
  omits: 'How likely a shock is.',
  gate: 'key',
  listed: 'templates',
  input: record('ListScenarioTemplatesQuery', { format: FormatParameter }),
  response: record('ListScenarioTemplatesResponse', {
    templates: Type.Array(
      record('ScenarioTemplate', {
        id: Type.String({ description: '`templateId` of transmission paths.' }),
        shock: Type.Enum([...CHANNELS], { description: 'What starts it.' }),
        corridorId: Type.Optional(Type.String({ description: 'Where; absent where it is of no corridor.' })),
        country: Type.Optional(Type.String({ description: 'Of sanctions: against whom, ISO 3166-1 alpha-2.' })),
        mechanism: Type.String(),
        end: Type.String({ description: 'What it moves.' }),
        assetClass: Type.String(),
        unit: Type.String({ description: '`usd_bbl`, `usd_teu` or `pct`.' }),
        latencyHours: Type.Integer({ minimum: 0, description: 'First effect after the shock.' }),
        source: Type.String({ description: 'Where its figures come from.' }),
      }),
    ),
  }),
  conditional: true,
  successHeaders: ['ETag', 'Cache-Control'],
  exampleInput: {},
  exampleResponse: {
    templates: [
      {
        ...{ id: 'hormuz-crude-supply', shock: 'corridor-loss', corridorId: 'hormuz_strait' },
        ...{ mechanism: 'Physical loss of crude supply', end: 'Brent crude', assetClass: 'crude', unit: 'usd_bbl' },
        ...{ latencyHours: 24, source: 'EIA 2023: oil through chokepoints over world supply; bypass EIA June 2025' },
      },
    ],
  },
});
