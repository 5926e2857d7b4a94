import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FeedOutcome } from '../../ports/feed.ts';
import type { Json } from '../../reference/content-hash.ts';
import { type Answer, NOW } from '../fakes/fake-upstream.ts';
import type { ParsedRows } from '../parsed.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { advisoryItem, advisoryList } from './fake-upstream.ts';
import { createTravelAdvisories } from './feed.ts';
import { parseAdvisories } from './parse.ts';

const signal = new AbortController().signal;
const LIST: Answer = { status: 200, body: advisoryList(advisoryItem()), headers: { etag: '"1"' } };

async function collect(
  cursor: Json,
  { now = NOW, answer = LIST, span }: { now?: number; answer?: Answer; span?: { from: number; to: number } } = {},
) {
  const { fetchBytes, requests } = scriptedFetch(() => answer);
  const request = { cursor, now, signal, ...(span === undefined ? {} : { span }) };
  return { outcome: await createTravelAdvisories(fetchBytes).collect(request), requests };
}

describe('the list of advice', () => {
  it('is polled conditionally: what has not changed says nothing new, on the next day either', async () => {
    const first = await collect(null);
    expect(first.outcome).toMatchObject({ status: 'read', cursor: { etag: '"1"' } });
    expect(first.outcome).toMatchObject({ newestContentAt: Date.UTC(2026, 8, 29) });
    const again = await collect(first.outcome.cursor, { answer: { status: 304 } });
    expect(again.requests[0]?.validators).toEqual({ etag: '"1"' });
    expect(again.outcome).toEqual({ status: 'unchanged', cursor: first.outcome.cursor });
    const tomorrow = await collect(first.outcome.cursor, { now: NOW + 86_400_000 });
    expect(tomorrow.requests[0]?.validators).toEqual({ etag: '"1"' });
    expect(tomorrow.outcome).toMatchObject({ status: 'read', newestContentAt: Date.UTC(2026, 8, 29) });
  });

  it('fails with a 304 that was not requested, and for a past that it does not hold', async () => {
    expect((await collect(null, { answer: { status: 304 } })).outcome.status).toBe('failed');
    const past = await collect(null, { span: { from: NOW - 86_400_000, to: NOW } });
    expect([past.outcome.status, past.requests.length]).toEqual(['failed', 0]);
  });
});

const observationsOf = (outcome: FeedOutcome) => (outcome.status === 'read' ? outcome.observations : []);

describe('the data service of the department', () => {
  const DATA = JSON.stringify([
    {
      Title: 'Yemen - Level 4: Do Not Travel',
      Link: 'https://travel.state.gov/example.html',
      Category: ['YM'],
      Summary: '<p>Do not travel.</p>',
      id: 'https://travel.state.gov/example.html',
      Published: '2026-09-28T20:00:00-04:00',
      Updated: '2026-09-28T20:00:00-04:00',
    },
  ]);
  const collectBoth = async (list: Answer, data: Answer, cursor: Json = null) => {
    const { fetchBytes, requests } = scriptedFetch(({ hostname }) => (hostname === 'travel.state.gov' ? list : data));
    const outcome = await createTravelAdvisories(fetchBytes).collect({ cursor, now: NOW, signal });
    return { outcome, hosts: requests.map(({ url }) => new URL(url).hostname) };
  };

  it('is asked where the list fails, says the same, and the run names both and keeps its cursor', async () => {
    const cursor = { etag: '"1"' };
    const { outcome, hosts } = await collectBoth({ status: 404 }, { status: 200, body: DATA }, cursor);
    expect(hosts).toEqual(['travel.state.gov', 'cadataapi.state.gov']);
    expect(outcome).toMatchObject({
      status: 'read',
      cursor,
      observations: observationsOf((await collect(null)).outcome),
      sources: [
        { id: 'travel.state.gov', problem: 'list: answered 404' },
        { id: 'cadataapi.state.gov', isFallback: true },
      ],
    });
  });

  it('is not asked where the list answers; where both fail, the failure of the list is reported', async () => {
    expect((await collectBoth(LIST, { status: 200, body: DATA })).hosts).toEqual(['travel.state.gov']);
    for (const body of ['<html>', '{}', '[]', '[{"Title":"Worldwide Caution"}]'])
      expect((await collectBoth({ status: 404 }, { status: 200, body })).outcome).toEqual({
        status: 'failed',
        reason: 'list: answered 404',
        cursor: null,
      });
  });
});

const parse = (text: string, now = NOW) => parseAdvisories(new TextEncoder().encode(text), now);

function rowsOf(items: readonly string[], now = NOW): ParsedRows {
  const parsed = parse(advisoryList(...items), now);
  if (parsed.status === 'unreadable') throw new Error(parsed.reason);
  return parsed;
}

const titled = (title: string, level = title.slice(title.indexOf('Level'))) => advisoryItem({ title, level });
/** What gives a list its date. */
const FRESH = titled('Japan - Level 1: Exercise Normal Precautions').replace('Tue, 29 Sep 2026', 'Mon, 12 Oct 2026');
const subjects = (title: string) =>
  rowsOf([titled(title)])
    .observations.map(({ subject }) => subject)
    .filter((subject) => subject !== 'world');

describe('advice', () => {
  it('is the level of a country with the words and the day it was issued', () => {
    expect(rowsOf([advisoryItem(), FRESH]).observations[0]).toEqual({
      recordId: 'us:YE:2026-10-01',
      metric: 'advisory_level',
      subject: 'country:YE',
      value: 4,
      observedAt: Date.UTC(2026, 9, 1),
      lineage: 'us-state',
      event: 'us:YE:2026-09-29',
      detail: { title: 'Yemen - Level 4: Do Not Travel', advice: 'Do Not Travel', issuedDate: '2026-09-29' },
    });
  });

  it('that changes is a new record of its own day, beside the one of the month', () => {
    const changed = rowsOf([advisoryItem({ pubDate: 'Mon, 12 Oct 2026' })]).observations[0];
    expect(changed).toMatchObject({ recordId: 'us:YE:2026-10-12', observedAt: Date.UTC(2026, 9, 12) });
  });

  it('that stands for years is reported every month', () => {
    const old = [advisoryItem({ pubDate: 'Tue, 02 Jan 2024' })];
    const november = titled('Japan - Level 1: Exercise Normal Precautions').replace('29 Sep', '04 Nov');
    expect(rowsOf([...old, FRESH]).observations[0]?.recordId).toBe('us:YE:2026-10-01');
    expect(rowsOf([...old, november], Date.UTC(2026, 10, 30)).observations[0]?.recordId).toBe('us:YE:2026-11-01');
  });

  it('in a list without news is dated no later than its newest advice, whenever it is read', () => {
    expect(rowsOf([advisoryItem()], Date.UTC(2027, 2, 3))).toEqual(rowsOf([advisoryItem()]));
    expect(rowsOf([advisoryItem()]).observations[0]?.recordId).toBe('us:YE:2026-09-29');
  });

  it.each([
    ['Mexico Travel Advisory - Level 2: Exercise Increased Caution', ['country:MX']],
    [
      'Mainland China, Hong Kong &amp; Macau - Level 2: Exercise Increased Caution',
      ['country:CN', 'country:HK', 'country:MO'],
    ],
    ['Israel, the West Bank and Gaza - Level 3: Reconsider Travel', ['country:IL', 'country:PS']],
    ['Burma (Myanmar) - Level 4: Do Not Travel', ['country:MM']],
    ['North Korea (Democratic People’s Republic of Korea) - Level 4: Do Not Travel', ['country:KP']],
    ['Trinidad and Tobago - Level 3: Reconsider Travel', ['country:TT']],
    ['Guinea-Bissau - Level 3: Reconsider Travel', ['country:GW']],
    ['Democratic Republic of the Congo - Level 4: Do Not Travel', ['country:CD']],
    ['Republic of the Congo - Level 2: Exercise Increased Caution', ['country:CG']],
    ['Cote d’Ivoire (Ivory Coast) - Level 2: Exercise Increased Caution', ['country:CI']],
    [
      'French West Indies - Level 1: Exercise Normal Precautions',
      ['country:GP', 'country:MQ', 'country:MF', 'country:BL'],
    ],
    ['Iran - Level 4', ['country:IR']],
  ])('titled %s is about %j', (title, expected) => {
    expect(subjects(title)).toEqual(expected);
  });

  it('for several places of one country is the worst of it, whatever their order', () => {
    const places = [
      titled('Bonaire - Level 1: Exercise Normal Precautions'),
      titled('Saba - Level 3: Reconsider Travel'),
      titled('Sint Eustatius - Level 2: Exercise Increased Caution'),
    ];
    const { observations, keptCount } = rowsOf(places);
    expect([keptCount, observations.length, observations[0]?.value]).toEqual([3, 2, 3]);
    expect(rowsOf([...places].reverse()).observations).toEqual(observations);
  });

  it('for the whole world and advice part by part are ignored', () => {
    const rows = rowsOf([advisoryItem(), titled('Worldwide Caution'), titled('Mexico - See State Summaries', 'Other')]);
    expect(rows).toMatchObject({ keptCount: 1, ignoredCount: 2 });
  });

  it.each([
    ['undated', { pubDate: '' }],
    ['undated', { pubDate: '1790000000' }],
    ['future', { pubDate: 'Fri, 16 Oct 2026' }],
    ['out_of_range', { title: 'Yemen - Level 5: Invented' }],
    ['contradiction', { level: 'Level 1: Exercise Normal Precautions' }],
    ['unresolved_country', { title: 'Ruritania - Level 4: Do Not Travel' }],
    ['no_title', { title: '' }],
  ])('is rejected as %s with %j', (kind, parts) => {
    expect(rowsOf([advisoryItem(), advisoryItem(parts)])).toMatchObject({
      keptCount: 1,
      rejectedByKind: { [kind]: 1 },
    });
  });
});

describe('one list', () => {
  it('says on the day of its newest advice how bad it is on the whole, of how many countries', () => {
    const japan = titled('Japan - Level 1: Exercise Normal Precautions');
    expect(rowsOf([advisoryItem(), japan]).observations.at(-1)).toMatchObject({
      subject: 'world',
      recordId: 'us:2026-09-29',
      value: 2.5,
      observedAt: Date.UTC(2026, 8, 29),
      detail: { countries: '2' },
    });
  });

  it('with a damaged item gives no mean, which the missing level would move; an unknown place is missing always', () => {
    const japan = titled('Japan - Level 1: Exercise Normal Precautions');
    const subjectsOf = (item: string) => rowsOf([japan, item]).observations.map(({ subject }) => subject);
    expect(subjectsOf(advisoryItem({ pubDate: '' }))).toEqual(['country:JP']);
    expect(subjectsOf(titled('Ruritania - Level 4: Do Not Travel'))).toEqual(['country:JP', 'world']);
  });

  it.each([
    ['no item', advisoryList()],
    ['no level', advisoryList(titled('Worldwide Caution'))],
    ['nothing but rejected items', advisoryList(advisoryItem({ pubDate: '' }))],
    ['HTML', '<html></html>'],
  ])('with %s is unreadable', (_, text) => {
    expect(parse(text).status).toBe('unreadable');
  });

  it('of any items never throws, and they add up', () => {
    const text = fc.oneof(fc.string(), fc.constantFrom('Iran - Level 4: Do Not Travel', 'Tue, 28 Apr 2026', 'Level 4'));
    const item = fc
      .record({ title: text, pubDate: text, level: text })
      .map((parts) => advisoryItem(Object.fromEntries(Object.entries(parts).map(([k, v]) => [k, `<![CDATA[${v}]]>`]))));
    fc.assert(
      fc.property(fc.array(item), (items) => {
        const parsed = parse(advisoryList(...items, advisoryItem()));
        if (parsed.status === 'unreadable') return parsed.reason !== '';
        return parsed.totalCount === parsed.keptCount + parsed.ignoredCount + parsed.rejectedCount;
      }),
    );
  });
});
