import { LruCache } from '../../concurrency/lru-cache.ts';
import { CODING_SUFFIXES, contentCoding } from '../content-coding.ts';
import { noneMatchNames } from '../entity-tags.ts';
import { type Answer, type Exchange, varyOn } from '../exchange.ts';
import { pass, type Stage } from '../pipeline-builder.ts';
import type { Matched } from './method.ts';
import type { Projected } from './projection.ts';

export interface Validated {
  /** The answer, or a 304 in its place. */
  readonly validated: Answer;
}

/** Adds validators and answers 304 when the caller has the content (RFC 9110 §13). */
export const conditionalStage: Stage<Exchange & Matched & Projected, Validated> = {
  name: 'conditional',
  run: (exchange) => {
    const { route, projected: answer } = exchange;
    // Validators are headers, and an operation of a batch has none.
    if (exchange.request.envelope !== undefined) return pass({ validated: answer });
    addValidators(exchange, answer);
    if (route.endpoint.method !== 'GET' || !isKnown(exchange, answer)) return pass({ validated: answer });
    const headers = answer.headers.filter(([name]) => name !== 'Content-Type');
    return pass({ validated: { ...answer, status: 304, headers, pieces: [] } });
  },
};

/** The ETag is of the coding that the caller gets or would get. */
function addValidators({ request, notes }: Exchange, { contentHash, lastModifiedAt, codings }: Answer): void {
  if (codings !== undefined) varyOn(notes, 'Accept-Encoding');
  const coding = contentCoding(request.headers.list('accept-encoding'), codings);
  if (contentHash !== undefined) notes.headers.push(['ETag', `"${contentHash}${CODING_SUFFIXES[coding]}"`]);
  if (lastModifiedAt !== undefined) notes.headers.push(['Last-Modified', httpDate(lastModifiedAt)]);
}

/** `If-Modified-Since` counts only without `If-None-Match`, and only when the content has a date. */
function isKnown({ request }: Exchange, { contentHash, lastModifiedAt }: Answer): boolean {
  const noneMatch = request.headers.list('if-none-match');
  if (noneMatch !== undefined) return contentHash !== undefined && noneMatchNames(noneMatch, contentHash);
  const since = request.headers.list('if-modified-since');
  if (since === undefined || lastModifiedAt === undefined || !HTTP_DATE.test(since)) return false;
  return Math.floor(lastModifiedAt / 1_000) <= Date.parse(since) / 1_000;
}

/** The one form that RFC 9110 lets anyone send today. */
const HTTP_DATE = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/;

/** Few contents are served at a time, each many times. */
const KNOWN_DATES = 100;
const dates = new LruCache<number, string>({ maxWeight: KNOWN_DATES });

function httpDate(instant: number): string {
  const known = dates.get(instant);
  if (known !== undefined) return known;
  const text = new Date(instant).toUTCString();
  dates.set(instant, text);
  return text;
}
