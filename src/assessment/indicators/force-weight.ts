import { PARAMETERS } from '../parameters.ts';
import type { Report } from '../rollup/report-series.ts';

const WEIGHTS = PARAMETERS.reports.forceWeight;

/** Who a report of armed force names. */
export type ForceActors = keyof typeof WEIGHTS;

/** What a report of armed force counts for, 0.5 to 2: 1 where it does not record whom it names. */
export function forceWeight({ detail }: Pick<Report, 'detail'>): number {
  const { actors } = detail;
  return actors !== undefined && isForceActors(actors) ? WEIGHTS[actors] : 1;
}

const isForceActors = (actors: string): actors is ForceActors => Object.hasOwn(WEIGHTS, actors);
