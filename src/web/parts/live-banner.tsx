import { twinUrl } from '../url/twin-path.ts';
import { isRegionView, type ViewUrl, viewUrl } from '../url/view-url.ts';
import type { Words } from '../words/en.ts';

interface Props {
  readonly url: ViewUrl;
  /** Epoch ms of what the page shows. */
  readonly shownAt: number;
  /** A viewer without a session has no events: the page's own JSON form says what is newest. */
  readonly hasSession: boolean;
  readonly words: Words;
}

/** Where a newer snapshot is announced: empty until the script of the page says one. Nothing is swapped in. */
export function LiveBanner({ url, shownAt, hasSession, words: { newer } }: Props) {
  return (
    <p
      class="newer"
      aria-live="polite"
      data-shown-at={shownAt}
      data-region={isRegionView(url.view) ? url.regionId : undefined}
      data-twin={hasSession ? undefined : twinUrl(url, 'json')}
      data-page={viewUrl(url)}
      data-changes={JSON.stringify(newer.changes)}
      data-plain={newer.plain}
      data-show={newer.show}
    />
  );
}
