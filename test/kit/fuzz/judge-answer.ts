import assert from 'node:assert/strict';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { at, items, members, referenceName } from '../../../src/contract/documentation/bundle-reader.ts';
import type { JsonObject } from '../../../src/contract/openapi/json.ts';
import { LIST_FORMATS } from '../../../src/contract/records/list-formats.ts';
import type { Answer } from '../../../src/gateway/exchange.ts';
import { answerHeader, answerText, mediaType } from './answer-text.ts';
import { judgeHeaders } from './judge-headers.ts';
import { failureOf, type Judged, judgeRefusal } from './judge-refusal.ts';
import type { FuzzedRequest } from './operation-requests.ts';

/** Throws on any answer that the bundle does not describe in status, headers, media type and body. */
export function createJudge(bundle: JsonObject): (judged: Judged) => void {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
  ajv.addSchema(bundle, 'bundle');
  const checks = new Map<string, ReturnType<typeof ajv.compile>>();
  /** Stored bytes are served as they are: to look at them once is enough. */
  const seen = new Map<string, WeakSet<Uint8Array>>();

  function accepts(pointer: string, answer: Answer): void {
    const [piece] = answer.pieces;
    const known = seen.get(pointer) ?? new WeakSet();
    if (piece !== undefined && known.has(piece)) return;
    if (mediaType(answer) === LIST_FORMATS.parquet) {
      // No text; a part of one may begin anywhere.
      if (answer.status === 200) assert.equal(Buffer.concat(answer.pieces).toString('latin1', 0, 4), 'PAR1');
      return;
    }
    const text = answerText(answer);
    if (/json$/.test(mediaType(answer))) {
      const check = checks.get(pointer) ?? ajv.compile({ $ref: `bundle${pointer}` });
      checks.set(pointer, check);
      assert.deepEqual(check(JSON.parse(text)) ? [] : check.errors, []);
    }
    if (piece !== undefined && answer.pieces.length === 1) seen.set(pointer, known.add(piece));
  }

  return (judged) => {
    const { request, answer, mayFail } = judged;
    const { status } = answer;
    if (status >= 500) assert.ok(mayFail.includes(status), `${status} is none of ${mayFail}`);
    const place = placeOf(bundle, request);
    const response = at(bundle, ...place.response(status));
    if (place.isDescribed) assert.ok(response !== undefined, `${status} is not described`);
    else assert.ok(place.undescribed.includes(status), `${status} is none of ${place.undescribed}`);
    judgeHeaders(answer, { ...judged, documented: members(at(response, 'headers')).map(([name]) => name) });
    // CONTRACT.md §6: a replay has the status, the body and the type of the first answer, and nothing else of it.
    const isReplay = answerHeader(answer, 'Idempotent-Replayed') === 'true';
    if (status >= 400 && !isReplay) judgeRefusal(judged);
    if (status === 204 || status === 304 || request.method === 'HEAD') return assert.deepEqual(answer.pieces, []);
    if (status >= 400 && !isReplay) return accepts(refusalPointer(answer), answer);
    const media = mediaType(answer);
    const described = members(at(response, 'content')).map(([type]) => type);
    assert.ok(described.includes(media), `${media} is none of ${described}`);
    // With an expression the body is any JSON value.
    if (place.isProjected && status === 200) return void JSON.parse(answerText(answer));
    accepts(pointerOf([...place.response(status), 'content', media, 'schema']), answer);
  };
}

interface Place {
  readonly isDescribed: boolean;
  /** Whether the request has an expression, and the operation takes one. */
  readonly isProjected: boolean;
  /** What may be answered to what is not described. */
  readonly undescribed: readonly number[];
  response(status: number): readonly string[];
}

/** One slash at the end is nothing; any other difference of a path names no endpoint. */
function placeOf(bundle: JsonObject, { target, method }: FuzzedRequest): Place {
  const [sent = ''] = target.split('?');
  const path = sent.length > 1 && sent.endsWith('/') ? sent.slice(0, -1) : sent;
  const operation = ['paths', path, method.toLowerCase()];
  const isDescribed = method === method.toUpperCase() && at(bundle, ...operation) !== undefined;
  const undescribed = at(bundle, 'paths', path) === undefined ? [403, 404] : [403, 405];
  const expression = new URLSearchParams(target.split('?').slice(1).join('?')).get('jmespath') ?? '';
  const isProjecting = items(at(bundle, ...operation, 'parameters')).some((one) => referenceName(one) === 'jmespath');
  return {
    isDescribed,
    isProjected: isProjecting && expression !== '',
    undescribed,
    response: (status) => [...operation, 'responses', String(status)],
  };
}

const pointerOf = (path: readonly string[]): string => `#/${path.map(escaped).join('/')}`;

/** The exact shape that the code of an error has, not any of those that its status may have. */
function refusalPointer(answer: Answer): string {
  if (mediaType(answer) === 'application/problem+json') return '#/components/schemas/ProblemDetails';
  return `#/components/schemas/${failureOf(answer).body}`;
}

const escaped = (segment: string): string => encodeURIComponent(segment.replaceAll('~', '~0').replaceAll('/', '~1'));
