import type { NewEvent } from '../contract/intelligence/event.ts';
import { LAST_INSTANT } from '../contract/intelligence/parameters.ts';
import { LANES } from '../contract/intelligence/vocabulary.ts';
import { brierScore } from '../evaluation/brier-score.ts';
import { logScore } from '../evaluation/log-score.ts';
import { roundedFigure } from '../evaluation/rounded-figure.ts';
import { sharesOfUnits } from '../evaluation/scored-forecast.ts';
import { forecastResolved } from '../events/forecast-events.ts';
import type {
  ForecastLedger,
  ForecastQuery,
  LedgerScope,
  ListedForecast,
  OutcomeKey,
  Resolution,
  SealedForecast,
  Verdict,
} from '../ports/forecast-ledger.ts';
import { canonicalJson } from '../reference/content-hash.ts';
import { appendEvents } from './append-events.ts';
import { resolutionHash } from './forecast-chain.ts';
import {
  horizonOf,
  kindOf,
  lanesOf,
  outcomeKey,
  referencesOf,
  resolutionOf,
  sealedForecast,
  statusOf,
} from './forecast-rows.ts';
import { CHAIN_START } from './hash-chain.ts';
import { integer, optionalInteger, optionalText, text } from './row-reader.ts';
import { FORECAST_COLUMNS, headOf, lockLedger } from './seal-forecasts.ts';
import type { SqlClient, SqlSession } from './sql-client.ts';
import { sealNew, submitForecast } from './submit-forecast.ts';

/** Two tables that only grow. */
export function createForecastLedger(client: SqlClient): ForecastLedger {
  const read = (name: string, statement: string, values: readonly (string | number | null)[] = []) =>
    client.query({ name: `forecast.${name}`, text: statement, values });
  return {
    async forecasts({ afterSeq, limit }) {
      return (await read('page', PAGE, [afterSeq, limit])).map(sealedForecast);
    },
    async resolutions({ afterSeq, limit }) {
      return (await read('resolution_page', RESOLUTION_PAGE, [afterSeq, limit])).map((row) => resolutionOf(row));
    },
    async heads(knownBy) {
      const forecasts = await headOf(client, 'forecast', knownBy);
      return { forecasts, resolutions: await headOf(client, 'forecast_resolution', knownBy) };
    },
    async list(query) {
      return (await client.query(listStatement(query))).map(listed);
    },
    async due(lastDay) {
      return (await read('due', DUE, [lastDay])).map(outcomeKey);
    },
    resolve: (outcome, verdict, resolvedAt) =>
      client.transaction((session) => resolveAll(session, { outcome, verdict, resolvedAt })),
    async tally(scope = 'published', knownBy = LAST_INSTANT) {
      return (await read(`tally_${scope}`, tallyOf(scope), [knownBy])).map((row) => ({
        ...outcomeKey(row),
        ...nameOf(row),
        kind: kindOf(row),
        modelVersion: text(row, 'model_version'),
        lanes: lanesOf(row),
        references: referencesOf(row),
        status: statusOf(row),
        result: text(row, 'result'),
        count: integer(row, 'count'),
      }));
    },
    async issued(scope = 'published', knownBy = LAST_INSTANT) {
      return (await read(`issued_${scope}`, issuedOf(scope), [knownBy])).map((row) => ({
        regionId: text(row, 'region_id'),
        ...nameOf(row),
        horizon: horizonOf(row),
        kind: kindOf(row),
        modelVersion: text(row, 'model_version'),
        count: integer(row, 'count'),
      }));
    },
    sealNew: (sets) => client.transaction((session) => sealNew(session, sets)),
    submit: (submission, clock) => client.transaction((session) => submitForecast(session, submission, clock)),
  };
}

function nameOf(row: unknown): { readonly forecaster?: string } {
  const forecaster = optionalText(row, 'forecaster');
  return forecaster === undefined ? {} : { forecaster };
}

async function resolveAll(
  session: SqlSession,
  { outcome, verdict, resolvedAt }: { outcome: OutcomeKey; verdict: Verdict; resolvedAt: number },
): Promise<number> {
  await lockLedger(session);
  const { regionId, horizon, fromDay, lastDay } = outcome;
  const values = [lastDay, regionId, horizon, fromDay];
  const open = (await session.query({ name: 'forecast.open', text: OPEN, values })).map(sealedForecast);
  const events: NewEvent[] = [];
  let head = await headOf(session, 'forecast_resolution');
  for (const sealed of open) {
    const linked = {
      seq: (head?.seq ?? 0) + 1,
      forecastSeq: sealed.seq,
      resolvedAt,
      status: verdict.status,
      result: verdict.status === 'scored' ? verdict.outcome : verdict.reason,
      facts: canonicalJson(verdict.facts),
      prevHash: head?.hash ?? CHAIN_START,
    };
    const resolution: Resolution = { ...linked, hash: resolutionHash(linked) };
    const { seq, forecastSeq, status, result, facts, prevHash, hash } = resolution;
    const columns = [seq, forecastSeq, resolvedAt, status, result, facts, prevHash, hash];
    await session.query({ name: 'forecast.resolve', text: RESOLVE, values: columns });
    events.push(forecastResolved(sealed, { ...resolution, ...scoresOf(sealed, verdict) }));
    head = resolution;
  }
  await appendEvents(session, events);
  return open.length;
}

function scoresOf({ lanes }: SealedForecast, verdict: Verdict) {
  if (verdict.status === 'void') return {};
  const [shares, index] = [sharesOfUnits(lanes), LANES.indexOf(verdict.outcome)];
  const [log, brier] = [logScore(shares, index), brierScore(shares, index)].map(roundedFigure);
  return log === undefined || brier === undefined ? {} : { scores: { logScore: log, brierScore: brier } };
}

const RESOLUTION_COLUMNS = 'seq, forecast_seq, resolved_at, status, result, facts, prev_hash, hash';
const PAGE = `SELECT ${FORECAST_COLUMNS} FROM forecast WHERE seq > $1 ORDER BY seq LIMIT $2::integer`;
const RESOLUTION_PAGE = `SELECT ${RESOLUTION_COLUMNS} FROM forecast_resolution WHERE seq > $1 ORDER BY seq LIMIT $2::integer`;
const RESOLVE = `INSERT INTO forecast_resolution (${RESOLUTION_COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`;
const UNRESOLVED = 'NOT EXISTS (SELECT 1 FROM forecast_resolution r WHERE r.forecast_seq = f.seq)';
const OPEN = `SELECT ${FORECAST_COLUMNS} FROM forecast f WHERE f.last_day = $1::integer AND f.region_id = $2 AND f.horizon = $3
  AND f.from_day = $4::integer AND ${UNRESOLVED} ORDER BY f.seq`;
const DUE = `SELECT DISTINCT f.last_day, f.region_id, f.horizon, f.from_day FROM forecast f
  WHERE f.last_day <= $1::integer AND ${UNRESOLVED} ORDER BY f.last_day, f.region_id, f.horizon, f.from_day`;
const ALIKE =
  'f.region_id, f.horizon, f.from_day, f.last_day, f.kind, f.model_version, f.base, f.escalation, f.containment, f.fragmentation, f.reference_lanes, f.forecaster, r.status, r.result';
const SCOPES = {
  published: "AND f.forecaster IS NULL AND f.region_id NOT LIKE 'country:%'",
  all: '',
} as const satisfies Record<LedgerScope, string>;
const tallyOf = (scope: LedgerScope) => `SELECT ${ALIKE}, count(*)::integer AS count FROM forecast f
  JOIN forecast_resolution r ON r.forecast_seq = f.seq
  WHERE f.sealed_at <= $1::bigint AND r.resolved_at <= $1::bigint ${SCOPES[scope]} GROUP BY ${ALIKE} ORDER BY ${ALIKE}`;
const ISSUED_ALIKE = 'f.region_id, f.horizon, f.kind, f.model_version, f.forecaster';
const issuedOf = (scope: LedgerScope) => `SELECT ${ISSUED_ALIKE}, count(*)::integer AS count FROM forecast f
  WHERE f.sealed_at <= $1::bigint ${SCOPES[scope]} GROUP BY ${ISSUED_ALIKE} ORDER BY ${ISSUED_ALIKE}`;

/** Not prepared: every set of filters is a plan of its own. */
function listStatement(query: ForecastQuery) {
  const { regionId, horizon, forecaster, status, before, knownBy = LAST_INSTANT, limit } = query;
  const values: (string | number)[] = [before.issuedAt, before.seq, limit, knownBy];
  const conditions = ['(f.issued_at, f.seq) < ($1::bigint, $2::bigint)', 'f.sealed_at <= $4::bigint'];
  const where = (column: string, value: string | undefined) => {
    if (value === undefined) return;
    values.push(value);
    conditions.push(`${column} = $${values.length}`);
  };
  where('f.region_id', regionId);
  where('f.horizon', horizon);
  where('f.forecaster', forecaster);
  if (status === 'pending') conditions.push('r.seq IS NULL');
  else where('r.status', status);
  const sealed = FORECAST_COLUMNS.split(', ').map((column) => `f.${column}`);
  const resolved = RESOLUTION_COLUMNS.split(', ').map((column) => `r.${column} AS r_${column}`);
  return {
    text: `SELECT ${[...sealed, ...resolved].join(', ')} FROM forecast f
      LEFT JOIN forecast_resolution r ON r.forecast_seq = f.seq AND r.resolved_at <= $4::bigint
      WHERE ${conditions.join(' AND ')} ORDER BY f.issued_at DESC, f.seq DESC LIMIT $3::integer`,
    values,
  };
}

function listed(row: unknown): ListedForecast {
  const sealed = sealedForecast(row);
  return optionalInteger(row, 'r_seq') === undefined ? sealed : { ...sealed, resolution: resolutionOf(row, 'r_') };
}
