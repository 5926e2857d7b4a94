import type { Static } from 'typebox';
import { operation } from '../conventions/operation.ts';
import { record, Type } from '../conventions/schema.ts';
import { FormatParameter } from '../records/list-formats.ts';
import { FORECAST_FIGURES } from './forecast-scores.ts';
import { AtParameter, HorizonParameter, RegionIdParameter } from './parameters.ts';
import { HORIZONS } from './vocabulary.ts';

const Count = (description: string) => Type.Integer({ minimum: 0, description });

export const FORECAST_KINDS = ['live', 'replayed', 'exercise'] as const;

export const CalibrationGroup = record('CalibrationGroup', {
  kind: Type.Enum([...FORECAST_KINDS], {
    description:
      '`live`: sealed before the outcome began. `replayed`: sealed later. `exercise`: of an invented world. Counted separately.',
  }),
  regionId: Type.Optional(Type.String({ description: 'Absent: all regions together, `global` among them.' })),
  horizon: Type.Enum([...HORIZONS]),
  setCount: Count('Sealed sets: scored, void and pending.'),
  pendingCount: Count('Sets whose outcome is not known yet.'),
  voidCount: Count('Sets that will never be scored.'),
  voids: Type.Array(record('VoidCount', { reason: Type.String(), count: Count('Sets.') })),
  outcomeCount: Count('Distinct outcomes of the scored sets: sets of one day share one.'),
  ...FORECAST_FIGURES,
});
export type CalibrationGroup = Static<typeof CalibrationGroup>;

export const HindcastGroup = record('HindcastGroup', {
  unit: Type.Enum(['country', 'region']),
  horizon: Type.Enum([...HORIZONS]),
  stratum: Type.String({ description: '`active`, `low`, `quiet`, or `all`.' }),
  inputs: Type.Enum(['final', 'as_published'], {
    description:
      '`final`: deaths as the newest tables state them. `as_published`: as the releases of the time did, like those of a live forecast.',
  }),
  span: Type.String({ description: 'The years or months scored, e.g. `2018-2023` or `2024-07 to 2024-12`.' }),
  ...FORECAST_FIGURES,
});
export type HindcastGroup = Static<typeof HindcastGroup>;

const ChainEnd = record('ChainEnd', { seq: Type.Integer({ minimum: 1 }), hash: Type.String() });

const NO_FIGURES = {
  scoredCount: 0,
  outcomes: { base: 0, escalation: 0, containment: 0, fragmentation: 0 },
  forecasts: [],
  skills: [],
  lanes: [],
};

export const getCalibration = operation({
  operationId: 'GetCalibration',
  service: 'intelligence',
  rpcName: 'get-calibration',
  method: 'GET',
  group: 'Intelligence',
  summary: 'Scores of the published lane probabilities',
  description:
    'The scoreboard: every published lane set is sealed at issue, scored when its outcome is known, and counted here with reference forecasts, reliability, voids and pending sets; no set is left out. Hindcast scores are listed separately. `list-forecasts` returns the sets themselves. As of an instant: the sets sealed by then, scored with the outcomes resolved by then.',
  gate: 'public',
  omits: 'Forecasts whose outcome is not known yet.',
  listed: 'groups',
  input: record('GetCalibrationQuery', {
    region_id: Type.Optional(RegionIdParameter),
    horizon: Type.Optional(HorizonParameter),
    model_version: Type.Optional(
      Type.String({ maxLength: 128, description: 'Only sets of this version; all versions together when absent.' }),
    ),
    at: AtParameter,
    format: FormatParameter,
  }),
  response: record('GetCalibrationResponse', {
    groups: Type.Array(CalibrationGroup, {
      description:
        'By kind, all regions together before each one, and horizon; kinds and regions without a set are absent.',
    }),
    versions: Type.Array(record('VersionCount', { modelVersion: Type.String(), setCount: Count('Sealed sets.') })),
    hindcast: Type.Array(HindcastGroup),
    ledger: record(
      'LedgerEnds',
      { forecasts: Type.Optional(ChainEnd), resolutions: Type.Optional(ChainEnd) },
      'The last entries of both chains: a client that keeps them can detect truncation and rewriting later.',
    ),
  }),
  conditional: true,
  successHeaders: ['ETag', 'Cache-Control', 'X-As-Of'],
  failures: ['region_unknown', 'at_unavailable', 'store_unavailable'],
  exampleInput: { horizon: '30d' },
  exampleResponse: {
    groups: [
      {
        kind: 'live',
        horizon: '30d',
        setCount: 96,
        pendingCount: 96,
        voidCount: 0,
        voids: [],
        outcomeCount: 0,
        ...NO_FIGURES,
      },
    ],
    versions: [{ modelVersion: 'climatology-1.0.0+0123456789ab', setCount: 96 }],
    hindcast: [],
    ledger: { forecasts: { seq: 288, hash: 'a'.repeat(64) } },
  },
});
