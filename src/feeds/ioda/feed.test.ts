import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordingPath } from '../../../test/kit/recordings.ts';
import { DAY_MS } from '../../assessment/time.ts';
import { NOW } from '../fakes/fake-upstream.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { outage, outagesAnswer } from './fake-upstream.ts';
import { createIoda } from './feed.ts';
import { parseOutages } from './parse.ts';

const signal = new AbortController().signal;

async function collect(events: readonly unknown[], span?: { from: number; to: number }) {
  const { fetchBytes, requests } = scriptedFetch(() => ({
    status: 200,
    body: JSON.stringify(outagesAnswer(...events)),
  }));
  const request = { cursor: 'kept', now: NOW, signal, ...(span === undefined ? {} : { span }) };
  return {
    outcome: await createIoda(fetchBytes).collect(request),
    asked: requests.map(({ url }) => new URL(url).search),
  };
}

describe('the outages feed', () => {
  it('asks for the last day, in seconds', async () => {
    const { outcome, asked } = await collect([outage()]);
    const until = Math.floor(NOW / 1_000);
    expect(asked).toEqual([`?entityType=country&from=${until - 86_400}&until=${until}&limit=500`]);
    expect(outcome).toMatchObject({ status: 'read', cursor: null, problems: [] });
  });

  it('asks for the span of a backfill, a week at most, and leaves the cursor alone', async () => {
    const span = { from: Date.UTC(2026, 0, 1), to: Date.UTC(2026, 0, 3) };
    const { outcome, asked } = await collect([outage({ start: span.from / 1_000 + 60 })], span);
    expect(asked[0]).toContain(`from=${span.from / 1_000}&until=${span.to / 1_000}&`);
    expect(outcome).toMatchObject({ status: 'read', cursor: 'kept', newestContentAt: Date.UTC(2026, 0, 1, 1) });
    expect((await collect([], { from: 0, to: 8 * DAY_MS })).outcome.status).toBe('failed');
  });

  it('says when the answer may have been cut', async () => {
    const many = Array.from({ length: 500 }, (_, index) => outage({ start: Math.floor(NOW / 1_000) - 60 - index }));
    expect((await collect(many)).outcome).toMatchObject({ status: 'read', problems: [{ kind: 'cut_answer' }] });
  });
});

const PARSE_NOW = Date.UTC(2026, 9, 14, 12, 7);
const SPAN = { from: PARSE_NOW - DAY_MS, to: PARSE_NOW };
const parse = (value: unknown) => parseOutages(new TextEncoder().encode(JSON.stringify(value)), SPAN);
const withEvent = (cells: Readonly<Record<string, unknown>>) => parse(outagesAnswer(outage(cells)));

const alerts = recordingPath('recordings', 'transcribed', 'ioda_outages_alerts_2026-08-29.json');
it.skipIf(alerts === undefined)('the transcribed alerts, another kind of answer without scores, are unreadable', () => {
  expect(parseOutages(readFileSync(alerts ?? ''), SPAN).status).toBe('unreadable');
});

describe('one event', () => {
  it('is one outage by one signal', () => {
    expect(withEvent({})).toMatchObject({
      totalCount: 1,
      keptCount: 1,
      observations: [
        {
          recordId: 'bgp:1791968820:2026-10-14',
          metric: 'internet_outage',
          subject: 'country:IR',
          value: 12_000,
          observedAt: Date.UTC(2026, 9, 14, 9, 7),
          lineage: 'ioda:bgp',
          event: 'outage:IR:2026-10-14',
          detail: { signal: 'bgp', since: '2026-10-14 09:07 UTC', method: 'median' },
        },
        { subject: 'world', value: 12_000, observedAt: Date.UTC(2026, 9, 14, 10), detail: { events: '1' } },
      ],
    });
  });

  it('that lasts is reported on each day of the span', () => {
    const parsed = withEvent({ start: Math.floor(PARSE_NOW / 1_000) - 12 * 86_400, duration: 30 * 86_400 });
    expect(parsed).toMatchObject({
      keptCount: 1,
      observations: [
        { recordId: 'bgp:1790942820:2026-10-13', observedAt: Date.UTC(2026, 9, 13) },
        { recordId: 'bgp:1790942820:2026-10-14', observedAt: Date.UTC(2026, 9, 14) },
        {},
      ],
    });
  });

  it.each([
    ['of a region', { location: 'region/4442' }],
    ['over before the span', { start: Math.floor(PARSE_NOW / 1_000) - 2 * 86_400, duration: 60 }],
  ])('%s is ignored', (_, cells) => {
    expect(parse(outagesAnswer(outage(), outage({ score: 9e9, ...cells })))).toMatchObject({
      keptCount: 1,
      ignoredCount: 1,
      observations: [{ subject: 'country:IR' }, { subject: 'world', value: 12_000 }],
    });
  });

  it.each([
    ['unresolved_country', { location: 'country/ZZ' }],
    ['undated', { start: PARSE_NOW }],
    ['undated', { start: null }],
    ['future', { start: Math.floor(PARSE_NOW / 1_000) + 60 }],
    ['bad_number', { duration: -1 }],
    ['bad_number', { score: -1 }],
    ['bad_number', { score: 'NaN' }],
    ['bad_number', { duration: PARSE_NOW }],
    ['duplicate', { score: 7 }],
    ['no_source', { datasource: ' ' }],
    ['wrong_shape', { location: 7 }],
  ])('is rejected as %s with %j', (kind, cells) => {
    expect(parse(outagesAnswer(outage(), outage(cells)))).toMatchObject({
      keptCount: 1,
      rejectedByKind: { [kind]: 1 },
    });
  });
});

describe('one answer', () => {
  it('speaks as of its newest begin or end, however late it is read', () => {
    const begun = Math.floor(PARSE_NOW / 1_000) - 3 * 3_600;
    for (const later of [0, 2, 9].map((hours) => hours * 3_600_000)) {
      const span = { from: SPAN.from + later, to: SPAN.to + later };
      const parsed = parseOutages(new TextEncoder().encode(JSON.stringify(outagesAnswer(outage()))), span);
      const world = parsed.status === 'parsed' ? parsed.observations.at(-1) : undefined;
      expect(world).toMatchObject({ recordId: 'list:2026-10-14T10', observedAt: Date.UTC(2026, 9, 14, 10) });
    }
    const lasting = parse(outagesAnswer(outage({ start: begun, duration: 20 * 3_600 })));
    expect(lasting).toMatchObject({ observations: [{}, { observedAt: Date.UTC(2026, 9, 14, 12) }] });
  });

  it('is not made newer by an event that cannot be', () => {
    expect(parse(outagesAnswer(outage(), outage({ duration: PARSE_NOW })))).toMatchObject({
      observations: [{}, { observedAt: Date.UTC(2026, 9, 14, 10) }],
    });
  });

  it.each([
    ['an error', { ...outagesAnswer(), error: 'bad entityType' }],
    ['no list', { ...outagesAnswer(), data: null }],
    ['nothing in it', outagesAnswer()],
    ['most scores lost', outagesAnswer(outage({ score: 'NaN' }), outage({ score: null }), outage())],
    ['an envelope one level deeper', { data: outagesAnswer(outage()) }],
    ['renamed fields', outagesAnswer({ place: 'country/IR', source: 'bgp', begin: 1 })],
  ])('with %s is unreadable', (_, value) => {
    expect(parse(value).status).toBe('unreadable');
  });

  it('of any content never throws, and its rows add up', () => {
    const key = fc.constantFrom(...Object.keys(outage()));
    const row = fc.tuple(key, fc.jsonValue()).map(([name, value]) => outage({ [name]: value }));
    fc.assert(
      fc.property(
        fc.oneof(
          fc.jsonValue(),
          fc.array(row).map((rows) => outagesAnswer(...rows)),
        ),
        (value) => {
          const parsed = parse(value);
          if (parsed.status === 'unreadable') return parsed.reason !== '';
          return parsed.totalCount === parsed.keptCount + parsed.ignoredCount + parsed.rejectedCount;
        },
      ),
      { numRuns: 300 },
    );
  });
});
