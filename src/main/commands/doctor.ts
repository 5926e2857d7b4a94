import { stat } from 'node:fs/promises';
import { REGION_IDS } from '../../reference/regions.ts';
import type { Config } from '../config.ts';
import type { Services } from '../open-services.ts';
import { runningServer } from '../running-server.ts';
import { systemClock } from '../system-clock.ts';
import { type Command, print, printEach, readWords, withServices } from './command.ts';
import { duration } from './duration.ts';

/** Something that was looked at, and whether it is well. */
interface Finding {
  readonly what: string;
  readonly well: boolean;
  readonly says: string;
}

export const doctor: Command = {
  name: 'doctor',
  usage: '[--json]',
  summary: 'Looks at configuration, store, feeds and snapshots, and says what is not well.',
  run: async (words, config) => {
    const { values } = readWords(words, { json: { type: 'boolean' } });
    return withServices(config, { exercise: values.exercise, about: 'service' }, async (services) => {
      const findings = [
        ...(await surroundings(config, services)),
        ...(await feedFindings(services)),
        ...(await snapshotFindings(services)),
      ];
      if (values.json === true) print(JSON.stringify(findings));
      else printEach(findings, false, ({ what, well, says }) => `${well ? 'ok  ' : 'BAD '} ${what}: ${says}`);
      return findings.every(({ well }) => well) ? 0 : 1;
    });
  },
};

async function surroundings(config: Config, { folder }: Services): Promise<readonly Finding[]> {
  const server = await runningServer(config);
  const isOpen = ((await stat(config.dataDir)).mode & 0o077) !== 0;
  const isServer = config.databaseUrl !== undefined && folder.name === 'live';
  return [
    { what: 'node', well: Number(process.versions.node.split('.')[0]) >= 20, says: process.versions.node },
    { what: 'world', well: true, says: folder.name === 'live' ? 'live' : 'EXERCISE, invented' },
    {
      what: 'data folder',
      well: !isOpen,
      says: `${config.dataDir}${isOpen ? ` can be entered by others: chmod 700 ${config.dataDir}` : ''}`,
    },
    { what: 'store', well: true, says: isServer ? 'PostgreSQL' : 'embedded' },
    { what: 'feeds proxy', well: true, says: config.feedsProxy ?? 'none' },
    {
      what: 'server',
      well: true,
      says: server === undefined ? 'none is running here' : `${server.world} on ${server.url}`,
    },
  ];
}

async function feedFindings({ stores, feeds }: Services): Promise<readonly Finding[]> {
  const now = systemClock.now();
  const states = new Map((await stores.feedStates.readAll()).map((state) => [state.feedId, state]));
  return feeds.map(({ card }) => {
    const state = states.get(card.id);
    const what = `feed ${card.id}`;
    if (state?.lastSuccessAt === undefined)
      return {
        what,
        well: false,
        says: `never read${state?.lastProblem === undefined ? '' : `: ${state.lastProblem}`}`,
      };
    const age = state.newestContentAt === undefined ? undefined : now - state.newestContentAt;
    const content = age === undefined ? 'no content yet' : `newest content ${duration(age)} old`;
    const clocks = `read ${duration(now - state.lastSuccessAt)} ago, ${content}`;
    return {
      what,
      well: age !== undefined && age <= card.maxAgeMs && state.consecutiveFailures === 0,
      says:
        state.lastProblem === undefined
          ? clocks
          : `${clocks}; ${state.consecutiveFailures} failures since: ${state.lastProblem}`,
    };
  });
}

async function snapshotFindings({ stores }: Services): Promise<readonly Finding[]> {
  const now = systemClock.now();
  return Promise.all(
    REGION_IDS.map(async (regionId) => {
      const latest = await stores.snapshots.latest(regionId);
      const what = `snapshot ${regionId}`;
      if (latest === undefined) return { what, well: false, says: 'none stored' };
      return {
        what,
        well: latest.validUntil > now,
        says: `${duration(now - latest.generatedAt)} old${latest.validUntil > now ? '' : ', no longer valid'}`,
      };
    }),
  );
}
