import { optionalText } from '../row-reader.ts';
import type { SqlSession } from '../sql-client.ts';
import { type ColumnShape, quoted, type TableShape } from './table-shapes.ts';

/** A page ends after this many bytes of long values; a longer row is a page of its own. */
const PAGE_BYTES = 4 * 1024 * 1024;
const PAGE_ROWS = 2_000;

/**
 * The rows of a table by its primary key, a line each: a JSON array of texts and nulls in the order of the columns, bytes
 * as hexadecimal digits. The same rows give the same lines on every backend.
 */
export async function* dumpRows(session: SqlSession, shape: TableShape): AsyncGenerator<string> {
  const names = shape.columns.map(({ name }) => name);
  const places = shape.key.map(({ name }) => names.indexOf(name));
  for (let last: readonly (string | null)[] | undefined; ; ) {
    const values = last === undefined ? [] : places.map((place) => last?.[place] ?? null);
    const rows = await session.query({ text: pageText(shape, last !== undefined), values });
    for (const row of rows) {
      last = names.map((_, index) => optionalText(row, `c${index}`) ?? null);
      yield `${JSON.stringify(last)}\n`;
    }
    if (rows.length === 0) return;
  }
}

/** How values read the same whatever the server is set to. */
export const EXACT_TEXT: readonly string[] = [
  'SET LOCAL extra_float_digits TO 1',
  "SET LOCAL TimeZone TO 'UTC'",
  "SET LOCAL DateStyle TO 'ISO'",
];

/** The lengths of long values are known without reading them, so a page is cut before its values are. */
function pageText({ name, columns, key }: TableShape, isFurther: boolean): string {
  const order = key.map((column) => quoted(column.name)).join(', ');
  const place = key.map(({ type }, index) => `$${index + 1}::text::${type}`).join(', ');
  const lengths = columns.filter(isLong).map((column) => `coalesce(octet_length(${quoted(column.name)}), 0)`);
  return `
    SELECT ${columns.map((column, index) => `${written(column)} AS c${index}`).join(', ')}
    FROM (
      SELECT *, sum(dump_length) OVER (ORDER BY ${order}) - dump_length AS dump_before
      FROM (
        SELECT *, ${['0', ...lengths].join(' + ')} AS dump_length
        FROM ${quoted(name)} ${isFurther ? `WHERE (${order}) > (${place})` : ''}
        ORDER BY ${order} LIMIT ${PAGE_ROWS}
      ) AS page
    ) AS measured
    WHERE dump_before < ${PAGE_BYTES}
    ORDER BY ${order}`;
}

const isLong = ({ type }: ColumnShape): boolean => type === 'text' || type === 'bytea';

const written = ({ name, type }: ColumnShape): string =>
  type === 'bytea' ? `encode(${quoted(name)}, 'hex')` : `${quoted(name)}::text`;
