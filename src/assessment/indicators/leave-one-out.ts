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
        let heaviest = 0;
        for (const [lineage, weight] of behind) {
          if (outlets.includes(lineage)) continue;
          lineages.add(lineage);
          heaviest = Math.max(heaviest, weight);
        }
        count += heaviest;
      }
      return [kind, { count, lineageCount: lineages.size }];
    }),
  );
}

/**
 * Report counts of a country without any one outlet, or without any two: every result that can differ. Outlets that are the
 * only source of equally many events of the same kinds, by weight, are interchangeable, so thousands of outlets give a few answers.
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
      const [first, second] = heaviestOf(behind);
      for (const [lineage] of behind)
        alone.set(lineage, (alone.get(lineage) ?? 0) + (lineage === first?.[0] ? first[1] - (second?.[1] ?? 0) : 0));
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

/** Pairs of outlets that lower an event's weight together by more than one after the other: its only two sources, as a rule. */
function pairedOutlets<Kind>(activities: Activities<Kind>): readonly (readonly string[])[] {
  const pairs = new Map<string, readonly string[]>();
  for (const activity of activities.values()) {
    for (const behind of activity?.current.values() ?? []) {
      const [first, second, third] = heaviestOf(behind);
      if (first === undefined || second === undefined || second[1] === third?.[1]) continue;
      const pair = [first[0], second[0]].sort();
      pairs.set(pair.join('\n'), pair);
    }
  }
  return [...pairs.values()];
}

/** The three lineages with the heaviest reports, heaviest first. */
function heaviestOf(behind: ReadonlyMap<string, number>): readonly (readonly [lineage: string, weight: number])[] {
  return behind.size === 1 ? [...behind] : [...behind].sort(([, a], [, b]) => b - a).slice(0, 3);
}
