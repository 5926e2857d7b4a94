import type { Column } from '../../src/tables/table.ts';

/** What DuckDB reads a file of a table by, by the format of the file. */
export const READERS: Readonly<Record<string, (path: string, columns: readonly Column[]) => string>> = {
  parquet: (path) => `read_parquet('${path}')`,
  csv: (path, columns) =>
    `read_csv('${path}', auto_detect = false, header = true, delim = ',', quote = '"', escape = '"', nullstr = '', allow_quoted_nulls = false, columns = ${typed(columns)})`,
  jsonl: (path, columns) => `read_json('${path}', format = 'newline_delimited', columns = ${typed(columns)})`,
};

const SQL_TYPES = { text: 'VARCHAR', number: 'DOUBLE', integer: 'BIGINT', instant: 'TIMESTAMP', flag: 'BOOLEAN' };
const typed = (columns: readonly Column[]): string =>
  `{${columns.map(({ name, kind }) => `'${name}': '${SQL_TYPES[kind]}'`).join(', ')}}`;

/** A column as the row of the table has it. */
export const selectable = ({ name, kind }: Column): string =>
  kind === 'instant' ? `epoch_ms(${name})::DOUBLE` : kind === 'integer' ? `${name}::DOUBLE` : name;
