import type { EvidenceItem } from '../contract/intelligence/evidence-item.ts';
import { CHOKEPOINTS, chokepointById } from '../reference/chokepoints.ts';
import { type CorridorState, newestLoss } from './corridors/corridor-state.ts';
import { followCorridor } from './corridors/follow-corridor.ts';
import { counted, grouped, percent, shortDate } from './english.ts';
import { evidenceItem } from './evidence.ts';
import { chokepointSubject } from './observation.ts';
import type { ObservationIndex } from './observation-index.ts';
import type { SourceLabel } from './source-label.ts';
import { isoDate } from './time.ts';

/** What is known of a corridor now, with the evidence for it. */
export interface KnownCorridor extends CorridorState {
  readonly id: string;
  /** ISO 3166 alpha-2 codes of the countries on its shores. */
  readonly littoral: readonly string[];
  readonly evidence: EvidenceItem;
}

/** Every corridor with enough transits to judge its state, by chokepoint id. */
export function knownCorridors(index: ObservationIndex, label: SourceLabel): ReadonlyMap<string, KnownCorridor> {
  const known = new Map<string, KnownCorridor>();
  for (const { id, littoral } of CHOKEPOINTS) {
    const state = followCorridor(id, index.series('transits_total', chokepointSubject(id)));
    if (state === undefined) continue;
    known.set(id, {
      ...state,
      id,
      littoral,
      evidence: corridorEvidence(label, id, { ...state, instant: index.instant }),
    });
  }
  return known;
}

function corridorEvidence(
  label: SourceLabel,
  corridorId: string,
  state: CorridorState & { readonly instant: number },
): EvidenceItem {
  const chokepoint = chokepointById(corridorId);
  const direction = state.disruption >= 0 ? 'below' : 'above';
  const isStopping = state.state !== 'closed' && state.stoppedSince !== undefined;
  const newest = isStopping
    ? `; ${counted(state.newestCount, 'transit')} on ${shortDate(state.dataAt)}, ${percent(newestLoss(state))} below it`
    : '';
  return evidenceItem({
    type: 'chokepoint_status',
    source: `${label}PortWatch`,
    subject: `chokepoint:${corridorId}`,
    event: isoDate(state.dataAt),
    lineages: ['imf-portwatch'],
    values: [state.mean7, state.reference, ...(isStopping ? [state.newestCount] : [])],
    summary: `${chokepoint?.name ?? corridorId}: ${grouped(state.mean7, 1)} transits per day in the week to ${shortDate(state.dataAt)}, ${percent(Math.abs(state.disruption))} ${direction} the seasonal norm of ${grouped(state.reference, 1)}${newest}. Corridor ${state.state}${state.state === 'open' ? '' : ` since ${shortDate(state.since)}`}.`,
    metric: 'transits_total',
    instant: state.instant,
    observedAt: state.dataAt,
    theater: chokepoint?.theaterId ?? '',
    corridor: corridorId,
  });
}
