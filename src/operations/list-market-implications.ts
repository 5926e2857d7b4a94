import { failed } from '../contract/conventions/handler.ts';
import type { HandlerOf, Outputs } from '../contract/endpoints.ts';
import { SEVERITIES } from '../contract/intelligence/vocabulary.ts';
import { asOfReply } from './as-of.ts';
import { type AllSnapshotsParts, snapshotsOfAll } from './snapshots-of-all.ts';

type Card = Outputs['listMarketImplications']['cards'][number];

export function listMarketImplications(parts: AllSnapshotsParts): HandlerOf<'listMarketImplications'> {
  return async ({ at }) => {
    const read = await snapshotsOfAll(at, parts);
    if (!read.ok) return failed(read.failure);
    const { snapshots, missingRegions, asOf } = read.value;
    const cards = new Map<string, Card>();
    for (const { regionId, meta, transmissionPaths } of snapshots)
      for (const path of transmissionPaths) {
        const { start, mechanism, end, severity, corridorId, confidence, latencyHours, templateId } = path;
        const { impactedAssetClass: assetClass, magnitudeLow: low, magnitudeHigh: high, magnitudeUnit: unit } = path;
        const said = { ...{ start, mechanism, end, severity, corridorId, assetClass }, ...{ low, high, unit } };
        const card = { ...said, confidence, latencyHours, templateId };
        const key = JSON.stringify(card);
        const of = { regionId, snapshotId: meta.snapshotId };
        cards.set(key, { ...card, snapshots: [...(cards.get(key)?.snapshots ?? []), of] });
      }
    const bySeverity = [...cards.values()].sort(
      (a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) || b.confidence - a.confidence,
    );
    return asOfReply({ cards: bySeverity, missingRegions, asOf: asOf.instant }, asOf);
  };
}
