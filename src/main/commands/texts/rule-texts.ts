import { counted, shortTime } from '../../../assessment/english.ts';
import type { Outputs } from '../../../contract/endpoints.ts';
import { table } from './layout.ts';

type DryRun = Outputs['dryRunRule'];

/** A sentence for each year, then a line for each firing; the answers of a dry-run that was continued, in order. */
export function dryRunText(answers: readonly DryRun[]): string {
  const years = new Map<number, { count: number; held: number; unknown: number }>();
  for (const { year, count, held, unknown } of answers.flatMap(({ byYear }) => byYear)) {
    const before = years.get(year) ?? { count: 0, held: 0, unknown: 0 };
    years.set(year, {
      count: before.count + count,
      held: before.held + held,
      unknown: before.unknown + unknown,
    });
  }
  if (years.size === 0) return 'No snapshot in this period.';
  const sentences = [...years].map(
    ([year, { count, held, unknown }]) =>
      `would have fired ${counted(count, 'time')} in ${year} (${held} held, ${unknown} unknown)`,
  );
  const firings = answers
    .flatMap((answer) => answer.firings)
    .map(({ regionId, snapshotId, firedAt, heldSince }) => [
      shortTime(firedAt),
      regionId,
      snapshotId,
      heldSince === undefined ? '' : `held since ${shortTime(heldSince)}`,
    ]);
  const isDisabled = answers.some((answer) => answer.isDisabled);
  return [
    ...sentences,
    ...(isDisabled ? ['would have been disabled: an expression needed more than it may have ten times'] : []),
    ...(firings.length === 0 ? [] : [table(firings, '')]),
  ].join('\n');
}

/** Every rule on a line. */
export function rulesText({ rules }: Outputs['listRules']): string {
  if (rules.length === 0) return 'No rule yet.';
  const rows = rules.map(({ ruleId, rule, disabledReason, createdAt }) => [
    ruleId,
    // Written by callers: nothing in it may steer a terminal.
    rule.name.replace(/[\p{C}\s]+/gu, ' ').trim(),
    rule.regionIds.join(', '),
    disabledReason ?? 'enabled',
    shortTime(createdAt),
  ]);
  return table([['id', 'name', 'regions', 'state', 'created'], ...rows], '');
}
