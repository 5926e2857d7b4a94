/** One part of a composite, on a scale of 0 to 100; without a value where it is not known. */
export interface CompositePart {
  readonly id: string;
  readonly value?: number;
}

export interface MeanComposite {
  /** Sum of the contributions, 0 to 100; absent where too few parts are known. */
  readonly score?: number;
  /** Of each known part, by id: its value divided by how many are known. */
  readonly contributions: ReadonlyMap<string, number>;
  /** Share of the parts that are known, 0 to 1. */
  readonly coverage: number;
  readonly missing: readonly string[];
}

/** As every answer with such a score says it. */
export const MEAN_METHOD =
  'Mean of what is known, each part with the same weight (OECD and JRC, Handbook on Constructing Composite Indicators, 2008)';

/**
 * The mean of the known parts: no part has a weight of its own, because no source gives one.
 * @param minCount without so many known parts there is no score
 */
export function meanComposite(parts: readonly CompositePart[], minCount: number): MeanComposite {
  const known = parts.flatMap(({ id, value }) => (value === undefined ? [] : [{ id, value }]));
  const contributions = new Map(known.map(({ id, value }) => [id, hundredths(value / known.length)]));
  const coverage = parts.length === 0 ? 0 : hundredths(known.length / parts.length);
  const missing = parts.flatMap(({ id, value }) => (value === undefined ? [id] : []));
  const sum = [...contributions.values()].reduce((total, one) => total + one, 0);
  return { ...(known.length < minCount ? {} : { score: hundredths(sum) }), contributions, coverage, missing };
}

/** To 0.01, so that what is shown adds up as it is shown. */
export const hundredths = (value: number): number => Math.round(value * 100) / 100;
