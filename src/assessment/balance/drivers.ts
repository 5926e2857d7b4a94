import type { BalanceDriver } from '../../contract/intelligence/balance-vector.ts';
import type { Axis } from '../../contract/intelligence/vocabulary.ts';
import type { AxisPart, AxisReading } from './axis.ts';
import { largestRemainder } from './largest-remainder.ts';

/** Steps of an axis on the wire: four decimals. */
export const GRID = 10_000;

/**
 * An axis's drivers on the wire: the strongest parts by name, the rest merged into one, the priors into another, rounded
 * by largest remainder so that they sum to the axis exactly. Drivers of nothing are left out.
 * @param shown.most parts shown by name
 */
export function axisDrivers(
  axis: Axis,
  { value, parts }: Pick<AxisReading, 'value' | 'parts'>,
  { orientation, most }: { readonly orientation: BalanceDriver['orientation']; readonly most: number },
): BalanceDriver[] {
  const evidenced = parts.filter((part) => part.evidenceIds.length > 0 && part.share > 0).sort(byShare);
  const named = evidenced.slice(0, most);
  const merged = evidenced.slice(most);
  const priors = parts.filter((part) => part.evidenceIds.length === 0 && part.share > 0).sort(byShare);
  const rows: AxisPart[] = [...named];
  if (merged.length > 0) {
    // The rest cites its own strongest part: citing hundreds would push the evidence that matters out of the snapshot.
    rows.push({
      label: `${merged.length} weaker drivers`,
      share: sum(merged),
      evidenceIds: merged[0]?.evidenceIds ?? [],
    });
  }
  if (priors.length > 0) rows.push({ label: `Prior: ${priorLabels(priors)}`, share: sum(priors), evidenceIds: [] });
  const units = largestRemainder(
    rows.map((row) => row.share * GRID),
    // The axis's own value: the parts, added in another order, may fall on the other side of a half.
    Math.round(value * GRID),
  );
  return rows.flatMap((row, i): BalanceDriver[] => {
    const magnitude = (units[i] ?? 0) / GRID;
    return magnitude === 0
      ? []
      : [{ axis, description: row.label, magnitude, evidenceIds: [...row.evidenceIds], orientation }];
  });
}

function priorLabels(priors: readonly AxisPart[]): string {
  const labels = [...new Set(priors.map((prior) => prior.label))];
  return labels.length <= 3
    ? labels.join('; ')
    : `${labels.slice(0, 2).join('; ')} and ${labels.length - 2} more unobserved`;
}

function byShare(a: AxisPart, b: AxisPart): number {
  return b.share - a.share || (a.label < b.label ? -1 : a.label > b.label ? 1 : 0);
}

const sum = (parts: readonly AxisPart[]): number => parts.reduce((total, part) => total + part.share, 0);
