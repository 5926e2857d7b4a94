import { shortTime } from '../../assessment/english.ts';
import { FEED_CARDS } from '../../feeds/registry.ts';
import { fallbackOf, feedCheck } from '../../operations/health-checks.ts';
import type { FeedCard } from '../../ports/feed.ts';
import type { FeedState } from '../../ports/feed-state-store.ts';
import { systemClock } from '../system-clock.ts';
import { worldFolder } from '../world-folder.ts';
import { type Command, hasStore, parseArguments, print, withWorld } from './command.ts';
import { worldOf } from './command-world.ts';
import { duration } from './duration.ts';

export const feedsList: Command = {
  name: 'feeds list',
  usage: '[--json]',
  summary: 'Lists every feed: polling interval, age of its last run and of its content, problems, licence.',
  examples: ['feeds list'],
  run: async (words, config) => {
    const { values } = parseArguments(words, { json: { type: 'boolean' } });
    const world = await worldOf(config, { named: values, about: 'service' });
    const folder = worldFolder(config, world);
    const states = hasStore(config, folder)
      ? await withWorld(config, { folder, reads: true }, ({ stores }) => stores.feedStates.readAll())
      : [];
    const now = systemClock.now();
    const known = new Map(states.map((state) => [state.feedId, state]));
    const feedKeys = world === 'exercise' ? {} : config.feedKeys;
    const listed = FEED_CARDS.map((card) => {
      const isRunning = (card.needsKeys ?? []).every((name) => feedKeys[name] !== undefined);
      return feedStatus(card, { state: known.get(card.id), isRunning, now });
    });
    if (values.json === true) for (const feed of listed) print(JSON.stringify(feed));
    else print(statusTable(listed, now));
    return 0;
  },
};

export interface FeedStatus {
  readonly id: string;
  /** The card's, or the one that the last good run read in its place. */
  readonly source: string;
  readonly cadenceMs: number;
  /** `warn`: runs late or with old content; `failed`: the last poll failed. */
  readonly state: 'ok' | 'warn' | 'failed' | 'waiting' | 'needs key';
  /** Epoch ms. */
  readonly lastSuccessAt?: number;
  readonly contentAt?: number;
  readonly waitingUntil?: number;
  /** Of the last failed run, or of the sources that a good one could not read. */
  readonly lastProblem?: string;
  /** Of a feed with several sources: which of them the last good run read, and why not the others. */
  readonly sources?: FeedState['sources'];
  readonly needsKeys?: readonly string[];
  readonly licence: string;
}

/** Status of a feed, from its stored state alone. */
export function feedStatus(
  card: FeedCard,
  {
    state,
    isRunning,
    now,
  }: { readonly state: FeedState | undefined; readonly isRunning: boolean; readonly now: number },
): FeedStatus {
  const { lastSuccessAt, contentAt, waitingUntil, status, failuresInARow = 0, detail } = feedCheck(card, state, now);
  const stateOf = (): FeedStatus['state'] => {
    if (!isRunning) return 'needs key';
    if (waitingUntil !== undefined) return 'waiting';
    if (failuresInARow > 0) return 'failed';
    return status === 'ok' ? 'ok' : 'warn';
  };
  return {
    id: card.id,
    source: fallbackOf(state?.sources) ?? card.source,
    cadenceMs: card.cadenceMs,
    state: stateOf(),
    ...(lastSuccessAt === undefined ? {} : { lastSuccessAt }),
    ...(contentAt === undefined ? {} : { contentAt }),
    ...(waitingUntil === undefined ? {} : { waitingUntil }),
    ...(detail === undefined ? {} : { lastProblem: detail }),
    ...(state?.sources === undefined ? {} : { sources: state.sources }),
    ...(card.needsKeys === undefined ? {} : { needsKeys: card.needsKeys }),
    licence: card.licence,
  };
}

const COLUMNS = 120;
/** Widths of feed, source, every, read, content and state; the licence takes the rest. */
const WIDTHS = [28, 14, 8, 9, 9, 9] as const;

/** One line per feed, with remarks below it and where to read the licences in full; at most 120 columns. */
export function statusTable(feeds: readonly FeedStatus[], now: number): string {
  const age = (at: number | undefined): string => (at === undefined ? 'never' : duration(now - at));
  const head = line(['feed', 'source', 'every', 'read', 'content', 'state', 'licence']);
  const rows = feeds.flatMap((feed) => {
    const { id, source, cadenceMs, lastSuccessAt, contentAt, state, licence } = feed;
    const row = line([id, source, duration(cadenceMs), age(lastSuccessAt), age(contentAt), state, inShort(licence)]);
    return [row, ...remarks(feed).map((remark) => cut(`    ${remark}`, COLUMNS))];
  });
  return [head, ...rows, '', 'Licences in full: `feeds list --json`, docs/feeds.md.'].join('\n');
}

/** A licence without its conditions: `IMF terms of use` of `IMF terms of use: attribution, non-commercial`. */
const inShort = (licence: string): string => licence.split(/ \(|[:;] /)[0] ?? licence;

function remarks({ state, needsKeys = [], waitingUntil, lastProblem }: FeedStatus): readonly string[] {
  if (state === 'needs key')
    return [`not polled: ${needsKeys.join(' and ')} ${needsKeys.length > 1 ? 'are' : 'is'} not set`];
  const wait = waitingUntil === undefined ? [] : [`not polled before ${shortTime(waitingUntil)}`];
  return lastProblem === undefined ? wait : [...wait, lastProblem];
}

const cut = (text: string, width: number): string => (text.length > width ? `${text.slice(0, width - 1)}…` : text);

function line(cells: readonly string[]): string {
  const left = COLUMNS - WIDTHS.reduce<number>((sum, width) => sum + width + 1, 0);
  return cells
    .map((cell, i) => cut(cell, WIDTHS[i] ?? left).padEnd(WIDTHS[i] ?? 0))
    .join(' ')
    .trimEnd();
}
