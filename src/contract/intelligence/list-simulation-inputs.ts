import { operation } from '../conventions/operation.ts';
import { record, Type } from '../conventions/schema.ts';
import { FormatParameter } from '../records/list-formats.ts';
import { COMPANION_FRAME, COMPANION_LIST } from './companion-list.ts';
import { AtParameter, RegionIdParameter } from './parameters.ts';
import { REGIONAL_SNAPSHOT_EXAMPLE } from './regional-snapshot-example.ts';
import { SimulationLever } from './simulation-lever.ts';

const { generatedAt, meta } = REGIONAL_SNAPSHOT_EXAMPLE;

export const listSimulationInputs = operation({
  operationId: 'ListSimulationInputs',
  service: 'intelligence',
  rpcName: 'list-simulation-inputs',
  method: 'GET',
  group: 'Intelligence',
  summary: 'Figures to suppose in a simulation of a region',
  description:
    'Lists at most eight figures of the snapshot in force that `simulate-regional-snapshot` takes, with their newest value and usual range: straits first, then markets and theaters. Empty for a snapshot of an earlier program.',
  omits: 'Figures that no region reads.',
  gate: 'pro',
  listed: 'inputs',
  input: record('ListSimulationInputsQuery', {
    region_id: RegionIdParameter,
    at: AtParameter,
    format: FormatParameter,
  }),
  response: record('ListSimulationInputsResponse', {
    inputs: Type.Array(SimulationLever),
    dataAvailable: Type.Boolean(),
    ...COMPANION_FRAME,
  }),
  ...COMPANION_LIST,
  exampleResponse: {
    inputs: [
      {
        ...{ metric: 'crude_price', subject: 'series:brent', label: 'Crude oil price', unit: 'usd_bbl' },
        ...{ value: 93.4, low: 66.2, high: 98.1 },
      },
    ],
    dataAvailable: true,
    snapshotId: meta.snapshotId,
    generatedAt,
    asOf: generatedAt,
  },
});
