import { operation } from '../conventions/operation.ts';
import { NextCursor, PageCursor, PageLimit } from '../conventions/page.ts';
import { EpochMs, record, Type } from '../conventions/schema.ts';
import { FormatParameter } from '../records/list-formats.ts';
import { LaneFigures } from './forecast-scores.ts';
import { FORECAST_KINDS } from './get-calibration.ts';
import {
  AtParameter,
  CountryParameter,
  ForecasterParameter,
  HorizonParameter,
  RegionIdParameter,
} from './parameters.ts';
import { oneUnitAtMost } from './submit-forecast.ts';
import { HORIZONS, LANES } from './vocabulary.ts';

const STATUSES = ['pending', 'scored', 'void'] as const;

const Sealed = 'The text whose SHA-256 is `hash`: canonical JSON of everything that was sealed, `prevHash` included.';

export const PublishedForecast = record('PublishedForecast', {
  seq: Type.Integer({ minimum: 1, description: 'Position in the chain.' }),
  snapshotId: Type.Optional(Type.String({ description: 'Snapshot that published the set; of regions alone.' })),
  forecastId: Type.Optional(Type.String({ description: 'Id of a set that no snapshot published.' })),
  regionId: Type.Optional(Type.String({ description: 'Absent in a set of a country.' })),
  country: Type.Optional(Type.String({ description: 'ISO 3166-1 alpha-2; absent in a set of a region.' })),
  forecaster: Type.Optional(Type.String({ description: 'Who submitted it; absent in the sets of this service.' })),
  submitted: Type.Optional(LaneFigures),
  horizon: Type.Enum([...HORIZONS]),
  kind: Type.Enum([...FORECAST_KINDS]),
  modelVersion: Type.String(),
  issuedAt: EpochMs('The instant of assessment.'),
  sealedAt: EpochMs('When it was stored.'),
  outcomeFrom: EpochMs('The outcome is that of the whole UTC days from here,'),
  outcomeTo: EpochMs('to here, exclusive.'),
  probabilities: LaneFigures,
  references: Type.Array(record('ReferenceLanes', { name: Type.String(), probabilities: LaneFigures }), {
    description: 'Reference forecasts of the same instant, sealed with it.',
  }),
  hash: Type.String({ description: 'Hash of this entry, lower-case hex; the next entry includes it.' }),
  sealed: Type.String({ description: Sealed }),
  status: Type.Enum([...STATUSES]),
  resolution: Type.Optional(
    record('ForecastResolution', {
      resolvedAt: EpochMs('When it was resolved; final.'),
      outcome: Type.Optional(Type.Enum([...LANES], { description: 'Absent in a void.' })),
      voidReason: Type.Optional(Type.String({ description: 'Absent in a score.' })),
      logScore: Type.Optional(Type.Number()),
      brierScore: Type.Optional(Type.Number()),
      hash: Type.String({ description: 'Hash of the resolution, in a chain of its own.' }),
      sealed: Type.String({ description: Sealed }),
    }),
  ),
});

export const listForecasts = operation({
  operationId: 'ListForecasts',
  service: 'intelligence',
  rpcName: 'list-forecasts',
  method: 'GET',
  group: 'Intelligence',
  summary: 'Published lane sets with their seals and outcomes, newest first',
  description:
    'Lists sealed lane sets of regions, countries and other forecasters page by page: probabilities, references, hashes, and the outcome, `pending`, or the reason of a void. A set sealed between two pages shifts no page; one resolved between two pages may leave a list filtered by status. As of an instant: the sets sealed by then, with the outcomes resolved by then.',
  omits: 'Scores over many sets: `get-calibration` has them.',
  gate: 'pro',
  listed: 'forecasts',
  input: record('ListForecastsQuery', {
    region_id: Type.Optional(RegionIdParameter),
    country: Type.Optional(CountryParameter),
    forecaster: Type.Optional(ForecasterParameter),
    horizon: Type.Optional(HorizonParameter),
    status: Type.Optional(Type.Enum([...STATUSES], { description: 'Only sets that are pending, scored or void.' })),
    at: AtParameter,
    limit: PageLimit,
    cursor: PageCursor,
    format: FormatParameter,
  }),
  response: record('ListForecastsResponse', {
    forecasts: Type.Array(PublishedForecast),
    nextCursor: NextCursor,
  }),
  conditional: true,
  successHeaders: ['ETag', 'Cache-Control', 'X-As-Of'],
  failures: ['region_unknown', 'at_unavailable', 'store_unavailable'],
  check: oneUnitAtMost,
  exampleInput: { region_id: 'mena', horizon: '24h' },
  exampleResponse: {
    forecasts: [
      {
        seq: 1,
        snapshotId: 'snap_0123456789abcdef01234567',
        regionId: 'mena',
        horizon: '24h',
        kind: 'live',
        modelVersion: 'climatology-1.0.0+0123456789ab',
        issuedAt: 1_780_272_000_000,
        sealedAt: 1_780_272_001_000,
        outcomeFrom: 1_780_272_000_000,
        outcomeTo: 1_780_358_400_000,
        probabilities: { base: 0.5, escalation: 0.25, containment: 0.125, fragmentation: 0.125 },
        references: [
          {
            name: 'climatology',
            probabilities: { base: 0.5, escalation: 0.25, containment: 0.125, fragmentation: 0.125 },
          },
        ],
        hash: 'a'.repeat(64),
        sealed: '{"form":"forecast-1"}',
        status: 'pending',
      },
    ],
  },
});
