import type { SnapshotDraft } from '../../assessment/assess-region.ts';
import { isoDate, isoMinute } from '../../assessment/time.ts';
import type { EvidenceItem } from '../../contract/intelligence/evidence-item.ts';
import { AXES } from '../../contract/intelligence/vocabulary.ts';
import { regionById } from '../../reference/regions.ts';
import { AXIS_WORDS, REGIME_WORDS, share } from '../words.ts';
import { aboutEvidence } from './about-evidence.ts';
import type { Telling } from './material.ts';

/** Drivers that are told, the strongest first. */
const MAX_DRIVERS = 8;

/** The numbers of a snapshot as text to draw from: regime, axes, drivers, lanes, triggers, paths, gaps. */
export function describeSnapshot(snapshot: SnapshotDraft): Telling {
  const { regionId, generatedAt, regime, balance, meta, triggers, transmissionPaths, scenarioSets } = snapshot;
  const drivers = [...balance.pressures, ...balance.buffers]
    .filter(({ evidenceIds }) => evidenceIds.length > 0)
    .sort((a, b) => b.magnitude - a.magnitude || (a.description < b.description ? -1 : 1))
    .slice(0, MAX_DRIVERS);
  const lines = [
    `${nameOf(regionId)} at ${isoMinute(generatedAt)}: ${REGIME_WORDS[regime.label]}.`,
    `Net balance ${balance.netBalance.toFixed(2)}; confidence ${share(meta.snapshotConfidence)}.`,
    ...AXES.map((axis) => `Axis of ${AXIS_WORDS[axis]}: ${balance[axis].toFixed(2)}.`),
    ...drivers.map(
      ({ axis, description, magnitude }) => `Driver of ${AXIS_WORDS[axis]}: ${description}, ${magnitude.toFixed(2)}.`,
    ),
    ...triggers.active.map(
      ({ description, activatedAt }) => `Trigger active since ${isoMinute(activatedAt)}: ${description}`,
    ),
    ...triggers.watching.map(({ description }) => `Trigger close to its threshold: ${description}`),
    `Triggers dormant: ${triggers.dormant.length}.`,
    ...transmissionPaths.map(
      (path) =>
        `Path from ${path.start} to ${path.end}: ${path.magnitudeLow} to ${path.magnitudeHigh} ${path.magnitudeUnit}.`,
    ),
    `Inputs missing: ${meta.missingInputs.length}, stale: ${meta.staleInputs.length}.`,
    'Lanes, published base rates:',
  ];
  const chances = scenarioSets.flatMap(({ horizon, lanes }) =>
    lanes.map(({ name, probability }) => ({
      label: `${name} within ${horizon}`,
      probability,
      text: share(probability),
    })),
  );
  return { id: meta.snapshotId, kind: 'snapshot', text: lines.join('\n'), chances };
}

/**
 * What a draft may draw from an item of evidence; undefined for another's words, which are never spoken as ours.
 * @param lastCitedAt epoch ms, where no snapshot of today cites it
 */
export function describeEvidence(item: EvidenceItem, lastCitedAt?: number): Telling | undefined {
  const { id, type, summary } = item;
  if (type === 'news_headline') return undefined;
  const about = aboutEvidence(item);
  if (lastCitedAt === undefined) return { id, kind: 'evidence', text: summary, about };
  const text = `${summary} Last told on ${isoDate(lastCitedAt)}.`;
  return { id, kind: 'evidence', text, about: `${about}; told earlier, no longer current` };
}

/** Names by which a region may be spoken of beside any citation. */
export const nameOf = (regionId: string): string => regionById(regionId)?.name ?? regionId;
