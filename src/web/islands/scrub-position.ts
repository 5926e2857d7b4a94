/** Share of all snapshots within which an event attracts the scrubber. */
const ATTRACTION = 0.02;

/**
 * Where a scrubber rests: at an event when one is near, else where it was let go.
 * @param index of the snapshot under the hand
 * @param events indexes of snapshots that changed the regime or activated a trigger
 */
export function scrubPosition(index: number, events: readonly number[], count: number): number {
  const reach = Math.floor(count * ATTRACTION);
  const near = events.filter((one) => Math.abs(one - index) <= reach);
  return near.reduce((best, one) => (Math.abs(one - index) < Math.abs(best - index) ? one : best), near[0] ?? index);
}

/** `2026-11-22 12:00 UTC`. @param instant epoch ms */
export const scrubText = (instant: number): string =>
  `${new Date(instant).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** Epoch ms of an attribute, separated by spaces. */
export const instantsIn = (text: string | undefined): number[] => (text ?? '').split(' ').filter(Boolean).map(Number);
