import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordingPath } from '../../../test/kit/recordings.ts';
import type { Answer } from '../fakes/fake-upstream.ts';
import {
  gdeltZip,
  gkgManifestLine,
  gkgRow,
  gkgZip,
  manifestLine,
  NEWEST_STAMP,
} from '../gdelt-events/fake-upstream.ts';
import type { ParsedRows } from '../parsed.ts';
import { collectScripted } from '../test-kit/collect-scripted.ts';
import { parseCompactInstant } from '../utc-instant.ts';
import { createGdeltGkg } from './feed.ts';
import { parseGkg } from './parse.ts';

const collect = collectScripted(createGdeltGkg);

const zipName = (hhmm: string) => `20261014${hhmm}00.gkg.csv.zip`;
const text = (body: string): Answer => ({ status: 200, contentType: 'text/plain', body });

describe('headlines', () => {
  it('are read of the newest hour on the first run, and of what is new later', async () => {
    const first = await collect(null);
    expect(first.asked.slice(2)).toEqual(['1115', '1130', '1145', '1200'].map(zipName));
    expect(first.outcome).toMatchObject({ status: 'read', cursor: { last: NEWEST_STAMP } });
    expect(await collect({ last: NEWEST_STAMP })).toMatchObject({ outcome: { status: 'unchanged' } });
    expect((await collect({ last: '20261014114500' })).asked).toEqual(['lastupdate.txt', zipName('1200')]);
  });

  it('are not caught up beyond an hour: the hole is named and the newest hour is read', async () => {
    const { outcome, asked } = await collect({ last: '20261014060000' });
    expect(asked.slice(2)).toEqual(['1115', '1130', '1145', '1200'].map(zipName));
    expect(outcome).toMatchObject({ status: 'read', problems: [{ kind: 'gap', recordId: '20261014061500' }] });
  });

  it('that stand in two files are one record', async () => {
    const { outcome } = await collect(null);
    const records = outcome.status === 'read' ? outcome.observations.filter(({ subject }) => subject !== 'world') : [];
    expect(records).toHaveLength(1);
  });

  it.each([
    ['no file of this kind', manifestLine(NEWEST_STAMP, gdeltZip(NEWEST_STAMP))],
    ['another MD5', gkgManifestLine(NEWEST_STAMP, gkgZip(NEWEST_STAMP)).replace(/ .{32} /, ` ${'0'.repeat(32)} `)],
  ])('fail when the manifest names %s', async (_, body) => {
    const { outcome } = await collect({ last: '20261014114500' }, { 'lastupdate.txt': text(body) });
    expect(outcome.status).toBe('failed');
  });

  it('of a span are read file by file, of at most six hours', async () => {
    const span = { from: Date.UTC(2026, 9, 1), to: Date.UTC(2026, 9, 1, 1) };
    expect((await collect(null, {}, span)).outcome).toMatchObject({ status: 'read', cursor: null });
    expect((await collect(null, {}, { ...span, to: span.from + 6 * 3_600_000 + 1 })).outcome.status).toBe('failed');
  });
});

const CLOSED_AT = parseCompactInstant(NEWEST_STAMP) ?? Number.NaN;

function parseText(text: string, closedAt = CLOSED_AT): ParsedRows {
  const parsed = parseGkg(new TextEncoder().encode(text), closedAt);
  if (parsed.status === 'unreadable') throw new Error(parsed.reason);
  return parsed;
}

const headlinesOf = (parsed: ParsedRows) => parsed.observations.filter(({ subject }) => subject !== 'world');
/** Nothing of these files is rejected. */
const counts = (totalCount: number, keptCount: number, reported: number, readCount = totalCount) => ({
  totalCount,
  keptCount,
  ignoredCount: totalCount - keptCount,
  rejectedByKind: {},
  reported,
  readCount,
});
const titled = (title: string) => ({ 26: `<PAGE_TITLE>${title}</PAGE_TITLE>` });

describe('recorded files', () => {
  const recordings: readonly (readonly [string, string, ReturnType<typeof counts>])[] = [
    ['20260610033000.gkg.sample.csv', '20260610033000', counts(53, 8, 8)],
    ['heads/gkg.csv', '20200318104500', counts(100, 6, 6, 50)],
    ['heads/gkgT.csv', '20200318103000', counts(100, 5, 5, 50)],
  ];
  for (const [name, stamp, counts] of recordings) {
    const path = recordingPath('recordings', 'gdelt', ...name.split('/'));
    it.skipIf(path === undefined)(`${name}: every row is kept, ignored or rejected by name`, () => {
      const parsed = parseGkg(readFileSync(path ?? ''), parseCompactInstant(stamp) ?? Number.NaN);
      if (parsed.status === 'unreadable') throw new Error(parsed.reason);
      const { totalCount, keptCount, ignoredCount, rejectedByKind } = parsed;
      const reported = headlinesOf(parsed).length;
      const readCount = parsed.observations.at(-1)?.value;
      expect({ totalCount, keptCount, ignoredCount, rejectedByKind, reported, readCount }).toEqual(counts);
    });
  }

  for (const name of ['heads/gkg_20180323.csv', 'heads/gkg1.csv', 'heads/events.csv', 'heads/mentions.csv']) {
    const path = recordingPath('recordings', 'gdelt', ...name.split('/'));
    it.skipIf(path === undefined)(`${name}, which holds no titles or is another kind of file, is unreadable`, () => {
      expect(parseGkg(readFileSync(path ?? ''), CLOSED_AT).status).toBe('unreadable');
    });
  }
});

describe('one article', () => {
  const only = (cells: Readonly<Record<number, string>>) => {
    const parsed = parseText(gkgRow(7, cells));
    return {
      observation: headlinesOf(parsed)[0],
      rejected: Object.keys(parsed.rejectedByKind)[0],
      ignored: parsed.ignoredCount === 1,
    };
  };
  /** Another sound article beside it, so that the file is readable. */
  const beside = (cells: Readonly<Record<number, string>>) => {
    const parsed = parseText(
      `${gkgRow(1)}\n${gkgRow(7, { ...titled('Another story about the same port'), ...cells })}`,
    );
    return { rejected: Object.keys(parsed.rejectedByKind)[0], ignored: parsed.ignoredCount === 1, parsed };
  };

  it('becomes one headline of the country it mentions most, with its outlet and what it is about', () => {
    const { observation } = only({});
    expect(observation).toEqual({
      recordId: observation?.event,
      metric: 'headlines',
      subject: 'country:YE',
      value: 1,
      observedAt: CLOSED_AT,
      lineage: 'example.org',
      event: expect.stringMatching(/^[0-9a-f]{16}$/),
      detail: {
        title: 'Fighting resumes near the port of Aden',
        kind: 'conflict',
        source: 'example.org',
        outlets: '1',
        link: 'https://www.example.org/news/7',
      },
    });
  });

  it('has its entities decoded and its markup, marks and doubled quotes neutralised', () => {
    const title = 'Aden &#x2013; ""safe&quot; &lt;b&gt;port&#8217;s\u202e gates &#1114112;&bogus; &amp;lt;';
    expect(only(titled(title)).observation?.detail.title).toBe('Aden – "safe" port’s gates &bogus; &lt;');
    expect(only(titled(`Long ${'word '.repeat(80)}`)).observation?.detail.title?.length).toBeLessThanOrEqual(200);
  });

  it.each([
    ['SANCTIONS,4;SANCTIONS,9', 'sanctions'],
    ['PROTEST,4;MILITARY,9;PROTEST,12', 'protest'],
    ['MARITIME_INCIDENT,4;BLOCKADE,5;ENV_OIL,5', 'maritime'],
    ['REFUGEES,4;CEASEFIRE,2;REFUGEES,8;CEASEFIRE,9', 'diplomacy'],
  ])('of the themes %s is about %s', (themes, kind) => {
    expect(only({ 8: themes }).observation?.detail.kind).toBe(kind);
  });

  it.each([
    ['1#A#IR#IR##1#1#IR#5;1#B#IZ#IZ##1#1#IZ#2', 'country:IQ'],
    ['1#A#OC#OC##1#1#OC#1;1#A#OC#OC##1#1#OC#2;1#B#CH#CH##1#1#CH#9', 'country:CN'],
  ])('with the places %s is about %s', (places, subject) => {
    expect(only({ 10: places }).observation?.subject).toBe(subject);
  });

  it.each([
    ['no title', { 26: '<PAGE_LINKS>x</PAGE_LINKS>' }],
    ['a section name for a title', titled('Latest News')],
    ['one of our themes met once', { 8: 'SANCTIONS,4;PROTEST,9' }],
    ['none of our themes', { 8: 'TAX_FNCACT,4;WB_698_TRADE,9' }],
    ['no place', { 10: '' }],
  ])('is ignored with %s', (_, cells) => {
    expect(beside(cells).ignored).toBe(true);
  });

  it.each([
    ['undated', { 1: '2026101412' }],
    ['future', { 1: '20261014121501' }],
    ['stale_date', { 1: '20261013115959' }],
    ['unresolved_country', { 10: '1#Sea#OC#OC##1#1#OC#1' }],
    ['no_source', { 4: '' }],
    ['bad_id', { 0: 'x' }],
  ])('is rejected as %s with %j', (kind, cells) => {
    expect(beside(cells).rejected).toBe(kind);
  });
});

describe('one file', () => {
  it('reports a story of many outlets once, under one lineage', () => {
    const rows = Array.from({ length: 50 }, (_, i) =>
      gkgRow(i, {
        ...titled(`Fighting resumes near the port of Aden | Paper ${i}`),
        4: `https://m.paper-${i}.example/a`,
      }),
    );
    const parsed = parseText(rows.join('\n'));
    expect(parsed).toMatchObject({ totalCount: 50, keptCount: 50 });
    expect(headlinesOf(parsed)).toMatchObject([{ lineage: 'paper-0.example', detail: { outlets: '50' } }]);
    expect(headlinesOf(parseText([...rows].reverse().join('\n')))).toEqual(headlinesOf(parsed));
  });

  it('keeps the two most reported stories of a country', () => {
    const story = (i: number, title: string, host: string) =>
      gkgRow(i, { ...titled(title), 4: `https://${host}/${i}` });
    const rows = [
      story(1, 'One printed by no other paper', 'a.example'),
      story(2, 'Two printed by a pair of papers', 'a.example'),
      story(3, 'Two printed by a pair of papers', 'b.example'),
      story(4, 'Three printed by three papers now', 'a.example'),
      story(5, 'Three printed by three papers now', 'b.example'),
      story(6, 'Three printed by three papers now', 'c.example'),
    ];
    const parsed = parseText(rows.join('\n'));
    expect(parsed).toMatchObject({ keptCount: 5, ignoredCount: 1 });
    expect(headlinesOf(parsed).map(({ detail }) => detail.outlets)).toEqual(['3', '2']);
  });

  it('says how many titles it holds although none is for us', () => {
    expect(parseText(gkgRow(1, { 8: '' })).observations).toMatchObject([
      { metric: 'headlines', subject: 'world', value: 1, recordId: NEWEST_STAMP, observedAt: CLOSED_AT },
    ]);
  });

  it.each([
    ['nothing', ''],
    ['HTML', '<html>\n<body>'],
    ['another width', gkgRow(1).split('\t').slice(0, 26).join('\t')],
    ['no title anywhere', gkgRow(1, { 26: '' })],
    ['nothing but rejected articles', gkgRow(1, { 1: 'x' })],
  ])('with %s is unreadable', (_, text) => {
    expect(parseGkg(new TextEncoder().encode(text), CLOSED_AT).status).toBe('unreadable');
  });

  it('of any content never throws, its rows add up, and its order changes nothing', () => {
    const cell = fc.oneof(
      fc.string(),
      fc.constantFrom('', '1', 'SANCTIONS,1', '1#x#IR#IR', '<PAGE_TITLE>a b c</PAGE_TITLE>'),
    );
    const row = fc
      .record({ id: fc.nat(9), position: fc.integer({ min: 0, max: 26 }), cell })
      .map((c) => gkgRow(c.id, { [c.position]: c.cell }));
    fc.assert(
      fc.property(fc.array(row), (rows) => {
        const parsed = parseGkg(new TextEncoder().encode(rows.join('\n')), CLOSED_AT);
        const turned = parseGkg(new TextEncoder().encode([...rows].reverse().join('\n')), CLOSED_AT);
        if (parsed.status === 'unreadable') return turned.status === 'unreadable';
        if (turned.status === 'unreadable') return false;
        expect(turned.observations).toEqual(parsed.observations);
        return parsed.totalCount === parsed.keptCount + parsed.ignoredCount + parsed.rejectedCount;
      }),
      { numRuns: 300 },
    );
    fc.assert(fc.property(fc.uint8Array(), (bytes) => parseGkg(bytes, CLOSED_AT).status !== undefined));
  });
});
