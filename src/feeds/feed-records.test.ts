import { describe, expect, it } from 'vitest';
import { isRecordKind } from '../contract/conventions/record-kinds.ts';
import { FEED_KEY_NAMES, type FeedOutcome } from '../ports/feed.ts';
import { mayHandOnRecords, recordsToStore } from '../ports/handing-on.ts';
import { countryByIso2 } from '../reference/countries.ts';
import { NOW } from './fakes/fake-upstream.ts';
import { createFeeds, FEED_CARDS } from './registry.ts';
import { HEALTHY } from './test-kit/healthy.ts';
import { scriptedFetch } from './test-kit/scripted-fetch.ts';

/** Feeds whose parsers give the entries themselves. */
const WITH_RECORDS = [
  'adsb-military',
  'arxiv',
  'bfs-odl',
  'canada-sema',
  'cisa-kev',
  'digitraffic-cameras',
  'earth-search',
  'emsc-quakes',
  'eonet',
  'eu-sanctions',
  'faa-nas',
  'faa-tfr',
  'firms-hotspots',
  'gdacs',
  'hn-front-page',
  'isigmet',
  'news-rss',
  'nga-warnings',
  'nws-alerts',
  'ofac-consolidated',
  'ofac-sdn',
  'travel-advisories',
  'ucdp-candidate',
  'uk-sanctions',
  'un-sanctions',
  'usgs-quakes',
  'who-don',
];

/** Feeds of which figures alone are served, by their terms; a new one is added here on purpose. */
const FIGURES_ALONE = [
  'acled',
  'cboe-vix',
  'emsc-quakes',
  'fred-credit',
  'ioda',
  'manifold',
  'opensky',
  'polymarket',
  'portwatch-disruptions',
  'portwatch-ports',
  'portwatch-transits',
  'sirens',
];

type Read = Extract<FeedOutcome, { status: 'read' }>;

async function readHealthy(id: string): Promise<Read> {
  const { fetchBytes } = scriptedFetch(HEALTHY);
  const feeds = createFeeds(fetchBytes, Object.fromEntries(FEED_KEY_NAMES.map((name) => [name, 'hand-made'])));
  const feed = feeds.find(({ card }) => card.id === id);
  const outcome = await feed?.collect({ cursor: null, now: NOW, signal: new AbortController().signal });
  if (outcome?.status !== 'read') throw new Error(`${id} was not read: ${JSON.stringify(outcome)}`);
  return outcome;
}

describe('what feeds hand on', () => {
  it('is what their terms say', () => {
    const terms = (wanted: string) => FEED_CARDS.filter(({ mayHandOn }) => mayHandOn === wanted).map(({ id }) => id);
    expect(terms('figures').toSorted()).toEqual(FIGURES_ALONE);
    expect(terms('title-and-link').toSorted()).toEqual(['hn-front-page', 'news-rss', 'who-don']);
    expect(FEED_CARDS.filter(mayHandOnRecords)).toHaveLength(FEED_CARDS.length - FIGURES_ALONE.length - 3);
  });

  it.each(WITH_RECORDS)('%s: sound entries, each once, not of the future', async (id) => {
    const { records } = await readHealthy(id);
    const entries = records?.entries ?? [];
    expect(entries.length).toBeGreaterThan(0);
    expect(new Set(entries.map(({ recordId }) => recordId)).size).toBe(entries.length);
    for (const entry of entries) {
      const { recordId, kind, title, url, country, otherCountries = [], place, observedAt, body } = entry;
      expect(isRecordKind(kind)).toBe(true);
      expect(Number.isInteger(observedAt) && observedAt <= NOW).toBe(true);
      for (const text of [recordId, title, ...Object.values(body)])
        if (typeof text === 'string') expect(text).toMatch(/^[^\p{C}<>]+$/u);
      for (const named of [country, ...otherCountries])
        if (named !== undefined) expect(countryByIso2(named)).toBeDefined();
      if (url !== undefined) expect(url).toMatch(/^https?:\/\//);
      if (place !== undefined) expect(Math.abs(place.lat) <= 90 && Math.abs(place.lon) <= 180).toBe(true);
    }
  });

  it.each(WITH_RECORDS)('%s: the same entries when the same document is read again an instant later', async (id) => {
    const [first, second] = [await readHealthy(id), await readHealthy(id)];
    expect(second.records).toEqual(first.records);
  });

  it.each(FEED_CARDS.map((card) => [card.id, card] as const))('%s: stored as its card lets it', async (id, card) => {
    const { records } = await readHealthy(id);
    expect(records !== undefined).toBe(WITH_RECORDS.includes(id));
    if (records === undefined) return;
    const stored = recordsToStore(card, records);
    if (card.mayHandOn === 'figures') expect(stored).toBeUndefined();
    if (card.mayHandOn === 'records') expect(stored).toBe(records);
    if (card.mayHandOn !== 'title-and-link') return;
    for (const entry of stored?.entries ?? []) {
      expect(['recordId', 'kind', 'title', 'url', 'country', 'otherCountries', 'observedAt', 'body']).toEqual(
        expect.arrayContaining(Object.keys(entry)),
      );
      expect(['publisher', 'disease']).toEqual(expect.arrayContaining(Object.keys(entry.body)));
      expect(entry.url).toBeDefined();
    }
  });

  it('leaves text behind where a title and a link are all that may go out', () => {
    const body = { publisher: 'WHO', disease: 'Mpox', text: 'copied', summary: 'copied' };
    const entry = {
      recordId: 'a',
      kind: 'headline',
      title: 'Mpox',
      observedAt: NOW,
      place: { lat: 1, lon: 1 },
      body,
    } as const;
    const read = { entries: [entry], isComplete: false };
    const stored = recordsToStore({ mayHandOn: 'title-and-link' }, read);
    expect(JSON.stringify(stored)).not.toContain('copied');
    expect(stored?.entries[0]?.body).toEqual({ publisher: 'WHO', disease: 'Mpox' });
  });
});
