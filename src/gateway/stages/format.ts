import { createHash } from 'node:crypto';
import { DOCUMENT_TYPES, type DocumentForm, type HeaderList } from '../../contract/conventions/handler.ts';
import type { ShownRecords } from '../../contract/conventions/shown-records.ts';
import { isList, isObject, type JsonObject, toJson } from '../../contract/openapi/json.ts';
import { LIST_FORMATS, type ListFormat, PLACE_MEMBER } from '../../contract/records/list-formats.ts';
import { mediaQuality } from '../accepts-problem.ts';
import { type Answer, type Exchange, varyOn } from '../exchange.ts';
import { listCsv } from '../formats/list-csv.ts';
import { listGeoJson } from '../formats/list-geojson.ts';
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

/**
 * Writes a list in the form that `format` names, else the one that `Accept` names and the list has (CONTRACT.md §16), and an
 * answer that has documents as the one that `Accept` names. In a batch, whose bodies are JSON, comma separated values are one text.
 */
export const formatStage: Stage<Needed, Formatted> = {
  name: 'format',
  run: (exchange) => {
    const { route, request, notes, serialised, jmespath } = exchange;
    const { records: shown, hasDocuments } = route.endpoint;
    if (hasDocuments) return pass({ formatted: asDocument(exchange) });
    if (shown === undefined) return pass({ formatted: serialised });
    varyOn(notes, 'Accept');
    const accept = jmespath === undefined ? request.headers.list('accept') : undefined;
    const format = exchange.format ?? acceptedFormat(accept, shown);
    if (format === 'json') return pass({ formatted: serialised });
    return pass({ formatted: writtenAs(format, serialised, { shown, isBatched: request.envelope !== undefined }) });
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
  return replaced(serialised, text, [['Content-Type', `${DOCUMENT_TYPES[form]}; charset=utf-8`], ...headers]);
}

/** A form that is named, at least as much as JSON; wildcards do not count. */
function acceptedFormat(accept: string | undefined, { members }: ShownRecords): ListFormat {
  if (accept === undefined) return 'json';
  const json = mediaQuality(accept, 'application/json');
  const asks = (format: 'csv' | 'geojson') => mediaQuality(accept, LIST_FORMATS[format]);
  const isPlaced = members.includes(PLACE_MEMBER);
  const [csv, geojson] = [asks('csv'), isPlaced ? asks('geojson') : 0];
  if (Math.max(csv, geojson) === 0 || Math.max(csv, geojson) < json) return 'json';
  return geojson > csv ? 'geojson' : 'csv';
}

interface Context {
  readonly shown: ShownRecords;
  readonly isBatched: boolean;
}

function writtenAs(format: 'csv' | 'geojson', answer: Answer, { shown, isBatched }: Context): Answer {
  const list = toJson(JSON.parse(Buffer.concat(answer.pieces).toString('utf8')));
  if (!isObject(list)) throw new TypeError('a list is an object');
  const { [shown.items]: all } = list;
  const items = isList(all) ? all.filter(isObject) : [];
  if (format === 'geojson') return replaced(answer, JSON.stringify(listGeoJson(list, items, shown.items)), GEOJSON);
  const text = listCsv(items, shown);
  return replaced(answer, isBatched ? JSON.stringify(text) : text, [...CSV, ...besideItems(list)]);
}

const GEOJSON: HeaderList = [['Content-Type', LIST_FORMATS.geojson]];
const CSV: HeaderList = [['Content-Type', `${LIST_FORMATS.csv}; charset=utf-8; header=present`]];

/** What comma separated values have no place for. */
function besideItems({ pagination, sources }: JsonObject): HeaderList {
  const cursor = isObject(pagination) ? pagination.nextCursor : undefined;
  const states = (isList(sources) ? sources.filter(isObject) : []).map(({ feedId, state }) => `${feedId}=${state}`);
  return [
    ...(typeof cursor === 'string' && cursor !== '' ? [['X-Next-Cursor', cursor] as const] : []),
    ['X-Source-States', states.join(', ')],
  ];
}

function replaced(answer: Answer, text: string, headers: HeaderList): Answer {
  const bytes = Buffer.from(text);
  const kept = answer.headers.filter(([name]) => name !== 'Content-Type');
  const contentHash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  return { status: answer.status, headers: [...headers, ...kept], pieces: [bytes], contentHash };
}
