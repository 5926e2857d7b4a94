import { placeOf, type ReliabilityBin } from '../parts/reliability.tsx';
import type { Words } from '../words/en.ts';

/** How many bins with enough sets lie where a calibrated forecast would. */
export function reliabilitySentence(bins: readonly ReliabilityBin[], setCount: number, words: Words): string {
  const view = words.forecastsView;
  const judged = bins.filter(({ count }) => count >= view.minOutcomes);
  const within = judged.filter((bin) => placeOf(bin) === 'within').length;
  return view.calibrationSentence(judged.length, within, setCount);
}
