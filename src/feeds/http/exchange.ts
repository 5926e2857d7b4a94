import { type Dispatcher, request as send } from 'undici';
import { type Deadline, startDeadline, untilAborted } from '../../concurrency/deadline.ts';
import type { FetchFailure, FetchFailureKind, FetchRequest, FetchResult, OnDate, Validators } from '../fetch-bytes.ts';
import { isHtmlPage } from '../html-page.ts';
import type { WithinBudget } from './byte-budget.ts';
import { lengthOfRange } from './content-range.ts';
import type { Dispatchers } from './dispatchers.ts';
import { failureOfError } from './failure-of-error.ts';
import type { HostBackoff } from './host-backoff.ts';
import type { RunQueued } from './host-queue.ts';
import { setSystemTimer } from './pause.ts';
import { readBody } from './read-body.ts';
import { retryAfterMs } from './retry-after.ts';

interface ExchangeContext {
  readonly request: FetchRequest;
  readonly dispatchers: Dispatchers;
  readonly runQueued: RunQueued;
  readonly withinBudget: WithinBudget;
  readonly backoff: Pick<HostBackoff, 'until'>;
  readonly now: () => number;
  readonly userAgent: string;
  readonly onDate?: OnDate | undefined;
}

type ExchangeOutcome =
  | Exclude<FetchResult, FetchFailure>
  | {
      readonly status: 'failed';
      readonly failure: FetchFailure;
      readonly mayRetry: boolean | 'once';
      /** The wait the upstream asks for. */
      readonly asked?: RetryAfter;
    };

interface RetryAfter {
  readonly host: string;
  readonly waitMs: number;
}

type Hop = ExchangeOutcome | { readonly status: 'redirect'; readonly to: URL };

const MAX_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
/** The only client errors that another try can cure (FEEDS.md §3.3). */
const RETRIED_4XX = new Set([408, 425, 429]);

/** One attempt: the request, its redirects (each hop checked and queued as its own host) and the body. */
export async function exchange(context: ExchangeContext): Promise<ExchangeOutcome> {
  if (!URL.canParse(context.request.url)) return failed('refused_target', 'not a URL');
  const first = new URL(context.request.url);
  const { request } = context;
  // Starts with the first turn: waiting in the queue of the host does not count.
  const time: { deadline?: Deadline } = {};
  let url = first;
  try {
    for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
      const target = url;
      const waiting = time.deadline?.signal ?? request.signal;
      const outcome = await context.runQueued(target.host, waiting, () =>
        context.withinBudget(request.maxBytes, waiting, () => {
          time.deadline ??= startDeadline({ ms: request.timeoutMs, setTimer: setSystemTimer, owner: request.signal });
          return ask({ ...context, url: target, sameHost: target.host === first.host, signal: time.deadline.signal });
        }),
      );
      if (outcome.status !== 'redirect') return outcome;
      // A body is meant for the one address it was written for.
      if (request.post !== undefined) return failed('redirect', `${target.host} redirects what was posted to it`);
      if (target.protocol === 'https:' && outcome.to.protocol !== 'https:') {
        return failed('redirect', `${target.host} redirects to ${outcome.to.protocol} without encryption`);
      }
      url = outcome.to;
    }
    return failed('redirect', `${first.host} redirects more than ${MAX_REDIRECTS} times`);
  } catch (error) {
    if (request.signal.aborted) return failed('aborted', `request to ${url.host} aborted`);
    if (time.deadline?.signal.aborted === true) {
      return {
        ...failed('timeout', `${url.host} did not finish within ${request.timeoutMs} ms`),
        mayRetry: true,
      };
    }
    const { kind, detail, mayRetry } = failureOfError(error);
    return { ...failed(kind, `${url.host}: ${detail}`), mayRetry };
  } finally {
    time.deadline?.end();
  }
}

interface Ask extends ExchangeContext {
  readonly url: URL;
  readonly sameHost: boolean;
  readonly signal: AbortSignal;
}

async function ask(context: Ask): Promise<Hop> {
  const { request, url } = context;
  const route = context.dispatchers.route(url);
  if (route.status === 'refused') return failed('refused_target', route.reason);
  const backoffUntil = context.backoff.until(url.host, context.now());
  if (backoffUntil !== undefined) {
    const { failure } = failed('asked_to_wait', `${url.host} asked for a pause`);
    return { status: 'failed', failure: { ...failure, retryAt: backoffUntil }, mayRetry: false };
  }
  const sending = send(`${route.origin}${route.path}`, {
    dispatcher: route.dispatcher,
    ...(request.post === undefined ? { method: 'GET' } : { method: 'POST', body: request.post.body }),
    headers: headersOf(context),
    signal: context.signal,
  });
  // undici applies an abort only once it is connected: a name that does not resolve would hold up every deadline.
  const sent = await untilAborted(sending, context.signal, discard);
  if (sent.status !== 'done') throw sent.status === 'failed' ? sent.error : context.signal.reason;
  const response = sent.value;
  reportDate(response, context);
  const outcome = judge(response, context);
  if (outcome !== 'read') {
    discard(response);
    return outcome;
  }
  const body = await readBody(response.body, headerOf(response, 'content-encoding'), request.maxBytes);
  if (body.status === 'too_large') return failed('too_large', `${url.host} sent more than ${request.maxBytes} bytes`);
  if (body.status === 'encoding') {
    return { ...failed('encoding', `${url.host} sent a body that does not decompress`), mayRetry: true };
  }
  if (isHtmlPage(body.bytes) && !request.accept.some((type) => HTML_TYPES.has(type))) {
    return failed('content_type', `${url.host} sent an HTML page instead of ${request.accept[0] ?? ''}`);
  }
  const length = request.range === undefined ? undefined : rangeLength(response, request.range);
  if (length !== undefined && length !== body.bytes.byteLength) {
    return failed('range', `${url.host} sent ${body.bytes.byteLength} bytes of a range of ${length}`);
  }
  return { status: 'ok', bytes: body.bytes, validators: validatorsOf(response), finalUrl: url.href };
}

/** Nothing of the body is wanted; closing the connection is cheaper than reading on. */
const discard = ({ body }: Dispatcher.ResponseData): void => void body.on('error', () => undefined).destroy();

/** A cached answer keeps the `Date` of its origin; its `Age` is what has passed since (RFC 9111). */
function reportDate(response: Dispatcher.ResponseData, { onDate, url }: Ask): void {
  const date = Date.parse(headerOf(response, 'date') ?? '');
  const age = headerOf(response, 'age') ?? '0';
  if (!Number.isNaN(date) && /^\d{1,9}$/.test(age)) onDate?.({ host: url.host, date: date + Number(age) * 1_000 });
}

const HTML_TYPES: ReadonlySet<string> = new Set(['text/html', 'application/xhtml+xml']);

/** Everything that status and headers decide before the body is read. */
function judge(response: Dispatcher.ResponseData, { request, url, now }: Ask): Hop | 'read' {
  const { statusCode } = response;
  if (REDIRECTS.has(statusCode)) {
    const location = headerOf(response, 'location');
    return location !== undefined && URL.canParse(location, url.href)
      ? { status: 'redirect', to: new URL(location, url.href) }
      : failed('redirect', `${url.host} redirects to nowhere`);
  }
  const conditional = request.validators?.etag !== undefined || request.validators?.lastModified !== undefined;
  if (statusCode === 304 && conditional) return { status: 'not_modified' };
  if (statusCode !== (request.range === undefined ? 200 : 206)) {
    const { failure } = failed('http_status', `${url.host} answered ${statusCode}`);
    const waitMs = retryAfterMs((name) => headerOf(response, name), now());
    return {
      status: 'failed',
      failure: { ...failure, httpStatus: statusCode },
      mayRetry: statusCode >= 500 || RETRIED_4XX.has(statusCode),
      ...(waitMs === undefined ? {} : { asked: { host: url.host, waitMs } }),
    };
  }
  if (request.range !== undefined && rangeLength(response, request.range) === undefined) {
    return failed('range', `${url.host} sent another range than ${request.range}`);
  }
  const mediaType = headerOf(response, 'content-type')?.split(';')[0]?.trim().toLowerCase();
  if (mediaType !== undefined && mediaType !== '' && !request.accept.includes(mediaType)) {
    // Anything else in the header is the upstream's own text, which may repeat what it was asked.
    const isNamed = /^[a-z]{1,20}\/[a-z0-9.+-]{1,60}$/.test(mediaType);
    const named = HTML_TYPES.has(mediaType) ? 'an HTML page' : isNamed ? mediaType : 'no media type';
    return failed('content_type', `${url.host} sent ${named} instead of ${request.accept[0] ?? ''}`);
  }
  const announced = Number(headerOf(response, 'content-length') ?? '0');
  if (announced > request.maxBytes) return failed('too_large', `${url.host} announces ${announced} bytes`);
  return 'read';
}

function headersOf({ request, userAgent, sameHost }: Ask): Record<string, string> {
  const { validators, range } = request;
  return {
    ...(sameHost ? request.headers : {}),
    accept: request.accept.join(', '),
    // A range counts stored bytes, so it is asked for unencoded.
    'accept-encoding': range === undefined ? 'gzip, deflate, br' : 'identity',
    'user-agent': userAgent,
    ...(request.post === undefined ? {} : { 'content-type': request.post.contentType }),
    ...(range === undefined ? {} : { range }),
    ...(validators?.etag === undefined ? {} : { 'if-none-match': validators.etag }),
    ...(validators?.lastModified === undefined ? {} : { 'if-modified-since': validators.lastModified }),
  };
}

const rangeLength = (response: Dispatcher.ResponseData, asked: string): number | undefined =>
  lengthOfRange(asked, headerOf(response, 'content-range'));

function validatorsOf(response: Dispatcher.ResponseData): Validators {
  const etag = headerOf(response, 'etag');
  const lastModified = headerOf(response, 'last-modified');
  return { ...(etag === undefined ? {} : { etag }), ...(lastModified === undefined ? {} : { lastModified }) };
}

function headerOf(response: Dispatcher.ResponseData, name: string): string | undefined {
  const value = response.headers[name];
  return typeof value === 'string' ? value : value?.[0];
}

function failed(kind: FetchFailureKind, reason: string) {
  return { status: 'failed', failure: { status: 'failed', kind, reason }, mayRetry: false } as const;
}
