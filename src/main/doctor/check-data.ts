import { FEED_CARDS } from '../../feeds/registry.ts';
import { MAX_CONTENT_AHEAD_MS } from '../../operations/health-checks.ts';
import type { FeedCard } from '../../ports/feed.ts';
import type { FeedState } from '../../ports/feed-state-store.ts';
import { REGION_IDS } from '../../reference/regions.ts';
import type { Stores } from '../../stores/open-stores.ts';
import { duration } from '../commands/duration.ts';
import type { Config } from '../config.ts';
import { pepperProblem } from '../open-pepper.ts';
import { readPrivateFile } from '../private-file.ts';
import { systemClock } from '../system-clock.ts';
import { COMMAND_LINE } from '../version.ts';
import type { WorldFolder } from '../world-folder.ts';
import type { CheckResult } from './check-result.ts';

/** Checks the keys, feeds, snapshots and jobs of a store whose schema is current. */
export async function checkData(stores: Stores, config: Config, folder: WorldFolder): Promise<readonly CheckResult[]> {
  return [
    await pepperResult(stores, config, folder),
    ...(await feedResults(stores, folder.name === 'exercise' ? { feedKeys: {} } : config)),
    ...(await snapshotResults(stores)),
    await jobsResult(stores),
  ];
}

async function pepperResult(
  { identity, pepper: store }: Stores,
  config: Pick<Config, 'pepper'>,
  folder: WorldFolder,
): Promise<CheckResult> {
  const name = 'pepper';
  const problem = await pepperProblem(store, folder, config);
  if (problem !== undefined) return { name, ok: false, message: problem };
  if (config.pepper !== undefined && folder.name === 'live') return { name, ok: true, message: 'set by PEPPER' };
  if ((await readPrivateFile(folder.pepper)) !== undefined) return { name, ok: true, message: folder.pepper };
  const keys = await identity.listKeys();
  return keys.length === 0
    ? { name, ok: true, message: 'not created yet' }
    : { name, ok: false, message: `${folder.pepper} is missing: none of the ${keys.length} stored keys is valid` };
}

async function feedResults(
  { feedStates }: Stores,
  { feedKeys }: Pick<Config, 'feedKeys'>,
): Promise<readonly CheckResult[]> {
  const now = systemClock.now();
  const states = new Map((await feedStates.readAll()).map((state) => [state.feedId, state]));
  return FEED_CARDS.map((card) => {
    const needed = card.needsKeys ?? [];
    const missing = needed.filter((name) => feedKeys[name] === undefined);
    // No credential is a choice; half of one is a mistake.
    const ok = missing.length === needed.length;
    if (missing.length > 0)
      return {
        name: `feed ${card.id}`,
        ok,
        message: `not polled: ${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} not set`,
      };
    return feedResult(card, states.get(card.id), now);
  });
}

function feedResult({ id, maxAgeMs }: FeedCard, state: FeedState | undefined, now: number): CheckResult {
  const name = `feed ${id}`;
  if (state?.lastSuccessAt === undefined)
    return {
      name,
      ok: false,
      message: `never polled successfully${state?.lastProblem === undefined ? '' : `: ${state.lastProblem}`}`,
    };
  if (state.lastSuccessAt > now) return { name, ok: false, message: fromFuture('polled', state.lastSuccessAt - now) };
  if (state.newestContentAt !== undefined && state.newestContentAt > now + MAX_CONTENT_AHEAD_MS)
    return { name, ok: false, message: fromFuture('newest content', state.newestContentAt - now) };
  const age = state.newestContentAt === undefined ? undefined : now - state.newestContentAt;
  const content = age === undefined ? 'no content yet' : `newest content ${duration(age)} old`;
  const clocks = `polled ${duration(now - state.lastSuccessAt)} ago, ${content}`;
  return {
    name,
    ok: age !== undefined && age <= maxAgeMs && state.consecutiveFailures === 0,
    message:
      state.lastProblem === undefined
        ? clocks
        : `${clocks}; ${state.consecutiveFailures} failures since: ${state.lastProblem}`,
  };
}

/** The clock was ahead when it was stored, or is behind now. */
const fromFuture = (what: string, ms: number): string =>
  `${what} ${duration(ms)} in the future: the local clock is behind, or was ahead`;

async function jobsResult({ jobClaims }: Stores): Promise<CheckResult> {
  const dead = await jobClaims.open('dead');
  const names = [...new Set(dead.map(({ job }) => job))].join(', ');
  const message = dead.length === 0 ? 'none dead' : `${dead.length} dead: ${names}; ${COMMAND_LINE} jobs list --dead`;
  return { name: 'jobs', ok: dead.length === 0, message };
}

async function snapshotResults({ snapshots }: Stores): Promise<readonly CheckResult[]> {
  const now = systemClock.now();
  return Promise.all(
    REGION_IDS.map(async (regionId) => {
      const latest = await snapshots.latest(regionId);
      const newestAt = await snapshots.newestAt(regionId);
      const name = `snapshot ${regionId}`;
      if (newestAt !== undefined && newestAt > now)
        return { name, ok: false, message: fromFuture('generated', newestAt - now) };
      if (latest === undefined) return { name, ok: false, message: 'none stored' };
      return {
        name,
        ok: latest.validUntil > now,
        message: `${duration(now - latest.generatedAt)} old${latest.validUntil > now ? '' : ', no longer valid'}`,
      };
    }),
  );
}
