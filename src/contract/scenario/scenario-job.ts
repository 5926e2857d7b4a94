import { base, EpochMs, record, Type } from '../conventions/schema.ts';
import { EXAMPLE_AT } from '../records/record-list.ts';

export const JOB_STATUSES = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;
export const JOB_FAILURES = ['interrupted', 'busy', 'evidence_expired', 'snapshot_gone', 'internal'] as const;

/** Made by the server: some 131 bits, which no caller guesses. */
export const JOB_ID_PATTERN = '^job_[0-9A-Za-z]{22}$';

export const JobIdParameter = Type.String({
  pattern: JOB_ID_PATTERN,
  description: 'As the answer to its start gave it.',
});

/** The answer to the start of a job. */
export const StartedJob = record('StartedJob', {
  jobId: Type.String(),
  status: Type.Literal('queued'),
  statusUrl: Type.String({
    description: 'Path to ask for its outcome; a job takes seconds, and minutes where many wait.',
  }),
});

/** How a job stands. Without an id it is the newest of the account. */
export const JobState = base('JobState', {
  status: Type.Enum(['none', ...JOB_STATUSES], {
    description: '`none`: no id was given, and the account has started no job within 24 hours.',
  }),
  jobId: Type.Optional(Type.String()),
  requestedAt: Type.Optional(EpochMs('The snapshots of this instant are assessed.')),
  endedAt: Type.Optional(EpochMs('The end, however it came.')),
  failure: Type.Optional(
    Type.Enum([...JOB_FAILURES], {
      description:
        'Why it failed: its process ended three times with it; it found no room or took too long, twenty times; the evidence or the snapshot is no longer kept; an invariant broke.',
    }),
  ),
});

const JOB_ID = 'job_0123456789abcdefABCDEF';

/** @param path of the operation that answers for the job */
export const startedExample = (path: string) => ({
  jobId: JOB_ID,
  status: 'queued',
  statusUrl: `${path}?job_id=${JOB_ID}`,
});

export const STATE_EXAMPLE = { status: 'running', jobId: JOB_ID, requestedAt: EXAMPLE_AT };
