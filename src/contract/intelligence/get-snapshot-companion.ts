import { operation } from '../conventions/operation.ts';
import { record } from '../conventions/schema.ts';
import { getCountryState } from './get-country-state.ts';
import { AtParameter, RegionIdParameter } from './parameters.ts';
import { REGIONAL_SNAPSHOT_EXAMPLE } from './regional-snapshot-example.ts';
import { SnapshotCompanion } from './snapshot-companion.ts';

const { regionId, generatedAt, meta } = REGIONAL_SNAPSHOT_EXAMPLE;
/** 30 April 2026. */
const DEATHS_KNOWN_TO = 1_777_507_200_000;

export const getSnapshotCompanion = operation({
  operationId: 'GetSnapshotCompanion',
  service: 'intelligence',
  rpcName: 'get-snapshot-companion',
  method: 'GET',
  group: 'Intelligence',
  summary: 'The signed companion of a snapshot',
  description:
    'Returns the companion of a snapshot, byte for byte as it was stored. `X-Companion-Signature` is Ed25519 over the canonical JSON (RFC 8785) of `companion`. With the `generatedAt` of another answer as `at`, it is the companion that the answer is a part of.',
  omits: 'Snapshots of programs that stored none.',
  gate: 'pro',
  input: record('GetSnapshotCompanionQuery', { region_id: RegionIdParameter, at: AtParameter }),
  response: record('GetSnapshotCompanionResponse', { companion: SnapshotCompanion }),
  conditional: true,
  successHeaders: ['ETag', 'Cache-Control', 'X-As-Of', 'X-Companion-Signature'],
  failures: ['region_unknown', 'snapshot_not_ready', 'snapshot_not_found', 'at_unavailable', 'store_unavailable'],
  exampleInput: { region_id: 'mena' },
  exampleResponse: {
    companion: {
      regionId,
      snapshotId: meta.snapshotId,
      generatedAt,
      headline: { text: 'Serious: Bab el-Mandeb lost 40% of its transits.', evidenceIds: ['e1'], rank: 0.24 },
      observed: {
        'bab-el-mandeb-closure': {
          value: 0.6,
          unit: 'share',
          baselineValue: 1,
          words: '60%',
          threshold: '70%',
        },
      },
      hasLaneModel: true,
      deathsKnownTo: { '24h': DEATHS_KNOWN_TO, '7d': DEATHS_KNOWN_TO, '30d': DEATHS_KNOWN_TO },
      pathNotes: [
        {
          templateId: 'bab-el-mandeb-crude-loss',
          start: 'Bab el-Mandeb',
          end: 'Brent crude',
          interval: 'range',
          cause: 'force',
          expectedDays: 21.2,
        },
      ],
      countries: [getCountryState.exampleResponse.state],
      sources: [{ feedId: 'gdelt-events', lastReadAt: generatedAt - 600_000, newestContentAt: generatedAt - 900_000 }],
    },
  },
});
