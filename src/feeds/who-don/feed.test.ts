import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordingPath } from '../../../test/kit/recordings.ts';
import { NOW } from '../fakes/fake-upstream.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { notice, noticeList } from './fake-upstream.ts';
import { createWhoDon } from './feed.ts';
import { parseNotices, readTitle } from './parse.ts';

const signal = new AbortController().signal;

describe('the feed of outbreaks', () => {
  it('reads the newest notices, with every dollar sign encoded', async () => {
    const { fetchBytes, requests } = scriptedFetch(() => ({ status: 200, body: noticeList(notice(1)) }));
    const outcome = await createWhoDon(fetchBytes).collect({ cursor: null, now: NOW, signal });
    expect(outcome).toMatchObject({ status: 'read', newestContentAt: Date.UTC(2026, 9, 2, 10) });
    const url = new URL(requests[0]?.url ?? '');
    expect(url.href).not.toContain('$');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      sf_culture: 'en',
      $orderby: 'PublicationDateAndTime desc',
      $top: '30',
      $select: 'Title,ItemDefaultUrl,PublicationDateAndTime',
    });
  });

  it('says that it has no past, without asking', async () => {
    const { fetchBytes, requests } = scriptedFetch(() => ({ status: 500 }));
    const span = { from: NOW - 86_400_000, to: NOW };
    const outcome = await createWhoDon(fetchBytes).collect({ cursor: null, now: NOW, span, signal });
    expect(outcome).toMatchObject({ status: 'failed', reason: expect.stringContaining('backfill') });
    expect(requests).toEqual([]);
  });
});

const read = (text: string, now = NOW) => parseNotices(new TextEncoder().encode(text), now);
const parse = (...notices: readonly unknown[]) => read(noticeList(...notices));

describe('a transcribed list', () => {
  const path = recordingPath('recordings', 'transcribed', 'who_don_2026-08.json');
  it.skipIf(path === undefined)('who_don_2026-08.json: three notices of one outbreak', () => {
    const parsed = parseNotices(readFileSync(path ?? ''), NOW);
    expect(parsed).toMatchObject({ totalCount: 3, keptCount: 3, ignoredCount: 0, rejectedCount: 0 });
    if (parsed.status === 'unreadable') throw new Error(parsed.reason);
    expect(parsed.observations[0]).toEqual({
      recordId: '2026-DON616',
      metric: 'disease_outbreaks',
      subject: 'country:CD',
      value: 1,
      observedAt: Date.UTC(2026, 7, 28, 15, 31, 7),
      lineage: 'who',
      event: 'outbreak:ebola-disease-caused-by-bundibugyo-virus:country:CD',
      detail: { disease: 'Ebola disease caused by Bundibugyo virus' },
    });
    expect(new Set(parsed.observations.slice(0, 3).map(({ event }) => event)).size).toBe(1);
    // None of the words of the notices is kept.
    expect(JSON.stringify(parsed)).not.toMatch(/health zones|confirmed cases/);
  });
});

describe('one notice', () => {
  it('is one observation for each country it names, or one of the world', () => {
    const parsed = parse(
      notice(1),
      notice(2, { Title: 'Cholera - Kenya and Somalia' }),
      notice(3, { Title: 'Mpox - Multi-country', PublicationDateAndTime: '2026-09-01T00:00:00Z' }),
    );
    if (parsed.status === 'unreadable') throw new Error(parsed.reason);
    expect(parsed.observations.map(({ recordId, subject, value }) => [recordId, subject, value])).toEqual([
      ['2026-DON1', 'country:YE', 1],
      ['2026-DON2', 'country:KE', 1],
      ['2026-DON2', 'country:SO', 1],
      ['2026-DON3', 'world', 1],
      ['2026100210', 'world', 2],
    ]);
  });

  it.each([
    ['undated', { PublicationDateAndTime: 'October' }],
    ['future', { PublicationDateAndTime: '2026-10-15T00:00:00Z' }],
    ['no_place', { Title: 'Cholera' }],
    ['unresolved_country', { Title: 'Cholera - Atlantis' }],
    ['wrong_shape', { Title: null }],
    ['wrong_shape', { ItemDefaultUrl: undefined }],
    ['duplicate', { ItemDefaultUrl: '/2026-DON1' }],
  ])('is rejected as %s with %j', (kind, members) => {
    expect(parse(notice(1), notice(2, members))).toMatchObject({ keptCount: 1, rejectedByKind: { [kind]: 1 } });
  });
});

describe('one list', () => {
  it('counts the month before its newest notice, whenever it is read', () => {
    const list = noticeList(
      notice(1, { PublicationDateAndTime: '2026-07-01T00:00:00Z' }),
      notice(2, { PublicationDateAndTime: '2026-06-02T00:00:00Z' }),
      notice(3, { PublicationDateAndTime: '2026-05-31T00:00:00Z' }),
    );
    expect(read(list, NOW + 90 * 86_400_000)).toEqual(read(list));
    expect(read(list)).toMatchObject({
      observations: [{}, {}, {}, { metric: 'outbreak_notices_listed', value: 2, recordId: '2026070100' }],
    });
  });

  it.each([
    ['no notice', noticeList()],
    ['every date renamed', noticeList({ ...notice(1), PublicationDateAndTime: undefined, Published: '2026-10-02' })],
    ['another envelope', '{"items":[]}'],
    ['HTML', '<html></html>'],
  ])('with %s is unreadable', (_, text) => {
    expect(read(text).status).toBe('unreadable');
  });

  it('of any content never throws, and its rows add up', () => {
    const changed = fc
      .tuple(fc.constantFrom(...Object.keys(notice(2))), fc.oneof(fc.jsonValue(), fc.string()))
      .map(([name, value]) => notice(2, { [name]: value }));
    const list = fc.array(fc.oneof(changed, fc.jsonValue(), fc.constant(notice(1))), { maxLength: 8 });
    fc.assert(
      fc.property(
        fc.oneof(
          list.map((notices) => noticeList(...notices)),
          fc.string(),
          fc.json(),
        ),
        (text) => {
          const parsed = read(text);
          if (parsed.status === 'unreadable') return parsed.reason !== '';
          return (
            parsed.totalCount === parsed.keptCount + parsed.rejectedCount &&
            parsed.observations.every(({ event, detail }) => event !== '' && detail.disease !== '')
          );
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('the title of a notice', () => {
  it.each([
    ['Cholera - Yemen', 'Cholera', ['YE']],
    ['Cholera – Yemen', 'Cholera', ['YE']],
    ['Marburg virus disease- Rwanda', 'Marburg virus disease', ['RW']],
    ['Avian Influenza A(H5N1) – United States of America', 'Avian Influenza A(H5N1)', ['US']],
    [
      'Ebola disease caused by Bundibugyo virus - Democratic Republic of the Congo',
      'Ebola disease caused by Bundibugyo virus',
      ['CD'],
    ],
    ['Crimean-Congo haemorrhagic fever - Iraq', 'Crimean-Congo haemorrhagic fever', ['IQ']],
    [
      'Middle East respiratory syndrome coronavirus - Kingdom of Saudi Arabia',
      'Middle East respiratory syndrome coronavirus',
      ['SA'],
    ],
    [
      'Marburg virus disease - Equatorial Guinea and the United Republic of Tanzania',
      'Marburg virus disease',
      ['GQ', 'TZ'],
    ],
    ['Yellow fever - Trinidad and Tobago', 'Yellow fever', ['TT']],
    ['Oropouche virus disease - Region of the Americas', 'Oropouche virus disease', []],
    ['Mpox – Multi-country', 'Mpox', []],
    ['Dengue - Global situation', 'Dengue', []],
  ])('%s', (title, disease, countries) => {
    expect(readTitle(title)).toEqual({ status: 'read', disease, countries });
  });

  it('without a place says so', () => {
    for (const title of ['', 'Cholera', 'Crimean-Congo haemorrhagic fever', ' - Yemen', 'Cholera - ']) {
      expect(readTitle(title).status).toBe('no_place');
    }
  });

  it('with a place that is no country is not guessed', () => {
    expect(readTitle('Cholera - Atlantis')).toEqual({ status: 'unresolved', place: 'Atlantis' });
    expect(readTitle('Cholera - Yemen and Atlantis')).toMatchObject({ status: 'unresolved' });
    expect(readTitle('Cholera - Nigerien')).toMatchObject({ status: 'unresolved' });
  });
});
