import type { Responses } from '../../../../clients/typescript/client.ts';
import { RegimeBand, RegimeSwatch } from '../../parts/regime-band.tsx';
import { regimeSentence } from '../../sentences/regime-band.ts';
import { otherView, type ViewUrl, viewUrl } from '../../url/view-url.ts';
import type { Words } from '../../words/en.ts';
import type { Formats } from '../../words/format.ts';
import { stretchesOf } from '../time/history.ts';

interface Props {
  readonly periods: Responses['getRegimeHistory']['periods'];
  /** Epoch ms: the right edge. */
  readonly end: number;
  readonly url: ViewUrl;
  readonly words: Words;
  readonly formats: Formats;
}

const SPAN_MS = 90 * 86_400_000;

/** The regimes of ninety days in one band, with a way to all of them. */
export function RegimeHistory({ periods, end, url, words, formats }: Props) {
  const first = Math.min(...periods.map(({ beganAt }) => beganAt));
  // A young history fills the band.
  const span = { from: Math.min(Math.max(first, end - SPAN_MS), end - 1), to: end };
  if (periods.length === 0) return null;
  const stretches = stretchesOf(periods, span);
  const sentence = regimeSentence(stretches, words, formats);
  return (
    <figure class="regimes">
      <RegimeBand stretches={stretches} gaps={[]} span={span} sentence={sentence} />
      <figcaption>
        {[...new Set(stretches.map(({ label }) => label))].map((label) => (
          <span key={label}>
            <RegimeSwatch label={label} /> {words.regime(label)}
          </span>
        ))}
        <a href={viewUrl(otherView(url, 'time'))}>{words.regimesFrom(formats.day(span.from), formats.day(span.to))}</a>
      </figcaption>
    </figure>
  );
}
