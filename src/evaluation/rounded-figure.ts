/** Six decimals: what a published figure is worth. */
export const roundedFigure = (value: number): number => Math.round(value * 1e6) / 1e6;
