import { accountsSet, accountsShow } from './accounts.ts';
import { ask } from './ask.ts';
import { auditList, auditVerify } from './audit.ts';
import { backfill } from './backfill.ts';
import { backup, backupVerify, restore } from './backup.ts';
import { call } from './call.ts';
import { collect } from './collect.ts';
import type { Command } from './command.ts';
import { completion } from './completion.ts';
import { configCheck } from './config-check.ts';
import { consoleLink } from './console-link.ts';
import {
  destinationsCreate,
  destinationsDelete,
  destinationsDeliveries,
  destinationsList,
  destinationsRedeliver,
  destinationsRotateSecret,
  destinationsTest,
  destinationsUpdate,
} from './destinations.ts';
import { doctor } from './doctor.ts';
import { exportStore, exportVerify } from './export.ts';
import { feedLinksCreate, feedLinksList, feedLinksRevoke } from './feed-links.ts';
import { feedsList } from './feeds-list.ts';
import { feedsTest } from './feeds-test.ts';
import { forecastsResolve, forecastsVerify } from './forecasts.ts';
import { jobsList, jobsRetry } from './jobs.ts';
import { keysCreate, keysList, keysRevoke } from './keys.ts';
import { leadsDelete, leadsList } from './leads.ts';
import { mcp } from './mcp.ts';
import { migrateStore } from './migrate.ts';
import {
  brief,
  calibration,
  claim,
  diff,
  evidenceList,
  explain,
  forecastsList,
  regimeHistory,
  regionsList,
  snapshotAt,
  snapshotList,
} from './reads.ts';
import { recompute } from './recompute.ts';
import { refresh } from './refresh.ts';
import { replay } from './replay.ts';
import { rulesCreate, rulesDelete, rulesDryRun, rulesList } from './rules.ts';
import { signingKeys, signingRotate } from './signing.ts';
import { snapshotSimulate } from './simulate.ts';
import { show } from './snapshot.ts';
import { verify } from './verify.ts';
import { watch } from './watch.ts';

/** Commands on one subject, under a title of the help page. */
export interface CommandGroup {
  readonly title: string;
  readonly commands: readonly Command[];
}

/** Every command, in the order of the help page. */
export const COMMAND_GROUPS: readonly CommandGroup[] = [
  {
    title: 'Read',
    commands: [
      show,
      ask,
      claim,
      brief,
      diff,
      explain,
      calibration,
      regionsList,
      snapshotList,
      snapshotAt,
      snapshotSimulate,
      regimeHistory,
      evidenceList,
      forecastsList,
      rulesDryRun,
      rulesList,
      rulesCreate,
      rulesDelete,
      watch,
      replay,
      exportStore,
      call,
      mcp,
    ],
  },
  {
    title: 'Deliver events',
    commands: [
      destinationsList,
      destinationsCreate,
      destinationsUpdate,
      destinationsDelete,
      destinationsTest,
      destinationsRotateSecret,
      destinationsDeliveries,
      destinationsRedeliver,
      feedLinksList,
      feedLinksCreate,
      feedLinksRevoke,
    ],
  },
  {
    title: 'Check',
    commands: [doctor, configCheck, verify, recompute, exportVerify, forecastsVerify, auditList, auditVerify],
  },
  { title: 'Feeds and assessments', commands: [feedsList, feedsTest, collect, backfill, refresh, forecastsResolve] },
  { title: 'Keys and accounts', commands: [keysCreate, keysList, keysRevoke, accountsSet, accountsShow, consoleLink] },
  {
    title: 'Operate',
    commands: [
      jobsList,
      jobsRetry,
      leadsList,
      leadsDelete,
      signingKeys,
      signingRotate,
      backup,
      backupVerify,
      restore,
      migrateStore,
      completion(() => COMMANDS),
    ],
  },
];

export const COMMANDS: readonly Command[] = COMMAND_GROUPS.flatMap(({ commands }) => commands);

/** The command that begins a line, with the words that select it: the most words count. */
export function commandOf(words: readonly string[]): { readonly command: Command; readonly name: string } | undefined {
  const names = COMMANDS.flatMap((command) =>
    [command.name, ...(command.aliases ?? [])].map((name) => ({ command, name })),
  );
  return names
    .filter(({ name }) => name.split(' ').every((word, i) => words[i] === word))
    .sort((one, other) => other.name.length - one.name.length)[0];
}
