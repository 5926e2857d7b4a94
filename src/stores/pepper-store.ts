import type { PepperStore } from '../ports/pepper-store.ts';
import { text } from './row-reader.ts';
import type { SqlClient } from './sql-client.ts';

export function createPepperStore(client: SqlClient): PepperStore {
  const run = (name: string, text: string, values: readonly string[] = []) =>
    client.query({ name: `pepper.${name}`, text, values });
  const read = async () => {
    const [row] = await run('read', 'SELECT fingerprint FROM store_pepper');
    return row === undefined ? undefined : text(row, 'fingerprint');
  };
  return {
    fingerprint: read,
    async record(fingerprint) {
      await run('record', RECORD, [fingerprint]);
      return (await read()) ?? fingerprint;
    },
    replace: async (old, fingerprint) => (await run('replace', REPLACE, [old, fingerprint])).length === 1,
  };
}

const RECORD = 'INSERT INTO store_pepper (fingerprint) VALUES ($1) ON CONFLICT DO NOTHING';

const REPLACE = `UPDATE store_pepper SET fingerprint = $2 WHERE fingerprint = $1
  AND EXISTS (SELECT 1 FROM api_key) AND NOT EXISTS (SELECT 1 FROM api_key WHERE revoked_at IS NULL) RETURNING fingerprint`;
