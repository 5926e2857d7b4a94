import { byTime, type Observation } from '../observation.ts';
import { DAY_MS } from '../time.ts';
import { keptOf, type RollupMetric } from './rollup-metrics.ts';

/**
 * One UTC day of one metric, column by column: of each subject every distinct report once, at its first time of the day,
 * and the day's last one.
 */
export interface DailyRollup {
  readonly metric: RollupMetric;
  /** Number of the UTC day. */
  readonly day: number;
  /** Ascending by code unit. */
  readonly subjects: readonly string[];
  /** For each subject the position after its last report; reports of a subject are in order of time. */
  readonly ends: ArrayLike<number>;
  /** One per report; of a metric that names events as a rule, `USUAL` or what `unusual` makes of another. */
  readonly events: readonly string[];
  /** One per report, ms since the day began. */
  readonly at: ArrayLike<number>;
  /** What the columns below point into. */
  readonly words: readonly string[];
  /** The kept members of `detail` and, under `LINEAGE`, its lineage: one per report, −1 where there is none. */
  readonly columns: Readonly<Record<string, ArrayLike<number>>>;
}

/** The reports of one subject in one rolled-up day. */
export interface RollupPart {
  readonly of: DailyRollup;
  /** Positions in the columns, `to` not included. */
  readonly from: number;
  readonly to: number;
}

/** Counted up when what is kept or how it is written changes: days of another form are not read. */
export const ROLLUP_FORM = 2;

/** The column of lineages; no member of a `detail` is called so. */
export const LINEAGE = '@lineage';

/**
 * Rolls up a day.
 * @returns plain JSON
 * @param rows the latest revisions of the metric's records that are dated within the day, in any order
 */
export function dailyRollup(metric: RollupMetric, day: number, rows: readonly Observation[]) {
  const { lineage, detail, usualEvent } = keptOf(metric);
  const fields = [...(lineage ? [LINEAGE] : []), ...detail];
  const words = new Map<string, number>();
  const columns = Object.fromEntries(fields.map((field): [string, number[]] => [field, []]));
  const [subjects, ends, events, at]: [string[], number[], string[], number[]] = [[], [], [], []];
  for (const [subject, all] of bySubject(rows)) {
    for (const row of distinct(all, fields)) {
      events.push(
        usualEvent === undefined ? row.event : row.event === usualEvent(row.detail) ? USUAL : unusual(row.event),
      );
      at.push(row.observedAt - day * DAY_MS);
      for (const field of fields) columns[field]?.push(placeOf(fieldOf(row, field), words));
    }
    subjects.push(subject);
    ends.push(events.length);
  }
  return { metric, day, subjects, ends, events, at, words: [...words.keys()], columns } satisfies DailyRollup;
}

/** Stands for the event that `usualEvent` names. */
export const USUAL = '';
const unusual = (event: string): string => `:${event}`;
export const eventOfUnusual = (written: string): string => written.slice(1);

function bySubject(rows: readonly Observation[]): readonly (readonly [string, readonly Observation[]])[] {
  const groups = new Map<string, Observation[]>();
  for (const row of rows) {
    const group = groups.get(row.subject);
    if (group === undefined) groups.set(row.subject, [row]);
    else group.push(row);
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([subject, group]) => [subject, group.sort(byTime)]);
}

/** The last one says until when there was something to tell. */
function distinct(inOrder: readonly Observation[], fields: readonly string[]): readonly Observation[] {
  const known = new Set<string>();
  return inOrder.filter((row, i) => {
    const key = JSON.stringify([row.event, ...fields.map((field) => fieldOf(row, field) ?? null)]);
    const isNew = !known.has(key);
    known.add(key);
    return isNew || i === inOrder.length - 1;
  });
}

const fieldOf = ({ lineage, detail }: Observation, field: string): string | undefined =>
  field === LINEAGE ? lineage : detail[field];

function placeOf(word: string | undefined, words: Map<string, number>): number {
  if (word === undefined) return -1;
  const known = words.get(word) ?? words.size;
  words.set(word, known);
  return known;
}
