/** A month as `YYYY-MM`, UTC, or everything. */
export type ExportPeriod = 'all' | string;

/** A file of a table, as it is served. */
export interface ExportFile {
  readonly table: string;
  readonly period: ExportPeriod;
  /** Of its bytes in the store; another one after every writing. */
  readonly version: string;
  /** Of its bytes, lower-case hex. */
  readonly sha256: string;
  readonly byteCount: number;
  readonly rowCount: number;
  /** Of its rows, sorted; absent of a file of an earlier program, which did not note them. */
  readonly licences?: readonly string[];
  /** Epoch ms. */
  readonly writtenAt: number;
}

export type ExportFileName = Pick<ExportFile, 'table' | 'period'>;

/** Size of every stored piece of a file but its last one, bytes. */
export const EXPORT_PIECE_BYTES = 262_144;

/** Files of exports, kept in pieces so that a part is read without the rest. A file is replaced as a unit. */
export interface ExportFiles {
  /** Every file, without its bytes. */
  all(): Promise<readonly ExportFile[]>;
  find(name: ExportFileName): Promise<ExportFile | undefined>;
  /**
   * Bytes of a file.
   * @param part first and last byte, both inclusive, within the file
   * @returns undefined where it was replaced since it was found
   */
  read(file: ExportFile, part: { readonly first: number; readonly last: number }): Promise<Uint8Array | undefined>;
  /** Stores the next piece of a version that is being written. @param place 0, 1, 2 … */
  addPiece(
    file: ExportFileName & { readonly version: string; readonly place: number },
    bytes: Uint8Array,
  ): Promise<void>;
  /** Serves a version whose pieces are stored from now on; removes the pieces of every other one. */
  publish(file: ExportFile): Promise<void>;
}
