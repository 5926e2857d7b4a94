/** One scored case: what a forecast and its reference lost, where and when. */
export interface PairedLoss {
  /** The cluster: countries of one region stay together. */
  readonly region: string;
  /** Quarters since 1970: 4 · (year − 1970) + 0..3, by the origin. */
  readonly quarter: number;
  readonly loss: number;
  readonly referenceLoss: number;
}

/** Losses summed by region and quarter: cell `region · quarterCount + quarter`, 0 where a quarter has no case. */
export interface LossCells {
  readonly regionCount: number;
  /** From the first quarter with a case to the last. */
  readonly quarterCount: number;
  readonly losses: readonly number[];
  readonly referenceLosses: readonly number[];
}

/** Regions are in alphabetical order, so that a draw does not depend on the order of the cases. */
export function lossCells(cases: readonly PairedLoss[]): LossCells {
  const regions = [...new Set(cases.map(({ region }) => region))].sort();
  const placeOf = new Map(regions.map((region, i) => [region, i]));
  const quarters = cases.map(({ quarter }) => quarter);
  const first = quarters.reduce((least, quarter) => Math.min(least, quarter), Number.POSITIVE_INFINITY);
  const last = quarters.reduce((most, quarter) => Math.max(most, quarter), Number.NEGATIVE_INFINITY);
  const quarterCount = cases.length === 0 ? 0 : last - first + 1;
  const losses = Array.from({ length: regions.length * quarterCount }, () => 0);
  const referenceLosses = [...losses];
  for (const { region, quarter, loss, referenceLoss } of cases) {
    const cell = (placeOf.get(region) ?? 0) * quarterCount + quarter - first;
    losses[cell] = (losses[cell] ?? 0) + loss;
    referenceLosses[cell] = (referenceLosses[cell] ?? 0) + referenceLoss;
  }
  return { regionCount: regions.length, quarterCount, losses, referenceLosses };
}
