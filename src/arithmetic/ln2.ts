/** ln 2 in two parts: a multiple of the upper one by a whole number below 2²⁰ is exact. */
export const LN2_HIGH = 0.6931471803691238;
export const LN2_LOW = 1.9082149292705877e-10;
export const INVERSE_LN2 = Math.LOG2E;
