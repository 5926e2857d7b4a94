/**
 * Reads one column of a row that a statement of ours asked for. A column of another type is a broken invariant.
 * @throws TypeError when the row has no such column or it holds something else
 */
export function text(row: unknown, column: string): string {
  const value = cell(row, column);
  if (typeof value !== 'string') throw unexpected(column, value);
  return value;
}

export function optionalText(row: unknown, column: string): string | undefined {
  return cell(row, column) === null ? undefined : text(row, column);
}

/** An integer within the safe range. Drivers hand a `bigint` column over as text. */
export function integer(row: unknown, column: string): number {
  const value = cell(row, column);
  const number = typeof value === 'string' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isSafeInteger(number)) throw unexpected(column, value);
  return number;
}

/** A `double precision` column. */
export function number(row: unknown, column: string): number {
  const value = cell(row, column);
  if (typeof value !== 'number' || !Number.isFinite(value)) throw unexpected(column, value);
  return value;
}

export function optionalInteger(row: unknown, column: string): number | undefined {
  return cell(row, column) === null ? undefined : integer(row, column);
}

/** A `bytea` column, as bytes of its own. */
export function bytes(row: unknown, column: string): Uint8Array {
  const value = cell(row, column);
  if (!(value instanceof Uint8Array)) throw unexpected(column, value);
  return new Uint8Array(value);
}

export function optionalBytes(row: unknown, column: string): Uint8Array | undefined {
  return cell(row, column) === null ? undefined : bytes(row, column);
}

function cell(row: unknown, column: string): unknown {
  if (typeof row !== 'object' || row === null || !(column in row)) throw new TypeError(`no column ${column}`);
  return Reflect.get(row, column);
}

function unexpected(column: string, value: unknown): TypeError {
  return new TypeError(`column ${column} holds an unexpected ${value === null ? 'null' : typeof value}`);
}
