import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { DOCUMENT_TYPES, type DocumentForm, type HeaderList } from '../../contract/conventions/handler.ts';
import { isList, isObject, type JsonObject, toJson } from '../../contract/openapi/json.ts';
import { LIST_FORMATS, type WrittenFormat } from '../../contract/records/list-formats.ts';
import { type ListShape, listShape } from '../../contract/records/list-shape.ts';
import { csv } from '../../tables/formats/csv.ts';
import { parquet } from '../../tables/formats/parquet.ts';
import { writeAll } from '../../tables/formats/registry.ts';
import { mediaQuality } from '../accepts-problem.ts';
import { type Answer, type Exchange, varyOn } from '../exchange.ts';
import { listGeoJson } from '../formats/list-geojson.ts';
import { listRows } from '../formats/list-rows.ts';
import { splitTarget } from '../normalise-path.ts';
import { pass, type Stage } from '../pipeline-builder.ts';
import type { Streamed } from './event-stream.ts';
import type { Replied } from './handler.ts';
import type { Matched } from './method.ts';
import type { Serialised } from './serialise.ts';
import type { Prepared } from './validation.ts';

export interface Formatted {
  readonly formatted: Answer;
}

type Needed = Exchange & Matched & Prepared & Serialised & Replied & Streamed;

/** Writes a list in the form that the caller named (CONTRACT.md §16), and an answer that has documents as `Accept` names it. */
export const formatStage: Stage<Needed, Formatted> = {
  name: 'format',
  run: (exchange) => {
    const { route, request, notes, serialised, format } = exchange;
    if (route.endpoint.hasDocuments) return pass({ formatted: asDocument(exchange) });
    const shape = listShape(route.endpoint);
    if (shape === undefined) return pass({ formatted: serialised });
    varyOn(notes, 'Accept');
    if (format === 'json' || serialised.status !== 200) return pass({ formatted: serialised });
    return pass({ formatted: writtenAs(format, serialised, { shape, target: request.target }) });
  },
};

/** The document that is named in `Accept`, at least as much as JSON; not in a stream, whose last event is JSON. */
function asDocument({ request, notes, serialised, jmespath, reply, stream }: Needed): Answer {
  varyOn(notes, 'Accept');
  const accept = request.headers.list('accept');
  if (accept === undefined || jmespath !== undefined || stream !== undefined) return serialised;
  const quality = (form: DocumentForm): number => mediaQuality(accept, DOCUMENT_TYPES[form]);
  const form = quality('html') >= quality('markdown') ? 'html' : 'markdown';
  if (quality(form) === 0 || quality(form) < mediaQuality(accept, 'application/json')) return serialised;
  const document = reply.documents?.[form]();
  if (document === undefined) return serialised;
  const { text, headers = [] } = document;
  return replaced(serialised, Buffer.from(text), [
    ['Content-Type', `${DOCUMENT_TYPES[form]}; charset=utf-8`],
    ...headers,
  ]);
}

function writtenAs(format: WrittenFormat, answer: Answer, { shape, target }: Context): Answer {
  const list = toJson(JSON.parse(Buffer.concat(answer.pieces).toString('utf8')));
  if (!isObject(list)) throw new TypeError('a list is an object');
  const { [shape.items]: all } = list;
  const items = isList(all) ? all.filter(isObject) : [];
  return replaced(answer, bytesOf(format, { list, items, shape }), [
    ['Content-Type', MEDIA_TYPES[format]],
    ...aroundItems(list, target),
  ]);
}

interface Context {
  readonly shape: ListShape;
  readonly target: string;
}

const MEDIA_TYPES: Readonly<Record<WrittenFormat, string>> = {
  ...LIST_FORMATS,
  csv: `${LIST_FORMATS.csv}; charset=utf-8; header=present`,
};

interface Listed {
  readonly list: JsonObject;
  readonly items: readonly JsonObject[];
  readonly shape: ListShape;
}

function bytesOf(format: WrittenFormat, { list, items, shape }: Listed): Uint8Array {
  switch (format) {
    case 'csv':
      return writeAll(csv, listRows(items, shape));
    case 'parquet':
      return writeAll(parquet, { ...listRows(items, shape), options: { gzip: gzipSync } });
    case 'jsonl':
      return Buffer.from(items.map((item) => `${JSON.stringify(item)}\n`).join(''));
    case 'geojson':
      return Buffer.from(JSON.stringify(listGeoJson(list, items, shape.items)));
  }
}

/** What rows alone have no place for. */
function aroundItems(list: JsonObject, target: string): HeaderList {
  const { sources } = list;
  const states = (isList(sources) ? sources.filter(isObject) : []).map(({ feedId, state }) => `${feedId}=${state}`);
  const next = nextPage(list);
  return [
    ...(next === undefined ? [] : [['Link', `<${withParameter(target, next)}>; rel="next"`] as const]),
    ...(next?.name === 'cursor' ? [['X-Next-Cursor', next.value] as const] : []),
    ...(isList(sources) ? [['X-Source-States', states.join(', ')] as const] : []),
  ];
}

interface Parameter {
  readonly name: string;
  readonly value: string;
}

/** The parameter that leads to the next page; undefined on the last one. */
function nextPage({ pagination, nextCursor, nextAfter, headSequence }: JsonObject): Parameter | undefined {
  const cursor = isObject(pagination) ? pagination.nextCursor : nextCursor;
  if (typeof cursor === 'string' && cursor !== '') return { name: 'cursor', value: cursor };
  const isBehind = typeof nextAfter === 'number' && typeof headSequence === 'number' && nextAfter < headSequence;
  return isBehind ? { name: 'after', value: String(nextAfter) } : undefined;
}

function withParameter(target: string, { name, value }: Parameter): string {
  const { path, query } = splitTarget(target);
  const parameters = new URLSearchParams(query);
  parameters.set(name, value);
  return `${path}?${parameters}`;
}

function replaced(answer: Answer, bytes: Uint8Array, headers: HeaderList): Answer {
  const kept = answer.headers.filter(([name]) => name !== 'Content-Type');
  const contentHash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  return { status: answer.status, headers: [...headers, ...kept], pieces: [bytes], contentHash };
}
