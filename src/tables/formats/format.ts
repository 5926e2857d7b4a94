import type { MaybePromise } from '../../contract/conventions/maybe-promise.ts';
import type { Column, Row } from '../table.ts';

/** Takes the next bytes of a file; a promise where it wants to be waited for. */
export type Sink = (bytes: Uint8Array) => MaybePromise<void>;

/** A file that is being written: memory holds at most a block of its rows. */
export interface RowWriter {
  add(row: Row): MaybePromise<void>;
  /** Ends a block: readers can skip it by the bounds of its columns, where the format has blocks. */
  cut(): MaybePromise<void>;
  /** Writes what is left, and the end of the file. Nothing is added afterwards. */
  end(): MaybePromise<void>;
}

/** Compresses in one call, to the same bytes for the same input. */
export type Gzip = (bytes: Uint8Array) => Uint8Array;

export interface FormatOptions {
  /** Absent: blocks are compressed by the format's own means. */
  readonly gzip?: Gzip;
  /** Most cells of a block: what is held in memory, and encoded in one go. */
  readonly maxBlockCells?: number;
}

/** One form of a table. */
export interface TableFormat {
  /** Also the ending of its files. */
  readonly name: string;
  readonly mediaType: string;
  /** Whether it shows these columns; GeoJSON needs a place. */
  readonly shows: (columns: readonly Column[]) => boolean;
  readonly open: (columns: readonly Column[], sink: Sink, options?: FormatOptions) => RowWriter;
}

/** UTF-8 texts of this size are handed on together, characters. */
const PIECE_LENGTH = 65_536;

/** Hands texts on as UTF-8, in pieces. */
export function textSink(sink: Sink) {
  const encoder = new TextEncoder();
  let held: string[] = [];
  let length = 0;
  const flush = (): MaybePromise<void> => {
    if (length === 0) return;
    const bytes = encoder.encode(held.join(''));
    held = [];
    length = 0;
    return sink(bytes);
  };
  const write = (text: string): MaybePromise<void> => {
    held.push(text);
    length += text.length;
    return length < PIECE_LENGTH ? undefined : flush();
  };
  return { write, flush };
}

/** Does nothing: of formats without blocks. */
export const noCut = (): void => undefined;

/** ISO 8601 with milliseconds, UTC. @param instant epoch ms */
export const isoInstant = (instant: number): string => new Date(instant).toISOString();
