import { stat } from 'node:fs/promises';
import { REGION_IDS } from '../../reference/regions.ts';
import type { Config } from '../config.ts';
import type { Services } from '../open-services.ts';
import { runningServer } from '../running-server.ts';
import { systemClock } from '../system-clock.ts';
import { type Command, print, readWords, withServices } from './command.ts';

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
  run: (words, config) => {
    const { values } = readWords(words, { json: { type: 'boolean' } });
    return withServices(config, { exercise: values.exercise, about: 'service' }, async (services) => {
      const findings = [
        ...(await surroundings(config)),
        ...(await feedFindings(services)),
        ...(await snapshotFindings(services)),
      ];
      if (values.json === true) print(JSON.stringify(findings));
      else for (const { what, well, says } of findings) print(`${well ? 'ok  ' : 'BAD '} ${what}: ${says}`);
      return findings.every(({ well }) => well) ? 0 : 1;
    });
  },
};

async function surroundings(config: Config): Promise<readonly Finding[]> {
  const server = await runningServer(config);
  const mode = (await stat(config.dataDir)).mode & 0o077;
  return [
    { what: 'node', well: Number(process.versions.node.split('.')[0]) >= 20, says: process.versions.node },
    {
      what: 'data folder',
      well: mode === 0,
      says: `${config.dataDir}${mode === 0 ? '' : ' can be entered by others: chmod 700'}`,
    },
    { what: 'store', well: true, says: config.databaseUrl === undefined ? 'embedded' : 'PostgreSQL' },
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
    const age = state.newestContentAt === undefined ? Number.POSITIVE_INFINITY : now - state.newestContentAt;
    const clocks = `read ${ago(now - state.lastSuccessAt)} ago, newest content ${ago(age)} old`;
    return {
      what,
      well: age <= card.maxAgeMs && state.consecutiveFailures === 0,
      says: state.lastProblem === undefined ? clocks : `${clocks}; ${state.lastProblem}`,
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
        says: `${ago(now - latest.generatedAt)} old${latest.validUntil > now ? '' : ', no longer valid'}`,
      };
    }),
  );
}

function ago(ms: number): string {
  if (!Number.isFinite(ms)) return 'of unknown age';
  const hours = ms / 3_600_000;
  return hours < 1
    ? `${Math.round(ms / 60_000)} min`
    : hours < 48
      ? `${hours.toFixed(1)} h`
      : `${(hours / 24).toFixed(1)} d`;
}
