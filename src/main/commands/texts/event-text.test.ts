import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EVENT_TYPES, type EventType } from '../../../contract/intelligence/event.ts';
import { eventText } from './event-text.ts';

const AT = Date.UTC(2026, 10, 24, 6);
const SINCE = Date.UTC(2026, 10, 23, 18);

const what = (type: string, subject: string, data: Readonly<Record<string, unknown>>): string =>
  eventText({ type, happenedAt: AT, subject, data }).replace('24 Nov 2026, 06:00 UTC  -                   ', '');

describe('an event on a line', () => {
  it('begins with when it happened and the region', () => {
    const event = { type: 'regime.changed', happenedAt: AT, regionId: 'mena', subject: 'region:mena', data: {} };
    expect(eventText(event)).toMatch(/^24 Nov 2026, 06:00 UTC {2}mena {16}[A-Z]/);
  });

  const set = { seq: 12, unit: 'region:mena', horizon: '7d', outcomeTo: Date.UTC(2026, 11, 1) };
  it.each<[EventType, string, Readonly<Record<string, unknown>>, string]>([
    [
      'snapshot.stored',
      'region:mena',
      { changes: ['Hormuz is now closed.', 'Maritime access fell.'] },
      'Snapshot stored: Hormuz is now closed. Maritime access fell.',
    ],
    ['snapshot.stored', 'region:mena', { changes: [], headline: { text: 'All calm.' } }, 'Snapshot stored: All calm.'],
    [
      'snapshot.stored',
      'region:mena',
      { changes: [], headline: { text: 'All calm.' }, previousSnapshotId: 'snap_1' },
      'Snapshot stored: nothing changed. All calm.',
    ],
    [
      'regime.changed',
      'region:mena',
      { from: 'calm', to: 'stressed_equilibrium', reason: 'coercive pressure 0.41 above 0.40' },
      'The Middle East and North Africa went from being calm to being in stressed equilibrium (coercive pressure 0.41 above 0.40).',
    ],
    [
      'corridor.changed',
      'corridor:hormuz_strait',
      { from: 'open', to: 'closed', reason: 'Transits 93% below the norm' },
      'The Strait of Hormuz is now closed, and was open (Transits 93% below the norm).',
    ],
    ['trigger.activated', 'trigger:a', { description: 'Transits below 70%' }, 'Trigger activated: Transits below 70%.'],
    ['trigger.released', 'trigger:a', { description: 'Transits below 70%' }, 'Trigger released: Transits below 70%.'],
    [
      'forecast.sealed',
      'forecast:a/7d',
      set,
      'Forecast 12 of the Middle East and North Africa within 7 days sealed; its outcome is known from 1 Dec 2026 on.',
    ],
    [
      'forecast.resolved',
      'forecast:a/7d',
      { ...set, outcome: 'base', brierScore: 0.25 },
      'Forecast 12 of the Middle East and North Africa within 7 days resolved: base, Brier score 0.250.',
    ],
    [
      'forecast.resolved',
      'forecast:a/7d',
      { ...set, forecaster: 'acme', voidReason: 'no_deaths' },
      'Forecast 12 of the Middle East and North Africa within 7 days by acme is void: no_deaths.',
    ],
    ['feed.stale', 'feed:gdelt', { since: SINCE }, 'Feed gdelt is stale since 23 Nov 2026, 18:00 UTC.'],
    [
      'feed.recovered',
      'feed:gdelt',
      { since: SINCE },
      'Feed gdelt has recovered; it was stale since 23 Nov 2026, 18:00 UTC.',
    ],
  ])('says what %s is', (type, subject, data, sentence) => {
    expect(what(type, subject, data)).toBe(sentence);
  });

  it('names the type and subject of one that a later release sends', () => {
    expect(what('moon.landed', 'moon:1', {})).toBe('Moon.landed: moon:1.');
  });

  it('shows an object where a word was expected as JSON', () => {
    expect(what('forecast.sealed', 'forecast:a/7d', { unit: { toString: false } })).toContain('{"toString":false}');
  });

  it('is one line without a character that steers a terminal, whatever the server sends', () => {
    const event = fc.record({
      type: fc.oneof(fc.constantFrom(...EVENT_TYPES), fc.string({ unit: 'binary' })),
      happenedAt: fc.integer({ min: 0, max: AT }),
      regionId: fc.string({ unit: 'binary' }),
      subject: fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('corridor:__proto__', 'region:mena')),
      data: fc.dictionary(
        fc.constantFrom('changes', 'headline', 'from', 'to', 'reason', 'description', 'since', 'outcomeTo', 'unit'),
        fc.jsonValue(),
      ),
    });
    fc.assert(
      fc.property(event, (one) => {
        expect(eventText(one)).not.toMatch(/\p{C}/u);
      }),
    );
  });
});
