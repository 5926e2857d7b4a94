import type { ComponentChildren } from 'preact';
import { addressIn, LANGUAGE_NAMES, LANGUAGES } from '../url/language.ts';
import { TWIN_FORMATS, twinUrl } from '../url/twin-path.ts';
import {
  instantText,
  isRegionView,
  otherView,
  queryMembers,
  REGION_IDS,
  type ViewUrl,
  viewUrl,
  withMembers,
} from '../url/view-url.ts';
import type { Words } from '../words/en.ts';
import type { Formats } from '../words/format.ts';
import { FindForm, KeyList } from './keyboard.tsx';
import { LiveBanner } from './live-banner.tsx';

interface Props {
  readonly url: ViewUrl;
  readonly heading: string;
  readonly regionNames: Readonly<Record<string, string>>;
  readonly shownAt?: number | undefined;
  /** The address that shows the same later. */
  readonly permanent?: ViewUrl | undefined;
  /** Of the address, for what is printed. */
  readonly host: string;
  /** Whether the address shows this page again; what a form answered has none. */
  readonly hasAddress: boolean;
  /** Whether something newer may come while the page is open. */
  readonly isLive: boolean;
  /** Whether what is shown was supposed, not observed. */
  readonly isSupposed: boolean;
  readonly words: Words;
  readonly formats: Formats;
  readonly drawer?: ComponentChildren;
  /** What the form that signs out carries; absent for a viewer without a session. */
  readonly signOutToken?: string | undefined;
  /** One line under the heading: how much is known, or what changed. */
  readonly lead: ComponentChildren;
  readonly children: ComponentChildren;
}

/** Views that choose their own instants, or are of now alone. */
const TIMELESS: readonly ViewUrl['view'][] = ['changes', 'verify', 'keys', 'find'];

/** Views in the order of the navigation. */
const NAVIGATION = [
  'world',
  'region',
  'time',
  'changes',
  'corridors',
  'triggers',
  'forecasts',
  'ask',
  'what-if',
  'feeds',
  'verify',
  'keys',
] as const;

/** What stands around every view: the views, the instant, the sentence that says it all. */
export function Frame({
  url,
  heading,
  regionNames,
  shownAt,
  permanent,
  host,
  hasAddress,
  isLive,
  isSupposed,
  words,
  formats,
  drawer,
  lead,
  signOutToken,
  children,
}: Props) {
  return (
    <>
      <a class="skip" href="#content">
        {words.skip}
      </a>
      {isSupposed && (
        <aside class="supposed" aria-label={words.supposedMark}>
          {words.supposed}
        </aside>
      )}
      <header>
        <nav aria-label={words.navigation}>
          <a class="mark" href={viewUrl(otherView(url, 'world'))}>
            {words.service}
          </a>
          <ul>
            {NAVIGATION.map((view) => (
              <li key={view}>
                <a href={viewUrl(otherView(url, view))} aria-current={url.view === view ? 'page' : undefined}>
                  {words.views[view]}
                </a>
              </li>
            ))}
          </ul>
          <FindForm url={url} words={words} />
        </nav>
        {(url.view === 'world' || isRegionView(url.view)) && <Regions url={url} names={regionNames} words={words} />}
      </header>
      <main id="content" tabindex={-1}>
        <h1>{heading}</h1>
        <div class="lead">
          {lead}
          {!TIMELESS.includes(url.view) && <InstantForm url={url} words={words} />}
        </div>
        {children}
      </main>
      {drawer}
      {isLive && shownAt !== undefined && (
        <LiveBanner url={url} shownAt={shownAt} hasSession={signOutToken !== undefined} words={words} />
      )}
      <footer>
        {signOutToken !== undefined && (
          <form method="post" action={addressIn('/signout', words.language)}>
            <input type="hidden" name="token" value={signOutToken} />
            <button type="submit">{words.signOut}</button>
          </form>
        )}
        {shownAt !== undefined && (
          <p>
            {words.asOf} {formats.instant(shownAt)}.{' '}
            {hasAddress && !isSupposed && (
              <Permanent to={permanent ?? withMembers(url, { at: url.at ?? shownAt })} host={host} words={words} />
            )}
          </p>
        )}
        {hasAddress && (
          <p class="twins">
            {words.otherForms}
            {words.colon}
            {TWIN_FORMATS.map((format) => (
              <a key={format} href={twinUrl(url, format)}>
                {format.toUpperCase()}
              </a>
            ))}
          </p>
        )}
        {hasAddress && <LanguageLinks url={url} words={words} />}
        <KeyList words={words} />
        <p class="quiet">
          <a href="/docs">API</a> · <a href="/api/attribution">{words.mapNote}</a>
        </p>
      </footer>
    </>
  );
}

/** The address that shows the same later; printed in full. */
function Permanent({ to, host, words }: { readonly to: ViewUrl } & Pick<Props, 'host' | 'words'>) {
  return (
    <>
      <a href={viewUrl(to)}>{words.permanent}</a>
      <span class="printed">
        {' '}
        <code>
          {host}
          {viewUrl(to)}
        </code>
      </span>
    </>
  );
}

/** The same address in each language, named in that language. */
function LanguageLinks({ url, words }: Pick<Props, 'url' | 'words'>) {
  return (
    <nav class="twins" aria-label={words.languageChoice}>
      {LANGUAGES.map((language) => (
        <a
          key={language}
          href={viewUrl(withMembers(url, { lang: language === 'en' ? undefined : language }))}
          lang={language}
          hreflang={language}
          aria-current={language === words.language ? 'true' : undefined}
        >
          {LANGUAGE_NAMES[language]}
        </a>
      ))}
    </nav>
  );
}

/** Any instant of the same view; what else the address says stays. */
function InstantForm({ url, words }: { readonly url: ViewUrl; readonly words: Words }) {
  const kept = queryMembers(withMembers(url, { at: undefined, open: undefined }));
  return (
    <form method="get" class="instant">
      {kept.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <label for="at">{words.utc}</label>
      <input
        id="at"
        name="at"
        value={url.at === undefined ? '' : instantText(url.at)}
        placeholder="2026-11-22T12:00Z"
        size={18}
      />
      <button type="submit">{words.show}</button>
      {url.at !== undefined && <a href={viewUrl(withMembers(url, { at: undefined }))}>{words.newest}</a>}
    </form>
  );
}

interface RegionsProps {
  readonly url: ViewUrl;
  readonly names: Readonly<Record<string, string>>;
  readonly words: Words;
}

/** The same view of each region; from the world its region view. */
function Regions({ url, names, words }: RegionsProps) {
  const view = url.view === 'world' ? 'region' : url.view;
  return (
    <nav aria-label={words.regions}>
      <ul>
        {REGION_IDS.map((regionId) => (
          <li key={regionId}>
            <a
              href={viewUrl(withMembers(otherView(url, view), { regionId, isAll: undefined }))}
              aria-current={isRegionView(url.view) && !url.isAll && url.regionId === regionId ? 'page' : undefined}
            >
              {names[regionId] ?? regionId}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
