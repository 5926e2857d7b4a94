import {
  type ClaimedScenario,
  MAX_INTERRUPTIONS,
  MAX_OPEN_JOBS,
  MAX_OPEN_OF_ACCOUNT,
  SCENARIO_KEPT_MS,
  type ScenarioJob,
  type ScenarioJobs,
  type ScenarioKey,
} from '../../ports/scenario-jobs.ts';

interface Row {
  job: ScenarioJob;
  attempt: number;
  interruptions: number;
  leasedUntil: number;
}

/** Scenario jobs in memory, in the order in which they were queued; `check` throws while the store is down. */
export function memoryScenarioJobs(check: () => void = () => undefined): ScenarioJobs {
  let rows: readonly Row[] = [];
  const isOpen = ({ job }: Row) => job.endedAt === undefined;
  const isOf =
    ({ accountId, jobId }: ScenarioKey) =>
    ({ job }: Row) =>
      job.accountId === accountId && (jobId === undefined || job.jobId === jobId);
  const held = ({ jobId, attempt }: ClaimedScenario) =>
    rows.find((row) => row.job.jobId === jobId && row.attempt === attempt && row.job.status === 'running');
  return {
    async add(job) {
      check();
      const kept = job.requestedAt - SCENARIO_KEPT_MS;
      rows = rows.filter((row) => isOpen(row) || (row.job.endedAt ?? 0) >= kept);
      const open = rows.filter(isOpen);
      const own = open.filter((row) => row.job.accountId === job.accountId);
      if (open.length >= MAX_OPEN_JOBS || own.length >= MAX_OPEN_OF_ACCOUNT) return 'full';
      rows = [...rows, { job: { ...job, status: 'queued' }, attempt: 0, interruptions: 0, leasedUntil: 0 }];
      return 'added';
    },
    async read(key) {
      check();
      return rows.filter(isOf(key)).findLast(({ job }) => job.kind === key.kind)?.job;
    },
    async cancel(key, now) {
      check();
      const known = rows.filter(isOf(key));
      if (key.jobId !== undefined && known.length === 0) return undefined;
      const ended = known.filter(isOpen);
      for (const row of ended) row.job = { ...row.job, status: 'cancelled', endedAt: now };
      return ended.map(({ job }) => job.jobId);
    },
    async claim({ now, until }) {
      check();
      const free = rows.filter((row) => isOpen(row) && row.leasedUntil <= now);
      for (const row of free)
        if (row.job.status === 'running' && row.interruptions >= MAX_INTERRUPTIONS)
          row.job = { ...row.job, status: 'failed', failure: 'interrupted', endedAt: now };
      const next = free.find(isOpen);
      if (next === undefined) return undefined;
      if (next.job.status === 'running') next.interruptions += 1;
      next.attempt += 1;
      next.leasedUntil = until;
      next.job = { ...next.job, status: 'running' };
      const { jobId, accountId, kind, request, requestedAt } = next.job;
      return { jobId, accountId, kind, request, requestedAt, attempt: next.attempt };
    },
    async renew(job, until) {
      check();
      const row = held(job);
      if (row !== undefined) row.leasedUntil = until;
      return row !== undefined;
    },
    async release(job, at) {
      check();
      const row = held(job);
      if (row === undefined) return;
      row.leasedUntil = at;
      row.job = { ...row.job, status: 'queued' };
    },
    async finish(job, outcome, now) {
      check();
      const row = held(job);
      if (row === undefined) return false;
      row.job = { ...row.job, ...outcome, status: 'result' in outcome ? 'done' : 'failed', endedAt: now };
      return true;
    },
  };
}
