import { CODING_SUFFIXES, contentCoding } from '../content-coding.ts';
import { noneMatchNames } from '../entity-tags.ts';
import { type Answer, CONTINUE, type Exchange, type Stage, settled } from '../exchange.ts';

/** Adds validators and answers 304 when the caller has the content (RFC 9110 §13). */
export const conditionalStage: Stage = {
  name: 'conditional',
  run: (exchange) => {
    const answer = settled(exchange.answer, 'the answer');
    const validated: Answer = { ...answer, headers: [...answer.headers, ...validators(exchange, answer)] };
    exchange.answer = validated;
    if (settled(exchange.route, 'the endpoint').endpoint.method !== 'GET' || !isKnown(exchange, answer))
      return CONTINUE;
    const headers = validated.headers.filter(([name]) => name !== 'Content-Type');
    exchange.answer = { ...validated, status: 304, headers, pieces: [] };
    return CONTINUE;
  },
};

/** The ETag is of the coding that the caller gets or would get. */
function validators({ request, vary }: Exchange, { contentHash, lastModifiedAt, codings }: Answer): [string, string][] {
  const headers: [string, string][] = [];
  if (codings !== undefined) vary.add('Accept-Encoding');
  const coding = codings === undefined ? 'identity' : contentCoding(request.headers.list('accept-encoding'));
  if (contentHash !== undefined) headers.push(['ETag', `"${contentHash}${CODING_SUFFIXES[coding]}"`]);
  if (lastModifiedAt !== undefined) headers.push(['Last-Modified', new Date(lastModifiedAt).toUTCString()]);
  return headers;
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
