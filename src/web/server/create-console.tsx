import { ApiError, Barograph } from '../../../clients/typescript/client.ts';
import type { MappedCountries } from '../geo/world-map.ts';
import type { IslandName, RenderedView, View, Viewing, World } from '../page.ts';
import { failureText } from '../sentences/failure.ts';
import { recorded, twinOf } from '../twins/twin.tsx';
import { addressIn, type Language, languageIn } from '../url/language.ts';
import { type TwinFormat, withoutEnding } from '../url/twin-path.ts';
import {
  isViewPath,
  pathOf as placeOf,
  REGION_IDS,
  readViewUrl,
  type ViewUrl,
  viewUrl,
  withMembers,
} from '../url/view-url.ts';
import { VIEWS } from '../views/registry.ts';
import { type Spoken, spokenIn } from '../words/spoken.ts';
import { FILE_HEADERS, type Headers, PAGE_HEADERS, TWIN_HEADERS, UNKEPT_PAGE_HEADERS } from './headers.ts';
import { lastLook } from './last-look.ts';
import { type FollowLink, isLeadPath, leadPage } from './lead-pages.tsx';
import { type MadePages, noted, revisited } from './made-pages.ts';
import { type CompressedPages, encoded, hashOf } from './page-bytes.ts';
import type { PageAnswer, PageRequest, SignIn } from './page-request.ts';
import { plainPagesIn, STYLE, STYLE_PATH } from './plain-pages.tsx';
import { viewDocument } from './view-document.tsx';

export interface ConsoleParts {
  readonly signIn: SignIn;
  readonly world: World;
  /** Epoch ms. */
  readonly now: () => number;
  readonly mapped: MappedCountries;
  /** Scripts of pages by name, as they are served; a page whose script is absent reads completely without. */
  readonly islands?: Readonly<Partial<Record<IslandName, Uint8Array>>>;
  readonly compressed: CompressedPages;
  /** Pages that are sent again where the service still answers what they were made from. */
  readonly made: MadePages;
  /** How a command of the program begins where it runs; `barograph` unless given. */
  readonly commandLine?: string;
  /** Absent in a service that never sent a mail: it knows no link. */
  readonly followLink?: FollowLink;
}

export interface Console {
  /** Whether a path is a page or file of the console, whatever its query says. */
  readonly owns: (target: string) => boolean;
  readonly answer: (request: PageRequest) => Promise<PageAnswer>;
}

const ORIGIN = 'http://console.invalid';
/** The service has limits of its own; an answer of a model takes up to 25 s. */
const TIMEOUT_MS = 60_000;
const MINUTE_MS = 60_000;

/** Where a script is served, under a name that changes with its bytes. */
export const scriptPath = (bytes: Uint8Array): string => `/console/${hashOf(bytes)}.js`;

/** The console: pages rendered on the server from what the service answers to the viewer. It computes no figure. */
export function createConsole(parts: ConsoleParts): Console {
  const { signIn, world, now, mapped, islands = {}, compressed, made, commandLine = 'barograph' } = parts;
  const { followLink = async () => 'unknown' } = parts;
  const scripts = Object.entries(islands).map(([name, bytes]) => ({
    name,
    bytes,
    path: scriptPath(bytes),
  }));
  const recomputePath = scripts.find(({ name }) => name === 'recompute-snapshot')?.path;
  return { owns: (target) => !target.startsWith(API) && ownsPath(pathOf(target)), answer };

  async function answer(request: PageRequest): Promise<PageAnswer> {
    const path = pathOf(request.target);
    const [, query = ''] = /\?(.*)$/s.exec(request.target) ?? [];
    const { words } = spokenIn(languageIn(query));
    const { failurePage, plainPage, signInPage } = plainPagesIn(languageIn(query), world);
    if (request.method === 'POST' && (path === '/signin' || path === '/signout'))
      return sign(request, path, languageIn(query));
    if (isLeadPath(path)) {
      if (!['GET', 'HEAD', 'POST'].includes(request.method))
        return failurePage(405, words.failure(405, 'method_not_allowed'), [['Allow', 'GET, HEAD, POST']]);
      const { status, title, body } = await leadPage(request, { path, followLink, words });
      return plainPage(status, title, body);
    }
    if (path === STYLE_PATH) return encodedPage(request, FILE_HEADERS('text/css; charset=utf-8'), STYLE);
    const script = scripts.find((one) => one.path === path);
    if (script !== undefined) return encodedPage(request, FILE_HEADERS('text/javascript; charset=utf-8'), script.bytes);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (path === '/signin' && isRead)
      return signInPage(200, { once: new URLSearchParams(query).get('once') ?? undefined });
    const { path: page, format } = withoutEnding(path);
    const read = readViewUrl(page, query);
    const found = read.status === 'view' ? VIEWS.find(({ id }) => id === read.url.view) : undefined;
    if (!isRead && (request.method !== 'POST' || found?.submit === undefined))
      return failurePage(405, words.failure(405, 'method_not_allowed'), [['Allow', 'GET, HEAD']]);
    if (read.status === 'bad') return failurePage(400, words.badValue(read.name, read.value));
    if (read.status === 'unknown' || found === undefined) return failurePage(404, words.notFound);
    if (!isRead && !signIn.isOwnPage(request)) return failurePage(403, words.signInPage.foreign);
    const isSame = format === 'csv' || format === 'json';
    const url = isSame ? withMembers(read.url, { lang: undefined }) : read.url;
    const isBare = url.view === 'world' && format === undefined && url.from === undefined && url.at === undefined;
    if (!isBare || signIn.formToken(request, path) === undefined) return show(request, { view: found, url, format });
    const { from, headers } = lastLook(request, now());
    const shown = await show(request, { view: found, url: withMembers(url, { from }), format });
    return { ...shown, headers: [...shown.headers, ...headers] };
  }

  function encodedPage(request: PageRequest, headers: Headers, body: Uint8Array): Promise<PageAnswer> {
    return encoded(request, { headers, body }, compressed);
  }

  interface Asked {
    readonly view: View;
    readonly url: ViewUrl;
    /** Undefined for the page itself. */
    readonly format: TwinFormat | undefined;
  }

  async function show(request: PageRequest, { view, url, format }: Asked): Promise<PageAnswer> {
    const formToken = signIn.formToken(request, placeOf(url));
    const signOutToken = signIn.formToken(request, '/signout');
    const host = request.header('host') ?? '';
    // Within a minute a page of the same answers is the same.
    const minute = Math.floor(now() / MINUTE_MS);
    const key = JSON.stringify([viewUrl(url), host, formToken, signOutToken, minute]);
    const before = request.method === 'POST' || format !== undefined ? undefined : made.get(key);
    const again = before === undefined ? undefined : await revisited(before, request);
    if (before !== undefined && again?.status === 'same') return encodedPage(request, PAGE_HEADERS, before.body);
    const { asked, fetch: note } = noted(request.fetch, again);
    const { fetch, answers } = format === 'json' ? recorded(note) : { fetch: note, answers: [] };
    const client = new Barograph({ baseUrl: ORIGIN, timeoutMs: TIMEOUT_MS, maxRetries: 0, fetch });
    const { signal } = request;
    const spoken = spokenIn(url.lang);
    const { words } = spoken;
    const { failurePage, signInPage, continuePage } = plainPagesIn(url.lang ?? 'en', world);
    try {
      const { regions } = await client.intelligence.listRegions({}, { signal });
      const served = new Map<string, string>(regions.map(({ id, name }) => [id, name]));
      const regionNames = Object.fromEntries(REGION_IDS.map((id) => [id, words.regionName(id, served.get(id) ?? id)]));
      const about = { client, url, world, now: now(), signal, commandLine };
      const viewing: Viewing = { ...about, ...spoken, mapped, regionNames, formToken, recomputePath };
      const shown = await (request.method === 'POST' ? submitted(request, view, viewing) : view.render(viewing));
      if (shown === undefined) return failurePage(403, words.signInPage.foreign);
      if ('status' in shown) return moved(viewUrl(shown.to));
      if (format !== undefined) {
        const { contentType, text } = twinOf(format, { shown, url, world, answers, words });
        return encodedPage(request, TWIN_HEADERS(contentType), Buffer.from(text));
      }
      const hasAddress = request.method !== 'POST';
      const page = Buffer.from(pageOf(shown, { ...spoken, url, regionNames, signOutToken, host, hasAddress }));
      if (shown.isSecret === true) return { status: 200, headers: UNKEPT_PAGE_HEADERS, body: page };
      const questions = asked();
      if (hasAddress && questions !== undefined)
        made.set(key, { body: page, asked: questions }, { weight: page.length });
      return encodedPage(request, PAGE_HEADERS, page);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { status, retryAfterSeconds } = error;
      if (status === 401) return isFromElsewhere(request) ? continuePage() : signInPage(401, {});
      const more: Headers = retryAfterSeconds === undefined ? [] : [['Retry-After', String(retryAfterSeconds)]];
      return failurePage(status, failureText(error, words), more);
    }
  }

  /** @returns undefined for a form that is not from our own page of this viewer: nothing is done for it */
  async function submitted(request: PageRequest, { submit }: View, viewing: Viewing) {
    const form = new URLSearchParams((await request.readBody(MAX_FORM_BYTES)) ?? '');
    if (!signIn.isOwnForm(request, placeOf(viewing.url), form.get('token') ?? '')) return undefined;
    const done = await submit?.(viewing, form);
    return done?.status === 'shown' ? done.view : done;
  }

  /** Nothing is done for a form that a page of another site sent. */
  async function sign(request: PageRequest, path: '/signin' | '/signout', language: Language): Promise<PageAnswer> {
    const { words } = spokenIn(language);
    const { failurePage, signInPage } = plainPagesIn(language, world);
    if (!signIn.isOwnPage(request)) return failurePage(403, words.signInPage.foreign);
    const given = new URLSearchParams((await request.readBody(MAX_FORM_BYTES)) ?? '');
    if (path === '/signout') {
      const cookie = await signIn.end(request, given.get('token') ?? '');
      if (cookie === undefined) return failurePage(403, words.signInPage.foreign);
      return moved(addressIn('/signin', language), [
        ['Set-Cookie', cookie],
        ['Clear-Site-Data', '"cache"'],
      ]);
    }
    const once = given.get('once');
    if (once !== null) {
      const cookie = await signIn.byLink(request, once);
      if (cookie === undefined) return signInPage(401, { problem: words.signInPage.wrongLink });
      return moved(addressIn('/', language), [['Set-Cookie', cookie]]);
    }
    const known = await signIn.byKey(request, given.get('key') ?? '');
    if ('cookie' in known) return moved(addressIn('/', language), [['Set-Cookie', known.cookie]]);
    const isBusy = known.problem === 'busy';
    const problem = isBusy ? words.signInPage.busy : words.signInPage.wrongKey;
    return signInPage(isBusy ? 503 : 401, { problem });
  }

  interface PageParts extends Spoken {
    readonly url: ViewUrl;
    readonly regionNames: Readonly<Record<string, string>>;
    readonly signOutToken: string | undefined;
    readonly host: string;
    /** Whether the address shows this page again. */
    readonly hasAddress: boolean;
  }

  function pageOf(shown: RenderedView, parts: PageParts): string {
    const isLive = isOfNow(shown, parts);
    const scriptPaths = scripts.flatMap(({ name, path }) =>
      name === 'keyboard' || name === shown.island || (name === 'live-banner' && isLive) ? [path] : [],
    );
    return viewDocument(shown, { ...parts, world, isLive, stylePath: STYLE_PATH, scriptPaths });
  }
}

/** Whether something newer than what a page shows may come while it is open. */
const isOfNow = (
  { shownAt }: RenderedView,
  { url, hasAddress }: { readonly url: ViewUrl; readonly hasAddress: boolean },
): boolean => shownAt !== undefined && hasAddress && url.at === undefined && url.to === undefined;

/** A form of ours is far shorter, also where its question is of characters of many bytes. */
const MAX_FORM_BYTES = 32_768;

const moved = (to: string, more: Headers = []): PageAnswer => ({
  status: 303,
  headers: [['Location', to], ['Cache-Control', 'no-store'], ...more],
  body: new Uint8Array(),
});

/** Whether a page of another site led here: its request brings no cookie. */
const isFromElsewhere = ({ header }: PageRequest): boolean =>
  ['cross-site', 'same-site'].includes(header('sec-fetch-site') ?? '') && header('sec-fetch-mode') === 'navigate';

/** No view's address begins so: an operation is known without a look at the rest of its path. */
const API = '/api/';

const ownsPath = (path: string): boolean =>
  ['/signin', '/signout'].includes(path) ||
  isLeadPath(path) ||
  path.startsWith('/console/') ||
  isViewPath(withoutEnding(path).path);

const pathOf = (target: string): string => target.replace(/\?.*$/s, '');
