import type { JobClaims, JobSlot, OpenJob } from '../../ports/job-claims.ts';

interface Row extends JobSlot {
  owner: string;
  attempt: number;
  failureCount: number;
  leasedUntil?: number | undefined;
  lastProblem?: string | undefined;
  retryAt?: number | undefined;
  deadAt?: number | undefined;
  doneAt?: number | undefined;
}

/** Claims in memory, by the same rules as those of a store. */
export function memoryClaims(): JobClaims {
  const rows = new Map<string, Row>();
  const rowOf = ({ job, slot }: JobSlot) => rows.get(`${job} ${slot}`);
  const held = ({ attempt, ...turn }: JobSlot & { readonly attempt: number }) => {
    const row = rowOf(turn);
    return row?.attempt === attempt && row.doneAt === undefined && row.leasedUntil !== undefined ? row : undefined;
  };
  const change = (row: Row | undefined, members: Partial<Row>): boolean => {
    if (row !== undefined) Object.assign(row, members);
    return row !== undefined;
  };
  const isMadeUpFor = ({ job, deadAt, retryAt }: Row) => {
    const failedAt = deadAt ?? retryAt ?? Number.POSITIVE_INFINITY;
    return [...rows.values()].some((row) => row.job === job && (row.doneAt ?? Number.NEGATIVE_INFINITY) >= failedAt);
  };
  return {
    claim: async ({ job, slot, owner, leaseMs, now }) => {
      const row = rowOf({ job, slot }) ?? { job, slot, owner, attempt: 0, failureCount: 0 };
      const isWaiting = [row.leasedUntil, row.retryAt].some((until) => until !== undefined && until > now);
      if (row.doneAt !== undefined || row.deadAt !== undefined || isWaiting) return undefined;
      if (row.leasedUntil !== undefined) {
        row.failureCount += 1;
        row.lastProblem = 'vanished';
      }
      Object.assign(row, { owner, attempt: row.attempt + 1, leasedUntil: now + leaseMs, retryAt: undefined });
      rows.set(`${job} ${slot}`, row);
      return { attempt: row.attempt, failureCount: row.failureCount };
    },
    complete: async ({ now, ...turn }) => change(held(turn), { doneAt: now, leasedUntil: undefined }),
    release: async (turn) => change(held(turn), { leasedUntil: undefined, failureCount: 0, lastProblem: undefined }),
    fail: async ({ problem, now, retryAt, ...turn }) => {
      const row = held(turn);
      const failureCount = (row?.failureCount ?? 0) + 1;
      const deadAt = retryAt === undefined ? now : undefined;
      return change(row, { leasedUntil: undefined, failureCount, lastProblem: problem, retryAt, deadAt });
    },
    revive: async (turn) => {
      const row = rowOf(turn);
      const isFailed = row?.doneAt === undefined && (row?.deadAt ?? row?.retryAt) !== undefined;
      return (
        isFailed && change(row, { failureCount: 0, lastProblem: undefined, retryAt: undefined, deadAt: undefined })
      );
    },
    open: async (only) =>
      [...rows.values()]
        .filter(({ doneAt }) => doneAt === undefined)
        .filter(({ deadAt, retryAt, leasedUntil }) =>
          only === 'dead' ? deadAt !== undefined : (deadAt ?? retryAt ?? leasedUntil) !== undefined,
        )
        .filter((row) => !isMadeUpFor(row))
        .sort((a, b) => (`${a.job} ${a.slot}` < `${b.job} ${b.slot}` ? -1 : 1))
        .map((row): OpenJob => JSON.parse(JSON.stringify(row))),
    lastDone: async (job) =>
      [...rows.values()]
        .filter((row) => row.job === job && row.doneAt !== undefined)
        .map(({ slot }) => slot)
        .sort()
        .at(-1),
  };
}
