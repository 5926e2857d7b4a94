import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { DAY_MS, HOUR_MS, isoDate } from '../../assessment/time.ts';
import {
  EXPORT_PIECE_BYTES,
  type ExportFile,
  type ExportFileName,
  type ExportFiles,
} from '../../ports/export-files.ts';
import { REGION_IDS } from '../../reference/regions.ts';
import { parquet } from '../../tables/formats/parquet.ts';
import { TABLES } from '../../tables/registry.ts';
import type { Table } from '../../tables/table.ts';
import { type ClaimedDeps, runClaimed } from '../run-claimed.ts';
import { type Described, exportDocuments } from './export-documents.ts';
import { sortedRows } from './sorted-rows.ts';
import type { SourceParts } from './table-sources.ts';

/** What ends late in a month is stored by then. */
const SETTLED_MS = HOUR_MS;
/** A file is held in memory as rows of one region; blocks of this size keep encoding short. */
const MAX_BLOCK_CELLS = 100_000;
/** Rows of one name that are a block of their own, so that a reader of one fact skips the others. */
const MIN_BLOCK_ROWS = 2_000;
const LEASE_MS = 2 * HOUR_MS;

export interface ExportDeps extends ClaimedDeps {
  readonly exports: SourceParts & { readonly files: ExportFiles };
  readonly described: Described;
  /** Every one unless given. */
  readonly tables?: readonly Table[];
  /** Distinguishes one writing from every other. */
  readonly newVersion: () => string;
  /** Ends it before its next page of rows; what was written stays. */
  readonly signal: AbortSignal;
}

export interface ExportRun {
  readonly status: 'written' | 'taken' | 'interrupted';
  readonly fileCount: number;
}

/**
 * Writes the files of every table that are due, once a UTC day, whatever the number of processes: past months once, the
 * present month and everything again, then the documents about them. An empty store has none.
 * @throws whatever the store throws; the day is then tried again after a pause
 */
export async function writeExports(deps: ExportDeps): Promise<ExportRun> {
  const { clock, signal } = deps;
  let fileCount = 0;
  const work = async () => {
    for await (const _ of written(deps)) fileCount += 1;
  };
  const endingOf = () => (signal.aborted ? 'open' : 'done');
  const turn = { job: 'write-exports', slot: isoDate(clock.now()), leaseMs: LEASE_MS };
  const run = await runClaimed({ ...turn, work, endingOf }, deps);
  if (run.status === 'taken') return { status: 'taken', fileCount };
  return { status: signal.aborted ? 'interrupted' : 'written', fileCount };
}

async function* written(deps: ExportDeps): AsyncGenerator<ExportFileName> {
  const { exports, clock, signal, tables = TABLES } = deps;
  const now = clock.now();
  const first = await firstInstant(deps, now);
  if (first === undefined) return;
  const known = await exports.files.all();
  let skippedSnapshots = 0;
  const onSkipped = () => {
    skippedSnapshots += 1;
  };
  for (const { period, ...span } of periods(first, now))
    for (const table of tables) {
      if (signal.aborted) return;
      const file = known.find((one) => one.table === table.name && one.period === period);
      if (file !== undefined && isFinal(file, span.to)) continue;
      // All snapshots are read once for this file.
      const isCounting = table.name === 'snapshots' && period === 'all';
      const reading = isCounting ? { ...deps, exports: { ...exports, onSkipped } } : deps;
      const next = await writeFile(table, { ...span, period, writtenAt: now }, reading);
      if (next !== undefined) yield next;
    }
  if (signal.aborted) return;
  const files = (await exports.files.all()).filter(({ table }) => tables.some(({ name }) => name === table));
  const documents = await exportDocuments({ files, tables, from: first, to: now, skippedSnapshots }, deps.described);
  for (const [name, text] of documents) yield writeDocument(name, text, deps);
}

async function writeDocument(table: string, text: string, { exports, newVersion, clock }: ExportDeps) {
  const name = { table, period: 'all' };
  const version = newVersion();
  const pieces = pieceWriter((place, bytes) => exports.files.addPiece({ ...name, version, place }, bytes));
  await pieces.write(Buffer.from(text));
  await exports.files.publish({ ...name, version, ...(await pieces.end()), rowCount: 0, writtenAt: clock.now() });
  return name;
}

/** A month that was written after its end never changes; one of an earlier program is written again for its licences. */
const isFinal = ({ period, writtenAt, licences }: ExportFile, to: number): boolean =>
  period !== 'all' && writtenAt >= to + SETTLED_MS && licences !== undefined;

interface Period {
  readonly period: string;
  /** Epoch ms; `to` is exclusive. */
  readonly from: number;
  readonly to: number;
}

/** Every month from the first instant to the present one, then everything. @param first,now epoch ms */
export function periods(first: number, now: number): readonly Period[] {
  const months: Period[] = [];
  for (let from = monthStart(first); from <= now; ) {
    const to = monthStart(from + 32 * DAY_MS);
    months.push({ period: isoDate(from).slice(0, 7), from, to });
    from = to;
  }
  return [...months, { period: 'all', from: 0, to: now }];
}

function monthStart(instant: number): number {
  const date = new Date(instant);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1);
}

async function firstInstant({ exports: { source } }: ExportDeps, now: number): Promise<number | undefined> {
  const firsts = await Promise.all(
    REGION_IDS.map((regionId) => source.snapshots({ regionId, from: 0, to: now, limit: 1 })),
  );
  const instants = firsts.flat().map(({ generatedAt }) => generatedAt);
  return instants.length === 0 ? undefined : Math.min(...instants);
}

type Due = Period & Pick<ExportFile, 'writtenAt'>;

/** @returns undefined where it was aborted: nothing is published then */
async function writeFile(table: Table, due: Due, deps: ExportDeps): Promise<ExportFile | undefined> {
  const { exports, newVersion, signal } = deps;
  const name: ExportFileName = { table: table.name, period: due.period };
  const version = newVersion();
  const pieces = pieceWriter((place, bytes) => exports.files.addPiece({ ...name, version, place }, bytes));
  const writer = parquet.open(table.columns, pieces.write, { gzip: gzipSync, maxBlockCells: MAX_BLOCK_CELLS });
  const licences = new Set<string>();
  let rowCount = 0;
  for (const regionId of REGION_IDS) {
    for await (const group of sortedRows(table, { ...due, to: Math.min(due.to, due.writtenAt), regionId }, exports)) {
      if (signal.aborted) return undefined;
      for (const row of group) {
        if (typeof row.licence === 'string') licences.add(row.licence);
        const waits = writer.add(row);
        if (waits !== undefined) await waits;
      }
      rowCount += group.length;
      if (group.length >= MIN_BLOCK_ROWS) await writer.cut();
    }
  }
  await writer.end();
  const counted = { rowCount, licences: [...licences].sort() };
  const file = { ...name, version, ...(await pieces.end()), ...counted, writtenAt: due.writtenAt };
  await exports.files.publish(file);
  return file;
}

/** Cuts bytes into pieces of equal size, and hashes them. */
function pieceWriter(add: (place: number, bytes: Uint8Array) => Promise<void>) {
  const hash = createHash('sha256');
  let held = Buffer.alloc(0);
  let place = 0;
  let byteCount = 0;
  const give = async (bytes: Uint8Array) => {
    await add(place, bytes);
    place += 1;
  };
  return {
    async write(bytes: Uint8Array) {
      hash.update(bytes);
      byteCount += bytes.length;
      held = Buffer.concat([held, bytes]);
      for (; held.length >= EXPORT_PIECE_BYTES; held = held.subarray(EXPORT_PIECE_BYTES))
        await give(held.subarray(0, EXPORT_PIECE_BYTES));
    },
    async end() {
      if (held.length > 0) await give(held);
      return { byteCount, sha256: hash.digest('hex') };
    },
  };
}
