import type { Responses } from '../../../../clients/typescript/client.ts';
import { type GaugeReading, wayTo } from '../../parts/gauge.tsx';

type Snapshot = Responses['getRegionalSnapshot']['snapshot'];
type Observed = Responses['getSnapshotCompanion']['companion']['observed'];
type State = keyof Snapshot['triggers'];

/** A trigger with what is observed of it. */
export interface TriggerRow {
  readonly trigger: Snapshot['triggers'][State][number];
  readonly state: State;
  /** Of the snapshot: where the trigger is explained. */
  readonly pointer: string;
  /** Undefined where it has no reading. */
  readonly observed: Observed[string] | undefined;
  readonly reading: GaugeReading | undefined;
  /** Whether the present value is past the threshold. */
  readonly isPast: boolean;
}

/** Groups of the page: a trigger that is not active and has no reading is in none of the ladder's own. */
export type Group = State | 'missing';

/** Every trigger in its group, within it the nearest to its threshold first. */
export function triggerRows(triggers: Snapshot['triggers'], observed: Observed): Readonly<Record<Group, TriggerRow[]>> {
  const rows = (['active', 'watching', 'dormant'] as const).flatMap((state) =>
    triggers[state].map((trigger, index) =>
      rowOf(trigger, state, { pointer: `/triggers/${state}/${index}`, observed }),
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
  { pointer, observed }: { readonly pointer: string; readonly observed: Observed },
): TriggerRow {
  const now = observed[trigger.id];
  const { operator, value: threshold } = trigger.threshold;
  const isBelow = operator === 'lt' || operator === 'lte' || operator === 'delta_lt';
  if (now === undefined) return { trigger, state, pointer, observed: now, reading: undefined, isPast: false };
  const reading = { value: now.value, baseline: now.baselineValue, threshold, isBelow };
  const isAt = now.value === threshold && (operator === 'gte' || operator === 'lte');
  const isPast = isAt || (isBelow ? now.value < threshold : now.value > threshold);
  return { trigger, state, pointer, observed: now, reading, isPast };
}

const way = ({ reading }: TriggerRow): number => (reading === undefined ? Number.NEGATIVE_INFINITY : wayTo(reading));
