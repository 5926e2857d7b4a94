import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../../assessment/time.ts';
import type { FeedOutcome } from '../../../ports/feed.ts';
import type { Json } from '../../../reference/content-hash.ts';
import { type Answer, NOW } from '../../fakes/fake-upstream.ts';
import { ofacAddress, ofacAlias, ofacFile, ofacRow } from '../../ofac-sdn/fake-upstream.ts';
import { createOfacSdn } from '../../ofac-sdn/feed.ts';
import { scriptedFetch } from '../../test-kit/scripted-fetch.ts';
import { unIndividual, unList } from '../../un-sanctions/fake-upstream.ts';
import { createUnSanctions } from '../../un-sanctions/feed.ts';

const signal = new AbortController().signal;
const IDS = Array.from({ length: 30 }, (_, index) => 100 + index);

interface Run {
  readonly rows?: readonly string[];
  readonly answer?: Answer;
  readonly cursor?: Json;
  readonly now?: number;
  readonly span?: { readonly from: number; readonly to: number };
}

/** One run of the SDN feed over hand-made rows. */
async function runOfac({ rows = IDS.map((id) => ofacRow(id)), answer, cursor = null, now = NOW, ...rest }: Run) {
  const { fetchBytes, requests } = scriptedFetch((url) => {
    if (answer !== undefined) return answer;
    const headers = { etag: '"v1"' };
    if (url.pathname.endsWith('SDN.CSV')) return { status: 200, body: ofacFile(rows), headers };
    const ids = rows.flatMap((row) => Number(row.split(',')[0]));
    const body = ofacFile(ids.map((id) => (url.pathname.endsWith('ADD.CSV') ? ofacAddress(id) : ofacAlias(id))));
    return { status: 200, body, headers };
  });
  const outcome = await createOfacSdn(fetchBytes).collect({ cursor, now, signal, ...rest });
  return { outcome, requests };
}

async function runUn(records: readonly string[], { cursor = null, now = NOW, ...rest }: Run = {}) {
  const { fetchBytes } = scriptedFetch(() => ({ status: 200, body: unList(records) }));
  return createUnSanctions(fetchBytes).collect({ cursor, now, signal, ...rest });
}

const recordsOf = (outcome: FeedOutcome) => (outcome.status === 'read' ? outcome.records : undefined);

function movesOf(outcome: FeedOutcome) {
  if (outcome.status !== 'read') throw new Error(JSON.stringify(outcome));
  return outcome.observations.filter(({ metric }) => metric !== 'sanctions_entries');
}

describe('a list without dates', () => {
  it('moves nothing on the first run: it says how many entries stand', async () => {
    const { outcome, requests } = await runOfac({});
    expect(requests.map(({ url }) => url.split('/').at(-1))).toEqual(['SDN.CSV', 'ADD.CSV', 'ALT.CSV']);
    expect(outcome).toMatchObject({
      status: 'read',
      observations: [
        {
          metric: 'sanctions_entries',
          subject: 'series:ofac-sdn',
          recordId: '2026101412',
          value: 30,
          observedAt: Date.UTC(2026, 9, 14, 12),
          lineage: 'ofac',
          detail: { list: 'ofac-sdn', person: '30' },
        },
      ],
    });
  });

  it('books what came and went since by country, programme and day, when first seen', async () => {
    const { cursor } = (await runOfac({})).outcome;
    const added = [500, 501, 502].map((id) => ofacRow(id, { type: '"vessel"' }));
    const rows = [...IDS.slice(2).map((id) => ofacRow(id)), ...added];
    const moves = movesOf((await runOfac({ rows, cursor, now: NOW + 1 })).outcome);
    const move = { lineage: 'ofac', observedAt: NOW + 1, recordId: 'IRAN-EO13902:2026-10-14' };
    const event = 'ofac-sdn:IRAN-EO13902:2026-10-14';
    const detail = { list: 'ofac-sdn', programme: 'IRAN-EO13902' };
    const names = 'DOE 500, John; DOE 501, John; DOE 502, John';
    expect(moves).toEqual([
      ...['IR', 'TR'].map((iso2) => ({
        ...{ ...move, event, metric: 'sanctions_additions', subject: `country:${iso2}`, value: 3 },
        detail: { ...detail, vessel: '3', names },
      })),
      ...['IR', 'TR'].map((iso2) => ({
        ...{ ...move, event, metric: 'sanctions_removals', subject: `country:${iso2}`, value: 2 },
        detail: { ...detail, person: '2' },
      })),
    ]);
  });

  it('adds up what the runs of one day find, and starts again the next day', async () => {
    const rowsTo = (last: number) =>
      [...IDS, ...Array.from({ length: last }, (_, i) => 500 + i)].map((id) => ofacRow(id));
    const morning = (await runOfac({ rows: rowsTo(0) })).outcome;
    const noon = (await runOfac({ rows: rowsTo(2), cursor: morning.cursor, now: NOW + HOUR_MS })).outcome;
    const evening = (await runOfac({ rows: rowsTo(5), cursor: noon.cursor, now: NOW + 6 * HOUR_MS })).outcome;
    const nextDay = (await runOfac({ rows: rowsTo(6), cursor: evening.cursor, now: NOW + DAY_MS })).outcome;
    const iran = [noon, evening, nextDay].map((outcome) => movesOf(outcome)[0]);
    expect(iran.map((move) => [move?.recordId, move?.value, move?.observedAt])).toEqual([
      ['IRAN-EO13902:2026-10-14', 2, NOW + HOUR_MS],
      ['IRAN-EO13902:2026-10-14', 5, NOW + HOUR_MS],
      ['IRAN-EO13902:2026-10-15', 1, NOW + DAY_MS],
    ]);
  });

  it('says how many entries changed without a move', async () => {
    const { cursor } = (await runOfac({})).outcome;
    const rows = IDS.map((id) => ofacRow(id, id === 100 ? { name: 'RENAMED' } : {}));
    const { outcome } = await runOfac({ rows, cursor });
    expect(outcome).toMatchObject({ observations: [{ detail: { changed: '1' } }] });
  });

  it('that is not modified still stands: it pulses and keeps its cursor', async () => {
    const { cursor } = (await runOfac({})).outcome;
    const { outcome, requests } = await runOfac({ answer: { status: 304 }, cursor, now: NOW + DAY_MS });
    expect(requests.map(({ validators }) => validators)).toEqual([{ etag: '"v1"' }]);
    expect(outcome).toMatchObject({
      status: 'read',
      observations: [{ metric: 'sanctions_entries', value: 30, observedAt: Date.UTC(2026, 9, 14, 12) }],
    });
    expect(outcome.cursor).toEqual(cursor);
  });

  it('hands its entries on when they change, and once where an earlier cursor never did', async () => {
    const first = (await runOfac({})).outcome;
    expect(recordsOf(first)).toMatchObject({ isComplete: true, entries: { length: 30 } });
    expect(recordsOf(first)?.entries[0]).toEqual({
      ...{ recordId: '100', kind: 'sanctions_entry', title: 'DOE 100, John', country: 'IR', otherCountries: ['TR'] },
      url: 'https://sanctionssearch.ofac.treas.gov/Details.aspx?id=100',
      ...{ observedAt: NOW, isUndated: true },
      body: { entryKind: 'person', aliases: ['DOE, J. 100'], programmes: ['IRAN-EO13902'] },
    });
    expect(recordsOf((await runOfac({ cursor: first.cursor, now: NOW + DAY_MS })).outcome)).toBeUndefined();
    const rows = IDS.map((id) => ofacRow(id, id === 100 ? { name: 'RENAMED' } : {}));
    expect(recordsOf((await runOfac({ rows, cursor: first.cursor })).outcome)?.entries).toHaveLength(30);
    const earlier = Object.fromEntries(Object.entries(Object(first.cursor)).filter(([name]) => name !== 'recordsHash'));
    const again = await runOfac({ cursor: JSON.parse(JSON.stringify(earlier)) });
    expect(again.requests.map(({ validators }) => validators)).not.toContainEqual({ etag: '"v1"' });
    expect(recordsOf(again.outcome)?.entries).toHaveLength(30);
  });

  it('cannot be asked for its past', async () => {
    const { outcome } = await runOfac({ span: { from: 0, to: NOW } });
    expect(outcome).toMatchObject({ status: 'failed', reason: expect.stringContaining('no dates') });
  });
});

describe('a list that is suddenly shorter', () => {
  const few = IDS.slice(0, 20).map((id) => ofacRow(id));

  it('is rejected, and nothing is removed', async () => {
    const { cursor } = (await runOfac({})).outcome;
    const short = (await runOfac({ rows: few, cursor })).outcome;
    expect(short).toMatchObject({ status: 'failed', reason: 'list: 20 entries where 30 stood' });
    const back = (await runOfac({ cursor: short.cursor, now: NOW + HOUR_MS })).outcome;
    expect(movesOf(back)).toEqual([]);
  });

  it('is believed when it stays so for three days, by name', async () => {
    let { cursor } = (await runOfac({})).outcome;
    for (const hours of [0, 24, 48, 71]) {
      const rejected = (await runOfac({ rows: few, cursor, now: NOW + hours * HOUR_MS })).outcome;
      expect(rejected.status).toBe('failed');
      cursor = rejected.cursor;
    }
    const believed = (await runOfac({ rows: few, cursor, now: NOW + 72 * HOUR_MS })).outcome;
    expect(believed).toMatchObject({ problems: [{ kind: 'shorter_list' }] });
    expect(movesOf(believed).map(({ metric, value }) => [metric, value])).toEqual([
      ['sanctions_removals', 10],
      ['sanctions_removals', 10],
    ]);
  });

  it('is doubted again when it shrinks again', async () => {
    let { cursor } = (await runOfac({})).outcome;
    cursor = (await runOfac({ rows: few, cursor })).outcome.cursor;
    const { outcome } = await runOfac({ rows: few.slice(0, 10), cursor, now: NOW + 72 * HOUR_MS });
    expect(outcome.status).toBe('failed');
  });

  it('may lose a tenth', async () => {
    const { cursor } = (await runOfac({})).outcome;
    const { outcome } = await runOfac({ rows: IDS.slice(3).map((id) => ofacRow(id)), cursor });
    expect(movesOf(outcome).map(({ value }) => value)).toEqual([3, 3]);
  });
});

describe('a list with dates', () => {
  const listed = (id: string, listedOn: string) => unIndividual({ id, listedOn, nationality: 'na' });
  const old = ['1', '2', '3'].map((id) => listed(id, '2001-02-23'));

  it('reports on the first run what was listed in the last 30 days', async () => {
    const outcome = await runUn([
      ...old,
      listed('4', '2026-10-01'),
      listed('5', '2026-10-01'),
      listed('6', '2026-09-13'),
    ]);
    expect(movesOf(outcome)).toMatchObject([
      {
        metric: 'sanctions_additions',
        subject: 'country:KP',
        recordId: 'DPRK:2026-10-01',
        event: 'un-sanctions:DPRK:2026-10-01',
        observedAt: Date.UTC(2026, 9, 1),
        value: 2,
      },
    ]);
  });

  it('dates a new entry by its listing, or by its first sight when the listing is old', async () => {
    const { cursor } = await runUn(old);
    const outcome = await runUn([...old, listed('4', '2026-10-12'), listed('5', '2019-05-05')], { cursor });
    expect(movesOf(outcome).map(({ recordId, observedAt }) => [recordId, observedAt])).toEqual([
      ['DPRK:2026-10-12', Date.UTC(2026, 9, 12)],
      ['DPRK:2026-10-14', NOW],
    ]);
  });

  it('is never dated ahead of the run', async () => {
    const { cursor } = await runUn(old);
    const outcome = await runUn([...old, listed('4', '2026-10-15')], { cursor });
    expect(movesOf(outcome).map(({ observedAt }) => observedAt)).toEqual([NOW]);
  });

  it('reports for a span of the past what still stands of its listings, and leaves the cursor alone', async () => {
    const span = { from: Date.UTC(2020, 0, 1), to: Date.UTC(2020, 1, 1) };
    const records = [...old, listed('4', '2020-01-05'), listed('5', '2020-02-01')];
    const outcome = await runUn(records, { span, cursor: { its: 'own' } });
    expect(movesOf(outcome).map(({ recordId, value }) => [recordId, value])).toEqual([['DPRK:2020-01-05', 1]]);
    expect(outcome.cursor).toEqual({ its: 'own' });
  });
});

describe('the pulse of a list', () => {
  const pulseAt = (outcome: FeedOutcome) =>
    outcome.status === 'read' ? outcome.observations.at(-1)?.observedAt : JSON.stringify(outcome);
  const dated = (records: readonly string[], lastModified: string): Answer => ({
    status: 200,
    body: ofacFile(records),
    headers: { 'last-modified': lastModified },
  });

  it('is as old as the document says, however late it is read', async () => {
    for (const now of [NOW, NOW + 30 * DAY_MS]) {
      expect(pulseAt(await runUn([unIndividual({ id: '1' })], { now }))).toBe(Date.UTC(2026, 9, 13, 23));
    }
  });

  it('is as old as the server says where the document does not, and it fails when the server says tomorrow week', async () => {
    const sdn = IDS.map((id) => ofacRow(id));
    const run = async (lastModified: string) => {
      const { fetchBytes } = scriptedFetch(({ pathname }) => {
        if (pathname.endsWith('SDN.CSV')) return dated(sdn, lastModified);
        return {
          status: 200,
          body: ofacFile(IDS.map(pathname.endsWith('ADD.CSV') ? (id) => ofacAddress(id) : ofacAlias)),
        };
      });
      return createOfacSdn(fetchBytes).collect({ cursor: null, now: NOW, signal });
    };
    expect(pulseAt(await run('Mon, 05 Oct 2026 14:02:11 GMT'))).toBe(Date.UTC(2026, 9, 5, 14));
    expect(await run('Wed, 21 Oct 2026 14:02:11 GMT')).toMatchObject({
      status: 'failed',
      reason: 'list: published in the future',
    });
  });

  it('stays where it is while an undated list stays the same, and moves when an entry changes', async () => {
    const first = (await runOfac({})).outcome;
    const same = (await runOfac({ cursor: first.cursor, now: NOW + 9 * DAY_MS })).outcome;
    const rows = IDS.map((id) => ofacRow(id, id === 100 ? { name: 'RENAMED' } : {}));
    const changed = (await runOfac({ rows, cursor: same.cursor, now: NOW + 10 * DAY_MS })).outcome;
    expect([first, same, changed].map(pulseAt)).toEqual([12, 12, 252].map((hours) => Date.UTC(2026, 9, 14, hours)));
  });
});

describe('any list', () => {
  it('fails when more than a tenth of its rows are rejected', async () => {
    const records = Array.from({ length: 8 }, (_, index) => unIndividual({ id: String(index) }));
    const outcome = await runUn([...records, unIndividual({ id: '9', listedOn: 'soon' })]);
    expect(outcome).toMatchObject({ status: 'failed', reason: 'list: 1 of 9 rows rejected' });
  });

  it('names the unknown countries without losing their entries', async () => {
    const outcome = await runUn([unIndividual({ id: '1', nationality: 'Atlantis' })]);
    expect(outcome).toMatchObject({
      problems: [{ kind: 'unresolved_country', recordId: '1', message: 'Atlantis' }],
      observations: [{ subject: 'country:KP' }, { value: 1 }],
    });
  });

  it('starts again from a cursor that is none', async () => {
    expect(movesOf((await runOfac({ cursor: { state: { signatures: ['x'], entries: '1' } } })).outcome)).toEqual([]);
  });
});
