import type { TSchema } from 'typebox';
import { type Endpoint, endpoint } from '../conventions/operation.ts';
import { record, Type } from '../conventions/schema.ts';

/** Tables that files are served of. */
export const EXPORT_TABLES = [
  'axes',
  'regimes',
  'lanes',
  'drivers',
  'triggers',
  'evidence',
  'corridors',
  'forecasts',
  'outcomes',
  'snapshots',
] as const;

const PATH = '/exports';
/** Everything, or a UTC month. */
export const PERIOD_PATTERN = '^(all|[0-9]{4}-(0[1-9]|1[0-2]))$';

export const exportFile = endpoint({
  operationId: 'GetExportFile',
  method: 'GET',
  path: PATH,
  group: 'Platform',
  summary: 'A table as a Parquet file',
  description:
    '`/exports/<table>/<period>.parquet` is the same file. A month that is over never changes; `all`, in the order of region, name and time, is written once a day. One `Range` of bytes is answered by 206.',
  gate: 'pro',
  input: record('ExportFileQuery', {
    table: Type.Enum([...EXPORT_TABLES], { description: 'Name of the table.' }),
    period: Type.String({
      pattern: PERIOD_PATTERN,
      description: '`all`, or a UTC month such as `2026-11`.',
    }),
  }),
  response: Type.String({ format: 'binary' }),
  responseType: 'application/vnd.apache.parquet',
  isRanged: true,
  conditional: true,
  successHeaders: ['ETag', 'Last-Modified', 'Cache-Control', 'Accept-Ranges', 'Content-Range'],
  failures: ['export_not_ready', 'range_not_satisfiable', 'store_unavailable'],
  exampleInput: { table: 'axes', period: 'all' },
});

/** What describes the files as a whole: their signed list, the data set for machines, and how to cite it. */
export const EXPORT_DOCUMENTS = ['manifest.json', 'croissant.json', 'dataset.json'] as const;
export const EXPORT_TEXTS = ['manifest.json.sig', 'CITATION.cff'] as const;
export type ExportDocumentName = (typeof EXPORT_DOCUMENTS)[number] | (typeof EXPORT_TEXTS)[number];

const about = <Name extends TSchema>(
  name: Name,
  {
    path,
    ...rest
  }: Pick<Endpoint, 'path' | 'operationId' | 'summary' | 'responseType' | 'exampleInput' | 'exampleResponse'>,
) =>
  endpoint({
    ...rest,
    method: 'GET',
    path: `${PATH}/${path}`,
    group: 'Platform',
    description: `\`${PATH}/<name>\` is the same. Written with the files, once a day.`,
    gate: 'pro',
    input: record(`${rest.operationId}Query`, { name }),
    response: rest.responseType === 'application/json' ? Type.Unknown() : Type.String(),
    conditional: true,
    successHeaders: ['ETag', 'Last-Modified', 'Cache-Control'],
    failures: ['export_not_ready', 'store_unavailable'],
  });

const NAME = { description: 'Name of the document.' };

export const exportDocument = about(Type.Enum([...EXPORT_DOCUMENTS], NAME), {
  path: 'documents',
  operationId: 'GetExportDocument',
  summary: 'List of the export files with their hashes, and the data set in Croissant and schema.org',
  responseType: 'application/json',
  exampleInput: { name: 'manifest.json' },
  exampleResponse: {
    form: 'barograph-export-1',
    files: [{ path: 'axes/all.parquet', bytes: 4_096, sha256: 'e3b0c442…', rows: 56 }],
  },
});

export const exportText = about(Type.Enum([...EXPORT_TEXTS], NAME), {
  path: 'texts',
  operationId: 'GetExportText',
  summary: 'Signature of the list of export files, and how to cite them',
  responseType: 'text/plain; charset=utf-8',
  exampleInput: { name: 'CITATION.cff' },
});

const FILE = new RegExp(`^${PATH}/(${EXPORT_TABLES.join('|')})/(all|\\d{4}-\\d{2})\\.parquet$`);
const ABOUT: ReadonlyMap<string, string> = new Map([
  ...EXPORT_DOCUMENTS.map((name) => [`${PATH}/${name}`, exportDocument.path] as const),
  ...EXPORT_TEXTS.map((name) => [`${PATH}/${name}`, exportText.path] as const),
]);

/** The query of a path of a file or of a document about them; undefined for any other path. */
export function exportQuery(path: string): { readonly path: string; readonly query: string } | undefined {
  if (!path.startsWith(PATH)) return undefined;
  const document = ABOUT.get(path);
  if (document !== undefined) return { path: document, query: `name=${path.slice(PATH.length + 1)}` };
  const [, table, period] = FILE.exec(path) ?? [];
  return table === undefined ? undefined : { path: PATH, query: `table=${table}&period=${period}` };
}
