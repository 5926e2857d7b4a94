import type { ScoreTable } from './score-table.ts';

/** Above these a result of the active stratum at 30 days is a leak until disproved (METHOD.md §11). */
export const LEAK_ALARMS = { skill: 0.12, escalationAreaUnderCurve: 0.82 } as const;

/** What in a table of the active stratum looks too good, in words; empty where nothing does. */
export function leakAlarms(table: ScoreTable): readonly string[] {
  const skills = Object.entries(table.skillAgainstBest).flatMap(([metric, { regionBlocks }]) =>
    (regionBlocks?.skill ?? 0) > LEAK_ALARMS.skill
      ? [`${metric} skill ${regionBlocks?.skill.toFixed(3)} is above ${LEAK_ALARMS.skill}`]
      : [],
  );
  const area = table.lanes.find(({ lane }) => lane === 'escalation')?.areaUnderCurve ?? 0;
  return area > LEAK_ALARMS.escalationAreaUnderCurve
    ? [...skills, `escalation AUC ${area.toFixed(3)} is above ${LEAK_ALARMS.escalationAreaUnderCurve}`]
    : skills;
}
