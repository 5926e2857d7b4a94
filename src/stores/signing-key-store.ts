import type { SigningKeyStore } from '../ports/signing-keys.ts';
import { integer, text } from './row-reader.ts';
import type { SqlClient } from './sql-client.ts';

/** Public signing keys in one append-only table. */
export function createSigningKeyStore(client: SqlClient): SigningKeyStore {
  return {
    async publish({ keyId, publicKey, publishedAt }) {
      const values = [keyId, publicKey, publishedAt];
      const rows = await client.query({ name: 'signing_key.publish', text: PUBLISH, values });
      return rows.length === 1 ? 'published' : 'already_published';
    },
    async all() {
      const rows = await client.query({ name: 'signing_key.all', text: ALL, values: [] });
      return rows.map((row) => ({
        keyId: text(row, 'key_id'),
        publicKey: text(row, 'public_key'),
        publishedAt: integer(row, 'published_at'),
      }));
    },
  };
}

const PUBLISH = `INSERT INTO signing_key (key_id, public_key, published_at) VALUES ($1, $2, $3)
  ON CONFLICT DO NOTHING RETURNING key_id`;
const ALL = 'SELECT key_id, public_key, published_at FROM signing_key ORDER BY published_at DESC, key_id';
