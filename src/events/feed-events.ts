import { INPUTS } from '../assessment/inputs.ts';
import type { NewEvent } from '../contract/intelligence/event.ts';
import { REGION_IDS } from '../reference/regions.ts';

/** What a feed declares, as far as its events need it. */
interface Feed {
  readonly id: string;
  readonly metrics: readonly string[];
  readonly maxAgeMs: number;
}

/** Both are times of the newest content while that is older than it may be, epoch ms; undefined while it is not. */
export interface StaleSince {
  readonly before: number | undefined;
  readonly after: number | undefined;
}

/**
 * Since when a feed is stale, after an attempt or instead of one.
 * @param newestContentAt epoch ms; undefined for a feed that never had content, which is missing and not stale
 * @returns time of the content that was the newest when it became stale; undefined while it is not
 */
export function staleSinceAt(
  now: number,
  { maxAgeMs }: Pick<Feed, 'maxAgeMs'>,
  { newestContentAt, staleSince }: { readonly newestContentAt?: number; readonly staleSince?: number },
): number | undefined {
  if (newestContentAt === undefined || now - newestContentAt <= maxAgeMs) return undefined;
  return staleSince ?? newestContentAt;
}

/** That a feed has become stale, or has recovered; nothing while it stays as it was. */
export function feedEvents(feed: Feed, { before, after }: StaleSince, now: number): readonly NewEvent[] {
  if ((before === undefined) === (after === undefined)) return [];
  const newestContentAt = after ?? before ?? now;
  const since = newestContentAt + feed.maxAgeMs;
  const inputs = inputsOf(feed);
  return [
    {
      type: after === undefined ? 'feed.recovered' : 'feed.stale',
      subject: `feed:${feed.id}`,
      cause: String(newestContentAt),
      happenedAt: after === undefined ? now : since,
      recordedAt: now,
      data: { since, newestContentAt, inputs, regions: inputs.length > 0 ? REGION_IDS : [] },
    },
  ];
}

/** Inputs of assessments that rest on a feed; every region's snapshot names one that is stale. */
const inputsOf = ({ metrics }: Feed): readonly string[] =>
  INPUTS.filter((input) => 'pulse' in input && metrics.includes(input.pulse)).map(({ id }) => id);
