import { gunzipSync, gzipSync } from 'node:zlib';
import { JOB_FAILURES, JOB_STATUSES } from '../contract/scenario/scenario-job.ts';
import {
  type ClaimedScenario,
  MAX_INTERRUPTIONS,
  MAX_OPEN_JOBS,
  MAX_OPEN_OF_ACCOUNT,
  type NewScenarioJob,
  SCENARIO_KEPT_MS,
  type ScenarioJob,
  type ScenarioJobs,
} from '../ports/scenario-jobs.ts';
import { canonicalJson, type Json } from '../reference/content-hash.ts';
import { integer, optionalBytes, optionalInteger, optionalText, text } from './row-reader.ts';
import type { SqlClient, SqlValue } from './sql-client.ts';

/** A row per job. Its results are JSON of some 100 kB, kept as gzip. */
export function createScenarioJobs(client: SqlClient): ScenarioJobs {
  const run = (name: string, statement: string, values: readonly SqlValue[]) =>
    client.query({ name: `scenario_job.${name}`, text: statement, values });
  return {
    add: ({ jobId, accountId, kind, request, requestedAt }) =>
      client.transaction(async (session) => {
        const step = (name: string, statement: string, values: readonly SqlValue[]) =>
          session.query({ name: `scenario_job.${name}`, text: statement, values });
        await step('lock', LOCK, []);
        await step('remove', REMOVE, [requestedAt - SCENARIO_KEPT_MS]);
        const [open] = await step('count', COUNT, [accountId]);
        if (integer(open, 'open_count') >= MAX_OPEN_JOBS) return 'full';
        if (integer(open, 'own_count') >= MAX_OPEN_OF_ACCOUNT) return 'full';
        await step('add', ADD, [jobId, accountId, kind, canonicalJson(request), requestedAt]);
        return 'added';
      }),
    async read({ accountId, kind, jobId }) {
      const [row] = await run('read', READ, [accountId, kind, jobId ?? null]);
      return row === undefined ? undefined : jobOf(row);
    },
    async cancel({ accountId, jobId }, now) {
      const rows = await run('cancel', CANCEL, [accountId, jobId ?? null, now]);
      const isUnknown = jobId !== undefined && rows.length === 0;
      if (isUnknown && (await run('exists', EXISTS, [accountId, jobId])).length === 0) return undefined;
      return rows.map((row) => text(row, 'job_id'));
    },
    async claim({ now, until }) {
      await run('interrupt', INTERRUPT, [now]);
      const [row] = await run('claim', CLAIM, [now, until]);
      return row === undefined ? undefined : { ...newJobOf(row), attempt: integer(row, 'attempt') };
    },
    renew: async (job, until) => (await run('renew', RENEW, [...heldBy(job), until])).length === 1,
    async release(job, at) {
      await run('release', RELEASE, [...heldBy(job), at]);
    },
    async finish(job, outcome, now) {
      const isDone = 'result' in outcome;
      const values = isDone ? ['done', null, gzipSync(outcome.result)] : ['failed', outcome.failure, null];
      return (await run('finish', FINISH, [...heldBy(job), now, ...values])).length === 1;
    },
  };
}

const heldBy = ({ jobId, attempt }: ClaimedScenario): readonly [string, number] => [jobId, attempt];

function newJobOf(row: unknown): NewScenarioJob {
  return {
    jobId: text(row, 'job_id'),
    accountId: text(row, 'account_id'),
    kind: text(row, 'kind') === 'world' ? 'world' : 'region',
    request: parsed(text(row, 'request')),
    requestedAt: integer(row, 'requested_at'),
  };
}

function jobOf(row: unknown): ScenarioJob {
  const stored = text(row, 'status');
  const endedAt = optionalInteger(row, 'ended_at');
  const failure = JOB_FAILURES.find((one) => one === optionalText(row, 'failure'));
  const result = optionalBytes(row, 'result');
  return {
    ...newJobOf(row),
    status: JOB_STATUSES.find((one) => one === stored) ?? 'failed',
    ...(endedAt === undefined ? {} : { endedAt }),
    ...(failure === undefined ? {} : { failure }),
    ...(result === undefined ? {} : { result: new Uint8Array(gunzipSync(result)) }),
  };
}

const parsed = (stored: string): Json => JSON.parse(stored);

/** So that no more are queued than are allowed, whatever the number of processes. */
const LOCK = 'SELECT pg_advisory_xact_lock(7208411934)::text';
const REMOVE = 'DELETE FROM scenario_job WHERE ended_at < $1::bigint';
const COUNT = `SELECT count(*)::integer AS open_count, (count(*) FILTER (WHERE account_id = $1))::integer AS own_count
  FROM scenario_job WHERE ended_at IS NULL`;
const ADD = `INSERT INTO scenario_job (job_id, account_id, kind, request, requested_at, status, leased_until)
  VALUES ($1, $2, $3, $4, $5::bigint, 'queued', 0)`;

const COLUMNS = 'job_id, account_id, kind, request, requested_at';
const READ = `SELECT ${COLUMNS}, status, ended_at, failure, result FROM scenario_job
  WHERE account_id = $1 AND kind = $2 AND ($3::text IS NULL OR job_id = $3::text) ORDER BY seq DESC LIMIT 1`;
const CANCEL = `UPDATE scenario_job SET status = 'cancelled', ended_at = $3::bigint
  WHERE account_id = $1 AND ($2::text IS NULL OR job_id = $2::text) AND ended_at IS NULL RETURNING job_id`;
const EXISTS = 'SELECT 1 FROM scenario_job WHERE account_id = $1 AND job_id = $2';

const INTERRUPT = `UPDATE scenario_job SET status = 'failed', failure = 'interrupted', ended_at = $1::bigint
  WHERE ended_at IS NULL AND status = 'running' AND leased_until <= $1::bigint AND interruption_count >= ${MAX_INTERRUPTIONS}`;
/** A row that another process is about to take is passed over. */
const CLAIM = `UPDATE scenario_job SET status = 'running', attempt = attempt + 1, leased_until = $2::bigint,
    interruption_count = interruption_count + CASE WHEN status = 'running' THEN 1 ELSE 0 END
  WHERE seq = (SELECT seq FROM scenario_job WHERE ended_at IS NULL AND leased_until <= $1::bigint
    ORDER BY seq LIMIT 1 FOR UPDATE SKIP LOCKED)
  RETURNING ${COLUMNS}, attempt`;

const HELD = `job_id = $1 AND attempt = $2::integer AND status = 'running'`;
const RENEW = `UPDATE scenario_job SET leased_until = $3::bigint WHERE ${HELD} RETURNING job_id`;
const RELEASE = `UPDATE scenario_job SET status = 'queued', leased_until = $3::bigint WHERE ${HELD}`;
const FINISH = `UPDATE scenario_job SET ended_at = $3::bigint, status = $4, failure = $5, result = $6
  WHERE ${HELD} RETURNING job_id`;
