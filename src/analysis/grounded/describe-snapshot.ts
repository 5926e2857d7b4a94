import type { SnapshotDraft } from '../../assessment/assess-region.ts';
import { percent, shortDate, shortTime } from '../../assessment/english.ts';
import { missingSentence } from '../../claims/missing-inputs.ts';
import { AXIS_WORDS, REGIME_WORDS, score } from '../../claims/words.ts';
import type { EvidenceItem } from '../../contract/intelligence/evidence-item.ts';
import { AXES } from '../../contract/intelligence/vocabulary.ts';
import { regionById } from '../../reference/regions.ts';
import { pathSentence } from '../path-sentence.ts';
import { aboutEvidence } from './about-evidence.ts';
import type { SourceText } from './material.ts';
import { ownText } from './own-text.ts';

/** Drivers described, the strongest first. */
const MAX_DRIVERS = 8;

/** The numbers of a snapshot as text to draw from: regime, axes, drivers, lanes, triggers, paths, gaps. */
export function describeSnapshot(snapshot: SnapshotDraft): SourceText {
  const { regionId, generatedAt, regime, balance, meta, triggers, transmissionPaths, scenarioSets } = snapshot;
  const drivers = [...balance.pressures, ...balance.buffers]
    .filter(({ evidenceIds }) => evidenceIds.length > 0)
    .sort((a, b) => b.magnitude - a.magnitude || (a.description < b.description ? -1 : 1))
    .slice(0, MAX_DRIVERS);
  const lines = [
    `${nameOf(regionId)} at ${shortTime(generatedAt)}: ${REGIME_WORDS[regime.label]}.`,
    `Net balance ${score(balance.netBalance)}; confidence ${percent(meta.snapshotConfidence)}.`,
    ...AXES.map((axis) => `Axis of ${AXIS_WORDS[axis]}: ${score(balance[axis])}.`),
    ...drivers.map(
      ({ axis, description, magnitude }) => `Driver of ${AXIS_WORDS[axis]}: ${description}, ${score(magnitude)}.`,
    ),
    ...triggers.active.map(
      ({ description, activatedAt }) => `Trigger active since ${shortTime(activatedAt)}: ${description}.`,
    ),
    ...triggers.watching.map(({ description }) => `Watched trigger, not active: ${description}.`),
    `Dormant triggers: ${triggers.dormant.length}.`,
    ...transmissionPaths.map((path) => `${pathSentence(path)}.`),
    `${missingSentence('missing', meta.missingInputs)}.`,
    `${missingSentence('stale', meta.staleInputs)}.`,
    'Scenario lanes:',
  ];
  const chances = scenarioSets.flatMap(({ horizon, lanes }) =>
    lanes.map(({ name, probability }) => ({
      label: `${name} within ${horizon}`,
      probability,
      text: percent(probability),
    })),
  );
  return { id: meta.snapshotId, kind: 'snapshot', text: lines.join('\n'), chances };
}

/**
 * The text of an item of evidence for a draft; undefined for one in another's words, which are never repeated as ours.
 * @param lastCitedAt epoch ms, where no snapshot of today cites it
 */
export function describeEvidence(item: EvidenceItem, lastCitedAt?: number): SourceText | undefined {
  const { id } = item;
  const summary = ownText(item);
  if (summary === undefined) return undefined;
  const about = aboutEvidence(item);
  if (lastCitedAt === undefined) return { id, kind: 'evidence', text: summary, about };
  const text = `${summary} Last cited on ${shortDate(lastCitedAt)}.`;
  return { id, kind: 'evidence', text, about: `${about}; earlier evidence, no longer current` };
}

/** Name of a region, allowed next to any citation. */
export const nameOf = (regionId: string): string => regionById(regionId)?.name ?? regionId;
