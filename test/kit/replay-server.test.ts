import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Observation } from '../../src/assessment/observation.ts';
import type { UpstreamServer } from '../../src/exercise/upstream-server.ts';
import { createFetcher } from '../../src/feeds/create-fetcher.ts';
import type { Fetcher } from '../../src/feeds/fetch-bytes.ts';
import { UNPACED } from '../../src/feeds/http/host-rules.ts';
import { createPortwatchTransits } from '../../src/feeds/portwatch-transits/feed.ts';
import { createFeeds } from '../../src/feeds/registry.ts';
import type { Feed, FeedOutcome } from '../../src/ports/feed.ts';
import { historyObservations } from './history.ts';
import { historyPaths } from './history-paths.ts';
import { startReplayServer } from './replay-server.ts';

const NOW = Date.UTC(2026, 10, 20);
const clock = { now: () => NOW };
const history = historyPaths();
/** Three of the five, with the one that counts its days from 1970. */
const violence = history.violence.filter((path) => /india|central|syria/.test(path));
const isInstalled = history.transits !== undefined && history.brent !== undefined && history.violence.length > 0;
const RED_SEA = { from: Date.UTC(2023, 11, 1), to: Date.UTC(2024, 2, 1) };
/** WTI of the spring in which it was sold for less than nothing. */
const BELOW_ZERO = { from: Date.UTC(2020, 2, 1), to: Date.UTC(2020, 5, 1) };
const MARCH_2018 = { from: Date.UTC(2018, 2, 1), to: Date.UTC(2018, 3, 1) };

describe.skipIf(!isInstalled)('the replay of real history (needs ../shared)', () => {
  let server: UpstreamServer;
  let fetcher: Fetcher;

  beforeAll(async () => {
    server = await startReplayServer({ clock, history: { ...history, violence } });
    fetcher = createFetcher({
      feedsProxy: server.url,
      userAgent: 'replay-test',
      clock,
      random: () => 0,
      hostRules: UNPACED,
    });
  });
  afterAll(async () => {
    await fetcher.close();
    await server.close();
  });

  it.each([
    ['fred-brent', RED_SEA, { brent: history.brent }],
    ['fred-wti', BELOW_ZERO, { wti: history.wti }],
    ['ucdp-candidate', MARCH_2018, { violence }],
  ] as const)('gives %s in a backfill exactly what the readers give in process', async (feedId, span, files) => {
    const feed = createFeeds(fetcher.fetchBytes).find((candidate) => candidate.card.id === feedId);
    const observations = await backfill(feed, span);
    expect(observations.length).toBeGreaterThan(50);
    expect(sorted(observations)).toEqual(sorted(historyObservations(definedOnly(files), span)));
  });

  it('gives the transits of four chokepoints in a backfill exactly as the readers give them', async () => {
    const observations = await backfill(createPortwatchTransits(fetcher.fetchBytes, 0), RED_SEA);
    expect(observations).toHaveLength(4 * 3 * 91);
    expect(sorted(observations)).toEqual(
      sorted(historyObservations(definedOnly({ transits: history.transits }), RED_SEA)),
    );
  });

  it('serves the recorded exports at their own stamps', async () => {
    const [gdelt] = createFeeds(fetcher.fetchBytes);
    const at = Date.UTC(2018, 2, 26, 4, 45);
    const outcome = await collect(gdelt, { from: at, to: at + 15 * 60_000 });
    expect(
      outcome.status === 'read' && outcome.observations.find((read) => read.metric === 'background_rows')?.value,
    ).toBe(1540 - 193);
  });

  it('publishes nothing of the future', async () => {
    const then = Date.UTC(2024, 0, 15, 12);
    const past = await startReplayServer({ clock: { now: () => then }, history });
    const proxied = createFetcher({
      feedsProxy: past.url,
      userAgent: 'replay-test',
      clock,
      random: () => 0,
      hostRules: UNPACED,
    });
    const transits = await backfill(createPortwatchTransits(proxied.fetchBytes, 0), RED_SEA);
    expect(Math.max(...transits.map((read) => read.observedAt))).toBe(Date.UTC(2024, 0, 11));
    await proxied.close();
    await past.close();
  });

  it('can lie as the real layer has lied: another date field', async () => {
    const liar = await startReplayServer({ clock, history, portwatchLies: { dateField: 'date_' } });
    const proxied = createFetcher({
      feedsProxy: liar.url,
      userAgent: 'replay-test',
      clock,
      random: () => 0,
      hostRules: UNPACED,
    });
    expect(await backfill(createPortwatchTransits(proxied.fetchBytes, 0), RED_SEA)).toHaveLength(4 * 3 * 91);
    await proxied.close();
    await liar.close();
  });
});

interface Span {
  readonly from: number;
  readonly to: number;
}

function collect(feed: Feed | undefined, span: Span): Promise<FeedOutcome> {
  if (feed === undefined) throw new Error('no such feed');
  return feed.collect({ cursor: null, now: NOW, span, signal: AbortSignal.timeout(30_000) });
}

async function backfill(feed: Feed | undefined, span: Span): Promise<readonly Observation[]> {
  const outcome = await collect(feed, span);
  if (feed === undefined || outcome.status !== 'read') throw new Error(JSON.stringify(outcome));
  expect(outcome.rejectedCount).toBe(0);
  const { id: feedId, publicationLagMs } = feed.card;
  return outcome.observations.map((read) => ({ ...read, feedId, knownAt: read.observedAt + publicationLagMs }));
}

function sorted(observations: readonly Observation[]): readonly string[] {
  return observations.map((observation) => JSON.stringify(Object.entries(observation).sort())).sort();
}

function definedOnly(files: {
  readonly transits?: string | undefined;
  readonly brent?: string | undefined;
  readonly wti?: string | undefined;
  readonly violence?: readonly string[];
}) {
  const { transits, brent, wti, violence = [] } = files;
  return {
    ...(transits === undefined ? {} : { transits }),
    ...(brent === undefined ? {} : { brent }),
    ...(wti === undefined ? {} : { wti }),
    violence,
  };
}
