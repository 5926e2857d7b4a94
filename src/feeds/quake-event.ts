import { HOUR_MS } from '../assessment/time.ts';
import type { Coordinates } from './coordinates.ts';

/** Agencies place one earthquake within some 100 km and half an hour of each other (FEEDS.md §3.1, Hazards). */
const CELL_DEGREES = 2;

/**
 * Names an earthquake by its hour and a cell of two degrees, so that the reports of several agencies meet. Two reports
 * on either side of a full hour or of a cell's edge miss each other: they then count as two earthquakes.
 * @param at origin time, epoch ms
 */
export function quakeEvent(at: number, { latitude, longitude }: Coordinates): string {
  const cell = (degrees: number, cells: number): number => (Math.round(degrees / CELL_DEGREES) + cells) % cells;
  // 180° west and east are one meridian.
  return `quake:${Math.floor(at / HOUR_MS)}:${cell(latitude, 360)}:${cell(longitude, 360 / CELL_DEGREES)}`;
}
