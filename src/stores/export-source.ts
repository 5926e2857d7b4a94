import { gunzipSync } from 'node:zlib';
import type { ExportedSnapshot, ExportSource, ResolvedSet } from '../ports/export-source.ts';
import type { Json } from '../reference/content-hash.ts';
import { resolutionOf, sealedForecast } from './forecast-rows.ts';
import { bytes, integer, optionalBytes, optionalText, text } from './row-reader.ts';
import { FORECAST_COLUMNS } from './seal-forecasts.ts';
import type { SqlClient } from './sql-client.ts';

/** Pages over tables that only grow, so that they need no transaction. */
export function createExportSource(client: SqlClient): ExportSource {
  return {
    async snapshots({ regionId, from, to, after, limit }) {
      const values = [regionId, after?.generatedAt ?? from, after?.snapshotId ?? '', to, limit];
      return (await client.query({ name: 'export.snapshots', text: SNAPSHOTS, values })).map(exported);
    },
    async forecasts({ regionId, from, to, after, limit }) {
      const values = [regionId, after?.issuedAt ?? from, after?.seq ?? 0, to, limit];
      return (await client.query({ name: 'export.forecasts', text: FORECASTS, values })).map(sealedForecast);
    },
    async outcomes({ regionId, from, to, after, limit }) {
      const values = [regionId, from, to, after?.seq ?? 0, limit];
      return (await client.query({ name: 'export.outcomes', text: OUTCOMES, values })).map(resolvedSet);
    },
  };
}

const SNAPSHOTS = `SELECT snapshot_id, generated_at, state, CASE WHEN body_gzip IS NULL THEN body END AS body, body_gzip, signature,
    signature_key_id
  FROM snapshot WHERE region_id = $1 AND (generated_at, snapshot_id) > ($2, $3) AND generated_at < $4
  ORDER BY generated_at, snapshot_id LIMIT $5`;

const FORECASTS = `SELECT ${FORECAST_COLUMNS} FROM forecast
  WHERE region_id = $1 AND (issued_at, seq) > ($2::bigint, $3::bigint) AND issued_at < $4 AND forecaster IS NULL
  ORDER BY issued_at, seq LIMIT $5`;

const SEALED = FORECAST_COLUMNS.split(', ').map((column) => `f.${column}`);
const RESOLVED = ['seq', 'forecast_seq', 'resolved_at', 'status', 'result', 'facts', 'prev_hash', 'hash'];
const OUTCOMES = `SELECT ${[...SEALED, ...RESOLVED.map((column) => `r.${column} AS r_${column}`)].join(', ')}
  FROM forecast_resolution r JOIN forecast f ON f.seq = r.forecast_seq
  WHERE f.region_id = $1 AND f.forecaster IS NULL AND r.resolved_at >= $2 AND r.resolved_at < $3 AND r.seq > $4
  ORDER BY r.seq LIMIT $5`;

function exported(row: unknown): ExportedSnapshot {
  const gzip = optionalBytes(row, 'body_gzip');
  const keyId = optionalText(row, 'signature_key_id');
  const value = optionalText(row, 'signature');
  const state: Json = JSON.parse(text(row, 'state'));
  return {
    snapshotId: text(row, 'snapshot_id'),
    generatedAt: integer(row, 'generated_at'),
    body: gzip === undefined ? bytes(row, 'body') : new Uint8Array(gunzipSync(gzip)),
    ...(value === undefined || keyId === undefined ? {} : { signature: { keyId, value } }),
    state,
  };
}

const resolvedSet = (row: unknown): ResolvedSet => ({ ...sealedForecast(row), resolution: resolutionOf(row, 'r_') });
