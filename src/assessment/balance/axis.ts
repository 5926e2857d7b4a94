import type { World } from '../assess-world.ts';
import type { Area } from './area.ts';

/** A share of an axis and what it rests on; without evidence it is a prior. */
export interface AxisPart {
  readonly label: string;
  /** In axis units, 0 or more; the parts of an axis sum to it. */
  readonly share: number;
  /** Of a buffer, how much of it is missing, in axis units; absent where nothing can be. */
  readonly lost?: number;
  readonly evidenceIds: readonly string[];
  /** ISO 3166 alpha-2, where it is the part of one country. */
  readonly iso2?: string;
}

export interface AxisReading {
  /** 0 to 1. */
  readonly value: number;
  readonly parts: readonly AxisPart[];
  /** Whether any indicator of the axis was fed. */
  readonly fed: boolean;
}

/** How one axis is read for one area. */
export type ReadAxis = (world: World, area: Area) => AxisReading;

/** `0.14 of 0.19 lost`: what a part of a buffer is missing (METHOD.md §13.8). */
export const lostWords = (lost: number, of: number): string => `${lost.toFixed(2)} of ${of.toFixed(2)} lost`;

/** An axis that nothing feeds: its published prior. */
export function priorReading(value: number): AxisReading {
  return { value, parts: [{ label: 'nothing feeds this axis yet', share: value, evidenceIds: [] }], fed: false };
}
