import type { EvidenceType } from '../../contract/intelligence/vocabulary.ts';
import { DAY_MS, HOUR_MS } from '../time.ts';
import type { FigureGrade } from './figure-grade.ts';

/** What an assessment knows about a metric: its unit, how long it is remembered and what it becomes as evidence. */
export interface Metric {
  readonly unit: string;
  readonly meaning: string;
  readonly evidenceType: EvidenceType;
  /** Once its feed is silent: the time in which half of the distance to the prior is gone (METHOD.md §2, start values). */
  readonly halfLifeMs: number;
  /** How far back an assessment reads. */
  readonly windowMs: number;
  /** How far one figure of it can be believed; a publisher's own record unless given (start values). */
  readonly grade?: FigureGrade;
  /** A sentence on where the grade comes from; that of its kind unless given. */
  readonly gradeReason?: string;
  /**
   * Can cause a new snapshot: metrics of coercion and fragility, from which regimes are read, of triggers and of corridors.
   * `record`: of a source of record and trusted alone (METHOD.md §2); `reported`: needs a second lineage.
   */
  readonly causes?: 'record' | 'reported';
}

/** A metric from days and hours, as people read them. */
export function metric(
  evidenceType: EvidenceType,
  unit: string,
  meaning: string,
  times: { readonly halfLifeHours: number; readonly windowDays: number },
): Metric {
  return {
    unit,
    meaning,
    evidenceType,
    halfLifeMs: times.halfLifeHours * HOUR_MS,
    windowMs: times.windowDays * DAY_MS,
  };
}
