import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Answer, NOW } from '../fakes/fake-upstream.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { fakeOpensky, skyState, statesAnswer } from './fake-upstream.ts';
import { createOpensky, statesUrl } from './feed.ts';
import { parseStates } from './parse.ts';

/** No recording of OpenSky exists: every answer here is hand-made after the published columns. */
const GULF = { theaterId: 'gulf', latitude: 26, longitude: 53.5, radiusNm: 250 };
const parseText = (text: string) => parseStates(new TextEncoder().encode(text), { now: NOW, circle: GULF });
const changed = (index: number, changes: Readonly<Record<number, unknown>>) =>
  skyState(index, GULF).map((cell, column) => (Object.hasOwn(changes, column) ? changes[column] : cell));

function only(changes: Readonly<Record<number, unknown>>) {
  const parsed = parseText(statesAnswer([skyState(1, GULF), changed(2, changes)]));
  if (parsed.status === 'unreadable') throw new Error(parsed.reason);
  const { keptCount, ignoredCount, rejectedByKind } = parsed.rows;
  return { isKept: keptCount === 2, isIgnored: ignoredCount === 1, rejected: Object.keys(rejectedByKind)[0] };
}

describe('the states of an area', () => {
  it('are the aircraft in the air inside the circle', () => {
    expect(parseText(statesAnswer([skyState(1, GULF)]))).toMatchObject({
      receivedCount: 1,
      airborne: [{ hex: '700001', latitude: 26, longitude: 53.5, isMilitary: false }],
    });
  });

  it('may be none', () => {
    expect(parseText(statesAnswer(null))).toMatchObject({ status: 'parsed', receivedCount: 0 });
  });

  it.each([
    ['on the ground', { 8: true }],
    ['without a position', { 5: null, 6: null, 3: null }],
    ['with a position of more than a minute ago', { 3: Math.floor(NOW / 1_000) - 61 }],
    ['in a corner of the box', { 6: 30, 5: 58 }],
  ])('leave out who is %s', (_, changes) => {
    expect(only(changes)).toMatchObject({ isKept: false, isIgnored: true });
  });

  it.each([
    ['bad_id', { 0: 'XYZ' }],
    ['repeated_record', { 0: '700001' }],
    ['bad_position', { 6: 91 }],
    ['bad_position', { 5: '53' }],
    ['undated', { 3: null }],
  ])('reject as %s one with %j', (kind, changes) => {
    expect(only(changes)).toMatchObject({ isKept: false, rejected: kind });
  });

  it.each(['', '{}', '{"states":[]}', '{"time":1,"states":[]}', '{"time":null,"states":{}}', '[]'])(
    'like %s are unreadable',
    (text) => {
      expect(parseText(text).status).toBe('unreadable');
    },
  );

  it('that have mostly lost the age of their position are unreadable, and not an empty sky', () => {
    const [one, other] = [2, 3].map((index) => changed(index, { 3: null }));
    expect(parseText(statesAnswer([skyState(1, GULF), one])).status).toBe('parsed');
    expect(parseText(statesAnswer([skyState(1, GULF), one, other])).status).toBe('unreadable');
  });

  it('of any content never throw, and their rows add up', () => {
    const answer = fc.oneof(
      fc.json(),
      fc.array(fc.jsonValue()).map((states) => statesAnswer(states)),
      fc
        .array(fc.record({ column: fc.nat(17), cell: fc.jsonValue() }))
        .map((list) => statesAnswer(list.map(({ column, cell }, index) => changed(index, { [column]: cell })))),
    );
    fc.assert(
      fc.property(answer, (text) => {
        const parsed = parseText(text);
        if (parsed.status === 'unreadable') return parsed.reason !== '';
        const { totalCount, keptCount, ignoredCount, rejectedCount } = parsed.rows;
        return totalCount === keptCount + ignoredCount + rejectedCount;
      }),
      { numRuns: 300 },
    );
  });
});

describe('the OpenSky feed', () => {
  const keys = { OPENSKY_CLIENT_ID: 'me', OPENSKY_CLIENT_SECRET: 's3cret&' };

  async function run(answer: (url: URL) => Answer | undefined = () => undefined) {
    const { fetchBytes, requests } = scriptedFetch((url) => answer(url) ?? fakeOpensky()(url) ?? { status: 404 });
    const signal = new AbortController().signal;
    const outcome = await createOpensky(fetchBytes, keys).collect({ cursor: null, now: NOW, signal });
    return { outcome, requests };
  }

  it('asks for a token with its keys and then for each area with the token', async () => {
    const { outcome, requests } = await run();
    const [token, ...areas] = requests;
    expect(token?.post).toEqual({
      contentType: 'application/x-www-form-urlencoded',
      body: 'grant_type=client_credentials&client_id=me&client_secret=s3cret%26',
    });
    expect(areas).toHaveLength(10);
    for (const { headers, url } of areas) {
      expect(headers).toEqual({ authorization: 'Bearer hand.made-token' });
      expect(url).not.toContain('s3cret');
    }
    expect(statesUrl(GULF)).toMatch(/lamin=21\.8333&lomin=48\.86\d\d&lamax=30\.1667&lomax=58\.13\d\d$/);
    expect(outcome).toMatchObject({ status: 'read', problems: [] });
    expect(outcome.status === 'read' && outcome.observations).toContainEqual(
      expect.objectContaining({ metric: 'civil_aircraft', subject: 'theater:gulf', value: 3, lineage: 'opensky' }),
    );
  });

  it.each([
    ['a refusal', { status: 401 }],
    ['no token', { status: 200, body: '{}' }],
    ['a token that breaks a header', { status: 200, body: '{"access_token":"a\\r\\nb: c"}' }],
  ])('fails on %s, without a word of its keys', async (_, answer) => {
    const { outcome, requests } = await run((url) => (url.host.startsWith('auth.') ? answer : undefined));
    expect(outcome.status).toBe('failed');
    expect(JSON.stringify(outcome)).not.toContain('s3cret');
    expect(requests).toHaveLength(1);
  });
});
