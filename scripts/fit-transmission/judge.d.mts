export interface BandCase {
  readonly id: string;
  readonly effect: number;
  readonly outcome: number;
}

export interface BandTest {
  readonly start?: readonly [low: number, high: number];
  readonly minLow?: number;
  readonly isThreat?: boolean;
  readonly isMargin?: boolean;
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
  readonly status: 'conformal' | 'unfitted';
  readonly band: readonly [low: number, high: number];
  readonly margin?: readonly [low: number, high: number];
  readonly confidence: number;
  readonly held: number;
  readonly score: number;
  readonly startScore?: number;
  readonly guarantee?: number;
  readonly outcomes: readonly Judged[];
};

export function intervalScore(judged: {
  readonly low: number;
  readonly high: number;
  readonly outcome: number;
}): number;

export function conformalBand(
  cases: readonly BandCase[],
  rule: Pick<BandTest, 'minLow' | 'isThreat' | 'isMargin'>,
): [low: number, high: number];

export function guaranteeOf(count: number): number;
