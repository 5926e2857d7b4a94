import type { EvidenceItem } from '../../contract/intelligence/evidence-item.ts';
import { chokepointById } from '../../reference/chokepoints.ts';
import { counted, grouped, shortTime } from '../english.ts';
import { sourceName } from '../evidence/source-name.ts';
import { evidenceItem } from '../evidence.ts';
import type { Observation } from '../observation.ts';
import type { ObservationIndex } from '../observation-index.ts';
import { PARAMETERS } from '../parameters.ts';
import type { SourceLabel } from '../source-label.ts';
import { HOUR_MS } from '../time.ts';
import { hourlySeries, sameHours } from './hourly-series.ts';

const rules = PARAMETERS.ships;

/** Ships under way in one sea area against the same hour of the day before. */
export interface ShipCount {
  readonly areaId: string;
  readonly area: string;
  readonly count: number;
  readonly expected: number;
  /** Standard deviations from the usual, either way. */
  readonly z: number;
  readonly newestAt: number;
  readonly lineage: string;
  readonly place: { readonly theater: string; readonly corridor: string };
}

/**
 * Every sea area with unusually many or few ships, in the order of their ids; several areas may share one subject.
 * @param receivedSince epoch ms: areas received before are skipped: no data is no empty sea
 */
export function unusualShipCounts(index: ObservationIndex, receivedSince: number): readonly ShipCount[] {
  const areas = new Map<string, Observation[]>();
  for (const subject of index.subjects('vessels_tracked')) {
    if (subject === 'world') continue;
    for (const row of index.series('vessels_tracked', subject)) {
      const areaId = row.recordId.split(':')[0] ?? row.recordId;
      const rows = areas.get(areaId);
      if (rows) rows.push(row);
      else areas.set(areaId, [row]);
    }
  }
  return [...areas]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([areaId, rows]) => {
      const newest = rows.at(-1);
      const hours = hourlySeries(rows, { currentHours: 1, baselineDays: rules.baselineDays, gapHours: 24 });
      const compared = hours === undefined ? undefined : sameHours(hours, rules.samplesNeeded);
      if (newest === undefined || compared === undefined || newest.observedAt < receivedSince - HOUR_MS) return [];
      const { now: count, expected, spread } = compared;
      const z = (count - expected) / Math.max(spread, Math.sqrt(expected), 1);
      const { lineage, observedAt: newestAt, detail, subject } = newest;
      const found = { areaId, area: detail.area ?? areaId, count, expected, z, newestAt, lineage };
      return Math.abs(z) < rules.evidenceSigma ? [] : [{ ...found, place: placeOf(subject) }];
    });
}

function placeOf(subject: string): ShipCount['place'] {
  const [kind, id = ''] = subject.split(':');
  if (kind === 'chokepoint') return { theater: chokepointById(id)?.theaterId ?? '', corridor: id };
  return { theater: kind === 'theater' ? id : '', corridor: '' };
}

/** Ships seen under way in one sea area, where they are unusually many or few. */
export function shipCountEvidence(label: SourceLabel, ships: ShipCount, instant: number): EvidenceItem {
  const { area, count, expected, z, newestAt, lineage, place } = ships;
  return evidenceItem({
    type: 'vessel_track',
    source: `${label}${sourceName(lineage)}`,
    subject: `sea:${ships.areaId}`,
    event: String(newestAt),
    lineages: [lineage],
    values: [count, expected],
    summary: `${area}: ${counted(Math.round(count), 'ship')} under way at ${shortTime(newestAt)}; typical at this hour: ${grouped(expected, 1)} (${grouped(Math.abs(z), 1)} standard deviations ${z > 0 ? 'above' : 'below'}).`,
    metric: 'vessels_tracked',
    instant,
    observedAt: newestAt,
    ...place,
  });
}
