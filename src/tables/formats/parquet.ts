import { ByteWriter, ParquetWriter, type SchemaElement } from 'hyparquet-writer/src/index.js';
import { chain, type MaybePromise } from '../../contract/conventions/maybe-promise.ts';
import type { Cell, CellKind, Column } from '../table.ts';
import type { FormatOptions, RowWriter, Sink, TableFormat } from './format.ts';

/** Cells of a block unless given. */
const MAX_BLOCK_CELLS = 400_000;

/**
 * Apache Parquet: a row group a block, dictionaries where they pay, compressed by gzip where that is given, else by Snappy.
 * Every column may be null; instants are `TIMESTAMP_MILLIS`, UTC.
 */
export const parquet: TableFormat = {
  name: 'parquet',
  mediaType: 'application/vnd.apache.parquet',
  shows: () => true,
  open: (columns, sink, options = {}) => new BlockWriter(columns, sink, options),
};

class BlockWriter implements RowWriter {
  readonly #columns: readonly Column[];
  readonly #sink: Sink;
  readonly #bytes = new ByteWriter();
  readonly #file: ParquetWriter;
  readonly #maxRows: number;
  #block: Cell[][];
  #rowCount = 0;

  constructor(columns: readonly Column[], sink: Sink, { gzip, maxBlockCells = MAX_BLOCK_CELLS }: FormatOptions) {
    this.#columns = columns;
    this.#sink = sink;
    this.#block = columns.map(() => []);
    this.#maxRows = Math.max(1, Math.floor(maxBlockCells / columns.length));
    this.#file = new ParquetWriter({
      writer: this.#bytes,
      schema: [{ name: 'row', num_children: columns.length }, ...columns.map(elementOf)],
      createdBy: 'barograph',
      ...(gzip === undefined ? {} : { codec: 'GZIP' as const, compressors: { GZIP: gzip } }),
    });
  }

  add(row: Readonly<Record<string, Cell>>): MaybePromise<void> {
    for (const [place, { name }] of this.#columns.entries()) this.#block[place]?.push(row[name] ?? null);
    this.#rowCount += 1;
    return this.#rowCount < this.#maxRows ? undefined : this.cut();
  }

  cut(): MaybePromise<void> {
    if (this.#rowCount === 0) return;
    const columnData = this.#columns.map(({ name, kind }, place) => ({
      name,
      data: (this.#block[place] ?? []).map(stored[kind]),
    }));
    const written = this.#file.write({ columnData, rowGroupSize: this.#rowCount });
    this.#block = this.#columns.map(() => []);
    this.#rowCount = 0;
    return chain(written, () => this.#handOn());
  }

  end(): MaybePromise<void> {
    return chain(
      chain(this.cut(), () => this.#file.finish()),
      () => this.#handOn(),
    );
  }

  /** Gives away what is encoded; places in the file go on counting. */
  #handOn(): MaybePromise<void> {
    const bytes = this.#bytes.getBytes().slice();
    this.#bytes.index = 0;
    return bytes.length === 0 ? undefined : this.#sink(bytes);
  }
}

const TYPES: Readonly<Record<CellKind, Pick<SchemaElement, 'type' | 'converted_type'>>> = {
  text: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  number: { type: 'DOUBLE' },
  integer: { type: 'INT64' },
  instant: { type: 'INT64', converted_type: 'TIMESTAMP_MILLIS' },
  flag: { type: 'BOOLEAN' },
};

const elementOf = ({ name, kind }: Column): SchemaElement => ({ name, repetition_type: 'OPTIONAL', ...TYPES[kind] });

const same = (cell: Cell): Cell => cell;
const big = (cell: Cell): bigint | null => (typeof cell === 'number' ? BigInt(cell) : null);

/** A cell as the library takes it. */
const stored: Readonly<Record<CellKind, (cell: Cell) => Cell | bigint>> = {
  text: same,
  number: same,
  integer: big,
  instant: big,
  flag: same,
};
