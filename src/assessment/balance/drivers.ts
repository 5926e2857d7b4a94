import type { BalanceDriver } from '../../contract/intelligence/balance-vector.ts';
import type { Axis } from '../../contract/intelligence/vocabulary.ts';
import { listed } from '../english.ts';
import { LONG_RUN_LEVEL } from '../long-run-level.ts';
import { onceFor } from '../once-for.ts';
import type { AxisPart, AxisReading } from './axis.ts';
import { largestRemainder } from './largest-remainder.ts';

/** Steps of an axis on the wire: four decimals. */
export const GRID = 10_000;

/**
 * An axis's drivers on the wire: the parts that have lost most by name, then the strongest (METHOD.md §13.8), what several
 * countries share once, the rest merged into one, the priors into another, rounded by largest remainder so that they sum to the axis exactly. Drivers of nothing are
 * left out.
 * @param shown.limit parts shown by name
 */
export function axisDrivers(
  axis: Axis,
  { value, parts }: Pick<AxisReading, 'value' | 'parts'>,
  { orientation, limit }: { readonly orientation: BalanceDriver['orientation']; readonly limit: number },
): BalanceDriver[] {
  const { evidenced, prior } = ordered(parts);
  const named = oneEach(evidenced.slice(0, limit)).sort(byLoss);
  const merged = evidenced.slice(limit);
  const rows: AxisPart[] = [...named];
  if (merged.length > 0) {
    // The rest cites its own first part: citing hundreds would push the evidence that matters out of the snapshot.
    rows.push({
      label: `Other drivers (${merged.length})`,
      share: sum(merged),
      evidenceIds: merged[0]?.evidenceIds ?? [],
    });
  }
  if (prior !== undefined) rows.push(prior);
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

/** The parts by what they are shown for, strongest first: however many are named, they are put in order once. */
const ordered = onceFor((parts: readonly AxisPart[]) => {
  const priors = parts.filter((part) => part.evidenceIds.length === 0 && part.share > 0).sort(byShare);
  return {
    evidenced: parts.filter((part) => part.evidenceIds.length > 0 && part.share > 0).sort(byLoss),
    prior:
      priors.length === 0 ? undefined : { label: `Prior: ${priorLabels(priors)}`, share: sum(priors), evidenceIds: [] },
  };
});

/** Parts of several countries that share a label, such as one currency's or the world's credit, as one cause. */
function oneEach(parts: readonly AxisPart[]): AxisPart[] {
  const found = new Map<string, AxisPart>();
  for (const part of parts) {
    const { label, share, lost, evidenceIds } = part;
    const known = found.get(label);
    found.set(
      label,
      known === undefined
        ? part
        : {
            ...{ label, share: known.share + share },
            ...(known.lost === undefined && lost === undefined ? {} : { lost: (known.lost ?? 0) + (lost ?? 0) }),
            evidenceIds: [...new Set([...known.evidenceIds, ...evidenceIds])],
          },
    );
  }
  return [...found.values()];
}

/** The long-run level and what there is no data for; never that something is calm. */
function priorLabels(priors: readonly AxisPart[]): string {
  const labels = [...new Set(priors.map((prior) => prior.label))];
  const [first, ...others] = labels.filter((label) => label !== LONG_RUN_LEVEL);
  const level = labels.includes(LONG_RUN_LEVEL) ? [LONG_RUN_LEVEL] : [];
  if (first === undefined) return level.join('');
  const missing = others.length < 2 ? [first, ...others] : [first, `${others.length} others`];
  return [...level, `no data for ${listed(missing)}`].join('; ');
}

/** Losses too small to be written count as none. */
const lossOf = ({ lost = 0 }: AxisPart): number => Math.round(lost * 100);

const byLoss = (a: AxisPart, b: AxisPart): number => lossOf(b) - lossOf(a) || byShare(a, b);

function byShare(a: AxisPart, b: AxisPart): number {
  return b.share - a.share || (a.label < b.label ? -1 : a.label > b.label ? 1 : 0);
}

const sum = (parts: readonly AxisPart[]): number => parts.reduce((total, part) => total + part.share, 0);
