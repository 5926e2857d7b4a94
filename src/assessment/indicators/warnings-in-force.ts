import type { Chokepoint } from '../../reference/chokepoints.ts';
import type { MetricId } from '../metrics.ts';
import { chokepointSubject, type Observation, theaterSubject } from '../observation.ts';
import type { ObservationIndex } from '../observation-index.ts';
import { PARAMETERS } from '../parameters.ts';
import { DAY_MS } from '../time.ts';

const { currentDays, baselineDays, gapDays, uncoveredStraits } = PARAMETERS.navigationalWarnings;

/** Navigational warnings of some waters; each is repeated on every day it is in force. */
export interface WarningsInForce {
  /** Each warning of the last days once. */
  readonly current: readonly Observation[];
  /** Those of the baseline, once for each day. */
  readonly past: readonly Observation[];
}

/** @param endAt when the list of warnings was last received, epoch ms */
export function warningsInForce(
  index: ObservationIndex,
  { metric, subjects }: { readonly metric: MetricId; readonly subjects: readonly string[] },
  endAt: number,
): WarningsInForce {
  const rows = subjects.flatMap((subject) => index.series(metric, subject));
  const current = rows.filter(({ observedAt }) => observedAt > endAt - currentDays * DAY_MS);
  return {
    current: [...new Map(current.map((row) => [row.event, row])).values()],
    past: inBaseline(rows, endAt),
  };
}

/** Where warnings of danger to a strait are listed: at the strait itself and in its sea. */
export const watersOfStrait = ({ id, theaterId }: Pick<Chokepoint, 'id' | 'theaterId'>): readonly string[] => [
  chokepointSubject(id),
  theaterSubject(theaterId),
];

/** Whether another coordinator warns of a strait. */
export const isWarnedOfElsewhere = ({ id }: Pick<Chokepoint, 'id'>): boolean =>
  uncoveredStraits.some((one) => one === id);

/** Whether another coordinator warns of a strait, and this list holds nothing of it: unknown, not calm. */
export function isUncovered(
  index: ObservationIndex,
  strait: Pick<Chokepoint, 'id' | 'theaterId'>,
  endAt: number,
): boolean {
  if (!isWarnedOfElsewhere(strait)) return false;
  const { current, past } = warningsInForce(
    index,
    { metric: 'maritime_warnings', subjects: watersOfStrait(strait) },
    endAt,
  );
  return current.length === 0 && past.length === 0;
}

/** Rows of the baseline that belongs to now. */
export function inBaseline(rows: readonly Observation[], endAt: number): readonly Observation[] {
  const to = endAt - gapDays * DAY_MS;
  return rows.filter(({ observedAt }) => observedAt <= to && observedAt > to - baselineDays * DAY_MS);
}
