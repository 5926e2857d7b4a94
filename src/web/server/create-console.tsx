import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { createClient, ServiceError } from '../../../clients/typescript/client.ts';
import type { RenderedView, View, Viewing, World } from '../page.ts';
import { Frame } from '../parts/frame.tsx';
import { CONSOLE_CSS } from '../style/console-css.ts';
import { REGION_IDS, readViewUrl, type ViewUrl, viewUrl } from '../url/view-url.ts';
import { VIEWS } from '../views/registry.ts';
import { en as words } from '../words/en.ts';
import { formatsOf } from '../words/format.ts';
import { documentOf } from './document.tsx';
import { FILE_HEADERS, type Headers, PAGE_HEADERS } from './headers.ts';

/** A request for a page, as the gateway received it. */
export interface PageRequest {
  readonly method: string;
  /** Path and query as sent. */
  readonly target: string;
  /** A request header, by its name in lower case. */
  readonly header: (name: string) => string | undefined;
  readonly signal: AbortSignal;
  /** Asks the service as the viewer who sent this request. */
  readonly fetch: typeof globalThis.fetch;
}

export interface PageAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Uint8Array;
}

export interface ConsoleParts {
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
export function createConsole({ world, now, countryOf }: ConsoleParts): Console {
  return { owns: (target) => ownsPath(pathOf(target)), answer };

  async function answer(request: PageRequest): Promise<PageAnswer> {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return failurePage(405, words.failure(405, 'method_not_allowed'), [['Allow', 'GET, HEAD']]);
    const path = pathOf(request.target);
    if (path === STYLE_PATH) return encoded(request, 200, FILE_HEADERS('text/css; charset=utf-8'), STYLE);
    const [, query = ''] = /\?(.*)$/s.exec(request.target) ?? [];
    const read = readViewUrl(path, query);
    if (read.status === 'unknown') return failurePage(404, words.notFound);
    if (read.status === 'bad') return failurePage(400, words.badValue(read.name, read.value));
    return view(request, read.url);
  }

  async function view(request: PageRequest, url: ViewUrl): Promise<PageAnswer> {
    const client = createClient({ baseUrl: ORIGIN, apiKey: '', fetch: request.fetch });
    const viewing: Viewing = { client, url, world, now: now(), signal: request.signal, countryOf };
    try {
      const [rendered, { regions }] = await Promise.all([
        viewOf(url).render(viewing),
        client.listRegions({}, { signal: request.signal }),
      ]);
      const names = Object.fromEntries(regions.map(({ id, name }) => [id, name]));
      return encoded(request, 200, PAGE_HEADERS, Buffer.from(pageOf(rendered, url, names)));
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      const { status, code, requestId, retryAfterSeconds } = error;
      const text = status === 401 ? words.signIn : words.failure(status, code);
      return failurePage(
        status,
        `${text} ${words.requestId} ${requestId}.`,
        retryAfterSeconds === undefined ? [] : [['Retry-After', String(retryAfterSeconds)]],
      );
    }
  }

  function pageOf(rendered: RenderedView, url: ViewUrl, regionNames: Readonly<Record<string, string>>): string {
    const { heading, title, shownAt, lead, main, drawer } = rendered;
    const place = url.view === 'region' ? `${regionNames[url.regionId] ?? url.regionId}: ` : '';
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
          words={words}
          formats={formats}
          drawer={drawer}
          lead={lead}
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

function viewOf({ view }: ViewUrl): View {
  const found = VIEWS.find(({ id }) => id === view);
  if (found === undefined) throw new Error(`no view ${view}`);
  return found;
}

const ownsPath = (path: string): boolean =>
  path === '/' ||
  path === STYLE_PATH ||
  path.startsWith('/console/') ||
  REGION_IDS.some((id) => path === `/region/${id}`) ||
  path.startsWith('/region/');

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
