import type { BalanceDriver } from '../../contract/intelligence/balance-vector.ts';
import type { RegionalSnapshot } from '../../contract/intelligence/regional-snapshot.ts';
import { AXES, type Axis } from '../../contract/intelligence/vocabulary.ts';
import { roundTo } from '../evidence.ts';

/** What one driver adds to the change of its axis; the changes of an axis's drivers sum to that of the axis. */
export interface DriverChange {
  readonly axis: Axis;
  readonly description: string;
  /** Absent on a side that has no such driver. */
  readonly from?: number;
  readonly to?: number;
  /** Four decimals. */
  readonly change: number;
  /** Of both sides. */
  readonly evidenceIds: string[];
}

/** A share of an axis that evidence carries. */
export interface AxisChange {
  readonly axis: Axis;
  readonly from: number;
  readonly to: number;
  readonly change: number;
}

type Side = 'from' | 'to';
const driversOf = ({ balance }: Pick<RegionalSnapshot, 'balance'>): readonly BalanceDriver[] => [
  ...balance.pressures,
  ...balance.buffers,
];

/** The drivers that differ, by axis, the largest change first. */
export function driverChanges(from: RegionalSnapshot, to: RegionalSnapshot): readonly DriverChange[] {
  const rows = new Map<string, DriverChange>();
  const note = (side: Side, { axis, description, magnitude, evidenceIds }: BalanceDriver): void => {
    // The rest of an axis is one driver, however many it counts on either side.
    const key = `${axis}\n${description.replace(/^(Other drivers) \(\d+\)$/, '$1')}`;
    const row = rows.get(key) ?? { axis, description, change: 0, evidenceIds: [] };
    const signed = side === 'to' ? magnitude : -magnitude;
    rows.set(key, {
      ...row,
      description,
      // Two drivers of one axis may have one description.
      [side]: roundTo((row[side] ?? 0) + magnitude, 4),
      change: roundTo(row.change + signed, 4),
      evidenceIds: [...new Set([...row.evidenceIds, ...evidenceIds])],
    });
  };
  for (const driver of driversOf(from)) note('from', driver);
  for (const driver of driversOf(to)) note('to', driver);
  return [...rows.values()]
    .filter(({ change, from: before, to: after }) => change !== 0 || before === undefined || after === undefined)
    .sort((a, b) => AXES.indexOf(a.axis) - AXES.indexOf(b.axis) || Math.abs(b.change) - Math.abs(a.change));
}

/** What each item of evidence carries of each axis on both sides: a driver's magnitude in equal parts to what it cites. */
export function evidenceShares(
  from: RegionalSnapshot,
  to: RegionalSnapshot,
): (evidenceId: string) => readonly AxisChange[] {
  const shares = { from: sharesOf(from), to: sharesOf(to) };
  return (evidenceId) =>
    AXES.flatMap((axis): AxisChange[] => {
      const before = shares.from.get(`${evidenceId}\n${axis}`);
      const after = shares.to.get(`${evidenceId}\n${axis}`);
      if (before === undefined && after === undefined) return [];
      const [old, now] = [before ?? 0, after ?? 0];
      return [{ axis, from: roundTo(old, 6), to: roundTo(now, 6), change: roundTo(now - old, 6) }];
    });
}

function sharesOf(snapshot: RegionalSnapshot): ReadonlyMap<string, number> {
  const shares = new Map<string, number>();
  for (const { axis, magnitude, evidenceIds } of driversOf(snapshot)) {
    for (const id of evidenceIds) {
      const key = `${id}\n${axis}`;
      shares.set(key, (shares.get(key) ?? 0) + magnitude / evidenceIds.length);
    }
  }
  return shares;
}
