export function mildestWithin(
  thresholds: readonly number[],
  falseAlarmsOf: (threshold: number) => number,
  budget: number,
): { readonly value: number; readonly perYear: number } | undefined;
