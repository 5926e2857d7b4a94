import type { EvidenceItem } from '../../contract/intelligence/evidence-item.ts';
import { chokepointById } from '../../reference/chokepoints.ts';
import { theaterById } from '../../reference/theaters.ts';
import { evidenceItem } from '../evidence.ts';
import { RECORD_CONFIDENCE, type SourceLabel } from '../evidence-clusters.ts';
import type { NavalPosture } from '../indicators/naval-posture.ts';
import type { SeaWarnings } from '../indicators/navigational-warnings.ts';
import type { ShipCount } from '../indicators/ship-count.ts';
import { isoDate, isoMinute } from '../time.ts';
import { INFERRED_CONFIDENCE } from './sky-evidence.ts';
import { sourceName } from './source-name.ts';

export function seaWarningEvidence(label: SourceLabel, chokepointId: string, warnings: SeaWarnings): EvidenceItem {
  const { dangers, count, newestAt } = warnings;
  const chokepoint = chokepointById(chokepointId);
  return evidenceItem({
    type: 'chokepoint_status',
    source: `${label}${sourceName('nga')}`,
    subject: `chokepoint:${chokepointId}/warnings/${dangers.join('+')}`,
    event: isoDate(newestAt),
    lineages: ['nga'],
    values: [count],
    summary: `${chokepoint?.name ?? chokepointId}: ${count} ${count === 1 ? 'warning' : 'warnings'} to seafarers in force on ${isoDate(newestAt)} (${dangers.join(', ')}).`,
    confidence: RECORD_CONFIDENCE.fresh,
    observedAt: newestAt,
    theater: chokepoint?.theaterId ?? '',
    corridor: chokepointId,
  });
}

/** Booked to the strait where everything is announced near one, else to the theater alone. */
export function navalPostureEvidence(label: SourceLabel, theaterId: string, posture: NavalPosture): EvidenceItem {
  const { count, expected, kinds, chokepoints, newestAt } = posture;
  const against = expected === undefined ? '' : `; ${expected.toFixed(1)} usual`;
  return evidenceItem({
    type: 'chokepoint_status',
    source: `${label}${sourceName('nga')}`,
    subject: `theater:${theaterId}/naval/${kinds.join('+')}`,
    event: isoDate(newestAt),
    lineages: ['nga'],
    values: expected === undefined ? [count] : [count, expected],
    summary: `${theaterById(theaterId)?.name ?? theaterId}: ${count} ${count === 1 ? 'announcement' : 'announcements'} of naval firing or exercises in force on ${isoDate(newestAt)} (${kinds.join(', ')})${against}.`,
    confidence: RECORD_CONFIDENCE.fresh,
    observedAt: newestAt,
    theater: theaterId,
    corridor: chokepoints.length === 1 ? (chokepoints[0] ?? '') : '',
  });
}

/** Ships seen under way in one sea area, where they are unusually many or few. */
export function shipCountEvidence(label: SourceLabel, ships: ShipCount): EvidenceItem {
  const { area, count, expected, z, newestAt, lineage, place } = ships;
  return evidenceItem({
    type: 'vessel_track',
    source: `${label}${sourceName(lineage)}`,
    subject: `sea:${ships.areaId}`,
    event: String(newestAt),
    lineages: [lineage],
    values: [count, expected],
    summary: `${area}: ${count.toFixed(0)} ships under way at ${isoMinute(newestAt)}, ${expected.toFixed(1)} usual at this hour (${z > 0 ? '+' : ''}${z.toFixed(1)} standard deviations).`,
    confidence: INFERRED_CONFIDENCE,
    observedAt: newestAt,
    ...place,
  });
}
