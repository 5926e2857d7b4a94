import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordingPath } from '../../../test/kit/recordings.ts';
import type { Json } from '../../reference/content-hash.ts';
import { type Answer, NOW } from '../fakes/fake-upstream.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { catalogue, entry } from './fake-upstream.ts';
import { createCisaKev, KEV_URL } from './feed.ts';
import { parseCatalogue } from './parse.ts';

const signal = new AbortController().signal;
const BODY = catalogue([entry(1), entry(2, { dateAdded: '2026-10-08' })]);

async function collect(cursor: Json, answer: Answer, span?: { from: number; to: number }) {
  const { fetchBytes, requests } = scriptedFetch(() => answer);
  const request = { cursor, now: NOW, signal, ...(span === undefined ? {} : { span }) };
  return { outcome: await createCisaKev(fetchBytes).collect(request), requests };
}

describe('the feed of exploited flaws', () => {
  it('reads the catalogue once, and then only when it has changed', async () => {
    const first = await collect(null, { status: 200, body: BODY, headers: { etag: '"k"' } });
    expect(first.requests).toMatchObject([{ url: KEV_URL, validators: {} }]);
    expect(first.outcome).toMatchObject({ status: 'read', cursor: { etag: '"k"', entryCount: 2 } });
    const second = await collect(first.outcome.cursor, { status: 304 });
    expect(second.requests).toMatchObject([{ validators: { etag: '"k"' } }]);
    expect(second.outcome).toEqual({ status: 'unchanged', cursor: { etag: '"k"', entryCount: 2 } });
  });

  it('rejects a catalogue that lost half of its entries', async () => {
    expect((await collect({ entryCount: 5 }, { status: 200, body: BODY })).outcome.status).toBe('failed');
    expect((await collect({ entryCount: 4 }, { status: 200, body: BODY })).outcome.status).toBe('read');
  });

  it('gives the days of a span, and fails where there are none', async () => {
    const span = { from: Date.UTC(2026, 9, 8), to: Date.UTC(2026, 9, 9) };
    const { outcome } = await collect({ etag: '"k"' }, { status: 200, body: BODY }, span);
    expect(outcome).toMatchObject({ observations: [{ recordId: '2026-10-08' }], cursor: { etag: '"k"' } });
    expect(outcome.status === 'read' && outcome.observations).toHaveLength(1);
    const before = { from: Date.UTC(2026, 9, 1), to: Date.UTC(2026, 9, 2) };
    expect((await collect(null, { status: 200, body: BODY }, before)).outcome.status).toBe('failed');
  });
});

const read = (text: string, now = NOW) => parseCatalogue(new TextEncoder().encode(text), now);
const parse = (...entries: readonly unknown[]) => read(catalogue(entries));

describe('a recorded catalogue', () => {
  const path = recordingPath('recordings', 'cisa-kev', 'known_exploited_vulnerabilities.json');
  it.skipIf(path === undefined)('of 2025-08-25: 1,404 entries of 325 days, 293 of them used for ransom', () => {
    const parsed = parseCatalogue(readFileSync(path ?? ''), Date.UTC(2025, 7, 26));
    expect(parsed).toMatchObject({ totalCount: 1_404, keptCount: 1_404, ignoredCount: 0, rejectedCount: 0 });
    if (parsed.status === 'unreadable') throw new Error(parsed.reason);
    const days = parsed.observations.slice(0, -1);
    expect(days).toHaveLength(325);
    expect(days.reduce((sum, { value }) => sum + value, 0)).toBe(1_404);
    expect(days.reduce((sum, { detail }) => sum + Number(detail.ransomware), 0)).toBe(293);
    expect(parsed.observations.at(-1)).toEqual({
      recordId: '2025.08.25',
      metric: 'vulnerabilities_listed',
      subject: 'world',
      value: 1_404,
      observedAt: Date.UTC(2025, 7, 25, 17, 4, 19),
      lineage: 'cisa',
      event: 'kev:2025.08.25',
      detail: {},
    });
  });
});

describe('one day', () => {
  it('is a count of entries, with those used for ransom and the makers', () => {
    const entries = [
      entry(1, { knownRansomwareCampaignUse: 'Known', vendorProject: 'Zeta' }),
      entry(2),
      entry(3, { dateAdded: '2026-10-08' }),
    ];
    expect(parse(...entries)).toMatchObject({
      observations: [
        {
          recordId: '2026-10-12',
          metric: 'exploited_vulnerabilities',
          subject: 'world',
          value: 2,
          observedAt: Date.UTC(2026, 9, 12),
          detail: { ransomware: '1', vendors: 'Example, Zeta' },
        },
        { recordId: '2026-10-08', value: 1, detail: { ransomware: '0' } },
        { metric: 'vulnerabilities_listed', value: 3, observedAt: Date.UTC(2026, 9, 12, 17, 0, 4) },
      ],
    });
  });

  it.each([
    ['undated', { dateAdded: '12/10/2026' }],
    ['undated', { dateAdded: '2026-02-30' }],
    ['future', { dateAdded: '2026-10-15' }],
    ['bad_id', { cveID: 'GHSA-1' }],
    ['duplicate', { cveID: 'CVE-2026-10001' }],
    ['wrong_shape', { dateAdded: undefined }],
    ['wrong_shape', { dateAdded: 20_261_012 }],
  ])('does not count an entry rejected as %s with %j', (kind, members) => {
    const parsed = parse(entry(1), entry(2, members));
    expect(parsed).toMatchObject({ keptCount: 1, rejectedByKind: { [kind]: 1 }, observations: [{ value: 1 }, {}] });
  });
});

describe('one catalogue', () => {
  it.each([
    ['no entries', catalogue([])],
    ['a release without a date', catalogue([entry(1)], { dateReleased: null })],
    ['a release of tomorrow', catalogue([entry(1)], { dateReleased: '2026-10-16T00:00:00Z' })],
    ['another count than entries', catalogue([entry(1)], { count: 2 })],
    ['every date renamed', catalogue([{ ...entry(1), dateAdded: undefined, added: '2026-10-12' }])],
    ['another list', '{"catalogVersion":"1","items":[]}'],
    ['HTML', '<html></html>'],
  ])('with %s is unreadable', (_, text) => {
    expect(read(text).status).toBe('unreadable');
  });

  it('of any content never throws, and its entries add up', () => {
    const changed = fc
      .tuple(fc.constantFrom(...Object.keys(entry(2))), fc.jsonValue())
      .map(([name, value]) => entry(2, { [name]: value }));
    const list = fc.array(fc.oneof(changed, fc.jsonValue(), fc.constant(entry(1))), { maxLength: 8 });
    fc.assert(
      fc.property(
        fc.oneof(
          list.map((entries) => catalogue(entries)),
          fc.string(),
          fc.json(),
        ),
        (text) => {
          const parsed = read(text);
          if (parsed.status === 'unreadable') return parsed.reason !== '';
          const days = parsed.observations.filter(({ metric }) => metric === 'exploited_vulnerabilities');
          return (
            parsed.totalCount === parsed.keptCount + parsed.rejectedCount &&
            parsed.keptCount === days.reduce((sum, { value }) => sum + value, 0)
          );
        },
      ),
      { numRuns: 300 },
    );
  });
});
