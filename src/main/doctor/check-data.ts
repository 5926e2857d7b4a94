import { FEED_CARDS } from '../../feeds/registry.ts';
import type { FeedCard } from '../../ports/feed.ts';
import type { FeedState } from '../../ports/feed-state-store.ts';
import { REGION_IDS } from '../../reference/regions.ts';
import type { Stores } from '../../stores/open-stores.ts';
import { duration } from '../commands/duration.ts';
import type { Config } from '../config.ts';
import { readPrivateFile } from '../private-file.ts';
import { systemClock } from '../system-clock.ts';
import type { WorldFolder } from '../worlds.ts';
import type { Finding } from './check-result.ts';

/** Keys, feeds, snapshots and jobs of a store whose schema is current. */
export async function checkData(stores: Stores, config: Config, folder: WorldFolder): Promise<readonly Finding[]> {
  return [
    await pepperFinding(stores, config, folder),
    ...(await feedFindings(stores, folder.name === 'exercise' ? { feedKeys: {} } : config)),
    ...(await snapshotFindings(stores)),
    await jobsFinding(stores),
  ];
}

async function pepperFinding(
  { identity }: Stores,
  { pepper }: Pick<Config, 'pepper'>,
  folder: WorldFolder,
): Promise<Finding> {
  const what = 'pepper';
  if (pepper !== undefined && folder.name === 'live') return { what, ok: true, says: 'given by PEPPER' };
  if ((await readPrivateFile(folder.pepper)) !== undefined) return { what, ok: true, says: folder.pepper };
  const keys = await identity.listKeys();
  return keys.length === 0
    ? { what, ok: true, says: 'not made yet' }
    : { what, ok: false, says: `${folder.pepper} is missing: none of the ${keys.length} stored keys is valid` };
}

async function feedFindings(
  { feedStates }: Stores,
  { feedKeys }: Pick<Config, 'feedKeys'>,
): Promise<readonly Finding[]> {
  const now = systemClock.now();
  const states = new Map((await feedStates.readAll()).map((state) => [state.feedId, state]));
  return FEED_CARDS.map((card) => {
    const needed = card.needsKeys ?? [];
    const missing = needed.filter((name) => feedKeys[name] === undefined);
    // To bring no key is a choice, to bring half a login is not.
    const ok = missing.length === needed.length;
    if (missing.length > 0) return { what: `feed ${card.id}`, ok, says: `not asked: needs ${missing.join(' and ')}` };
    return feedFinding(card, states.get(card.id), now);
  });
}

function feedFinding({ id, maxAgeMs }: FeedCard, state: FeedState | undefined, now: number): Finding {
  const what = `feed ${id}`;
  if (state?.lastSuccessAt === undefined)
    return {
      what,
      ok: false,
      says: `never read${state?.lastProblem === undefined ? '' : `: ${state.lastProblem}`}`,
    };
  const age = state.newestContentAt === undefined ? undefined : now - state.newestContentAt;
  const content = age === undefined ? 'no content yet' : `newest content ${duration(age)} old`;
  const clocks = `read ${duration(now - state.lastSuccessAt)} ago, ${content}`;
  return {
    what,
    ok: age !== undefined && age <= maxAgeMs && state.consecutiveFailures === 0,
    says:
      state.lastProblem === undefined
        ? clocks
        : `${clocks}; ${state.consecutiveFailures} failures since: ${state.lastProblem}`,
  };
}

async function jobsFinding({ jobClaims }: Stores): Promise<Finding> {
  const dead = await jobClaims.open('dead');
  const names = [...new Set(dead.map(({ job }) => job))].join(', ');
  const says = dead.length === 0 ? 'none is dead' : `${dead.length} dead: ${names}; npm run cli -- jobs list --dead`;
  return { what: 'jobs', ok: dead.length === 0, says };
}

async function snapshotFindings({ snapshots }: Stores): Promise<readonly Finding[]> {
  const now = systemClock.now();
  return Promise.all(
    REGION_IDS.map(async (regionId) => {
      const latest = await snapshots.latest(regionId);
      const what = `snapshot ${regionId}`;
      if (latest === undefined) return { what, ok: false, says: 'none stored' };
      return {
        what,
        ok: latest.validUntil > now,
        says: `${duration(now - latest.generatedAt)} old${latest.validUntil > now ? '' : ', no longer valid'}`,
      };
    }),
  );
}
