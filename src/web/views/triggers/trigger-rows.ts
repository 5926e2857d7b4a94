import type { Responses } from '../../../../clients/typescript/client.ts';
import { type GaugeReading, wayTo } from '../../parts/gauge.tsx';

type Snapshot = Responses['getRegionalSnapshot']['snapshot'];
type Observed = Responses['listTriggerReadings']['readings'][number];
type State = keyof Snapshot['triggers'];

/** A trigger with what is observed of it. */
export interface TriggerRow {
  readonly trigger: Snapshot['triggers'][State][number];
  readonly state: State;
  /** Of the snapshot: where the trigger is explained. */
  readonly pointer: string;
  /** What the service says of it; undefined where it did not answer. */
  readonly note: Observed | undefined;
  /** Undefined where it has no reading. */
  readonly observed: Reading | undefined;
  readonly reading: GaugeReading | undefined;
  /** Whether the present value is past the threshold. */
  readonly isPast: boolean;
}

/** A value as it is written. */
export interface Reading {
  readonly unit: string;
  readonly baselineValue: number;
  readonly words: string;
  readonly threshold: string;
}

/** Groups of the page: a trigger that is not active and has no reading is in none of the ladder's own. */
export type Group = State | 'missing';

/** Every trigger in its group, within it the nearest to its threshold first. */
export function triggerRows(
  triggers: Snapshot['triggers'],
  notes: readonly Observed[],
): Readonly<Record<Group, TriggerRow[]>> {
  const byId = new Map(notes.map((note) => [note.id, note]));
  const rows = (['active', 'watching', 'dormant'] as const).flatMap((state) =>
    triggers[state].map((trigger, index) =>
      rowOf(trigger, state, { pointer: `/triggers/${state}/${index}`, note: byId.get(trigger.id) }),
    ),
  );
  const sorted = rows.sort((a, b) => way(b) - way(a));
  const isMissing = (row: TriggerRow) => row.state !== 'active' && row.observed === undefined;
  const of = (state: State) => sorted.filter((row) => row.state === state && !isMissing(row));
  return {
    active: of('active'),
    watching: of('watching'),
    dormant: of('dormant'),
    missing: sorted.filter(isMissing),
  };
}

function rowOf(
  trigger: TriggerRow['trigger'],
  state: State,
  { pointer, note }: { readonly pointer: string; readonly note: Observed | undefined },
): TriggerRow {
  const { operator, value: threshold } = trigger.threshold;
  const isBelow = operator === 'lt' || operator === 'lte' || operator === 'delta_lt';
  const { observed: value, unit = '', baselineValue: baseline, words = '', thresholdWords = '' } = note ?? {};
  const row = { trigger, state, pointer, note };
  if (value === undefined || baseline === undefined)
    return { ...row, observed: undefined, reading: undefined, isPast: false };
  const isAt = value === threshold && (operator === 'gte' || operator === 'lte');
  const isPast = isAt || (isBelow ? value < threshold : value > threshold);
  const observed = { unit, baselineValue: baseline, words, threshold: thresholdWords };
  return { ...row, observed, reading: { value, baseline, threshold, isBelow }, isPast };
}

/** Far below every reading, and equal among themselves. */
const UNREAD = -1e12;
const way = ({ reading }: TriggerRow): number => (reading === undefined ? UNREAD : wayTo(reading));
