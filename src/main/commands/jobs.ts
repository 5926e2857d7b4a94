import { counted, listed, shortTime } from '../../assessment/english.ts';
import { JOB_KINDS, type OpenJob } from '../../ports/job-claims.ts';
import { CommandError, CommandFailure } from '../command-error.ts';
import { type Command, parseArguments, print, printEach, withServices } from './command.ts';

export const jobsList: Command = {
  name: 'jobs list',
  usage: '[--dead] [--json]',
  summary: 'Lists the jobs that are running, waiting for a retry, or dead after too many failures.',
  examples: ['jobs list --dead'],
  run: async (words, config) => {
    const { values } = parseArguments(words, { dead: { type: 'boolean' }, json: { type: 'boolean' } });
    return withServices(config, { named: values, about: 'service', reads: true }, async ({ stores }) => {
      const open = await stores.jobClaims.open(values.dead === true ? 'dead' : undefined);
      if (open.length === 0 && values.json !== true)
        print(values.dead === true ? 'No job is dead.' : 'No job is running, waiting for a retry or dead.');
      printEach(open, values.json, line);
      return 0;
    });
  },
};

export const jobsRetry: Command = {
  name: 'jobs retry',
  usage: 'JOB SLOT [--json]',
  summary: 'Clears the failures of a waiting or dead job: a worker runs it within a minute while its slot lasts.',
  examples: ['jobs retry slot/mena 2026-11-22T12:00'],
  run: async (words, config) => {
    const { values, positionals } = parseArguments(words, { json: { type: 'boolean' } }, 2);
    const [job, slot] = positionals;
    if (job === undefined || slot === undefined)
      throw new CommandError('jobs retry needs a job and its slot, as printed by jobs list');
    if (!isJob(job))
      throw new CommandError(
        `Unknown job: ${job}; jobs begin with ${listed(JOB_KINDS).replace(/ and (?=[^ ]+$)/, ' or ')}`,
      );
    return withServices(config, { named: values, about: 'service', reads: true }, async ({ stores }) => {
      if (!(await stores.jobClaims.revive({ job, slot })))
        throw new CommandFailure(`no waiting or dead job: ${job} ${slot}`);
      print(values.json === true ? JSON.stringify({ job, slot }) : `${job} ${slot} will be retried`);
      return 0;
    });
  },
};

const isJob = (job: string): boolean => JOB_KINDS.some((kind) => kind === job.split('/')[0]);

function line({ job, slot, owner, attempt, failureCount, lastProblem, ...instants }: OpenJob): string {
  const failures = failureCount === 0 ? [] : [`${counted(failureCount, 'failure')}, last: ${lastProblem ?? 'unknown'}`];
  return [`${job}  ${slot}`, stateOf(instants), `attempt ${attempt} by ${owner}`, ...failures].join('  ');
}

function stateOf({ deadAt, retryAt, leasedUntil }: Pick<OpenJob, 'deadAt' | 'retryAt' | 'leasedUntil'>): string {
  if (deadAt !== undefined) return `dead since ${shortTime(deadAt)}`;
  if (leasedUntil !== undefined) return `running, lease until ${shortTime(leasedUntil)}`;
  return retryAt === undefined ? 'free' : `retry at ${shortTime(retryAt)}`;
}
