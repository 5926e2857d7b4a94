import { LANES } from '../../contract/intelligence/vocabulary.ts';
import type { Measure } from '../question/vocabulary.ts';
import type { Asked } from './asked.ts';

/** The lanes among what is asked. */
export const laneMeasures = (asked: readonly Measure[]): readonly Measure[] =>
  asked.filter((measure) => LANES.some((lane) => lane === measure));

/** The same; containment where a strait is to open. */
export function lanesSought({ understood, corridors }: Asked): readonly Measure[] {
  const named = laneMeasures(understood.measures);
  const isToOpen = understood.premises.includes('open') && corridors.length > 0;
  return named.length === 0 && isToOpen ? ['containment'] : named;
}
