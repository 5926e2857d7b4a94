import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { brokenInvariants } from '../../../src/assessment/invariants.ts';
import { verifySnapshot } from '../../../src/identity/signing/verify-snapshot.ts';
import { verifyChain } from '../../../src/stores/audit-chain.ts';
import { verifyForecasts, verifyResolutions } from '../../../src/stores/forecast-chain.ts';
import type { Acknowledged } from './acknowledged.ts';
import type { LiveWorld } from './live-world.ts';
import type { OwnPostgres } from './own-postgres.ts';
import { ask } from './poll-server.ts';
import { publishedKeys } from './readers.ts';
import { sha256 } from './writers.ts';

const PAGE = 500;
type Row = Readonly<Record<string, unknown>>;

/**
 * Reads the whole store and says what is wrong with it: what was acknowledged and is not there, and what is there in part.
 * @returns one line for each broken promise
 */
export async function judgeStore(
  postgres: Pick<OwnPostgres, 'sql'>,
  database: string,
  { world, acknowledged }: { readonly world: LiveWorld; readonly acknowledged: Acknowledged },
): Promise<readonly string[]> {
  const read = (text: string) => postgres.sql(text, database);
  return [
    ...(await snapshotProblems(read, acknowledged, world)),
    ...(await keyProblems(read, acknowledged)),
    ...(await observationProblems(read, acknowledged)),
    ...(await chainProblems(world, acknowledged)),
    ...(await orphans(read)),
  ];
}

type Read = (text: string) => Promise<readonly Row[]>;

async function snapshotProblems(read: Read, { snapshots }: Acknowledged, world: LiveWorld): Promise<string[]> {
  const keySet = await publishedKeys(world);
  const stored = await read(
    'SELECT snapshot_id, region_id, generated_at, body, body_br, body_gzip, signature, signature_key_id, summary, state FROM snapshot',
  );
  const hashes = new Map(stored.map((row) => [String(row.snapshot_id), sha256(bytesOf(row.body))]));
  const lost = [...snapshots].filter(([id, hash]) => hashes.get(id) !== hash).map(([id]) => `snapshot ${id} is lost`);
  return [...lost, ...stored.flatMap((row) => wholeness(row, keySet))];
}

function wholeness(row: Row, keySet: unknown): string[] {
  const name = `snapshot ${row.snapshot_id}`;
  try {
    const body = bytesOf(row.body);
    const document = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
    const signature = { keyId: String(row.signature_key_id), value: String(row.signature) };
    const verdict = verifySnapshot(document, signature, keySet);
    const same = (other: Uint8Array) => Buffer.compare(body, other) === 0;
    return [
      ...(verdict.status === 'valid' ? [] : [`${name}: ${verdict.reason}`]),
      ...brokenInvariants(document.snapshot).map((rule) => `${name}: ${rule}`),
      ...(document.snapshot.meta.snapshotId === row.snapshot_id ? [] : [`${name}: stored under another id`]),
      ...(same(brotliDecompressSync(bytesOf(row.body_br))) ? [] : [`${name}: its brotli is another's`]),
      ...(same(gunzipSync(bytesOf(row.body_gzip))) ? [] : [`${name}: its gzip is another's`]),
      ...(typeof JSON.parse(String(row.state)) === 'object' ? [] : [`${name}: no state`]),
    ];
  } catch (error) {
    return [`${name}: ${error instanceof Error ? error.message : String(error)}`];
  }
}

const bytesOf = (value: unknown): Uint8Array => (value instanceof Uint8Array ? value : new Uint8Array());

async function keyProblems(read: Read, { keys, revoked }: Acknowledged): Promise<string[]> {
  const rows = await read('SELECT public_id, account_id, revoked_at FROM api_key');
  const stored = new Map(rows.map((row) => [String(row.public_id), row]));
  return [
    ...[...keys].filter(([id, account]) => stored.get(id)?.account_id !== account).map(([id]) => `key ${id} is lost`),
    ...[...revoked].filter((id) => (stored.get(id)?.revoked_at ?? null) === null).map((id) => `key ${id} is in force`),
  ];
}

async function observationProblems(read: Read, { observations }: Acknowledged): Promise<string[]> {
  const stored = new Set(
    (await read("SELECT record_id FROM observation WHERE record_id LIKE 'fault-%'")).map((row) => row.record_id),
  );
  return observations.filter((id) => !stored.has(id)).map((id) => `observation ${id} is lost`);
}

async function chainProblems({ fellow }: LiveWorld, acknowledged: Acknowledged): Promise<string[]> {
  const { audit, forecasts } = fellow.stores;
  const entries: { readonly action: string; readonly facts: string; readonly subject: string }[] = [];
  async function* noted() {
    for await (const entry of every((page) => audit.entries(page))) {
      entries.push(entry);
      yield entry;
    }
  }
  const verdicts = {
    audit: await verifyChain(noted()),
    forecasts: await verifyForecasts(every((page) => forecasts.forecasts(page))),
    resolutions: await verifyResolutions(every((page) => forecasts.resolutions(page))),
  };
  const broken = Object.entries(verdicts).flatMap(([name, verdict]) =>
    verdict.status === 'intact' ? [] : [`chain ${name}: broken at ${verdict.seq}: ${verdict.problem}`],
  );
  return [...broken, ...unaudited(entries, acknowledged)];
}

/** Every acknowledged purge, key and revocation has its entry. */
function unaudited(
  entries: readonly { readonly action: string; readonly facts: string; readonly subject: string }[],
  acknowledged: Acknowledged,
): string[] {
  const left = new Map<string, number>();
  for (const { facts } of entries.filter(({ action }) => action === 'cache.purge_dry_run')) {
    const { keys } = JSON.parse(facts);
    const regions = keys.flatMap((key: string) => /^snapshot:(.*)$/.exec(key)?.[1] ?? []).join(' ');
    left.set(regions, (left.get(regions) ?? 0) + 1);
  }
  const missing: string[] = [];
  for (const purge of acknowledged.purges) {
    const count = left.get(purge) ?? 0;
    if (count === 0) missing.push(`the purge of ${purge} is not audited`);
    left.set(purge, count - 1);
  }
  const subjects = new Set(entries.map(({ action, subject }) => `${action} ${subject}`));
  const named = (action: string, ids: Iterable<string>) =>
    [...ids].filter((id) => !subjects.has(`${action} ${id}`)).map((id) => `${action} ${id} is not audited`);
  return [...missing, ...named('key.create', acknowledged.keys.keys()), ...named('key.revoke', acknowledged.revoked)];
}

async function* every<Entry extends { readonly seq: number }>(
  read: (page: { readonly afterSeq: number; readonly limit: number }) => Promise<readonly Entry[]>,
): AsyncGenerator<Entry> {
  for (let afterSeq = 0; ; ) {
    const page = await read({ afterSeq, limit: PAGE });
    yield* page;
    const last = page.at(-1);
    if (last === undefined) return;
    afterSeq = last.seq;
  }
}

/** What a transaction stored together is there together. */
async function orphans(read: Read): Promise<string[]> {
  const questions = {
    'snapshots without their three sealed lane sets':
      'SELECT snapshot_id FROM snapshot s WHERE (SELECT count(*) FROM forecast f WHERE f.snapshot_id = s.snapshot_id) <> 3',
    'sealed lane sets without their snapshot':
      'SELECT snapshot_id FROM forecast f WHERE NOT EXISTS (SELECT 1 FROM snapshot s WHERE s.snapshot_id = f.snapshot_id)',
    'evidence cited by a snapshot that is not there':
      'SELECT evidence_id FROM cited_evidence c WHERE NOT EXISTS (SELECT 1 FROM snapshot s WHERE s.snapshot_id = c.snapshot_id)',
    'snapshots that follow one that is not there':
      'SELECT snapshot_id FROM snapshot s WHERE prior_snapshot_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM snapshot p WHERE p.snapshot_id = s.prior_snapshot_id)',
    'two snapshots of a slot':
      'SELECT slot_at FROM snapshot WHERE slot_at IS NOT NULL GROUP BY region_id, slot_at HAVING count(*) > 1',
    'kept answers without a body':
      'SELECT key FROM idempotency_slot WHERE status IS NOT NULL AND (body IS NULL OR content_type IS NULL)',
    'accounts without their keys’ plan':
      'SELECT account_id FROM api_key k WHERE NOT EXISTS (SELECT 1 FROM subscription s WHERE s.account_id = k.account_id)',
  };
  const found: string[] = [];
  for (const [what, question] of Object.entries(questions)) {
    const rows = await read(question);
    if (rows.length > 0) found.push(`${what}: ${rows.length}`);
  }
  return found;
}

/** Every answer that was kept is given again, byte for byte. */
export async function replayProblems(
  url: string,
  key: string,
  { answers }: Pick<Acknowledged, 'answers'>,
): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const [idempotencyKey, { path, body, text }] of answers) {
    const again = await ask(`${url}${path}`, { key, body, headers: { 'Idempotency-Key': idempotencyKey } });
    if (again.headers.get('idempotent-replayed') !== 'true' || again.text !== text)
      problems.push(`the answer to ${idempotencyKey} (${path}) was not kept: ${again.status}`);
  }
  return problems;
}
