import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordingPath } from '../../../test/kit/recordings.ts';
import { NOW } from '../fakes/fake-upstream.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { quake, quakeList } from '../usgs-quakes/fake-upstream.ts';
import { parseQuakes } from '../usgs-quakes/parse.ts';
import { alert, alertList } from './fake-upstream.ts';
import { createGdacs } from './feed.ts';
import { parseAlerts } from './parse.ts';

const signal = new AbortController().signal;
const BASE = 'https://www.gdacs.org/gdacsapi/api/events/geteventlist';

async function collect(body: string, span?: { from: number; to: number }) {
  const { fetchBytes, requests } = scriptedFetch(() => ({ status: 200, body }));
  const request = { cursor: null, now: NOW, signal, ...(span === undefined ? {} : { span }) };
  return { outcome: await createGdacs(fetchBytes).collect(request), asked: requests.map(({ url }) => url) };
}

describe('the feed of disaster alerts', () => {
  it('reads the map, whole each time', async () => {
    const { outcome, asked } = await collect(alertList(alert()));
    expect(asked).toEqual([`${BASE}/MAP`]);
    expect(outcome).toMatchObject({ status: 'read', newestContentAt: Date.UTC(2026, 9, 14, 6), cursor: null });
  });

  it('searches a span for orange and red alerts, without a pulse', async () => {
    const span = { from: Date.UTC(2026, 8, 1), to: Date.UTC(2026, 9, 1) };
    const { outcome, asked } = await collect(alertList(alert()), span);
    expect(asked).toEqual([
      `${BASE}/SEARCH?eventlist=EQ;TC;FL;VO;DR;WF&fromdate=2026-09-01&todate=2026-09-30&alertlevel=orange;red`,
    ]);
    expect(outcome.status === 'read' && outcome.observations.map(({ metric }) => metric)).toEqual(['hazard_alert']);
  });

  it('fails on a search that is empty or cut at its limit', async () => {
    const span = { from: Date.UTC(2026, 8, 1), to: Date.UTC(2026, 9, 1) };
    expect((await collect(alertList(), span)).outcome.status).toBe('failed');
    const many = Array.from({ length: 100 }, (_, eventid) => alert({ eventid }));
    expect((await collect(alertList(...many), span)).outcome.status).toBe('failed');
    expect((await collect(alertList(...many))).outcome.status).toBe('read');
  });
});

const bytesOf = (text: string) => new TextEncoder().encode(text);
const read = (text: string) => parseAlerts(bytesOf(text), { now: NOW });
const parse = (...features: readonly unknown[]) => read(alertList(...features));

describe('a recorded list', () => {
  const path = recordingPath('recordings', 'gdacs', 'events_2021-04.geojson');
  it.skipIf(path === undefined)('events_2021-04.geojson: 58 orange and red alerts, all kept', () => {
    const parsed = parseAlerts(readFileSync(path ?? ''), { now: Date.UTC(2021, 3, 20) });
    expect(parsed).toMatchObject({ totalCount: 58, keptCount: 58, ignoredCount: 0, rejectedCount: 0 });
    if (parsed.status === 'unreadable') throw new Error(parsed.reason);
    expect(parsed.observations[0]).toEqual({
      recordId: 'EQ-1265240',
      metric: 'hazard_alert',
      subject: 'country:IR',
      value: 2,
      observedAt: Date.UTC(2021, 3, 18, 6, 41, 50),
      lineage: 'gdacs',
      event: 'quake:449646:15:25',
      detail: { type: 'EQ', startDate: '2021-04-18' },
    });
    expect(parsed.observations).toHaveLength(157);
    expect(parsed.problems).toMatchObject([{ kind: 'unresolved_name', message: 'Netherlands Antilles' }]);
    expect(parsed.observations.at(-1)).toMatchObject({ metric: 'hazard_alerts_listed', value: 58, subject: 'world' });
  });
});

describe('one disaster', () => {
  it('is one alert for each country it touches', () => {
    const two = [{ iso3: 'PHL' }, { iso3: 'TWN' }];
    expect(parse(alert({ affectedcountries: two }))).toMatchObject({
      keptCount: 1,
      observations: [
        { recordId: 'TC-1001200', subject: 'country:PH', value: 2, event: 'gdacs:TC-1001200' },
        { recordId: 'TC-1001200', subject: 'country:TW', value: 2 },
        { metric: 'hazard_alerts_listed', value: 1 },
      ],
    });
  });

  it('holds as its newest episode says, wherever that one stands in the list', () => {
    const [old, fresh] = [alert({ alertlevel: 'Orange' }), alert({ episodeid: 5, alertlevel: 'Red' })];
    for (const list of [parse(old, fresh), parse(fresh, old)]) {
      expect(list).toMatchObject({ totalCount: 2, keptCount: 1, ignoredCount: 1, observations: [{ value: 3 }, {}] });
    }
  });

  it('at sea, of no country, concerns the coast it is near or the world', () => {
    const orphans = { country: '', iso3: '', affectedcountries: [] };
    expect(parse(alert(orphans, [125.2, 12.9]))).toMatchObject({ observations: [{ subject: 'country:PH' }, {}] });
    expect(parse(alert(orphans, [-140, 0]))).toMatchObject({ observations: [{ subject: 'world' }, {}] });
  });

  it('keeps the countries it knows and names the ones it does not', () => {
    const mixed = { country: 'Philippines, Atlantis', iso3: '', affectedcountries: [] };
    expect(parse(alert(mixed))).toMatchObject({
      observations: [{ subject: 'country:PH' }, {}],
      problems: [{ kind: 'unresolved_name', recordId: 'TC-1001200', message: 'Atlantis' }],
    });
  });

  it('that is expected to last is dated by the newest moment of the list, a change of a green alert say', () => {
    const changed = alert({ eventid: 2, alertlevel: 'Green', datemodified: '2026-10-14T11:20:00' });
    const parsed = parse(alert({ todate: '2026-10-20T00:00:00' }), changed);
    expect(parsed).toMatchObject({ observations: [{ observedAt: Date.UTC(2026, 9, 14, 11, 20) }, {}] });
  });

  it('that is over stays on record and is not counted as current', () => {
    expect(parse(alert({ iscurrent: 'false' }))).toMatchObject({ observations: [{ value: 2 }, { value: 0 }] });
  });

  it('shares its event with the report of another agency when it is an earthquake', () => {
    const [time, coordinates] = [Date.UTC(2026, 9, 14, 10, 20), [142.3, 38.3, 30]];
    const usgs = parseQuakes(bytesOf(quakeList([quake('us1', { time }, coordinates)])), { now: NOW, known: new Set() });
    const own = parse(
      alert({ eventtype: 'EQ', fromdate: '2026-10-14T10:20:30', todate: '2026-10-14T10:20:30' }, [142.2, 38.2]),
    );
    const eventOf = (parsed: typeof own) => (parsed.status === 'parsed' ? parsed.observations[0]?.event : undefined);
    expect(eventOf(own)).toMatch(/^quake:/);
    expect(eventOf(own)).toBe(eventOf(usgs));
  });

  it.each([
    ['green', { alertlevel: 'Green' }],
    ['drawn as a polygon', { Class: 'Poly_Green' }],
  ])('%s is ignored', (_, properties) => {
    expect(parse(alert(), alert({ eventid: 2, ...properties }))).toMatchObject({ keptCount: 1, ignoredCount: 1 });
  });

  it.each([
    ['bad_level', { alertlevel: 'Purple' }],
    ['bad_level', { alertlevel: 2 }],
    ['bad_id', { eventid: 'x' }],
    ['bad_id', { episodeid: null }],
    ['undated', { fromdate: '' }],
    ['undated', { todate: '32/Oct/2026 00:00:00' }],
    ['undated', { todate: 1_760_000_000 }],
    ['bad_dates', { fromdate: '2026-10-14T07:00:00' }],
    ['future', { fromdate: '2026-10-15T00:00:00', todate: '2026-10-15T00:00:00' }],
    ['unresolved_country', { country: 'Atlantis', iso3: '', affectedcountries: [] }],
    ['wrong_shape', { todate: undefined }],
  ])('is rejected as %s with %j', (kind, properties) => {
    const parsed = parse(alert(), alert({ eventid: 2, ...properties }));
    expect(parsed).toMatchObject({ keptCount: 1, rejectedByKind: { [kind]: 1 } });
  });

  it('is rejected as bad_position without one', () => {
    expect(parse(alert(), alert({ eventid: 2 }, ['a']))).toMatchObject({ rejectedByKind: { bad_position: 1 } });
  });
});

describe('one list', () => {
  it('says the same however much later it is read, and is never newer than itself', () => {
    const list = bytesOf(
      alertList(alert({ todate: '2026-10-14T14:00:00' }), alert({ eventid: 2, alertlevel: 'Green' })),
    );
    const parsed = parseAlerts(list, { now: NOW });
    expect(parsed).toMatchObject({
      observations: [{ observedAt: Date.UTC(2026, 9, 14, 6) }, { recordId: '2026101406' }],
    });
    const frozen = parseAlerts(list, { now: NOW + 3_600_000 });
    expect(frozen).toEqual(parsed);
  });

  it('counts a damaged row as an alert: damage never makes the world calmer', () => {
    const parsed = parse(alert(), alert({ eventid: 2, todate: '' }), alert({ eventid: 2, episodeid: 5, todate: '' }));
    expect(parsed).toMatchObject({
      rejectedCount: 2,
      observations: [{}, { metric: 'hazard_alerts_listed', value: 2 }],
    });
  });

  it('without any date is unreadable', () => {
    expect(parse(alert({ alertlevel: 'Green', fromdate: '', todate: '' })).status).toBe('unreadable');
  });

  it('with green alerts alone says that nothing is orange or red', () => {
    const parsed = parse(alert({ alertlevel: 'Green' }));
    expect(parsed).toMatchObject({ observations: [{ metric: 'hazard_alerts_listed', value: 0 }] });
  });

  it.each([
    ['no features', '{}'],
    ['a renamed level on green alerts too', alertList(alert({ alertlevel: undefined, level: 'Green' }))],
    ['HTML', '<html></html>'],
  ])('with %s is unreadable', (_, text) => {
    expect(read(text).status).toBe('unreadable');
  });

  it('of any content never throws, and its rows add up', () => {
    const changed = fc
      .tuple(fc.constantFrom(...Object.keys(alert().properties)), fc.jsonValue())
      .map(([name, value]) => alert({ eventid: 7, [name]: value }));
    const list = fc.array(fc.oneof(changed, fc.jsonValue(), fc.constant(alert())), { maxLength: 8 });
    fc.assert(
      fc.property(
        fc.oneof(
          list.map((features) => alertList(...features)),
          fc.string(),
          fc.json(),
        ),
        (text) => {
          const parsed = read(text);
          if (parsed.status === 'unreadable') return parsed.reason !== '';
          return (
            parsed.totalCount === parsed.keptCount + parsed.ignoredCount + parsed.rejectedCount &&
            parsed.observations.every(({ observedAt }) => observedAt <= NOW)
          );
        },
      ),
      { numRuns: 300 },
    );
  });
});
