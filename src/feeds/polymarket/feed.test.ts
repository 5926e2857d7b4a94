import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordingPath } from '../../../test/kit/recordings.ts';
import { NOW } from '../fakes/fake-upstream.ts';
import { memberOf, numberMember, textMember } from '../json-value.ts';
import { HEALTHY } from '../test-kit/healthy.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { gammaEvents, gammaMarket } from './fake-upstream.ts';
import { createPolymarket, POLYMARKET_URL } from './feed.ts';
import { parseEvents } from './parse.ts';

const request = { cursor: null, now: NOW, signal: new AbortController().signal };

describe('the feed of Polymarket', () => {
  it('asks once for the events with the tag', async () => {
    const { fetchBytes, requests } = scriptedFetch(HEALTHY);
    const outcome = await createPolymarket(fetchBytes).collect(request);
    expect(requests.map(({ url }) => url)).toEqual([POLYMARKET_URL]);
    expect(outcome).toMatchObject({ status: 'read', newestContentAt: Date.UTC(2026, 9, 14, 12, 1, 22) });
    expect(outcome.status === 'read' && outcome.observations).toHaveLength(3);
  });

  it('fails where no question is of our kind', async () => {
    const body = gammaEvents([gammaMarket('x', { closed: true })]);
    const { fetchBytes } = scriptedFetch(() => ({ status: 200, body }));
    expect((await createPolymarket(fetchBytes).collect(request)).status).toBe('failed');
  });

  it('says that it cannot read the past', async () => {
    const { fetchBytes, requests } = scriptedFetch(HEALTHY);
    const outcome = await createPolymarket(fetchBytes).collect({ ...request, span: { from: 0, to: 1 } });
    expect([outcome.status, requests.length]).toEqual(['failed', 0]);
  });
});

const PARSE_NOW = Date.UTC(2026, 9, 14, 12, 7);
const bytesOf = (text: string) => new TextEncoder().encode(text);
const withMarket = (market: unknown) => parseEvents(bytesOf(gammaEvents([gammaMarket('war')], [market])), PARSE_NOW);

describe('recorded questions', () => {
  const path = recordingPath('recordings', 'prediction-markets', 'records_2026.json');
  it.skipIf(path === undefined)('in a form of others are unreadable', () => {
    expect(parseEvents(readFileSync(path ?? ''), PARSE_NOW).status).toBe('unreadable');
  });

  it.skipIf(path === undefined)(
    '11 with the tag, put into the upstream’s form, are kept with the countries they name',
    () => {
      const records: readonly unknown[] = JSON.parse(readFileSync(path ?? '', 'utf8')).markets;
      const tagged = records.filter((record) => {
        const tags = memberOf(record, 'tags');
        return Array.isArray(tags) && tags.includes('geopolitics');
      });
      const events = tagged.map((record) => {
        const price = (numberMember(record, 'yesPrice') ?? 0) / 100;
        const slug = (textMember(record, 'url') ?? '').split('/').at(-1) ?? '';
        return [
          gammaMarket(slug, {
            question: textMember(record, 'title'),
            endDate: textMember(record, 'endDate'),
            volume: numberMember(record, 'volume'),
            outcomePrices: JSON.stringify([String(price), String(1 - price)]),
          }),
        ];
      });
      const parsed = parseEvents(bytesOf(gammaEvents(...events)), PARSE_NOW);
      expect(parsed).toMatchObject({ totalCount: 11, keptCount: 11, rejectedCount: 0 });
      const countries = parsed.status === 'parsed' ? parsed.observations.map(({ detail }) => detail.countries) : [];
      expect(countries.filter((named) => named?.includes('IR'))).toHaveLength(4);
      expect(countries.filter((named) => named === 'CN TW')).toHaveLength(2);
    },
  );
});

describe('one question', () => {
  it('is the price of its yes, at its last change', () => {
    expect(withMarket(gammaMarket('hormuz-closed'))).toMatchObject({
      keptCount: 2,
      observations: [
        {},
        {
          recordId: 'hormuz-closed:2026-10-14T12',
          metric: 'market_probability',
          subject: 'series:hormuz-closed',
          value: 0.125,
          observedAt: Date.UTC(2026, 9, 14, 12, 1, 22),
          lineage: 'polymarket',
          event: 'hormuz-closed',
          detail: { countries: 'IR', money: 'real', closes: '2026-12-31', volumeUsd: '2285897' },
        },
      ],
    });
  });

  it.each([
    ['with other answers', { outcomes: '["Up", "Down"]' }],
    ['with three answers', { outcomes: '["Yes", "No", "Maybe"]' }],
    ['that is closed', { closed: true }],
    ['that few bet on', { volume: '49999' }],
    ['without a volume', { volume: 'much' }],
    ['that waits for its first price', { outcomePrices: undefined, active: false }],
  ])('%s is ignored', (_, members) => {
    expect(withMarket(gammaMarket('x', members))).toMatchObject({ keptCount: 1, ignoredCount: 1, rejectedCount: 0 });
  });

  it.each([
    ['wrong_shape', { outcomePrices: undefined }],
    ['wrong_shape', { question: undefined }],
    ['bad_id', { slug: '../x' }],
    ['undated', { updatedAt: undefined }],
    ['undated', { updatedAt: 'yesterday' }],
    ['future', { updatedAt: '2026-10-14T13:00:00Z' }],
    ['bad_number', { outcomePrices: '["NaN", "1"]' }],
    ['bad_number', { outcomePrices: '0.5' }],
    ['bad_number', { outcomePrices: '["-0.1", "1.1"]' }],
    ['out_of_range', { outcomePrices: '["12.5", "87.5"]' }],
    ['out_of_range', { outcomePrices: '["0.5", "0.9"]' }],
  ])('is rejected as %s: %j', (kind, members) => {
    expect(withMarket(gammaMarket('x', members))).toMatchObject({ keptCount: 1, rejectedByKind: { [kind]: 1 } });
  });

  it('that changed while it was asked for counts as of now', () => {
    const parsed = withMarket(gammaMarket('x', { updatedAt: '2026-10-14T12:16:59Z' }));
    expect(parsed).toMatchObject({ observations: [{}, { recordId: 'x:2026-10-14T12', observedAt: PARSE_NOW }] });
  });

  it('is one of three of an event, by volume, and one of forty in all', () => {
    const event = [1, 2, 3, 4, 5].map((volume) => gammaMarket(`v-${volume}`, { volume: volume * 100_000 }));
    const parsed = parseEvents(bytesOf(gammaEvents(event)), PARSE_NOW);
    expect(parsed).toMatchObject({ totalCount: 5, keptCount: 3, ignoredCount: 2 });
    const slugs = parsed.status === 'parsed' ? parsed.observations.map(({ event: slug }) => slug) : [];
    expect(slugs).toEqual(['v-5', 'v-4', 'v-3']);
    const many = Array.from({ length: 50 }, (_, index) => [gammaMarket(`m-${index}`)]);
    expect(parseEvents(bytesOf(gammaEvents(...many)), PARSE_NOW)).toMatchObject({ keptCount: 40, ignoredCount: 10 });
  });
});

describe('one page', () => {
  it.each(['', '{}', '[]', '<html></html>'])('is unreadable: %j', (text) => {
    expect(parseEvents(bytesOf(text), PARSE_NOW).status).toBe('unreadable');
  });

  it('of any content never throws, its questions add up, and its text is plain', () => {
    const sound = gammaMarket('x');
    const market = fc
      .tuple(fc.constantFrom(...Object.keys(sound)), fc.jsonValue())
      .map(([name, value]) => ({ ...sound, [name]: value }));
    const answer = fc.oneof(
      fc.uint8Array(),
      fc.json().map(bytesOf),
      fc.array(fc.oneof(market, fc.jsonValue())).map((markets) => bytesOf(gammaEvents(markets))),
    );
    fc.assert(
      fc.property(answer, (bytes) => {
        const parsed = parseEvents(bytes, PARSE_NOW);
        if (parsed.status === 'unreadable') return parsed.reason !== '';
        for (const { value, detail } of parsed.observations) {
          expect(value >= 0 && value <= 1).toBe(true);
          expect(Object.values(detail).join('')).not.toMatch(/[\p{C}<>]/u);
        }
        return parsed.totalCount === parsed.keptCount + parsed.ignoredCount + parsed.rejectedCount;
      }),
      { numRuns: 500 },
    );
  });
});
