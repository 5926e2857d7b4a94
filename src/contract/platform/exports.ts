import { endpoint } from '../conventions/operation.ts';
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

const FILE = new RegExp(`^${PATH}/(${EXPORT_TABLES.join('|')})/(all|\\d{4}-\\d{2})\\.parquet$`);

/** The query of a path of a file; undefined for any other path. */
export function exportQuery(path: string): { readonly path: string; readonly query: string } | undefined {
  const [, table, period] = path.startsWith(PATH) ? (FILE.exec(path) ?? []) : [];
  return table === undefined ? undefined : { path: PATH, query: `table=${table}&period=${period}` };
}
