import { operation } from '../conventions/operation.ts';
import { record, Type } from '../conventions/schema.ts';
import { AtParameter } from '../intelligence/parameters.ts';
import { OBSERVED, OBSERVED_READ } from '../observations/observed-answer.ts';
import { observedExample } from '../records/record-list.ts';
import { ChokepointExposure } from '../shipping/route-intelligence.ts';

/** The straits and canals that are counted, in the order of the reference room. */
export const CHOKEPOINT_IDS = [
  'suez',
  'panama',
  'bosphorus',
  'bab_el_mandeb',
  'malacca_strait',
  'hormuz_strait',
  'cape_of_good_hope',
  'gibraltar',
  'dover_strait',
  'oresund',
  'taiwan_strait',
  'korea_strait',
  'tsugaru_strait',
  'luzon_strait',
  'lombok_strait',
  'ombai_strait',
  'bohai_strait',
  'torres_strait',
  'sunda_strait',
  'makassar_strait',
  'magellan_strait',
  'yucatan_channel',
  'windward_passage',
  'mona_passage',
  'balabac_strait',
  'bering_strait',
  'mindoro_strait',
  'kerch_strait',
] as const;

const Days = Type.Number({ minimum: 0, description: 'That it adds to a voyage.' });
const HORMUZ = { chokepointId: 'hormuz_strait', name: 'Strait of Hormuz', trafficIndex7d: 42, lostPct: 58 };

export const getBypassOptions = operation({
  ...OBSERVED_READ,
  operationId: 'GetBypassOptions',
  service: 'supply-chain',
  rpcName: 'get-bypass-options',
  group: 'Supply Chain',
  summary: 'The ways round a strait or canal, and how they stand',
  description:
    'Returns the usual way round each corridor through a chokepoint, the days it adds, and how the chokepoints on it stand. None: ships have no way round. `route-intelligence` finds the way between two countries.',
  omits: 'Costs, pipelines and railways.',
  gate: 'pro',
  input: record('GetBypassOptionsQuery', {
    chokepoint_id: Type.Enum([...CHOKEPOINT_IDS], { description: 'Id of the strait or canal.' }),
    at: AtParameter,
  }),
  response: record('GetBypassOptionsResponse', {
    chokepoint: ChokepointExposure,
    options: Type.Array(
      record('WayRound', {
        corridorId: Type.String({ description: 'Of the way round.' }),
        name: Type.String(),
        avoids: Type.Array(Type.String(), { description: 'Corridors that ships leave for it.' }),
        extraDaysLow: Days,
        extraDaysHigh: Days,
        chokepoints: Type.Array(ChokepointExposure, { description: 'On the way round.' }),
        isDisturbed: Type.Boolean({ description: 'Whether one of them is.' }),
      }),
    ),
    ...OBSERVED,
  }),
  exampleInput: { chokepoint_id: 'hormuz_strait' },
  exampleResponse: {
    chokepoint: { ...HORMUZ, isDisturbed: true, activeWarnings: 3 },
    options: [],
    ...observedExample('portwatch-transits'),
  },
});
