import { operation } from '../conventions/operation.ts';
import { record, Type } from '../conventions/schema.ts';
import { CountryParameter } from './parameters.ts';

/** Straits of which the shares of oil trade are known. */
export const OIL_CHOKEPOINT_IDS = [
  'hormuz_strait',
  'malacca_strait',
  'bab_el_mandeb',
  'suez',
  'bosphorus',
  'oresund',
  'panama',
] as const;

const Mbd = (description: string) =>
  Type.Number({ minimum: 0, description: `${description} Million barrels per day.` });

export const computeEnergyShock = operation({
  operationId: 'ComputeEnergyShock',
  service: 'intelligence',
  rpcName: 'compute-energy-shock',
  method: 'GET',
  group: 'Intelligence',
  summary: 'Oil that a country loses when a strait is disrupted',
  description:
    'Net imports times the share that passes the strait times the disruption, of 2023. No stocks, detours or prices.',
  omits: 'Stocks, prices, other routes and gas.',
  gate: 'key',
  input: record('ComputeEnergyShockQuery', {
    country_code: CountryParameter,
    chokepoint_id: Type.Enum([...OIL_CHOKEPOINT_IDS], { description: 'Id of the strait.' }),
    disruption_pct: Type.Number({ minimum: 0, maximum: 100, description: 'Share of its traffic that stops, percent.' }),
  }),
  response: record('ComputeEnergyShockResponse', {
    countryCode: Type.String(),
    chokepointId: Type.String(),
    disruptionPct: Type.Number(),
    coverage: Type.Enum(['full', 'none'], { description: '`none` where no figures of the country are known.' }),
    netImports: Type.Optional(Mbd('Consumption less production.')),
    importShare: Type.Optional(Type.Number({ description: 'Of imports, through the strait.' })),
    importLoss: Type.Optional(Mbd('Best estimate.')),
    importLossLow: Type.Optional(Mbd('With a share 0.1 lower.')),
    importLossHigh: Type.Optional(Mbd('With a share 0.1 higher.')),
    importLossPct: Type.Optional(Type.Number({ description: 'Of consumption, percent.' })),
    exportLoss: Type.Optional(Mbd('Exports that cannot leave.')),
    basis: Type.Array(Type.String(), { description: 'Sources of the figures.' }),
  }),
  conditional: true,
  successHeaders: ['ETag', 'Cache-Control'],
  failures: ['country_unknown'],
  exampleInput: { country_code: 'JP', chokepoint_id: 'hormuz_strait', disruption_pct: 50 },
  exampleResponse: {
    ...{ countryCode: 'JP', chokepointId: 'hormuz_strait', disruptionPct: 50, coverage: 'full' },
    ...{ netImports: 3.37, importShare: 0.75, importLoss: 1.26, importLossLow: 1.1, importLossHigh: 1.43 },
    ...{ importLossPct: 37.5, exportLoss: 0, basis: [] },
  },
});
