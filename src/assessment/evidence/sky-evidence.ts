import type { EvidenceItem } from '../../contract/intelligence/evidence-item.ts';
import { theaterById } from '../../reference/theaters.ts';
import { evidenceItem } from '../evidence.ts';
import type { SourceLabel } from '../evidence-clusters.ts';
import type { AirPosture } from '../indicators/air-posture.ts';
import type { GnssInterference } from '../indicators/gnss-interference.ts';
import { PARAMETERS } from '../parameters.ts';
import { isoMinute } from '../time.ts';

/** Confidence in a count of aircraft, and what each standard deviation adds to it, up to four (FEEDS.md §3.1, 3). */
export const FLIGHT_CONFIDENCE = { least: 0.5, perSigma: 0.1, maxSigmas: 4 } as const;
/** What is inferred and not announced (FEEDS.md §3.2). */
export const INFERRED_CONFIDENCE = 0.6;

const nameOf = (theaterId: string): string => theaterById(theaterId)?.name ?? theaterId;

export function airPostureEvidence(label: SourceLabel, theaterId: string, posture: AirPosture): EvidenceItem {
  const { count, expected, z, isSurge, newestAt } = posture;
  const { least, perSigma, maxSigmas } = FLIGHT_CONFIDENCE;
  const against = expected === undefined ? '' : `, ${expected.toFixed(1)} usual at these hours`;
  return evidenceItem({
    type: 'flight_surge',
    source: `${label}ADSB`,
    subject: `theater:${theaterId}/military_aircraft`,
    event: String(newestAt),
    lineages: ['adsb-lol'],
    values: expected === undefined ? [count] : [count, expected],
    summary: `${nameOf(theaterId)}: ${count.toFixed(1)} military aircraft at once in the ${PARAMETERS.airPosture.currentHours} hours to ${isoMinute(newestAt)}${against}; ${isSurge ? 'a surge' : 'no surge'}.`,
    confidence: least + perSigma * Math.max(0, Math.min(maxSigmas, z)),
    observedAt: newestAt,
    theater: theaterId,
    corridor: '',
  });
}

export function gnssEvidence(label: SourceLabel, theaterId: string, found: GnssInterference): EvidenceItem {
  const { share, usualShare, newestAt } = found;
  const against = usualShare === undefined ? '' : `, ${(usualShare * 100).toFixed(1)} % usual`;
  return evidenceItem({
    type: 'mobility_disruption',
    source: `${label}ADSB`,
    subject: `theater:${theaterId}/gnss`,
    event: String(newestAt),
    lineages: ['adsb-lol'],
    values: usualShare === undefined ? [share] : [share, usualShare],
    summary: `${nameOf(theaterId)}: ${(share * 100).toFixed(1)} % of aircraft report poor satellite positions in the ${PARAMETERS.gnss.currentHours} hours to ${isoMinute(newestAt)}${against}.`,
    confidence: INFERRED_CONFIDENCE,
    observedAt: newestAt,
    theater: theaterId,
    corridor: '',
  });
}
