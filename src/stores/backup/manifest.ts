import { createHash } from 'node:crypto';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { WorldName } from '../../ports/world.ts';
import { BackupRefusal } from './backup-refusal.ts';
import type { FileFacts } from './dump-file.ts';

export interface DumpedTable extends FileFacts {
  readonly name: string;
  readonly columns: readonly string[];
  /** The last number that the database gave, as decimal digits, where it numbers the rows and has given one. */
  readonly lastNumber?: string;
}

/** What a backup says of itself; names every file with its hash. */
export interface Manifest {
  readonly form: typeof FORM;
  /** ISO date and time. */
  readonly madeAt: string;
  /** The world that it was made of; absent in a backup of a program that did not name it. */
  readonly world?: WorldName;
  /** Version of the program that made it. */
  readonly program: string;
  /** Ids of the migrations that the store had. */
  readonly migrations: readonly string[];
  /** SHA-256 of the pepper that its keys were hashed with, where that was known. The pepper itself is never in a backup. */
  readonly pepperSha256?: string;
  /** In the order in which they are restored. */
  readonly tables: readonly DumpedTable[];
}

export const FORM = 'barograph-backup-1';
const FILE = 'manifest.json';
const MAX_BYTES = 1024 * 1024;

/** Where the rows of a table lie. */
export const dumpPath = (directory: string, table: string): string => join(directory, `${table}.jsonl.gz`);

/** @returns SHA-256 of the manifest: noted elsewhere, it distinguishes this backup from every other */
export async function writeManifest(directory: string, manifest: Manifest): Promise<string> {
  const bytes = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
  const file = await open(join(directory, FILE), 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  return sha256Of(bytes);
}

/** @throws BackupRefusal when there is none that this program understands */
export async function readManifest(
  directory: string,
): Promise<{ readonly manifest: Manifest; readonly sha256: string }> {
  const bytes = await readFile(join(directory, FILE)).catch(() => undefined);
  if (bytes === undefined) throw new BackupRefusal(`${directory} is no backup: it has no ${FILE}`);
  const manifest = bytes.length > MAX_BYTES ? undefined : parsed(bytes.toString('utf8'));
  if (!isManifest(manifest))
    throw new BackupRefusal(`${FILE} is damaged, or of another program: its form is not ${FORM}`);
  return { manifest, sha256: sha256Of(bytes) };
}

const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isManifest(value: unknown): value is Manifest {
  return (
    isRecord(value) &&
    value.form === FORM &&
    typeof value.madeAt === 'string' &&
    typeof value.program === 'string' &&
    (value.world === undefined || value.world === 'live' || value.world === 'exercise') &&
    isTexts(value.migrations) &&
    (value.pepperSha256 === undefined || isHash(value.pepperSha256)) &&
    Array.isArray(value.tables) &&
    value.tables.every(isTable) &&
    new Set(value.tables.map(({ name }) => name)).size === value.tables.length
  );
}

/** A name becomes part of a path and of a statement. */
const NAME = /^[a-z_][a-z0-9_]{0,62}$/;

const isTable = (value: unknown): value is DumpedTable =>
  isRecord(value) &&
  typeof value.name === 'string' &&
  NAME.test(value.name) &&
  isTexts(value.columns) &&
  value.columns.every((column) => NAME.test(column)) &&
  isCount(value.rows) &&
  isCount(value.bytes) &&
  isHash(value.sha256) &&
  (value.lastNumber === undefined || (typeof value.lastNumber === 'string' && /^\d{1,19}$/.test(value.lastNumber)));

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');
const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;
const isHash = (value: unknown): boolean => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
