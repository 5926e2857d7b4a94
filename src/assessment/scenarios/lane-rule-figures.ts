import type { Horizon } from '../../contract/intelligence/vocabulary.ts';

/** Least deaths in a horizon that make an escalation or a containment: Fmin of METHOD.md §5. */
export const MIN_DEATHS: Readonly<Record<Horizon, number>> = { '24h': 5, '7d': 15, '30d': 40 };

/** Length of a horizon in days. */
export const HORIZON_DAYS: Readonly<Record<Horizon, number>> = { '24h': 1, '7d': 7, '30d': 30 };
