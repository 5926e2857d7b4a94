import { sin } from '../../arithmetic/sin.ts';
import { DAY_MS, HOUR_MS } from '../../assessment/time.ts';

/** One position of the invented cyclone. */
export interface CyclonePosition {
  readonly at: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly windKnots: number;
}

/** It forms four days before the exercise opens and lasts ten: bad weather far from the story. */
const FORMS_OFFSET_MS = -4 * DAY_MS;
const LASTS_MS = 10 * DAY_MS;
const ADVISORY_EVERY_MS = 6 * HOUR_MS;

/** Positions of the exercise's one cyclone, from the Pacific over Luzon, every six hours up to `now`; epoch ms. */
export function cyclonePositions({ anchorAt, now }: { readonly anchorAt: number; readonly now: number }) {
  const formsAt = Math.floor((anchorAt + FORMS_OFFSET_MS) / ADVISORY_EVERY_MS) * ADVISORY_EVERY_MS;
  const until = Math.min(now, formsAt + LASTS_MS);
  const count = Math.max(0, Math.floor((until - formsAt) / ADVISORY_EVERY_MS) + 1);
  return Array.from({ length: count }, (_, index): CyclonePosition => {
    const share = (index * ADVISORY_EVERY_MS) / LASTS_MS;
    return {
      at: formsAt + index * ADVISORY_EVERY_MS,
      latitude: 11 + 8 * share,
      longitude: 133 - 20 * share,
      windKnots: Math.round(40 + 60 * sin(Math.PI * share)),
    };
  });
}

/** Whether the cyclone still blows at `now`. */
export const isBlowing = ({ anchorAt, now }: { readonly anchorAt: number; readonly now: number }): boolean =>
  now < anchorAt + FORMS_OFFSET_MS + LASTS_MS;
