import { HOUR_MS, isoMinute } from '../../assessment/time.ts';
import type { FeedProblem } from '../../ports/feed.ts';
import type { ReadRecord } from '../../ports/record.ts';
import { hourlyHeartbeat } from '../hourly-heartbeat.ts';
import { memberOf, numberMember, parseJson, textMember } from '../json-value.ts';
import { type Parsed, startTally } from '../parsed.ts';
import { plainText } from '../plain-text.ts';
import { recordBody, titleAndLink, webAddress } from '../record-body.ts';

const EARLIEST_SECONDS = Date.UTC(2006, 9, 1) / 1_000;

/** Reads the stories of the page: title, page of the discussion, and where the story is. @param now epoch ms */
export function parseStories(bytes: Uint8Array, now: number): Parsed {
  const json = parseJson(bytes);
  if (json.status === 'not_json') return { status: 'unreadable', reason: 'the page is not JSON' };
  const hits = memberOf(json.value, 'hits');
  if (!Array.isArray(hits)) return { status: 'unreadable', reason: 'the page has no hits' };
  const tally = startTally();
  const entries = new Map<string, ReadRecord>();
  for (const hit of hits) {
    const outcome = readStory(hit, now);
    if ('message' in outcome) tally.reject(outcome);
    else if (entries.has(outcome.recordId))
      tally.reject({ kind: 'duplicate', recordId: outcome.recordId, message: 'listed twice' });
    else {
      entries.set(outcome.recordId, outcome);
      tally.keep([]);
    }
  }
  const stories = [...entries.values()];
  const newestAt = stories.reduce((newest, { observedAt }) => Math.max(newest, observedAt), 0);
  const rows = tally.rows((_, value) =>
    value === 0 ? [] : [hourlyHeartbeat({ metric: 'hn-front-page:stories', value, at: newestAt, lineage: 'hn' })],
  );
  if (rows.keptCount === 0) return { status: 'unreadable', reason: 'the page holds no story' };
  return { ...rows, records: { entries: stories, isComplete: false } };
}

function readStory(hit: unknown, now: number): ReadRecord | FeedProblem {
  const recordId = plainText(textMember(hit, 'objectID') ?? '', 20);
  const rejected = (kind: string, message: string): FeedProblem => ({ kind, recordId, message });
  if (!/^\d{1,12}$/.test(recordId)) return rejected('bad_id', 'no number of a story');
  const named = titleAndLink(textMember(hit, 'title'), `https://news.ycombinator.com/item?id=${recordId}`);
  if (named.title === undefined) return rejected('wrong_shape', 'without title');
  const seconds = numberMember(hit, 'created_at_i');
  if (seconds === undefined || !Number.isInteger(seconds) || seconds < EARLIEST_SECONDS)
    return rejected('undated', 'no instant in seconds');
  const at = seconds * 1_000;
  if (at > now + HOUR_MS) return rejected('future', plainText(at < 8e15 ? isoMinute(at) : String(at), 40));
  const link = webAddress(textMember(hit, 'url') ?? '');
  return {
    recordId,
    kind: 'technology_story',
    ...named,
    observedAt: Math.min(at, now),
    // A question to the readers links nowhere.
    body: recordBody({ publisher: link === undefined ? undefined : new URL(link).hostname }),
  };
}
