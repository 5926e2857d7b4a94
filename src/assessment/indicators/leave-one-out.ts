import type { ReportActivity, ReportKind } from './report-activity.ts';

/** Report counts of a country, kind by kind. */
export type ReportCounts<Kind = ReportKind> = ReadonlyMap<
  Kind,
  { readonly count: number; readonly lineageCount: number }
>;

type Activities<Kind> = ReadonlyMap<Kind, ReportActivity | undefined>;

/** Report counts of a country without some outlets. */
export function countsWithout<Kind>(activities: Activities<Kind>, outlets: readonly string[] = []): ReportCounts<Kind> {
  return new Map(
    [...activities].map(([kind, activity]) => {
      const lineages = new Set<string>();
      let count = 0;
      for (const behind of activity?.current.values() ?? []) {
        const others = [...behind].filter((lineage) => !outlets.includes(lineage));
        for (const lineage of others) lineages.add(lineage);
        if (others.length > 0) count += 1;
      }
      return [kind, { count, lineageCount: lineages.size }];
    }),
  );
}

/**
 * Report counts of a country without any one outlet, or without any two: every result that can differ. Outlets that are the
 * only source of equally many events of the same kinds are interchangeable, so thousands of outlets give a few answers.
 */
export function leaveOneOut<Kind>(activities: Activities<Kind>, leftOut: 1 | 2): readonly ReportCounts<Kind>[] {
  const like = interchangeable(activities);
  if (leftOut === 1) return like.map(([one = '']) => countsWithout(activities, [one]));
  const some = like.flatMap((outlets) => outlets.slice(0, 2));
  const anyTwo = some.flatMap((one, i) => some.slice(i + 1).map((other) => [one, other]));
  return [...anyTwo, ...pairedOutlets(activities)].map((two) => countsWithout(activities, two));
}

/** Outlets grouped by what leaving one of them out would change. */
function interchangeable<Kind>(activities: Activities<Kind>): readonly (readonly string[])[] {
  const keys = new Map<string, string>();
  for (const [kind, activity] of activities) {
    const alone = new Map<string, number>();
    for (const behind of activity?.current.values() ?? []) {
      for (const lineage of behind) alone.set(lineage, (alone.get(lineage) ?? 0) + (behind.size === 1 ? 1 : 0));
    }
    for (const [lineage, count] of alone) keys.set(lineage, `${keys.get(lineage) ?? ''} ${kind}:${count}`);
  }
  const groups = new Map<string, string[]>();
  for (const [lineage, key] of [...keys].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const group = groups.get(key);
    if (group) group.push(lineage);
    else groups.set(key, [lineage]);
  }
  return [...groups.values()];
}

/** Pairs of outlets that are the only two sources of some event. */
function pairedOutlets<Kind>(activities: Activities<Kind>): readonly (readonly string[])[] {
  const pairs = new Map<string, readonly string[]>();
  for (const activity of activities.values()) {
    for (const behind of activity?.current.values() ?? []) {
      if (behind.size !== 2) continue;
      const pair = [...behind].sort();
      pairs.set(pair.join('\n'), pair);
    }
  }
  return [...pairs.values()];
}
