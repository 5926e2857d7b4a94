import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordingPath } from '../../../test/kit/recordings.ts';
import { type Answer, NOW } from '../fakes/fake-upstream.ts';
import { HEALTHY } from '../test-kit/healthy.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { originItem, populationPage } from './fake-upstream.ts';
import { createUnhcr } from './feed.ts';
import { parsePopulationPage } from './parse.ts';

const request = { cursor: null, now: NOW, signal: new AbortController().signal };
const BASE = 'https://api.unhcr.org/population/v1/population/?';
const collectFrom = async (answerOf: (page: string) => Answer | undefined, more = {}) => {
  const { fetchBytes, requests } = scriptedFetch((url) => answerOf(url.searchParams.get('page') ?? '') ?? HEALTHY(url));
  const outcome = await createUnhcr(fetchBytes).collect({ ...request, ...more });
  return { outcome, asked: requests.map(({ url }) => url) };
};

describe('the feed of displaced people', () => {
  it('reads every page of six years', async () => {
    const { outcome, asked } = await collectFrom(() => undefined);
    expect(asked).toEqual(
      [1, 2].map((page) => `${BASE}yearFrom=2020&yearTo=2026&coo_all=true&limit=1000&page=${page}`),
    );
    expect(outcome).toMatchObject({
      status: 'read',
      observations: [{ subject: 'country:SD' }, { subject: 'country:SY' }],
      cursor: { newest: '2025-12-31' },
    });
  });

  it('fails whole where a page fails, has another shape, or pages never end', async () => {
    const answers: readonly Answer[] = [
      { status: 500 },
      { status: 200, body: '{}' },
      { status: 200, body: populationPage([originItem('SDN')], 999) },
    ];
    for (const answer of answers) {
      expect((await collectFrom((page) => (page === '1' ? undefined : answer))).outcome.status).toBe('failed');
    }
  });

  it('fails where every origin is rejected', async () => {
    const body = populationPage([originItem('QQQ')]);
    const { outcome } = await collectFrom(() => ({ status: 200, body }));
    expect(outcome).toMatchObject({ status: 'failed', reason: expect.stringContaining('unresolved_country 1') });
  });

  it('asks for the years of a backfill and leaves the cursor alone', async () => {
    const span = { from: Date.UTC(2014, 0, 1), to: Date.UTC(2016, 0, 1) };
    const { outcome, asked } = await collectFrom(() => undefined, { cursor: { newest: '2025-12-31' }, span });
    expect(asked[0]).toContain('yearFrom=2014&yearTo=2015');
    expect(outcome.cursor).toEqual({ newest: '2025-12-31' });
  });
});

const PARSE_NOW = Date.UTC(2026, 9, 14, 12);
const bytesOf = (text: string) => new TextEncoder().encode(text);
const withItem = (item: unknown) => parsePopulationPage(bytesOf(populationPage([originItem('SYR'), item])), PARSE_NOW);

describe('recorded answers of the operational data portal', () => {
  for (const origin of ['220', '259', '295']) {
    const file = `get-origin-geo-id-${origin}-population-collection-429.json`;
    const path = recordingPath('recordings', 'unhcr-odp', file);
    it.skipIf(path === undefined)(`${file} is another format`, () => {
      expect(parsePopulationPage(readFileSync(path ?? ''), PARSE_NOW).status).toBe('unreadable');
    });
  }
});

describe('one origin', () => {
  it('is the sum of those displaced, from numbers, texts and dashes', () => {
    expect(withItem(originItem('SDN'))).toMatchObject({
      keptCount: 2,
      pageCount: 1,
      observations: [
        {},
        {
          recordId: 'SD:2025-12-31',
          metric: 'displaced_people',
          subject: 'country:SD',
          value: 1_230,
          observedAt: Date.UTC(2026, 0, 1) - 1,
          lineage: 'unhcr',
          event: '2025-12-31',
          detail: { refugees: '1000', asylumSeekers: '200', inNeedOfProtection: '30' },
        },
      ],
    });
  });

  it('of a running year is its middle, and its end is another record', () => {
    const parsed = withItem(originItem('SDN', { year: 2026 }));
    expect(parsed).toMatchObject({
      observations: [{}, { recordId: 'SD:2026-06-30', observedAt: Date.UTC(2026, 5, 30) }],
    });
    expect(withItem(originItem('SDN', { year: '2025' }))).toMatchObject({
      observations: [{}, { recordId: 'SD:2025-12-31' }],
    });
  });

  it.each([
    ['unknown', originItem('UNK')],
    ['stateless', originItem('XXA')],
    ['Tibetan', originItem('TIB')],
    ['without a figure', originItem('SDN', { refugees: '-', asylum_seekers: '-', oip: null, idps: '' })],
  ])('that is %s is ignored', (_, item) => {
    expect(withItem(item)).toMatchObject({ keptCount: 1, ignoredCount: 1, rejectedCount: 0 });
  });

  it.each([
    ['undated', originItem('SDN', { year: '25' })],
    ['undated', originItem('SDN', { year: null })],
    ['future', originItem('SDN', { year: 2027 })],
    ['bad_number', originItem('SDN', { refugees: -1 })],
    ['bad_number', originItem('SDN', { refugees: '1,000' })],
    ['bad_number', originItem('SDN', { idps: 1.5 })],
    ['bad_number', originItem('SDN', { idps: 1e9 })],
    ['unresolved_country', originItem('QQQ')],
    ['wrong_shape', originItem('SDN', { coo_iso: undefined })],
    ['wrong_shape', originItem('SDN', { idps: undefined })],
    ['wrong_shape', null],
  ])('is rejected as %s', (kind, item) => {
    expect(withItem(item)).toMatchObject({ keptCount: 1, rejectedByKind: { [kind]: 1 } });
  });
});

describe('one page', () => {
  it.each([
    ['nothing', ''],
    ['no items', '{"page":1,"maxPages":1}'],
    ['no number of pages', populationPage([originItem('SDN')], null)],
  ])('with %s is unreadable', (_, text) => {
    expect(parsePopulationPage(bytesOf(text), PARSE_NOW).status).toBe('unreadable');
  });

  it('of any content never throws, and its items add up', () => {
    const sound = originItem('SDN');
    const item = fc
      .tuple(fc.constantFrom(...Object.keys(sound)), fc.jsonValue())
      .map(([name, value]) => ({ ...sound, [name]: value }));
    const answer = fc.oneof(
      fc.uint8Array(),
      fc.json().map(bytesOf),
      fc.array(fc.oneof(item, fc.jsonValue())).map((items) => bytesOf(populationPage(items))),
    );
    fc.assert(
      fc.property(answer, (bytes) => {
        const parsed = parsePopulationPage(bytes, PARSE_NOW);
        if (parsed.status === 'unreadable') return parsed.reason !== '';
        return parsed.totalCount === parsed.keptCount + parsed.ignoredCount + parsed.rejectedCount;
      }),
      { numRuns: 500 },
    );
  });
});
