import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { createTestDatabase, isPostgresThere } from '../../test/kit/postgres.ts';
import { openMemoryStore } from './embedded/open-memory-store.ts';
import { migrate } from './migrate.ts';
import { ALL_MIGRATIONS } from './migrations/all-migrations.ts';
import { openServerStore } from './server/open-server-store.ts';
import type { SqlClient } from './sql-client.ts';
import { NOT_SENT, sendEveryStatement } from './test-kit/every-statement.ts';
import { recordingClient } from './test-kit/recording-client.ts';
import { hashOf, type ReleaseStatements, send } from './test-kit/release-statements.ts';

const folder = new URL('../../test/releases/', import.meta.url);
const RELEASES = readdirSync(folder).map(
  (file): ReleaseStatements => JSON.parse(readFileSync(new URL(file, folder), 'utf8')),
);

const BACKENDS: readonly (readonly [string, () => Promise<{ client: SqlClient; close(): Promise<void> }>])[] = [
  ['the embedded store', openMemory],
  ...((await isPostgresThere()) ? ([['PostgreSQL', openServer]] as const) : []),
];

async function openMemory() {
  const client = await openMemoryStore();
  return { client, close: () => client.close() };
}

async function openServer() {
  const database = await createTestDatabase();
  const client = openServerStore(database.url);
  return { client, close: () => client.close().then(database.drop) };
}

/** Statements of a release that fail, or do not answer what they answered it. */
async function misanswered(client: SqlClient, { statements }: ReleaseStatements): Promise<readonly string[]> {
  const found: string[] = [];
  for (const statement of statements) {
    const rows = await send(client, statement).catch((error: unknown) => String(error));
    if (JSON.stringify(rows) !== JSON.stringify(statement.rows)) found.push(statement.name ?? statement.text);
  }
  return found;
}

describe.each(BACKENDS)('a released program on the schema of this one, %s', (_, open) => {
  it.each(RELEASES.map((release) => [release.release, release] as const))(
    '%s: is answered as it was',
    async (_name, release) => {
      const { client, close } = await open();
      await migrate(client);
      expect(await misanswered(client, release)).toEqual([]);
      await close();
    },
  );

  it('is found out where a step takes away what it needs', async () => {
    const { client, close } = await open();
    const statements = ['ALTER TABLE feed_state RENAME COLUMN cursor TO place'];
    await migrate(client, [...ALL_MIGRATIONS, { id: '9999-contract', statements }]);
    for (const release of RELEASES)
      expect(new Set(await misanswered(client, release))).toEqual(
        new Set(['feed_state.write', 'feed_state.read', 'feed_state.read_all']),
      );
    await close();
  });
});

describe('the statements of a release', () => {
  it('are what was written down when it came out', () => {
    expect(RELEASES.length).toBeGreaterThan(0);
    for (const { sha256, statements } of RELEASES) expect(hashOf(statements)).toBe(sha256);
  });

  it('are all that this program has a name for', async () => {
    const { client, close } = await openMemory();
    await migrate(client);
    const { client: recording, recorded } = recordingClient(client);
    await sendEveryStatement(recording);
    const sent = new Set(recorded.map(({ name }) => name));
    expect(namesInCode().filter((name) => !sent.has(name))).toEqual(Object.keys(NOT_SENT));
    await close();
  });
});

/** Names of statements as they stand in the code, but for those of the schema itself. */
function namesInCode(): readonly string[] {
  const place = fileURLToPath(new URL('.', import.meta.url));
  const files = readdirSync(place, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && !/test|conformance/.test(path),
  );
  const names = files.flatMap((path) =>
    [...readFileSync(`${place}${path}`, 'utf8').matchAll(/name: '([a-z_]+\.[a-z_]+)'/g)].flatMap(
      ([, name]) => name ?? [],
    ),
  );
  return [...new Set(names)].filter((name) => !name.startsWith('migrate.')).toSorted();
}
