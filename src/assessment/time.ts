/** Durations in milliseconds; all days are UTC days. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Number of the UTC day that holds an instant (epoch ms). */
export const dayNumber = (instant: number): number => Math.floor(instant / DAY_MS);

/** `YYYY-MM-DD` of the UTC day that holds an instant (epoch ms). */
export const isoDate = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

/** `YYYY-MM-DD HH:MM UTC`. */
export const isoMinute = (instant: number): string =>
  `${new Date(instant).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
