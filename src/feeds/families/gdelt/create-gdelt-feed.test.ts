import { describe, expect, it } from 'vitest';
import type { Answer } from '../../fakes/fake-upstream.ts';
import { gdeltRow, gdeltZip, manifestLine, NEWEST_STAMP } from '../../gdelt-events/fake-upstream.ts';
import { createGdeltEvents } from '../../gdelt-events/feed.ts';
import { collectScripted } from '../../test-kit/collect-scripted.ts';

const collect = collectScripted(createGdeltEvents);

const zipName = (stamp: string) => `${stamp}.export.CSV.zip`;
const text = (body: string): Answer => ({ status: 200, contentType: 'text/plain', body });

describe('what is read', () => {
  it('on the first run is the eight newest exports, oldest first', async () => {
    const { outcome, asked } = await collect(null);
    const quarters = ['1015', '1030', '1045', '1100', '1115', '1130', '1145', '1200'];
    expect(asked).toEqual([
      'lastupdate.txt',
      'masterfilelist.txt',
      ...quarters.map((hhmm) => zipName(`20261014${hhmm}00`)),
    ]);
    expect(outcome).toMatchObject({
      status: 'read',
      newestContentAt: Date.UTC(2026, 9, 14, 12),
      cursor: { last: NEWEST_STAMP },
    });
  });

  it('on the next run is nothing, and then only what is new', async () => {
    expect(await collect({ last: NEWEST_STAMP })).toMatchObject({
      outcome: { status: 'unchanged' },
      asked: ['lastupdate.txt'],
    });
    const { asked } = await collect({ last: '20261014114500' });
    expect(asked).toEqual(['lastupdate.txt', zipName(NEWEST_STAMP)]);
  });

  it('after an outage is the eight newest first, then the gap behind them, newest to oldest, without conditions', async () => {
    const first = await collect({ last: '20261014080000', etag: '"v"' });
    expect(first.asked.slice(2).at(0)).toBe(zipName('20261014101500'));
    expect(first.asked).toHaveLength(10);
    expect(first.outcome).toMatchObject({ newestContentAt: Date.UTC(2026, 9, 14, 12) });
    const gap = { from: '20261014081500', to: '20261014101500' };
    expect(first.outcome.cursor).toEqual({ last: NEWEST_STAMP, behind: gap });
    const second = await collect(first.outcome.cursor);
    expect(second.asked.slice(2)).toEqual(
      ['1000', '0945', '0930', '0915', '0900', '0845', '0830', '0815'].map((at) => zipName(`20261014${at}00`)),
    );
    expect(second.outcome.cursor).toEqual({ last: NEWEST_STAMP });
  });

  it('of a gap behind stays behind where the host fails, and is named where it has no file', async () => {
    const behind = { from: '20261014090000', to: '20261014093000' };
    const before = { last: '20261014114500', behind };
    const failed = await collect(before, { [zipName('20261014091500')]: { status: 500 } });
    expect(failed.outcome).toMatchObject({ status: 'read', cursor: { last: NEWEST_STAMP, behind } });
    const missing = await collect(before, { [zipName('20261014091500')]: { status: 404 } });
    expect(missing.outcome).toMatchObject({ problems: [{ kind: 'missing_file', recordId: '20261014091500' }] });
    expect(missing.outcome.cursor).not.toHaveProperty('behind');
  });

  it('is no export of which most rows are rejected: damage must not pass for a calm quarter of an hour', async () => {
    const body = gdeltZip('20261014101500', [gdeltRow(1, { 0: 'NaN' }), gdeltRow(2, { 53: '??' }), gdeltRow(3)]);
    const { outcome } = await collect(null, { [zipName('20261014101500')]: { status: 200, body } });
    expect(outcome).toMatchObject({ status: 'failed', reason: 'file: most of its rows are rejected' });
  });

  it('after more than a day leaves a gap that is named', async () => {
    const { outcome, asked } = await collect({ last: '20261001000000' });
    expect(asked[2]).toBe(zipName('20261014101500'));
    expect(outcome).toMatchObject({
      status: 'read',
      problems: [{ kind: 'gap', recordId: '20261001001500' }],
      cursor: {
        lastGap: { from: '20261001001500', to: '20261013121500' },
        behind: { from: '20261013121500', to: '20261014101500' },
      },
    });
  });

  it('is not asked again while the manifest is unchanged', async () => {
    const { requests } = await collect({ last: NEWEST_STAMP, etag: '"v1"' });
    expect(requests[0]?.validators).toEqual({ etag: '"v1"' });
    const { outcome } = await collect({ last: NEWEST_STAMP, etag: '"v1"' }, { 'lastupdate.txt': { status: 304 } });
    expect(outcome).toEqual({ status: 'unchanged', cursor: { last: NEWEST_STAMP, etag: '"v1"' } });
  });
});

describe('what is not there', () => {
  it('is a named gap when later files exist', async () => {
    const { outcome } = await collect({ last: '20261014110000' }, { [zipName('20261014111500')]: { status: 404 } });
    expect(outcome).toMatchObject({
      status: 'read',
      problems: [{ kind: 'missing_file', recordId: '20261014111500' }],
      cursor: { last: NEWEST_STAMP, lastGap: { from: '20261014111500', to: '20261014113000' } },
    });
  });

  it('is waited for when it is the newest', async () => {
    const faults = { [zipName(NEWEST_STAMP)]: { status: 404 } };
    const alone = await collect({ last: '20261014114500' }, faults);
    expect(alone.outcome).toMatchObject({ status: 'failed', cursor: { last: '20261014114500' } });
    const { outcome } = await collect({ last: '20261014113000' }, faults);
    expect(outcome).toMatchObject({
      status: 'read',
      cursor: { last: '20261014114500' },
      problems: [{ kind: 'unread_file' }],
    });
  });
});

describe('what is not as announced', () => {
  const zip = gdeltZip(NEWEST_STAMP);
  const other = gdeltZip(NEWEST_STAMP, [gdeltRow(9)]);
  const served = (body: Uint8Array): Record<string, Answer> => ({ [zipName(NEWEST_STAMP)]: { status: 200, body } });
  const wrongName = gdeltZip('20261014114500');
  const tooNarrow = gdeltZip(NEWEST_STAMP, ['a\tb']);
  const before = { last: '20261014114500' };

  it.each([
    ['another size', served(Buffer.concat([zip, zip]))],
    [
      'another MD5',
      {
        ...served(zip),
        'lastupdate.txt': text(manifestLine(NEWEST_STAMP, zip).replace(/ .{32} /, ` ${'0'.repeat(32)} `)),
      },
    ],
    ['another file inside', { ...served(wrongName), 'lastupdate.txt': text(manifestLine(NEWEST_STAMP, wrongName)) }],
    ['another kind of file', { ...served(tooNarrow), 'lastupdate.txt': text(manifestLine(NEWEST_STAMP, tooNarrow)) }],
  ])('fails with %s', async (_, faults) => {
    expect((await collect(before, faults)).outcome).toMatchObject({
      status: 'failed',
      cursor: { ...before, damagedCount: 1 },
    });
  });

  it('is given up and named on the third run, so that the feed goes on', async () => {
    const { outcome } = await collect(
      { last: '20261014113000', damagedCount: 2 },
      { [zipName('20261014114500')]: { status: 200, body: other } },
    );
    expect(outcome).toMatchObject({
      status: 'read',
      cursor: { last: NEWEST_STAMP },
      problems: [{ kind: 'damaged_file' }],
    });
  });

  it.each([
    ['HTML', '<html></html>'],
    ['no export', manifestLine(NEWEST_STAMP, zip).replace('export', 'mentions')],
    ['another host', manifestLine(NEWEST_STAMP, zip).replace('data.gdeltproject.org', 'evil.example')],
    ['an export of the future', manifestLine('20261015000000', zip)],
  ])('fails when the manifest holds %s', async (_, body) => {
    expect((await collect(null, { 'lastupdate.txt': text(body) })).outcome).toMatchObject({
      status: 'failed',
      cursor: null,
    });
  });

  it('checks older files against the master list where the server serves its tail', async () => {
    const listed = manifestLine('20261014114500', zip);
    const faults = { 'masterfilelist.txt': { status: 206, body: `cut line\n${listed}` } };
    const { outcome, requests } = await collect({ last: '20261014113000' }, faults);
    expect(requests[1]?.range).toBe('bytes=-65536');
    expect(outcome.status).toBe('failed');
  });
});

describe('a backfill', () => {
  const span = { from: Date.UTC(2026, 9, 1), to: Date.UTC(2026, 9, 1, 1) };

  it('reads every quarter hour of its span, names the missing ones and leaves the cursor alone', async () => {
    const { outcome, asked } = await collect(
      { last: NEWEST_STAMP },
      { [zipName('20261001003000')]: { status: 404 } },
      span,
    );
    expect(asked).toEqual(['0000', '0015', '0030', '0045'].map((hhmm) => zipName(`20261001${hhmm}00`)));
    expect(outcome).toMatchObject({
      status: 'read',
      problems: [{ kind: 'missing_file' }],
      cursor: { last: NEWEST_STAMP },
    });
  });

  it('fails when nothing is there, when a file cannot be had, and when the span exceeds a day', async () => {
    const absent = Object.fromEntries(
      ['0000', '0015', '0030', '0045'].map((q) => [zipName(`20261001${q}00`), { status: 404 }]),
    );
    expect((await collect(null, absent, span)).outcome.status).toBe('failed');
    expect((await collect(null, { [zipName('20261001001500')]: { status: 500 } }, span)).outcome.status).toBe('failed');
    expect((await collect(null, {}, { from: span.from, to: span.from + 86_400_001 })).outcome.status).toBe('failed');
  });
});
