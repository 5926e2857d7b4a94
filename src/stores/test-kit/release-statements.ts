import { createHash } from 'node:crypto';
import { migrate } from '../migrate.ts';
import { ALL_MIGRATIONS } from '../migrations/all-migrations.ts';
import type { SqlClient, SqlSession, SqlValue } from '../sql-client.ts';
import { sendEveryStatement } from './every-statement.ts';
import { recordingClient } from './recording-client.ts';

/** Everything a release asks of its store, with the answers it got; JSON. */
export interface ReleaseStatements {
  readonly release: string;
  /** The newest migration that the release knows. */
  readonly migration: string;
  /** SHA-256 over `statements`, hex: what a released program sent is not edited afterwards. */
  readonly sha256: string;
  readonly statements: readonly ReleasedStatement[];
}

export interface ReleasedStatement {
  readonly name?: string;
  readonly text: string;
  readonly values: readonly Plain[];
  readonly rows: readonly Readonly<Record<string, Plain>>[];
}

/** A value as JSON holds it. */
type Plain = string | number | boolean | null | { readonly base64: string };

/** Records what this program asks of an empty store. */
export async function recordStatements(client: SqlClient, release: string): Promise<ReleaseStatements> {
  await migrate(client);
  const { client: recording, recorded } = recordingClient(client);
  await sendEveryStatement(recording);
  const statements = recorded.map(({ name, text, values, rows }) => ({
    ...(name === undefined ? {} : { name }),
    text,
    values: values.map(plain),
    rows: rows.map(plainRow),
  }));
  return { release, migration: ALL_MIGRATIONS.at(-1)?.id ?? '', sha256: hashOf(statements), statements };
}

/** The same hash is in the file. */
export const hashOf = (statements: readonly ReleasedStatement[]): string =>
  createHash('sha256').update(JSON.stringify(statements)).digest('hex');

/** Sends a released statement as that release did. @returns its rows as they are recorded */
export async function send(session: SqlSession, { name, text, values }: ReleasedStatement) {
  const rows = await session.query({ ...(name === undefined ? {} : { name }), text, values: values.map(bound) });
  return rows.map(plainRow);
}

const bound = (value: Plain): SqlValue =>
  typeof value === 'object' && value !== null ? Buffer.from(value.base64, 'base64') : value;

function plain(value: unknown): Plain {
  if (value instanceof Uint8Array) return { base64: Buffer.from(value).toString('base64') };
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return value;
  throw new TypeError(`a statement of ours holds a ${typeof value}`);
}

function plainRow(row: unknown): Readonly<Record<string, Plain>> {
  if (typeof row !== 'object' || row === null) throw new TypeError('a row is an object');
  return Object.fromEntries(Object.entries(row).map(([column, value]) => [column, plain(value)]));
}
