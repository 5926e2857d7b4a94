import { PLANS } from '../contract/conventions/plans.ts';
import { FEED_CARDS } from '../feeds/registry.ts';
import { REGION_IDS } from '../reference/regions.ts';
import { CommandError } from './command-error.ts';
import { accountsSet, accountsShow } from './commands/accounts.ts';
import { auditList, auditVerify } from './commands/audit.ts';
import { backfill } from './commands/backfill.ts';
import { backup, backupVerify, restore } from './commands/backup.ts';
import { call } from './commands/call.ts';
import { collect } from './commands/collect.ts';
import type { Command } from './commands/command.ts';
import { configCheck } from './commands/config-check.ts';
import { doctor } from './commands/doctor.ts';
import { feedsList } from './commands/feeds-list.ts';
import { feedsTest } from './commands/feeds-test.ts';
import { forecastsResolve, forecastsVerify } from './commands/forecasts.ts';
import { jobsList, jobsRetry } from './commands/jobs.ts';
import { keysCreate, keysList, keysRevoke } from './commands/keys.ts';
import { migrateStore } from './commands/migrate.ts';
import { READ_COMMANDS } from './commands/reads.ts';
import { refresh } from './commands/refresh.ts';
import { replay } from './commands/replay.ts';
import { signingKeys, signingRotate } from './commands/signing.ts';
import { snapshotSimulate } from './commands/simulate.ts';
import { snapshotShow } from './commands/snapshot.ts';
import { verify } from './commands/verify.ts';
import type { Config } from './config.ts';

/** Every command, in the order of the help page. */
const COMMANDS: readonly Command[] = [
  keysCreate,
  keysList,
  keysRevoke,
  accountsSet,
  accountsShow,
  feedsList,
  feedsTest,
  collect,
  backfill,
  refresh,
  replay,
  snapshotShow,
  ...READ_COMMANDS,
  call,
  snapshotSimulate,
  forecastsResolve,
  forecastsVerify,
  jobsList,
  jobsRetry,
  verify,
  signingKeys,
  signingRotate,
  auditList,
  auditVerify,
  backupVerify,
  backup,
  restore,
  migrateStore,
  configCheck,
  doctor,
];

/** Runs one command line. @returns the exit code: 0 success, 1 failure, 2 usage error */
export async function runCommand(words: readonly string[], config: Config): Promise<number> {
  if (words.length === 0 || words[0] === 'help' || words.includes('--help') || words.includes('-h')) {
    process.stdout.write(help());
    return 0;
  }
  const command = COMMANDS.find(({ name }) => name.split(' ').every((word, i) => words[i] === word));
  if (command === undefined)
    throw new CommandError(`Unknown command: ${words.slice(0, 2).join(' ')}; \`npm run cli -- help\` lists all`);
  return command.run(words.slice(command.name.split(' ').length), config);
}

const LINE_LENGTH = 120;

/** Breaks a long line between words. */
const wrapped = (line: string): string => line.replace(new RegExp(`(.{1,${LINE_LENGTH}})( |$)`, 'g'), '$1\n').trimEnd();

function help(): string {
  const rows = COMMANDS.map(({ name, usage, summary }) => `  ${`${name} ${usage}`.trim()}\n      ${summary}\n`);
  return `npm run cli -- <command>\n\n${rows.join('')}
Regions: ${REGION_IDS.join(', ')}.
${wrapped(`Feeds: ${FEED_CARDS.map(({ id }) => id).join(', ')}.`)}
Plans: ${PLANS.map(({ planKey }) => planKey).join(', ')}.
D is a UTC date such as 2024-01-31 or 2024-01-31T06:00:00Z.
Every command also takes --exercise or --live, for the world it works in, and prints that world to stderr. Without it, a
command works in the world of the running server of this DATA_DIR. If none is running it works in the live world, and
stops if only the exercise holds evidence. With FEEDS_PROXY set, collect, feeds test, backfill, refresh and replay work in
the live world.
Exit codes: 0 success, 1 failure, 2 usage error. \`npm start\` collects, assesses and serves; \`npm run worker\` collects
and assesses and \`npm run serve\` serves, over a shared DATABASE_URL. Settings: .env.example.
`;
}
