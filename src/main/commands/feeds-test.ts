import { isoMinute } from '../../assessment/time.ts';
import type { FeedOutcome, ReadObservation } from '../../ports/feed.ts';
import { systemClock } from '../system-clock.ts';
import { type Command, parseArguments, print, readFeed, requireFeedKeys, withServices } from './command.ts';

/** Longest time of one look. */
const LOOK_MS = 300_000;
const OBSERVATIONS_SHOWN = 5;

export const feedsTest: Command = {
  name: 'feeds test',
  usage: 'ID [--json]',
  summary: 'Asks one feed once as on its first run, shows what it makes of the answer and stores nothing.',
  run: async (words, config) => {
    const { values, positionals } = parseArguments(words, { json: { type: 'boolean' } }, 1);
    const id = readFeed(positionals[0] ?? '', 'the feed');
    requireFeedKeys([id], config);
    return withServices(config, { exercise: values.exercise, about: 'evidence' }, async ({ feeds, stores }) => {
      const now = systemClock.now();
      const retryAt = (await stores.feedStates.read(id))?.retryAt ?? now;
      if (retryAt > now) {
        process.stderr.write(
          `${id} is not asked: it wants to be left alone until ${new Date(retryAt).toISOString()}\n`,
        );
        return 1;
      }
      let isWell = false;
      for (const feed of feeds.filter(({ card }) => card.id === id)) {
        const outcome = await feed.collect({ cursor: null, now, signal: AbortSignal.timeout(LOOK_MS) });
        print(values.json === true ? JSON.stringify(shown(outcome)) : described(id, outcome));
        isWell = outcome.status === 'read';
      }
      return isWell ? 0 : 1;
    });
  },
};

/** What a run brought, without the cursor and with a few observations. */
function shown(outcome: FeedOutcome) {
  const { cursor: _, ...said } = outcome;
  if (said.status !== 'read') return said;
  const { observations, ...rest } = said;
  return { ...rest, observationCount: observations.length, observations: observations.slice(0, OBSERVATIONS_SHOWN) };
}

/** The same as a person reads it. */
export function described(id: string, outcome: FeedOutcome): string {
  if (outcome.status === 'failed') return `${id}: failed: ${outcome.reason}`;
  if (outcome.status === 'unchanged')
    return `${id}: the upstream says that nothing has changed, though it was asked for all`;
  const { observations, problems, rows, newestContentAt, rejectedCount } = outcome;
  const counts =
    rows === undefined
      ? `${rejectedCount} rows rejected`
      : `${rows.totalCount} rows: ${rows.keptCount} kept, ${rows.ignoredCount} ignored, ${rows.rejectedCount} rejected`;
  const newest = newestContentAt === undefined ? 'no dated content' : `newest content ${isoMinute(newestContentAt)}`;
  return [
    `${id}: ${counts}; ${observations.length} observations; ${newest}`,
    ...observations.slice(0, OBSERVATIONS_SHOWN).map(observationLine),
    ...problems.map(({ kind, recordId, message }) => `  problem ${kind} ${recordId}: ${message}`),
  ].join('\n');
}

function observationLine({ metric, subject, value, observedAt, lineage, recordId, detail }: ReadObservation): string {
  const facts = Object.entries(detail).map(([name, text]) => `${name}=${text}`);
  return `  ${isoMinute(observedAt)} ${metric} ${subject} = ${value} (${[lineage, recordId, ...facts].join(', ')})`;
}
