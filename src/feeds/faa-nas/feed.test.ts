import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordingPath } from '../../../test/kit/recordings.ts';
import { type Answer, NOW } from '../fakes/fake-upstream.ts';
import { HEALTHY } from '../test-kit/healthy.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { ARRIVAL_DELAY, CLOSURE, delays, delayType, GROUND_DELAY, GROUND_STOP, nasStatus } from './fake-upstream.ts';
import { createFaaNas } from './feed.ts';
import { closureWording, parseDelay, parseDelays, parseNasStatus, parseUpdateTime } from './parse.ts';

const signal = new AbortController().signal;

async function collect(answer: (url: URL) => Answer) {
  const { fetchBytes, requests } = scriptedFetch(answer);
  const outcome = await createFaaNas(fetchBytes).collect({ cursor: 'kept', now: NOW, signal });
  return { outcome, hosts: requests.map(({ url }) => new URL(url).host) };
}
const statusGone = (url: URL): Answer => (url.host === 'nasstatus.faa.gov' ? { status: 503 } : HEALTHY(url));

describe('the feed of airport notices', () => {
  it('asks one service while that one answers', async () => {
    expect((await collect(HEALTHY)).hosts).toEqual(['nasstatus.faa.gov']);
  });

  it('polls the other when the first fails, and states why', async () => {
    const { outcome, hosts } = await collect(statusGone);
    expect(hosts).toEqual(['nasstatus.faa.gov', 'external-api.faa.gov']);
    expect(outcome).toMatchObject({
      status: 'read',
      problems: [{ kind: 'second_source', message: 'document: answered 503' }],
      newestContentAt: Date.UTC(2026, 9, 14, 12),
    });
  });

  it('gives the same record of the same delay, whichever service reported it', async () => {
    const delayIn = async (answer: (url: URL) => Answer) => {
      const { outcome } = await collect(answer);
      return outcome.status === 'read' ? outcome.observations.find((one) => one.subject === 'airport:KBOS') : undefined;
    };
    const first = await delayIn(HEALTHY);
    expect(first).toMatchObject({ value: 65 });
    expect(await delayIn(statusGone)).toEqual(first);
  });

  it('fails when the first answers what cannot be read: the undated service does not hide it', async () => {
    for (const updated of ['', 'Thu Oct 14 12:03:31 2027 GMT']) {
      const body = nasStatus(undefined, updated);
      const answer = (url: URL): Answer => (url.host === 'nasstatus.faa.gov' ? { status: 200, body } : HEALTHY(url));
      const { outcome, hosts } = await collect(answer);
      expect([outcome.status, ...hosts]).toEqual(['failed', 'nasstatus.faa.gov']);
    }
  });

  it('believes the undated service for half a day without a change', async () => {
    const { fetchBytes } = scriptedFetch(statusGone);
    const feed = createFaaNas(fetchBytes);
    const { cursor } = await feed.collect({ cursor: null, now: NOW, signal });
    const later = (hours: number) => feed.collect({ cursor, now: NOW + hours * 3_600_000, signal });
    expect((await later(12)).status).toBe('read');
    expect(await later(13)).toMatchObject({ status: 'failed', reason: 'document: answered 503' });
  });

  it('fails when both fail, with what the first said', async () => {
    const answer = (url: URL): Answer => ({ status: url.host === 'nasstatus.faa.gov' ? 503 : 404 });
    expect((await collect(answer)).outcome).toEqual({
      status: 'failed',
      reason: 'document: answered 503',
      cursor: 'kept',
    });
  });
});

describe('the other service', () => {
  const parse = (value: unknown) => parseDelays(new TextEncoder().encode(JSON.stringify(value)), NOW);

  it('without a delay is read, and says zero', () => {
    const none = delays({ GroundDelays: { groundDelay: [] }, GroundStops: { groundStop: [] } });
    expect(parse(none)).toMatchObject({ totalCount: 0, observations: [{ value: 0 }, { value: 0 }, { value: 0 }] });
  });

  it('knows fewer airports, so that its notices can end but end none', () => {
    expect(parse(delays({}))).toMatchObject({ records: { isComplete: true, isPart: true } });
  });

  it.each([
    ['a lost list', delays({ Closures: undefined })],
    ['renamed fields', delays({ GroundDelays: { groundDelay: [] }, GroundStops: { groundStop: [{ arpt: 'EWR' }] } })],
    ['an error', { status: { code: 404 } }],
  ])('with %s is unreadable', (_, value) => {
    expect(parse(value).status).toBe('unreadable');
  });
});

const PARSE_NOW = Date.UTC(2026, 9, 14, 12, 7);
const parseText = (text: string, now = PARSE_NOW) => parseNasStatus(new TextEncoder().encode(text), now);
const withItem = (list: string, item: string) => parseText(nasStatus([delayType('Any', list, item)]));
const airportsIn = (parsed: ReturnType<typeof parseText>) =>
  parsed.status === 'unreadable' ? [] : parsed.observations.filter(({ subject }) => subject !== 'world');
const worldIn = (parsed: ReturnType<typeof parseText>) =>
  parsed.status === 'unreadable'
    ? {}
    : Object.fromEntries(
        parsed.observations.filter(({ subject }) => subject === 'world').map(({ metric, value }) => [metric, value]),
      );

const recording = recordingPath('recordings', 'transcribed', 'faa_nas_status_2026-10-02.xml');
describe.skipIf(recording === undefined)('the transcribed status of 2026-10-02', () => {
  it('has three notices: a delay at Boston is kept, two closures to a few aircraft are ignored', () => {
    const parsed = parseNasStatus(readFileSync(recording ?? ''), Date.UTC(2026, 9, 2, 12));
    expect(parsed).toMatchObject({ totalCount: 3, keptCount: 1, ignoredCount: 2, rejectedCount: 0 });
    expect(airportsIn(parsed)).toEqual([
      {
        recordId: 'ground_delay:2026-10-02T11',
        metric: 'airport_delay',
        subject: 'airport:KBOS',
        value: 65,
        observedAt: Date.UTC(2026, 9, 2, 11),
        lineage: 'faa',
        event: 'KBOS:ground_delay:2026-10-02',
        detail: {
          program: 'ground_delay',
          iata: 'BOS',
          name: 'Logan International',
          reason: 'runway construction',
        },
      },
    ]);
    expect(worldIn(parsed)).toEqual({ airport_closure: 0, airport_ground_stop: 0, airport_delay: 65 });
  });
});

const SMALL_AIRFIELD = CLOSURE.replace(/<ARPT>\w+</, '<ARPT>LMT<').replace('CLSD', 'CLSD EXC LIFE FLT');

describe('one status', () => {
  it('keeps a notice of each kind and counts them for the world', () => {
    const parsed = parseText(nasStatus());
    expect(parsed).toMatchObject({ totalCount: 4, keptCount: 4, rejectedCount: 0 });
    expect(airportsIn(parsed).map(({ metric, subject, value }) => [metric, subject, value])).toEqual([
      ['airport_ground_stop', 'airport:KEWR', 1],
      ['airport_delay', 'airport:KBOS', 65],
      ['airport_delay', 'airport:KORD', 30],
      ['airport_closure', 'airport:PANC', 1],
    ]);
    expect(worldIn(parsed)).toEqual({ airport_closure: 1, airport_ground_stop: 1, airport_delay: 65 });
  });

  it('without a notice is read, and says zero', () => {
    const parsed = parseText(nasStatus([]));
    expect(parsed).toMatchObject({ totalCount: 0 });
    expect(worldIn(parsed)).toEqual({ airport_closure: 0, airport_ground_stop: 0, airport_delay: 0 });
  });

  it('read again in the same hour gives the same records', () => {
    const later = parseText(nasStatus(undefined, 'Wed Oct 14 12:59:00 2026 GMT'), PARSE_NOW + 3_600_000);
    expect(later).toEqual(parseText(nasStatus()));
  });

  it('keeps the longer delay of an airport that has two', () => {
    const longer = ARRIVAL_DELAY.replaceAll('30 minutes', '2 hours and 1 minute');
    expect(airportsIn(withItem('Arrival_Departure_Delay_List', ARRIVAL_DELAY + longer))).toMatchObject([
      { value: 121 },
    ]);
  });

  it.each([
    ['Ground_Stop_List', GROUND_STOP.replaceAll('Program', 'Ground_Stop'), 'airport_ground_stop'],
    ['Delays', GROUND_DELAY, 'airport_delay'],
  ])('survives another nesting in %s', (list, item, metric) => {
    expect(airportsIn(withItem(list, item))).toMatchObject([{ metric }]);
  });

  it.each([
    [
      'another item of a flow program',
      'Airspace_Flow_List',
      '<Airspace_Flow><CTL_Element>FCA01</CTL_Element></Airspace_Flow>',
    ],
    ['a closure to few', 'Airport_Closure_List', CLOSURE.replace('CLSD', 'CLSD TO NON SKED ACFT')],
    ['a closure but for some', 'Airport_Closure_List', CLOSURE.replace('CLSD', 'CLSD EXC PPR')],
    ['a closure to few of an airfield we do not know', 'Airport_Closure_List', SMALL_AIRFIELD],
    ['a closure yet to come', 'Airport_Closure_List', CLOSURE.replace('2610141000', '2610141300')],
    ['a closure that is over', 'Airport_Closure_List', CLOSURE.replace('2610142000', '2610141100')],
  ])('ignores %s', (_, list, item) => {
    expect(withItem(list, item)).toMatchObject({ keptCount: 0, ignoredCount: 1, rejectedCount: 0 });
  });

  it.each([
    ['unresolved_airport', 'Ground_Stop_List', GROUND_STOP.replace('EWR', 'QQQ')],
    [
      'bad_number',
      'Ground_Delay_List',
      GROUND_DELAY.replace('1 hour and 5 minutes', 'long').replace('3 hours', '-3 hours'),
    ],
    [
      'bad_number',
      'Ground_Delay_List',
      GROUND_DELAY.replace('1 hour and 5 minutes', 'NaN minutes').replace('3 hours', '99 hours'),
    ],
  ])('rejects as %s an item of %s', (kind, list, item) => {
    expect(withItem(list, item)).toMatchObject({ keptCount: 0, rejectedByKind: { [kind]: 1 } });
  });

  it('with a delay that cannot be read does not tell how long the longest is', () => {
    const parsed = withItem('Ground_Delay_List', GROUND_DELAY.replace('1 hour', 'NaN hour').replace('3 hours', 'NaN'));
    const metrics = parsed.status === 'parsed' ? parsed.observations.map(({ metric }) => metric) : [];
    expect(metrics).toEqual(['airport_closure', 'airport_ground_stop']);
  });

  it.each([
    ['no XML', 'closed'],
    ['another document', '<html></html>'],
    ['no date', nasStatus().replace(/<Update_Time>.*?<\/Update_Time>/, '')],
    ['another date format', nasStatus([], '2026-10-14T12:00:00Z')],
    ['a date of the future', nasStatus([], 'Wed Oct 14 13:03:31 2026 GMT')],
    ['a renamed airport', nasStatus().replaceAll('ARPT', 'AIRPORT_ID')],
  ])('with %s is unreadable', (_, text) => {
    expect(parseText(text).status).toBe('unreadable');
  });

  it('of any content never throws, and its notices add up', () => {
    const item = fc
      .tuple(fc.constantFrom(GROUND_STOP, GROUND_DELAY, ARRIVAL_DELAY, CLOSURE), fc.nat(60), fc.string())
      .map(([text, cut, insert]) => text.slice(0, cut) + insert + text.slice(cut));
    const text = fc.array(item).map((items) => nasStatus([delayType('Any', 'Airport_Closure_List', ...items)]));
    fc.assert(
      fc.property(fc.oneof(fc.string(), text), (body) => {
        const parsed = parseText(body);
        if (parsed.status === 'unreadable') return parsed.reason !== '';
        return parsed.totalCount === parsed.keptCount + parsed.ignoredCount + parsed.rejectedCount;
      }),
      { numRuns: 300 },
    );
  });
});

describe('wording', () => {
  it('of every delay in whole minutes is understood', () => {
    fc.assert(
      fc.property(fc.nat(23), fc.integer({ min: 1, max: 59 }), (hours, minutes) => {
        const text = `${hours === 0 ? '' : `${hours} hour${hours > 1 ? 's' : ''} and `}${minutes} minute${minutes > 1 ? 's' : ''}`;
        return parseDelay(text) === hours * 60 + minutes;
      }),
    );
    expect([parseDelay('2 hours'), parseDelay(''), parseDelay('5'), parseDelay('-5 minutes')]).toEqual([
      120,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('of the update time has a day that exists', () => {
    expect(parseUpdateTime('Fri Oct 2 11:46:31 2026 GMT')).toBe(Date.UTC(2026, 9, 2, 11, 46, 31));
    expect(parseUpdateTime('Fri Oct  2 11:46:31 2026 GMT')).toBe(Date.UTC(2026, 9, 2, 11, 46, 31));
    for (const text of ['Fri Feb 30 11:46:31 2026 GMT', 'Fri Foo 2 11:46:31 2026 GMT', 'Fri Oct 2 25:46:31 2026 GMT']) {
      expect(parseUpdateTime(text)).toBeUndefined();
    }
  });

  it('of a closure states whom it concerns and when', () => {
    expect(closureWording('!ANC 10/012 ANC AD AP CLSD 2610141000-2610142000')).toEqual({
      isPartial: false,
      from: Date.UTC(2026, 9, 14, 10),
      until: Date.UTC(2026, 9, 14, 20),
    });
    expect(closureWording('AD AP CLSD TO ALL')).toEqual({ isPartial: false });
    expect(closureWording('AD AP CLSD TO GA').isPartial).toBe(true);
  });
});
