import { operation } from '../conventions/operation.ts';
import { record, Type } from '../conventions/schema.ts';
import { FormatParameter } from '../records/list-formats.ts';
import { AtParameter } from './parameters.ts';
import { REGIONAL_SNAPSHOT_EXAMPLE } from './regional-snapshot-example.ts';
import { OF_ALL_SNAPSHOTS, READ_OF_ALL_SNAPSHOTS } from './snapshots-of-all.ts';
import { TransmissionPath } from './transmission-path.ts';

const { generatedAt, meta } = REGIONAL_SNAPSHOT_EXAMPLE;
const { start, mechanism, end, severity, corridorId, confidence, latencyHours } = TransmissionPath.properties;
const { impactedAssetClass, magnitudeLow, magnitudeHigh, magnitudeUnit, templateId } = TransmissionPath.properties;

export const listMarketImplications = operation({
  ...READ_OF_ALL_SNAPSHOTS,
  operationId: 'ListMarketImplications',
  service: 'intelligence',
  rpcName: 'list-market-implications',
  group: 'Intelligence',
  summary: 'What shocks of all regions mean for markets',
  description:
    'Lists the transmission paths in the snapshots of all regions, the most severe first: from a shock to a price, with a range and how often such ranges held. A path that several regions have is listed once, with all of them. No path means no shock above its threshold, not that prices stay. Nothing here is advice.',
  omits: 'Single shares, and whether a shock will come.',
  gate: 'pro',
  listed: 'cards',
  input: record('ListMarketImplicationsQuery', { at: AtParameter, format: FormatParameter }),
  response: record('ListMarketImplicationsResponse', {
    cards: Type.Array(
      record('MarketImplication', {
        ...{ start, mechanism, end, severity, corridorId, assetClass: impactedAssetClass },
        ...{ low: magnitudeLow, high: magnitudeHigh, unit: magnitudeUnit, confidence, latencyHours, templateId },
        snapshots: Type.Array(record('SnapshotOfRegion', { regionId: Type.String(), snapshotId: Type.String() }), {
          description: 'The snapshots that have it.',
        }),
      }),
    ),
    ...OF_ALL_SNAPSHOTS,
  }),
  exampleInput: {},
  exampleResponse: {
    cards: [
      {
        start: 'Disruption in the Strait of Hormuz',
        mechanism: 'Physical loss of crude supply',
        end: 'Brent crude',
        severity: 'high',
        corridorId: 'hormuz_strait',
        assetClass: 'crude',
        low: 1.5,
        high: 24.8,
        unit: 'usd_bbl',
        confidence: 0.8,
        latencyHours: 24,
        templateId: 'hormuz-crude-supply',
        snapshots: [{ regionId: 'mena', snapshotId: meta.snapshotId }],
      },
    ],
    missingRegions: [],
    asOf: generatedAt,
  },
});
