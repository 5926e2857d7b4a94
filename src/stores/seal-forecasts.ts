import type { ForecastSet, SealedForecast } from '../ports/forecast-ledger.ts';
import { canonicalJson } from '../reference/content-hash.ts';
import { forecastHash } from './forecast-chain.ts';
import { CHAIN_START, type ChainHead } from './hash-chain.ts';
import { integer, text } from './row-reader.ts';
import type { SqlSession } from './sql-client.ts';
import { requireKinds } from './store-world.ts';

/**
 * Seals lane sets within a transaction: they are in the ledger when their snapshot is stored, and only then. Nothing but their
 * events is to follow in the transaction: every other sealer waits for its end.
 * @param accountId the account that submitted them; absent for the program's own
 * @returns the sets in their places
 * @throws WorldRefusal on a set of the other world than the store's
 */
export async function sealForecasts(
  session: SqlSession,
  sets: readonly ForecastSet[],
  accountId?: string,
): Promise<readonly SealedForecast[]> {
  if (sets.length === 0) return [];
  await requireKinds(
    session,
    sets.map(({ kind }) => kind),
  );
  await lockLedger(session);
  let head = await headOf(session, 'forecast');
  const inChain: SealedForecast[] = [];
  for (const set of sets) {
    const linked = { ...set, seq: (head?.seq ?? 0) + 1, prevHash: head?.hash ?? CHAIN_START };
    const sealed: SealedForecast = { ...linked, hash: forecastHash(linked) };
    await session.query({ name: 'forecast.seal', text: SEAL, values: valuesOf(sealed, accountId) });
    head = sealed;
    inChain.push(sealed);
  }
  return inChain;
}

/** Both chains of the ledger grow under one lock, across all processes. */
export async function lockLedger(session: SqlSession): Promise<void> {
  await session.query({ name: 'forecast.lock', text: 'SELECT pg_advisory_xact_lock(7208411910)::text', values: [] });
}

/** When an entry of a chain was made. */
const MADE_AT = { forecast: 'sealed_at', forecast_resolution: 'resolved_at' } as const;

/**
 * The last entry of a chain; a statement of its own, so that it sees what others committed while the lock was waited for.
 * @param knownBy the last one made by this instant, epoch ms
 */
export async function headOf(
  session: SqlSession,
  table: keyof typeof MADE_AT,
  knownBy?: number,
): Promise<ChainHead | undefined> {
  const last = (condition: string) => `SELECT seq, hash FROM ${table}${condition} ORDER BY seq DESC LIMIT 1`;
  const [row] = await session.query(
    knownBy === undefined
      ? { name: `${table}.head`, text: last(''), values: [] }
      : { name: `${table}.head_at`, text: last(` WHERE ${MADE_AT[table]} <= $1::bigint`), values: [knownBy] },
  );
  return row === undefined ? undefined : { seq: integer(row, 'seq'), hash: text(row, 'hash') };
}

export const FORECAST_COLUMNS =
  'seq, snapshot_id, region_id, horizon, kind, issued_at, sealed_at, model_version, from_day, last_day, base, escalation, containment, fragmentation, reference_lanes, prev_hash, hash, forecaster, submitted';

const SEAL = `INSERT INTO forecast (${FORECAST_COLUMNS}, account_id)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20)`;

const valuesOf = (sealed: SealedForecast, accountId: string | undefined) => [
  sealed.seq,
  sealed.snapshotId,
  sealed.regionId,
  sealed.horizon,
  sealed.kind,
  sealed.issuedAt,
  sealed.sealedAt,
  sealed.modelVersion,
  sealed.fromDay,
  sealed.lastDay,
  ...sealed.lanes,
  canonicalJson(sealed.references),
  sealed.prevHash,
  sealed.hash,
  sealed.forecaster ?? null,
  sealed.submitted === undefined ? null : canonicalJson(sealed.submitted),
  accountId ?? null,
];
