import type { RegionalSnapshot } from '../../contract/intelligence/regional-snapshot.ts';
import type { SnapshotDifference } from '../../contract/intelligence/snapshot-difference.ts';
import { toJson } from '../../contract/openapi/json.ts';
import { roundTo } from '../evidence.ts';
import { HOUR_MS } from '../time.ts';
import { driverChanges, evidenceShares } from './driver-changes.ts';
import { patchBetween } from './json-patch.ts';
import { snapshotNumbers } from './snapshot-numbers.ts';

/** The difference of two snapshots: numbers, drivers, evidence, and the patch from the first to the second. */
export const snapshotDifference = (from: RegionalSnapshot, to: RegionalSnapshot): SnapshotDifference => ({
  regimeFrom: DIFFERENCE_PARTS.regimeFrom(from, to),
  regimeTo: DIFFERENCE_PARTS.regimeTo(from, to),
  numbers: DIFFERENCE_PARTS.numbers(from, to),
  drivers: DIFFERENCE_PARTS.drivers(from, to),
  evidence: DIFFERENCE_PARTS.evidence(from, to),
  patch: DIFFERENCE_PARTS.patch(from, to),
});

/** Each part of a difference, for those who need not all: the patch takes longer than the rest together. */
export const DIFFERENCE_PARTS: {
  readonly [Name in keyof SnapshotDifference]-?: (
    from: RegionalSnapshot,
    to: RegionalSnapshot,
  ) => SnapshotDifference[Name];
} = {
  regimeFrom: (from) => from.regime.label,
  regimeTo: (_from, to) => to.regime.label,
  numbers: numberChanges,
  drivers: (from, to) => [...driverChanges(from, to)],
  evidence: evidenceChanges,
  patch: (from, to) => [...patchBetween(toJson(from), toJson(to))],
};

function evidenceChanges(from: RegionalSnapshot, to: RegionalSnapshot): SnapshotDifference['evidence'] {
  const shares = evidenceShares(from, to);
  const before = new Map(from.evidence.map((item) => [item.id, item]));
  const after = new Map(to.evidence.map((item) => [item.id, item]));
  const sharesIn = (id: string) => ({ contributions: [...shares(id)] });
  return {
    came: to.evidence.filter(({ id }) => !before.has(id)).map((item) => ({ item, ...sharesIn(item.id) })),
    left: from.evidence.filter(({ id }) => !after.has(id)).map((item) => ({ item, ...sharesIn(item.id) })),
    aged: to.evidence.flatMap((item) => {
      const old = before.get(item.id);
      if (old === undefined) return [];
      const age = (snapshot: RegionalSnapshot, observedAt: number) =>
        roundTo((snapshot.generatedAt - observedAt) / HOUR_MS, 2);
      return [
        {
          id: item.id,
          ageHoursFrom: age(from, old.observedAt),
          ageHoursTo: age(to, item.observedAt),
          confidenceFrom: old.confidence,
          confidenceTo: item.confidence,
          ...sharesIn(item.id),
        },
      ];
    }),
  };
}

/** Without evidence that is only older: its confidence and what it carries of the axes are as before. */
export const withoutIdleAging = ({ evidence, ...difference }: SnapshotDifference): SnapshotDifference => ({
  ...difference,
  evidence: {
    ...evidence,
    aged: evidence.aged.filter(
      ({ confidenceFrom, confidenceTo, contributions }) =>
        confidenceFrom !== confidenceTo || contributions.some(({ change }) => change !== 0),
    ),
  },
});

/** Only what differs; a number that one side lacks has no change. */
function numberChanges(from: RegionalSnapshot, to: RegionalSnapshot): SnapshotDifference['numbers'] {
  const [before, after] = [snapshotNumbers(from), snapshotNumbers(to)];
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name) => {
    const [old, now] = [before.get(name), after.get(name)];
    if (old === now) return [];
    const sides = { ...(old === undefined ? {} : { from: old }), ...(now === undefined ? {} : { to: now }) };
    return [{ name, ...sides, ...(old === undefined || now === undefined ? {} : { change: roundTo(now - old, 6) }) }];
  });
}
