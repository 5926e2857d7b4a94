import { corridorNorm } from '../../../src/assessment/corridors/corridor-norm.ts';
import { corridorState, initialAccumulator } from '../../../src/assessment/corridors/corridor-state.ts';
import type { TriggerDays, TriggerState } from '../../../src/assessment/region-state.ts';
import { DAY_MS } from '../../../src/assessment/time.ts';
import { isAfterLoss, riseReading, transitReading } from '../../../src/assessment/triggers/readings/transits.ts';
import { rulesOfRegion } from '../../../src/assessment/triggers/registry.ts';
import { judgedRule, nextTriggerDays } from '../../../src/assessment/triggers/trigger-baseline.ts';
import type { TriggerRule } from '../../../src/assessment/triggers/trigger-rule.ts';
import { nextTriggerState, type TriggerReading } from '../../../src/assessment/triggers/trigger-state.ts';
import { chokepointById } from '../../../src/reference/chokepoints.ts';
import { historyPaths } from '../history-paths.ts';
import { transitHistory } from '../transit-history.ts';

/** What a trigger of a strait did along its recorded transits. */
export interface TriggerCount {
  readonly activations: number;
  readonly activeDays: number;
  /** Activations of a recovery with nothing closed or restricted in the days before. */
  readonly withoutLoss: number;
}

export interface TriggerReplay {
  readonly name: string;
  readonly years: number;
  /** Without the bar on recoveries and without a baseline that moves; and as it is. */
  readonly before: TriggerCount;
  readonly now: TriggerCount;
}

/** One day of a strait's trigger. */
interface Day {
  readonly at: number;
  readonly reading: TriggerReading;
}

/** The strait's own two triggers over the years of its record, once a day; empty without the history. */
export function triggerReplays(corridorIds: readonly string[]): readonly TriggerReplay[] {
  return corridorIds.flatMap((corridorId) =>
    rulesOfRegion('global')
      .filter(({ source }) => 'corridorId' in source && source.corridorId === corridorId)
      .flatMap((rule) => {
        const days = readingsOf(rule, corridorId);
        const [first, last] = [days[0]?.at, days.at(-1)?.at];
        if (first === undefined || last === undefined) return [];
        const name = rule.id.replace('global.', '');
        return [
          {
            name,
            years: (last - first) / DAY_MS / 365.25,
            before: countOf(rule, days, false),
            now: countOf(rule, days, true),
          },
        ];
      }),
  );
}

function readingsOf({ source: { kind } }: TriggerRule, corridorId: string): readonly Day[] {
  const { transits } = historyPaths();
  const rows =
    transits === undefined ? [] : (transitHistory(transits).get(chokepointById(corridorId)?.portwatchName ?? '') ?? []);
  const [walk, norm] = [initialAccumulator(), corridorNorm(corridorId)];
  return rows.flatMap(({ dayAt: at, ships }) => {
    const count = Object.values(ships).reduce((sum: number, one: number) => sum + one, 0);
    const state = corridorState([{ day: at / DAY_MS, count }], norm, walk);
    if (state === undefined) return [];
    const read = kind === 'transit_ratio' ? transitReading(state) : riseReading(state);
    if (read === undefined) return [];
    const isBarred = kind === 'transit_rise' && !isAfterLoss(state);
    return [{ at, reading: { ...read, isBarred, isCorroborated: true, evidence: [EVIDENCE] } }];
  });
}

/** What a reading of the past would have cited. */
const EVIDENCE = {
  ...({ id: 'history', type: 'chokepoint_status', source: '', summary: '', confidence: 1, observedAt: 0 } as const),
  ...{ theater: '', corridor: '' },
};

function countOf(rule: TriggerRule, days: readonly Day[], asIs: boolean): TriggerCount {
  let before: TriggerState | undefined;
  let held: readonly TriggerDays[] = [];
  let [activations, activeDays, withoutLoss] = [0, 0, 0];
  for (const { at, reading: read } of days) {
    const reading = asIs ? read : { ...read, isBarred: false };
    const judged = asIs ? judgedRule(rule, held, at) : { ...rule, isAtBound: false };
    const after = judged.isAtBound ? undefined : nextTriggerState(judged, reading, { before, instant: at });
    held = nextTriggerDays(rule, held, { reading, isActive: after !== undefined, instant: at });
    if (after !== undefined) activeDays += 1;
    if (after !== undefined && before === undefined) {
      activations += 1;
      if (read.isBarred === true) withoutLoss += 1;
    }
    before = after;
  }
  return { activations, activeDays, withoutLoss };
}
