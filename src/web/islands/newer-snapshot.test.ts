import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EVENT_TYPES } from '../../contract/intelligence/event.ts';
import { announcement, NEWER_TYPES, type Newer, NOTHING_NEWER, withEvent, withTwin } from './newer-snapshot.ts';

const SHOWN = Date.UTC(2026, 10, 26, 6);
const sentences = {
  plain: '{time}',
  changes: { one: '{time}, {count} change', other: '{time}, {count} changes' },
  language: 'en',
};
const anyEvent = fc.record({
  type: fc.constantFrom(...EVENT_TYPES),
  happenedAt: fc.integer({ min: -3, max: 3 }).map((hours) => SHOWN + hours * 3_600_000),
});

describe('what is newer than a page', () => {
  it('is the newest snapshot stored since, with the changes since, whatever the order of events', () => {
    fc.assert(
      fc.property(fc.array(anyEvent), (events) => {
        const newer = events.reduce<Newer>((before, event) => withEvent(before, event, SHOWN), NOTHING_NEWER);
        const later = events.filter(({ happenedAt }) => happenedAt > SHOWN);
        const stored = later.flatMap(({ type, happenedAt }) => (type === 'snapshot.stored' ? [happenedAt] : []));
        const changes = later.filter(
          ({ type }) => type !== 'snapshot.stored' && NEWER_TYPES.some((one) => one === type),
        );
        expect(newer).toEqual({
          at: stored.length === 0 ? undefined : Math.max(...stored),
          changeCount: changes.length,
        });
        expect(announcement(newer, sentences) === undefined).toBe(stored.length === 0);
      }),
    );
  });

  it('is read from the JSON form of the page, and from nothing that is none', () => {
    expect(withTwin(NOTHING_NEWER, { asOf: SHOWN + 1 }, SHOWN).at).toBe(SHOWN + 1);
    for (const twin of [{ asOf: SHOWN }, { asOf: 'x' }, {}, null, 'x', [1]])
      expect(withTwin(NOTHING_NEWER, twin, SHOWN)).toEqual(NOTHING_NEWER);
    for (const event of [null, 'x', {}, { type: 'snapshot.stored', happenedAt: '9' }])
      expect(withEvent(NOTHING_NEWER, event, SHOWN)).toEqual(NOTHING_NEWER);
  });

  it('is said with its time and its changes', () => {
    const at = Date.UTC(2026, 10, 26, 12);
    const said = (changeCount: number) => announcement({ at, changeCount }, sentences);
    expect([said(0), said(1), said(3)]).toEqual(['12:00', '12:00, 1 change', '12:00, 3 changes']);
    const arabic = { plain: '', changes: { two: 'two', few: 'few {count}', other: 'other' }, language: 'ar' };
    const counted = [2, 3, 11].map((changeCount) => announcement({ at, changeCount }, arabic));
    expect(counted).toEqual(['two', 'few 3', 'other']);
  });
});
