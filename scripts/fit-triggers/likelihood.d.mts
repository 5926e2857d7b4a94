export function likelihoodRatio(
  months: readonly { readonly year: number; readonly isActive: boolean; readonly isLane: boolean }[],
):
  | {
      readonly ratio: number;
      readonly low: number;
      readonly high: number;
      readonly active: number;
      readonly lane: number;
    }
  | undefined;
