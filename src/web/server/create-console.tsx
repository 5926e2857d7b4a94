import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ComponentChildren } from 'preact';
import { createClient, ServiceError } from '../../../clients/typescript/client.ts';
import type { RenderedView, View, Viewing, World } from '../page.ts';
import { Frame } from '../parts/frame.tsx';
import { failureText } from '../sentences/failure.ts';
import { CONSOLE_CSS } from '../style/console-css.ts';
import { isRegionView, isViewPath, readViewUrl, type ViewUrl, viewUrl } from '../url/view-url.ts';
import { VIEWS } from '../views/registry.ts';
import { en as words } from '../words/en.ts';
import { formatsOf } from '../words/format.ts';
import { documentOf } from './document.tsx';
import { FILE_HEADERS, type Headers, PAGE_HEADERS } from './headers.ts';
import type { PageAnswer, PageRequest, SignIn } from './page-request.ts';
import { ContinuePage, SignInPage } from './sign-in-pages.tsx';

export interface ConsoleParts {
  readonly signIn: SignIn;
  readonly world: World;
  /** Epoch ms. */
  readonly now: () => number;
  /** ISO 3166-1 alpha-2 by UN M49 code, for the map. */
  readonly countryOf: (m49: string) => string | undefined;
}

export interface Console {
  /** Whether a path is a page or file of the console, whatever its query says. */
  readonly owns: (target: string) => boolean;
  readonly answer: (request: PageRequest) => Promise<PageAnswer>;
}

const STYLE = Buffer.from(CONSOLE_CSS);
const STYLE_PATH = `/console/${hashOf(STYLE)}.css`;
const ORIGIN = 'http://console.invalid';
const formats = formatsOf(words.language);

/** The console: pages rendered on the server from what the service answers to the viewer. It computes no figure. */
export function createConsole({ signIn, world, now, countryOf }: ConsoleParts): Console {
  return { owns: (target) => ownsPath(pathOf(target)), answer };

  async function answer(request: PageRequest): Promise<PageAnswer> {
    const path = pathOf(request.target);
    if (request.method === 'POST' && (path === '/signin' || path === '/signout')) return form(request, path);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return failurePage(405, words.failure(405, 'method_not_allowed'), [['Allow', 'GET, HEAD']]);
    if (path === STYLE_PATH) return encoded(request, 200, FILE_HEADERS('text/css; charset=utf-8'), STYLE);
    const [, query = ''] = /\?(.*)$/s.exec(request.target) ?? [];
    if (path === '/signin') return signInPage(200, { once: new URLSearchParams(query).get('once') ?? undefined });
    const read = readViewUrl(path, query);
    if (read.status === 'bad') return failurePage(400, words.badValue(read.name, read.value));
    const shown = read.status === 'view' ? VIEWS.find(({ id }) => id === read.url.view) : undefined;
    if (read.status === 'unknown' || shown === undefined) return failurePage(404, words.notFound);
    return view(request, read.url, shown);
  }

  async function view(request: PageRequest, url: ViewUrl, shown: View): Promise<PageAnswer> {
    const client = createClient({ baseUrl: ORIGIN, apiKey: '', fetch: request.fetch });
    const { signal } = request;
    try {
      const { regions } = await client.listRegions({}, { signal });
      const regionNames = Object.fromEntries(regions.map(({ id, name }) => [id, name]));
      const viewing: Viewing = { client, url, world, now: now(), signal, countryOf, regionNames };
      const rendered = await shown.render(viewing);
      const page = pageOf(rendered, { url, regionNames, signOutToken: signIn.signOutToken(request) });
      return encoded(request, 200, PAGE_HEADERS, Buffer.from(page));
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      const { status, retryAfterSeconds } = error;
      if (status === 401) return isFromElsewhere(request) ? continuePage() : signInPage(401, {});
      return failurePage(
        status,
        failureText(error, words),
        retryAfterSeconds === undefined ? [] : [['Retry-After', String(retryAfterSeconds)]],
      );
    }
  }

  /** Nothing is done for a form that a page of another site sent. */
  async function form(request: PageRequest, path: '/signin' | '/signout'): Promise<PageAnswer> {
    if (!signIn.isOwnPage(request)) return failurePage(403, words.signInPage.foreign);
    const given = new URLSearchParams((await request.readBody(MAX_FORM_BYTES)) ?? '');
    if (path === '/signout') {
      const cookie = await signIn.end(request, given.get('token') ?? '');
      if (cookie === undefined) return failurePage(403, words.signInPage.foreign);
      return moved('/signin', cookie, [['Clear-Site-Data', '"cache"']]);
    }
    const once = given.get('once');
    if (once !== null) {
      const cookie = await signIn.byLink(request, once);
      return cookie === undefined ? signInPage(401, { problem: words.signInPage.wrongLink }) : moved('/', cookie);
    }
    const answer = await signIn.byKey(request, given.get('key') ?? '');
    if ('cookie' in answer) return moved('/', answer.cookie);
    const isBusy = answer.problem === 'busy';
    return signInPage(isBusy ? 503 : 401, {
      problem: isBusy ? words.signInPage.busy : words.signInPage.wrongKey,
    });
  }

  function signInPage(status: number, { once, problem }: { once?: string | undefined; problem?: string }): PageAnswer {
    return plainPage(status, words.signInPage.title, <SignInPage once={once} problem={problem} words={words} />);
  }

  function continuePage(): PageAnswer {
    return plainPage(200, '…', <ContinuePage words={words} />, true);
  }

  /** A page that no cache keeps. */
  function plainPage(status: number, title: string, body: ComponentChildren, again = false): PageAnswer {
    const page = documentOf({ title, stylePath: STYLE_PATH, words, isExercise: world === 'exercise', again, body });
    const headers = PAGE_HEADERS.filter(([name]) => name !== 'Cache-Control');
    return { status, headers: [...headers, ['Cache-Control', 'no-store']], body: Buffer.from(page) };
  }

  interface PageParts {
    readonly url: ViewUrl;
    readonly regionNames: Readonly<Record<string, string>>;
    readonly signOutToken: string | undefined;
  }

  function pageOf(rendered: RenderedView, { url, regionNames, signOutToken }: PageParts): string {
    const { heading, title, shownAt, permanent, lead, main, drawer } = rendered;
    const isOfRegion = isRegionView(url.view) && !url.isAll;
    const place = isOfRegion ? `${regionNames[url.regionId] ?? url.regionId}: ` : '';
    return documentOf({
      title: `${place}${title}`,
      stylePath: STYLE_PATH,
      words,
      isExercise: world === 'exercise',
      theme: url.theme,
      body: (
        <Frame
          url={url}
          world={world}
          heading={heading}
          regionNames={regionNames}
          shownAt={shownAt}
          permanent={permanent}
          words={words}
          formats={formats}
          drawer={drawer}
          lead={lead}
          signOutToken={signOutToken}
        >
          {main}
        </Frame>
      ),
    });
  }

  function failurePage(status: number, text: string, more: Headers = []): PageAnswer {
    const home = viewUrl({ view: 'world', regionId: 'global', axis: 'coercivePressure' });
    const page = documentOf({
      title: String(status),
      stylePath: STYLE_PATH,
      words,
      isExercise: world === 'exercise',
      body: (
        <main>
          <h1>{text}</h1>
          <p>
            <a href={home}>{words.backToWorld}</a>
          </p>
        </main>
      ),
    });
    return { status, headers: [...PAGE_HEADERS, ...more], body: Buffer.from(page) };
  }
}

/** A form of ours is far shorter. */
const MAX_FORM_BYTES = 2_048;

const moved = (to: string, cookie: string, more: Headers = []): PageAnswer => ({
  status: 303,
  headers: [['Location', to], ['Set-Cookie', cookie], ['Cache-Control', 'no-store'], ...more],
  body: new Uint8Array(),
});

/** Whether a page of another site led here: its request brings no cookie. */
const isFromElsewhere = ({ header }: PageRequest): boolean =>
  ['cross-site', 'same-site'].includes(header('sec-fetch-site') ?? '') && header('sec-fetch-mode') === 'navigate';

const ownsPath = (path: string): boolean =>
  ['/signin', '/signout'].includes(path) || path.startsWith('/console/') || isViewPath(path);

const pathOf = (target: string): string => target.replace(/\?.*$/s, '');

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };
/** Quick enough for a page that is made anew for each viewer. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Compressed as the viewer accepts it, with a validator; 304 where the viewer has it. */
async function encoded(request: PageRequest, status: number, headers: Headers, body: Uint8Array): Promise<PageAnswer> {
  const accepted = request.header('accept-encoding') ?? '';
  const coding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
  const etag = `"${hashOf(body)}${coding === undefined ? '' : `-${coding}`}"`;
  const all: Headers = [...headers, ['ETag', etag]];
  if (request.header('if-none-match') === etag) return { status: 304, headers: all, body: new Uint8Array() };
  if (coding === undefined) return { status, headers: all, body };
  const bytes = coding === 'br' ? await compress.br(body, BROTLI) : await compress.gzip(body);
  return { status, headers: [...all, ['Content-Encoding', coding]], body: bytes };
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32);
}
