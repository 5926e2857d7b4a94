import { counted, listed, shortTime } from '../../assessment/english.ts';
import type { LoggedEvent } from '../../contract/intelligence/event.ts';
import { EVERY_REGION } from '../../contract/platform/event-feeds.ts';
import { REGION_IDS, regionById } from '../../reference/regions.ts';
import { homeOf } from './event-feed.ts';
import { eventWords, framed, type MailSite, type MailText } from './event-mail.ts';

/** Events that a digest shows, and characters of each: with any text it stays below the size of a mail. */
const MAX_SHOWN = 40;
const MAX_TEXT = 400;

/** What a digest is about: a stretch of time, and what did not happen. */
export interface DigestScope {
  /** Epoch ms. */
  readonly since: number;
  readonly until: number;
  readonly missing: {
    readonly regions: readonly { readonly regionId: string; readonly assessedAt?: number }[];
    readonly feedIds: readonly string[];
    readonly staleFeedCount: number;
    readonly feedCount: number;
  };
}

/** The events of a stretch of the log: how many, and those that are shown. */
export interface DigestContent {
  readonly count: number;
  readonly shown: readonly LoggedEvent[];
  /** Snapshots that changed nothing, forecasts sealed and resolved, which are counted alone; and what exceeds `MAX_SHOWN`. */
  readonly unchangedCount: number;
  readonly sealedCount: number;
  readonly resolvedCount: number;
  readonly furtherCount: number;
}

export const NO_CONTENT: DigestContent = {
  count: 0,
  shown: [],
  unchangedCount: 0,
  sealedCount: 0,
  resolvedCount: 0,
  furtherCount: 0,
};

/** Adds the next events of the log. */
export const withEvents = (content: DigestContent, events: readonly LoggedEvent[]): DigestContent =>
  events.reduce(withEvent, content);

function withEvent(content: DigestContent, event: LoggedEvent): DigestContent {
  const next = { ...content, count: content.count + 1 };
  if (event.type === 'forecast.sealed') return { ...next, sealedCount: next.sealedCount + 1 };
  if (event.type === 'forecast.resolved') return { ...next, resolvedCount: next.resolvedCount + 1 };
  if (isUnchanged(event)) return { ...next, unchangedCount: next.unchangedCount + 1 };
  if (next.shown.length >= MAX_SHOWN) return { ...next, furtherCount: next.furtherCount + 1 };
  return { ...next, shown: [...next.shown, event] };
}

const isUnchanged = ({ type, data }: LoggedEvent): boolean =>
  type === 'snapshot.stored' && data.previousSnapshotId !== undefined && Object(data.changes).length === 0;

/** A digest: first what is missing, then the events of each region. */
export function digestMail(scope: DigestScope, content: DigestContent, site: MailSite): MailText {
  const missing = missingSentences(scope);
  const span = `${shortTime(scope.since)} to ${shortTime(scope.until)}`;
  return framed(
    subjectOf(scope, content),
    [
      ...(missing.length === 0
        ? []
        : [`${missing.join('\n')}\nUntil this ends, no mail does not mean that nothing happened.`]),
      `${content.count === 0 ? 'No event' : counted(content.count, 'event')}, ${span}.`,
      ...[...REGION_IDS, EVERY_REGION].flatMap((region) => sectionOf(region, content, site)),
      ...countsOf(content),
      `Read on:\n${homeOf(site, EVERY_REGION)}`,
    ],
    site,
  );
}

function sectionOf(region: string, { shown }: DigestContent, site: MailSite): readonly string[] {
  const events = shown.filter(({ regionId = EVERY_REGION }) => regionId === region);
  if (events.length === 0) return [];
  const name = regionById(region)?.name ?? 'Of no region';
  const lines = events.map((event) => {
    const { title, text } = eventWords(event, site);
    const what = event.type === 'snapshot.stored' ? text : `${title.replace(/^[^:]*: /, '')}. ${text}`;
    return `- ${shortTime(event.happenedAt)}: ${shortened(what)}`;
  });
  return [[name, ...lines, ...(region === EVERY_REGION ? [] : [homeOf(site, region)])].join('\n')];
}

function countsOf({ unchangedCount, sealedCount, resolvedCount, furtherCount }: DigestContent): readonly string[] {
  const lines = [
    unchangedCount > 0 && `${counted(unchangedCount, 'snapshot')} changed nothing.`,
    sealedCount > 0 && `${counted(sealedCount, 'forecast')} sealed.`,
    resolvedCount > 0 && `${counted(resolvedCount, 'forecast')} resolved.`,
    furtherCount > 0 && `${counted(furtherCount, 'further event')} not shown.`,
  ].filter((line) => line !== false);
  return lines.length === 0 ? [] : [lines.join('\n')];
}

function missingSentences({
  missing: { regions, feedIds, staleFeedCount, feedCount },
}: DigestScope): readonly string[] {
  const never = regions.filter(({ assessedAt }) => assessedAt === undefined);
  const feeds = `${staleFeedCount} of ${counted(feedCount, 'feed')} had no new content for longer than they should`;
  return [
    ...regions.flatMap(({ regionId, assessedAt }) =>
      assessedAt === undefined ? [] : [`No assessment of ${nameOf(regionId)} since ${shortTime(assessedAt)}.`],
    ),
    ...(never.length === 0 ? [] : [`Never assessed: ${listed(never.map(({ regionId }) => nameOf(regionId)))}.`]),
    ...(staleFeedCount === 0
      ? []
      : [`${feeds}: ${listed(feedIds)}${staleFeedCount > feedIds.length ? ' and others' : ''}.`]),
  ];
}

function subjectOf(
  { until, missing: { regions, staleFeedCount, feedCount } }: DigestScope,
  { count }: DigestContent,
): string {
  const events = count === 0 ? '' : counted(count, 'event');
  const [first, ...others] = regions;
  if (first === undefined) {
    if (staleFeedCount * 2 >= Math.max(1, feedCount))
      return `${staleFeedCount} of ${counted(feedCount, 'feed')} have no new content${events === '' ? '' : `; ${events}`}`;
    return `Barograph digest: ${events === '' ? 'no event' : events} until ${shortTime(until)}`;
  }
  const what = others.length === 0 ? nameOf(first.regionId) : counted(regions.length, 'region');
  const assessed = regions.flatMap(({ assessedAt }) => (assessedAt === undefined ? [] : [assessedAt]));
  const since = assessed.length < regions.length ? 'yet' : `since ${shortTime(Math.max(...assessed))}`;
  return `No assessment of ${what} ${since}${events === '' ? '' : `; ${events}`}`;
}

const nameOf = (regionId: string): string => regionById(regionId)?.name ?? regionId;

const shortened = (text: string): string => {
  const characters = [...text];
  return characters.length <= MAX_TEXT ? text : `${characters.slice(0, MAX_TEXT - 1).join('')}…`;
};
