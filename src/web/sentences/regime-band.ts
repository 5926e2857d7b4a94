import type { RegimeStretch } from '../parts/regime-band.tsx';
import type { Words } from '../words/en.ts';
import type { Formats } from '../words/format.ts';

/** The regimes of a period in their order. */
export const regimeSentence = (stretches: readonly RegimeStretch[], words: Words, formats: Formats): string =>
  words.timeView.regimeSentence(
    stretches.map(({ label, from }) => words.timeView.regimeSince(words.regime(label), formats.day(from))),
  );
