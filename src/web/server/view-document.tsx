import type { RenderedView, World } from '../page.ts';
import { Frame } from '../parts/frame.tsx';
import { isRegionView, type ViewUrl } from '../url/view-url.ts';
import type { Words } from '../words/en.ts';
import type { Formats } from '../words/format.ts';
import { documentOf } from './document.tsx';

interface Surroundings {
  readonly url: ViewUrl;
  readonly world: World;
  readonly regionNames: Readonly<Record<string, string>>;
  readonly signOutToken: string | undefined;
  readonly stylePath: string;
  readonly scriptPaths: readonly string[];
  /** That the viewer called us by. */
  readonly host: string;
  /** Whether the address shows this page again. */
  readonly hasAddress: boolean;
  /** Whether something newer may come while the page is open. */
  readonly isLive: boolean;
  readonly words: Words;
  readonly formats: Formats;
}

/** A view in its frame, as a complete page. */
export function viewDocument(shown: RenderedView, parts: Surroundings): string {
  const { url, world, regionNames, signOutToken, stylePath, scriptPaths, host, hasAddress, isLive, words, formats } =
    parts;
  const isOfRegion = isRegionView(url.view) && !url.isAll;
  const place = isOfRegion ? `${regionNames[url.regionId] ?? url.regionId}: ` : '';
  return documentOf({
    title: `${shown.isSupposed === true ? `${words.supposedMark} · ` : ''}${place}${shown.title}`,
    stylePath,
    scriptPaths,
    words,
    isExercise: world === 'exercise',
    theme: url.theme,
    body: (
      <Frame
        url={url}
        heading={shown.heading}
        regionNames={regionNames}
        shownAt={shown.shownAt}
        permanent={shown.permanent}
        host={host}
        hasAddress={hasAddress}
        isLive={isLive}
        isSupposed={shown.isSupposed === true}
        words={words}
        formats={formats}
        drawer={shown.drawer}
        lead={shown.lead}
        signOutToken={signOutToken}
      >
        {shown.main}
      </Frame>
    ),
  });
}
