/** What the kind of a figure says about how far one item of it can be believed (start values). */
export interface FigureGrade {
  /** Confidence that one independent source adds, 0 to below 1. */
  readonly single: number;
  /** How exactly the figure measures what is said of it, 0 to 1. */
  readonly precision: number;
  /** Chance that the newest figure is later revised enough to matter, 0 to 1. */
  readonly revisionRisk: number;
  /** Days after its date within which nothing newer is due, so that age costs nothing yet. */
  readonly currentDays: number;
}

/** Of a publisher who states what it has itself counted or decided, seldom revised. */
export const OF_RECORD: FigureGrade = { single: 0.95, precision: 0.98, revisionRisk: 0.02, currentDays: 1 };
/** A notice or list is its own fact. */
export const NOTICE: FigureGrade = { single: 0.95, precision: 1, revisionRisk: 0, currentDays: 0 };
export const QUOTE: FigureGrade = { single: 0.95, precision: 1, revisionRisk: 0, currentDays: 3 };
/** One outlet can be wrong, coding by machine mistakes kinds and places; a row is never corrected. */
export const CODED_NEWS: FigureGrade = { single: 0.6, precision: 0.9, revisionRisk: 0, currentDays: 0 };
/** Inferred from what receivers hear, not announced. */
export const INFERRED: FigureGrade = { single: 0.8, precision: 0.8, revisionRisk: 0, currentDays: 0 };
export const YEARLY: FigureGrade = { single: 0.95, precision: 0.95, revisionRisk: 0.1, currentDays: 365 };
