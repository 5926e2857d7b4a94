import { roundTo } from '../evidence.ts';
import type { ClosureCause } from './analogues.ts';
import { intervalKind } from './bands.ts';
import type { Moved, PriceMove } from './price-move.ts';
import type { Shock } from './shocks.ts';

/** What is said of a path beside it (METHOD.md §13.7). */
export interface PathNote {
  /** Which path: as there. */
  readonly templateId: string;
  readonly start: string;
  readonly end: string;
  /** What its two magnitudes are. */
  readonly interval: 'interval_80' | 'range';
  /** Why the channel is closed; absent where it is not, or nothing says why. */
  readonly cause?: ClosureCause;
  /** Days for which the loss is expected to last from now on, within the horizon of a path; one decimal. */
  readonly expectedDays: number;
  /** What the price has done since; absent where no series of it is held, or it has no quote from before. */
  readonly move?: PriceMove;
}

export function pathNote(
  path: Pick<PathNote, 'templateId' | 'start' | 'end'> & { readonly confidence: number },
  { days, closure }: Shock,
  moved: Moved | undefined,
): PathNote {
  const { templateId, start, end, confidence } = path;
  return {
    ...{ templateId, start, end, interval: intervalKind(confidence) },
    ...(closure?.cause === undefined ? {} : { cause: closure.cause }),
    expectedDays: roundTo(days, 1),
    ...(moved === undefined ? {} : { move: moved.move }),
  };
}
