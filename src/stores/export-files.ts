import { EXPORT_PIECE_BYTES, type ExportFile, type ExportFileName, type ExportFiles } from '../ports/export-files.ts';
import { bytes, integer, optionalText, text } from './row-reader.ts';
import type { SqlClient } from './sql-client.ts';

export function createExportFiles(client: SqlClient): ExportFiles {
  return {
    async all() {
      return (await client.query({ name: 'export_file.all', text: ALL, values: [] })).map(fileOf);
    },
    async find({ table, period }) {
      return (await client.query({ name: 'export_file.find', text: FIND, values: [table, period] })).map(fileOf)[0];
    },
    async read({ table, period, version }, { first, last }) {
      const firstPlace = Math.floor(first / EXPORT_PIECE_BYTES);
      const values = [table, period, version, firstPlace, Math.floor(last / EXPORT_PIECE_BYTES)];
      const rows = await client.query({ name: 'export_piece.read', text: READ, values });
      const held = Buffer.concat(rows.map((row) => bytes(row, 'body')));
      const from = first - firstPlace * EXPORT_PIECE_BYTES;
      const part = held.subarray(from, from + last - first + 1);
      return part.length === last - first + 1 ? part : undefined;
    },
    async addPiece({ table, period, version, place }, body) {
      await client.query({ name: 'export_piece.add', text: ADD, values: [table, period, version, place, body] });
    },
    publish: (file) =>
      client.transaction(async (session) => {
        const { table, period, version, sha256, byteCount, rowCount, writtenAt, licences } = file;
        const noted = licences === undefined ? null : JSON.stringify(licences);
        const values = [table, period, version, sha256, byteCount, rowCount, writtenAt, noted];
        await session.query({ name: 'export_file.publish', text: PUBLISH, values });
        await session.query({
          name: 'export_piece.remove_others',
          text: REMOVE_OTHERS,
          values: [table, period, version],
        });
      }),
  };
}

const COLUMNS = 'table_name, period, version, sha256, byte_count, row_count, written_at, licences';
const ALL = `SELECT ${COLUMNS} FROM export_file ORDER BY table_name, period`;
const FIND = `SELECT ${COLUMNS} FROM export_file WHERE table_name = $1 AND period = $2`;
const READ = `SELECT body FROM export_piece WHERE table_name = $1 AND period = $2 AND version = $3 AND place BETWEEN $4 AND $5
  ORDER BY place`;
const ADD = 'INSERT INTO export_piece (table_name, period, version, place, body) VALUES ($1, $2, $3, $4, $5)';
const PUBLISH = `INSERT INTO export_file (${COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
  ON CONFLICT (table_name, period) DO UPDATE SET version = EXCLUDED.version, sha256 = EXCLUDED.sha256,
    byte_count = EXCLUDED.byte_count, row_count = EXCLUDED.row_count, written_at = EXCLUDED.written_at,
    licences = EXCLUDED.licences`;
const REMOVE_OTHERS = 'DELETE FROM export_piece WHERE table_name = $1 AND period = $2 AND version <> $3';

function fileOf(row: unknown): ExportFile {
  const licences = optionalText(row, 'licences');
  return {
    ...nameOf(row),
    version: text(row, 'version'),
    sha256: text(row, 'sha256'),
    byteCount: integer(row, 'byte_count'),
    rowCount: integer(row, 'row_count'),
    writtenAt: integer(row, 'written_at'),
    ...(licences === undefined ? {} : { licences: JSON.parse(licences) }),
  };
}

const nameOf = (row: unknown): ExportFileName => ({ table: text(row, 'table_name'), period: text(row, 'period') });
