type Figures = readonly [base: number, escalation: number, containment: number, fragmentation: number];

export function transported(
  probabilities30d: Figures,
  exponents: readonly [escalation: number, fragmentation: number, containment: number],
): Figures;
export function hazardExponents(short: Figures, long: Figures): readonly [number, number, number];
export function quietRates(probabilities30d: Figures, short: Figures, long: Figures): Figures;
export function onGrid(probabilities: readonly number[], grid?: number): Figures;
