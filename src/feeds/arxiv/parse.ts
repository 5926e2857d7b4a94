import { DAY_MS, HOUR_MS, isoMinute } from '../../assessment/time.ts';
import type { FeedProblem } from '../../ports/feed.ts';
import type { ReadRecord } from '../../ports/record.ts';
import { hourlyHeartbeat } from '../hourly-heartbeat.ts';
import { parseIsoInstant } from '../iso-instant.ts';
import { type Parsed, startTally } from '../parsed.ts';
import { plainText } from '../plain-text.ts';
import { recordBody, titleAndLink } from '../record-body.ts';
import { type FeedItem, readXmlFeed } from '../xml-feed.ts';

/** Ids since April 2007, and before; without the version. */
const PAPER = /^https?:\/\/arxiv\.org\/abs\/(\d{4}\.\d{4,5}|[a-z-]+(?:\.[A-Z]{2})?\/\d{7})(?:v(\d{1,3}))?$/;
const CATEGORY = /^[a-z-]+(?:\.[A-Za-z-]{2,20})?$/;
const RECENT_MS = 7 * DAY_MS;
const MAX_CATEGORIES = 12;

/** Reads the Atom answer of a search, newest first: title, categories and link of each paper. @param now epoch ms */
export function parsePapers(bytes: Uint8Array, now: number): Parsed {
  const feed = readXmlFeed(bytes);
  if (feed.status === 'unreadable') return feed;
  const tally = startTally();
  const entries = new Map<string, ReadRecord>();
  for (const item of feed.items) {
    const outcome = readPaper(item, now);
    if ('message' in outcome) tally.reject(outcome);
    else if (entries.has(outcome.recordId))
      tally.reject({ kind: 'duplicate', recordId: outcome.recordId, message: 'listed twice' });
    else {
      entries.set(outcome.recordId, outcome);
      tally.keep([]);
    }
  }
  const papers = [...entries.values()];
  const newestAt = papers.reduce((newest, { observedAt }) => Math.max(newest, observedAt), 0);
  const value = papers.filter(({ observedAt }) => observedAt > newestAt - RECENT_MS).length;
  const rows = tally.rows((_, keptCount) =>
    keptCount === 0 ? [] : [hourlyHeartbeat({ metric: 'arxiv:papers', value, at: newestAt, lineage: 'arxiv' })],
  );
  // An error of the search is an answer with one entry that is no paper.
  if (rows.keptCount === 0) return { status: 'unreadable', reason: 'the answer holds no paper' };
  return { ...rows, records: { entries: papers, isComplete: false } };
}

function readPaper({ id, title, date, categories }: FeedItem, now: number): ReadRecord | FeedProblem {
  const [, recordId = '', version] = PAPER.exec(id) ?? [];
  const rejected = (kind: string, message: string): FeedProblem => ({ kind, recordId: plainText(id, 60), message });
  if (recordId === '') return rejected('bad_id', 'no id of a paper');
  const named = titleAndLink(title, `https://arxiv.org/abs/${recordId}`);
  if (named.title === undefined) return rejected('wrong_shape', 'without title');
  const publishedAt = parseIsoInstant(date);
  if (publishedAt === undefined) return rejected('undated', 'no instant of publication');
  if (publishedAt > now + HOUR_MS) return rejected('future', isoMinute(publishedAt));
  const found = [...new Set(categories.map(({ text }) => text))].filter((text) => CATEGORY.test(text));
  return {
    recordId,
    kind: 'paper',
    ...named,
    observedAt: Math.min(publishedAt, now),
    body: recordBody({
      categories: found.slice(0, MAX_CATEGORIES),
      version: version === undefined ? undefined : Number(version),
    }),
  };
}
