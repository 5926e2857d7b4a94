import { counted, grouped, shortTime } from '../../assessment/english.ts';
import { startDeadline } from '../../concurrency/deadline.ts';
import { createFetcher } from '../../feeds/create-fetcher.ts';
import { compareFields, type FieldDifference } from '../../feeds/fields/answer-fields.ts';
import { plainText } from '../../feeds/plain-text.ts';
import { answerFieldsOf, createFeeds } from '../../feeds/registry.ts';
import type { Feed, FeedOutcome, ReadObservation } from '../../ports/feed.ts';
import type { FeedStateStore } from '../../ports/feed-state-store.ts';
import type { Config } from '../config.ts';
import { userAgentOf } from '../open-services.ts';
import { systemClock } from '../system-clock.ts';
import { systemTimer } from '../system-timer.ts';
import { type WorldName, worldFolder } from '../world-folder.ts';
import { type Command, hasStore, parseArguments, print, readFeed, requireFeedKeys, withWorld } from './command.ts';
import { worldOf } from './command-world.ts';

/** Limit of one poll, ms. */
const MAX_POLL_MS = 300_000;
const MAX_OBSERVATIONS = 5;
/** Fields that the text names; `--json` has all. */
const MAX_FIELDS = 20;
const MAX_FIELD_NAME = 80;

export const feedsTest: Command = {
  name: 'feeds test',
  usage: 'ID [--json]',
  summary:
    'Polls one feed as on its first run, prints what was parsed and which fields are unknown or missing; stores nothing.',
  examples: ['feeds test fred-brent'],
  run: async (words, config) => {
    const { values, positionals } = parseArguments(words, { json: { type: 'boolean' } }, 1);
    const id = readFeed(positionals[0] ?? '', 'the feed');
    requireFeedKeys([id], config);
    return withFeeds(config, await worldOf(config, { named: values, about: 'evidence' }), async (feeds, states) => {
      const now = systemClock.now();
      const retryAt = (await states?.read(id))?.retryAt ?? now;
      if (retryAt > now) {
        process.stderr.write(`${id}: not polled: the upstream asked for a pause until ${shortTime(retryAt)}\n`);
        return 1;
      }
      let isRead = false;
      for (const feed of feeds.filter(({ card }) => card.id === id)) {
        const deadline = startDeadline({ ms: MAX_POLL_MS, setTimer: systemTimer });
        const answers: Answer[] = [];
        const onAnswer = (url: string, bytes: Uint8Array): void => void answers.push({ url, bytes });
        const request = { cursor: null, now, signal: deadline.signal, onAnswer };
        const outcome = await feed.collect(request).finally(deadline.end);
        const fields = await fieldsOf(id, answers);
        print(
          values.json === true ? JSON.stringify({ ...shown(outcome), fields }) : describeOutcome(id, outcome, fields),
        );
        isRead = outcome.status === 'read';
      }
      return isRead ? 0 : 1;
    });
  },
};

interface Answer {
  readonly url: string;
  readonly bytes: Uint8Array;
}

/** How the answers of a run differ from what the parser of the feed was made for. */
async function fieldsOf(id: string, answers: readonly Answer[]): Promise<FieldDifference> {
  const comparison = compareFields(answerFieldsOf(id));
  for (const { url, bytes } of answers) await comparison.add(url, bytes);
  return comparison.difference();
}

/** The feeds of a world, and their states if it has a store: a poll that stores nothing makes none. */
async function withFeeds(
  config: Config,
  world: WorldName,
  work: (feeds: readonly Feed[], states?: Pick<FeedStateStore, 'read'>) => Promise<number>,
): Promise<number> {
  const folder = worldFolder(config, world);
  if (world === 'exercise' || hasStore(config, folder))
    return withWorld(config, { folder, reads: true }, ({ feeds, stores }) => work(feeds, stores.feedStates));
  const { feedsProxy } = config;
  const fetcher = createFetcher({
    ...(feedsProxy === undefined ? {} : { feedsProxy }),
    userAgent: userAgentOf(config),
    clock: systemClock,
    random: Math.random,
  });
  return work(createFeeds(fetcher.fetchBytes, config.feedKeys)).finally(fetcher.close);
}

/** The outcome without its cursor and with a few observations. */
function shown(outcome: FeedOutcome) {
  const { cursor: _, ...result } = outcome;
  if (result.status !== 'read') return result;
  const { observations, ...rest } = result;
  return { ...rest, observationCount: observations.length, observations: observations.slice(0, MAX_OBSERVATIONS) };
}

/** The same as text. */
export function describeOutcome(id: string, outcome: FeedOutcome, fields: FieldDifference): string {
  return [
    ...outcomeLines(id, outcome),
    ...fieldLine('fields that the parser does not know', fields.unknown),
    ...fieldLine('expected fields that are missing', fields.missing),
  ].join('\n');
}

function fieldLine(title: string, names: readonly string[]): readonly string[] {
  if (names.length === 0) return [];
  const more = names.length > MAX_FIELDS ? ` and ${names.length - MAX_FIELDS} more` : '';
  return [
    `  ${title}: ${names
      .slice(0, MAX_FIELDS)
      .map((name) => plainText(name, MAX_FIELD_NAME))
      .join(', ')}${more}`,
  ];
}

function outcomeLines(id: string, outcome: FeedOutcome): readonly string[] {
  if (outcome.status === 'failed') return [`${id}: failed: ${outcome.reason}`];
  if (outcome.status === 'unchanged')
    return [`${id}: the upstream reports no change, although everything was requested`];
  const { observations, problems, rows, newestContentAt, rejectedCount } = outcome;
  const counts =
    rows === undefined
      ? `${counted(rejectedCount, 'row')} rejected`
      : `${counted(rows.totalCount, 'row')}: ${grouped(rows.keptCount)} kept, ${grouped(rows.ignoredCount)} ignored, ${grouped(rows.rejectedCount)} rejected`;
  const newest = newestContentAt === undefined ? 'no dated content' : `newest content ${shortTime(newestContentAt)}`;
  return [
    `${id}: ${counts}; ${counted(observations.length, 'observation')}; ${newest}`,
    ...observations.slice(0, MAX_OBSERVATIONS).map(observationLine),
    ...problems.map(({ kind, recordId, message }) => `  problem ${kind} ${recordId}: ${message}`),
  ];
}

function observationLine({ metric, subject, value, observedAt, lineage, recordId, detail }: ReadObservation): string {
  const facts = Object.entries(detail).map(([name, text]) => `${name}=${text}`);
  return `  ${shortTime(observedAt)} ${metric} ${subject} = ${value} (${[lineage, recordId, ...facts].join(', ')})`;
}
