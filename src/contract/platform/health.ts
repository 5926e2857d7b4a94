import type { Static } from 'typebox';
import { endpoint } from '../conventions/operation.ts';
import { EpochMs, record, Type } from '../conventions/schema.ts';
import { DataWorld } from './data-world.ts';

export const HEALTH_STATUSES = ['ok', 'warn', 'crit'] as const;
export type HealthStatus = (typeof HEALTH_STATUSES)[number];

export const HEALTH_REASONS = [
  'never_ran',
  'never_succeeded',
  'run_overdue',
  'run_failing',
  'circuit_open',
  'sources_unread',
  'content_stale',
  'no_content',
  'no_snapshot',
  'snapshot_stale',
  'snapshot_overdue',
  'in_future',
  'rows_in_future',
  'clock_unconfirmed',
  'clock_wrong',
  'unreadable',
  'disk_full',
  'corrupt_page',
  'connections_rejected',
] as const;
export type HealthReason = (typeof HEALTH_REASONS)[number];

/** Whether a feed is asked: as usual, not until a pause is over, or once to see whether the upstream is back. */
export const CIRCUIT_STATES = ['closed', 'open', 'half_open'] as const;
export type CircuitState = (typeof CIRCUIT_STATES)[number];

const status = Type.Enum([...HEALTH_STATUSES]);
const reasons = Type.Array(Type.Enum([...HEALTH_REASONS]));
const count = Type.Integer({ minimum: 0 });

export const HealthProblem = record('HealthProblem', {
  check: Type.String({ description: '`feed:<id>`, `region:<id>`, `backup`, `clock`, `store` or `connections`.' }),
  status,
  reasons,
});
export type HealthProblem = Static<typeof HealthProblem>;

export const HealthCheck = record(
  'HealthCheck',
  {
    check: Type.String({ description: '`feed:<id>`, `region:<id>`, `backup`, `clock`, `store` or `connections`.' }),
    status,
    reasons,
    lastRunAt: Type.Optional(EpochMs('When it last ran, whatever came of it.')),
    lastSuccessAt: Type.Optional(EpochMs('When it last succeeded.')),
    contentAt: Type.Optional(EpochMs('How new its content is.')),
    detail: Type.Optional(
      Type.String({
        description: 'The last problem in words, what is wrong with the backups, or what the clock was compared with.',
      }),
    ),
    failuresInARow: Type.Optional(count),
    waitingUntil: Type.Optional(
      EpochMs('It is not asked before this, because the upstream wished so or failed too often.'),
    ),
    circuit: Type.Optional(
      Type.Enum([...CIRCUIT_STATES], {
        description:
          '`open` while it is paused after consecutive failures, `half_open` until the trial after the pause.',
      }),
    ),
  },
  'Two clocks of one feed or region; an instant that never happened is left out.',
);
export type HealthCheck = Static<typeof HealthCheck>;

const HealthJob = record('HealthJob', {
  job: Type.String(),
  slot: Type.String(),
  state: Type.Enum(['running', 'waiting', 'dead']),
  failureCount: count,
  lastProblem: Type.Optional(Type.String()),
  retryAt: Type.Optional(EpochMs('No sooner is it tried again.')),
});

export const health = endpoint({
  operationId: 'GetHealth',
  method: 'GET',
  path: '/api/health',
  group: 'Platform',
  summary: 'Freshness of the data',
  description:
    'Public summary of every feed and region; with an operator key also `checks`, two clocks each: when it last ran and how old its content is.',
  gate: 'public',
  conditional: true,
  successHeaders: ['ETag', 'Cache-Control'],
  input: record('GetHealthQuery', {}),
  response: record('Health', {
    status,
    checkedAt: EpochMs('When the checks were made.'),
    world: DataWorld,
    summary: record('HealthSummary', { total: count, ok: count, warn: count, crit: count }),
    problems: Type.Optional(Type.Array(HealthProblem)),
    checks: Type.Optional(Type.Array(HealthCheck, { description: 'Only with an operator key.' })),
    jobs: Type.Optional(Type.Array(HealthJob, { description: 'Not done, by name; as `checks`.' })),
  }),
  exampleResponse: {
    status: 'warn',
    checkedAt: 1_780_300_800_000,
    world: 'live',
    summary: { total: 12, ok: 11, warn: 1, crit: 0 },
    problems: [{ check: 'feed:portwatch', status: 'warn', reasons: ['content_stale'] }],
  },
});
