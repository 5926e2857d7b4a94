import { corridorNorm } from '../../../src/assessment/corridors/corridor-norm.ts';
import {
  type CorridorState,
  corridorState,
  initialAccumulator,
} from '../../../src/assessment/corridors/corridor-state.ts';
import { DAY_MS } from '../../../src/assessment/time.ts';
import { chokepointById } from '../../../src/reference/chokepoints.ts';
import { historyPaths } from '../history-paths.ts';
import { transitHistory } from '../transit-history.ts';

/** A listed disruption of a strait that real counts cover. */
export interface Closure {
  readonly name: string;
  readonly corridorId: string;
  /** First and last day judged, `YYYY-MM-DD`. */
  readonly from: string;
  readonly to: string;
}

export const CLOSURES: readonly Closure[] = [
  { name: 'Tanker attacks, Gulf of Oman', corridorId: 'hormuz_strait', from: '2019-06-13', to: '2019-08-31' },
  { name: 'Ever Given', corridorId: 'suez', from: '2021-03-23', to: '2021-04-30' },
  { name: 'Red Sea', corridorId: 'bab_el_mandeb', from: '2023-12-15', to: '2024-12-31' },
  { name: 'Red Sea', corridorId: 'suez', from: '2023-12-15', to: '2024-12-31' },
];

/** First days of the stores compared; `empty` has the week before a closure alone. */
export const STORE_STARTS = ['2019-01-01', '2022-12-01', '2024-02-01', 'empty'] as const;

const DAYS_OF_A_MEAN = 7;
const dayOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY_MS;

/**
 * Each judged day of a closure by a store's first day, from the first whose seven days that store holds.
 * @returns day number → state; empty where there is no history, or the store begins after the closure
 */
export function closureStates(
  { corridorId, from, to }: Closure,
  start: (typeof STORE_STARTS)[number],
): ReadonlyMap<number, CorridorState> {
  const rows = histories().get(chokepointById(corridorId)?.portwatchName ?? corridorId) ?? [];
  const first = start === 'empty' ? dayOf(from) - DAYS_OF_A_MEAN + 1 : dayOf(start);
  const days = rows.map(({ dayAt, ships }) => ({
    day: dayAt / DAY_MS,
    count: Object.values(ships).reduce((sum: number, one: number) => sum + one, 0),
  }));
  const stored = days.filter(({ day }) => day >= first);
  const states = new Map<number, CorridorState>();
  const norm = corridorNorm(corridorId);
  const walk = initialAccumulator();
  const judgedFrom = Math.max(dayOf(from), first + DAYS_OF_A_MEAN - 1);
  for (const entry of stored) {
    const state = corridorState([entry], norm, walk);
    if (state !== undefined && entry.day >= judgedFrom && entry.day <= dayOf(to)) states.set(entry.day, state);
  }
  return states;
}

let read: ReturnType<typeof transitHistory> | undefined;

function histories(): ReturnType<typeof transitHistory> {
  const { transits } = historyPaths();
  read ??= transits === undefined ? new Map() : transitHistory(transits);
  return read;
}
