import { readFileSync } from 'node:fs';
import type { Observation } from '../../../src/assessment/observation.ts';
import { DAY_MS, isoDate } from '../../../src/assessment/time.ts';
import type { Answer } from '../../../src/feeds/fakes/fake-upstream.ts';
import { OFAC_SDN_CARD } from '../../../src/feeds/ofac-sdn/card.ts';
import { ofacAddress, ofacAlias, ofacFile } from '../../../src/feeds/ofac-sdn/fake-upstream.ts';
import { createOfacSdn } from '../../../src/feeds/ofac-sdn/feed.ts';
import { scriptedFetch } from '../../../src/feeds/test-kit/scripted-fetch.ts';
import type { Json } from '../../../src/reference/content-hash.ts';
import { type CsvRecord, csvRecords, dayInstant } from '../csv-records.ts';
import type { HistorySpan } from '../history.ts';
import { recordingPath } from '../recordings.ts';
import { grouped } from './grouped.ts';

const FIRST_DAY = Date.UTC(2021, 7, 18);
const LAST_DAY = Date.UTC(2024, 4, 3);
/** Recorded entries that are listed throughout, so that no day's changes are a large part of the list. */
const STANDING = 3_000;

/**
 * OFAC's list read every day at noon, from the first recorded version at hand on: its entries, and what was added to and removed
 * from it since. Most entries that never moved are left out, and all addresses: countries are those of the programmes.
 */
export async function sanctionsSeries({ to }: HistorySpan): Promise<readonly Observation[]> {
  const base = recordingPath('recordings', 'ofac', 'sdn_2021-08-18.csv');
  const moves = recordingPath('recordings', 'ofac', 'sdn_changes_2021-08-18_2024-05-03.csv');
  if (base === undefined || moves === undefined) return [];
  const byDay = grouped(csvRecords(moves), ({ date = '' }) => dayInstant(date));
  const list = standing(base, new Set([...byDay.values()].flat().map(({ ent_num = '' }) => ent_num)));
  const rows: Observation[] = [];
  let cursor: Json = null;
  for (let dayAt = FIRST_DAY; dayAt < Math.min(to, LAST_DAY + DAY_MS); dayAt += DAY_MS) {
    const moved = byDay.get(dayAt) ?? [];
    for (const record of moved) move(list, record);
    const now = dayAt + DAY_MS / 2;
    const isNew = cursor === null || moved.length > 0;
    const answer = isNew ? listed(list, now) : (): Answer => ({ status: 304 });
    const feed = createOfacSdn(scriptedFetch(answer).fetchBytes);
    const outcome = await feed.collect({ cursor, now, signal: new AbortController().signal });
    if (outcome.status !== 'read') throw new Error(`${isoDate(dayAt)}: ${JSON.stringify(outcome)}`);
    cursor = outcome.cursor;
    rows.push(...outcome.observations.map((read) => ({ ...read, feedId: OFAC_SDN_CARD.id, knownAt: now })));
  }
  return rows;
}

/** Rows of the recorded file by entry: those that ever change, and the first of the others. */
function standing(path: string, moving: ReadonlySet<string>): Map<string, string> {
  const text = readFileSync(path).toString('latin1').split('\u001a')[0] ?? '';
  const rows = text.split('\r\n').filter((row) => row !== '');
  const numbered = rows.map((row) => [row.slice(0, row.indexOf(',')), row] as const);
  return new Map(numbered.filter(([id], i) => i < STANDING || moving.has(id)));
}

const quoted = (text = ''): string => (text === '-0-' || text === '' ? '-0- ' : `"${text.replaceAll('"', '""')}"`);
const BLANK_CELLS = Array.from({ length: 8 }, () => '-0- ').join(',');

function move(list: Map<string, string>, { action, ent_num = '', name, type, program }: CsvRecord): void {
  if (action === 'removed') list.delete(ent_num);
  else list.set(ent_num, [ent_num, quoted(name), quoted(type), quoted(program), BLANK_CELLS].join(','));
}

function listed(list: ReadonlyMap<string, string>, publishedAt: number): (url: URL) => Answer {
  const headers = { etag: `"${publishedAt}"`, 'last-modified': new Date(publishedAt).toUTCString() };
  const files: Readonly<Record<string, readonly string[]>> = {
    'SDN.CSV': [...list.values()],
    'ADD.CSV': [ofacAddress(36, '-0- ')],
    'ALT.CSV': [ofacAlias(36)],
  };
  return ({ pathname }) => {
    const body = ofacFile(files[pathname.split('/').at(-1) ?? ''] ?? []);
    return { status: 200, contentType: 'text/csv', body, headers };
  };
}
