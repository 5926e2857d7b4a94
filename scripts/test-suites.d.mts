export const SLOW: string[];
export const SAMPLED: string[];
export const LONGEST: string[];
export const FAST_COUNTS: Readonly<Record<string, string>>;
