export interface BandCase {
  readonly id: string;
  readonly effect: number;
  readonly outcome: number;
}

export interface BandTest {
  readonly start?: readonly [low: number, high: number];
  readonly minLow?: number;
  readonly isThreat?: boolean;
  readonly analoguesNeeded: number;
  readonly unfittedConfidence: number;
}

export interface Judged extends BandCase {
  readonly low: number;
  readonly high: number;
  readonly held: boolean;
}

export function judgeBand(
  cases: readonly BandCase[],
  rule: BandTest,
): {
  readonly status: 'start' | 'fitted' | 'unfitted';
  readonly band: readonly [low: number, high: number];
  readonly confidence: number;
  readonly held: number;
  readonly score: number;
  readonly startScore?: number;
  readonly fittedScore?: number;
  readonly outcomes: readonly Judged[];
};

export function intervalScore(judged: {
  readonly low: number;
  readonly high: number;
  readonly outcome: number;
}): number;

export function fittedBand(
  cases: readonly BandCase[],
  rule: Pick<BandTest, 'minLow' | 'isThreat'>,
): [low: number, high: number];
