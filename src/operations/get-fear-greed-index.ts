import { failed } from '../contract/conventions/handler.ts';
import type { HandlerOf } from '../contract/endpoints.ts';
import { MOODS } from '../contract/market/get-fear-greed-index.ts';
import { asOfReply } from './as-of.ts';
import { readSignals } from './get-macro-signals.ts';
import type { ObservationListParts } from './list-observations.ts';
import { MEAN_METHOD, meanComposite } from './mean-composite.ts';

/** Series of which a high value is greed, and those of which it is fear. Yields fall when money seeks safety. */
const PARTS = [
  { id: 'us-shares', isFear: false },
  { id: 'us-10y', isFear: false },
  { id: 'vix', isFear: true },
  { id: 'stlfsi', isFear: true },
];
const MIN_PARTS = 3;

export function getFearGreedIndex(parts: ObservationListParts): HandlerOf<'getFearGreedIndex'> {
  return async ({ at }) => {
    const read = await readSignals(at, parts);
    if (!read.ok) return failed(read.failure);
    const { signals, asOf, about } = read.value;
    const found = PARTS.flatMap(({ id, isFear }) => {
      const signal = signals.find(({ series }) => series === id);
      if (signal === undefined) return [];
      const { name, percentile1y, observedAt } = signal;
      return [{ id, name, value: isFear ? 100 - percentile1y : percentile1y, observedAt }];
    });
    const composite = meanComposite(
      PARTS.map(({ id }) => found.find((one) => one.id === id) ?? { id }),
      MIN_PARTS,
    );
    const components = found.map((one) => ({ ...one, contribution: composite.contributions.get(one.id) ?? 0 }));
    const { contributions: _, missing, score, ...rest } = composite;
    const mood = score === undefined ? undefined : MOODS[Math.min(MOODS.length - 1, Math.floor(score / 20))];
    return asOfReply(
      {
        ...(score === undefined ? {} : { score }),
        ...(mood === undefined ? {} : { label: mood }),
        ...{ ...rest, missing: [...missing], method: MEAN_METHOD, components, ...about },
      },
      asOf,
    );
  };
}
