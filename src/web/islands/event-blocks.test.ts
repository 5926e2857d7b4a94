import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventBlocks, type SentEvent } from './event-blocks.ts';

describe('the events of a stream', () => {
  it('are the same wherever their text is cut, and comments are none', () => {
    const sent = fc.record({ event: fc.constantFrom('progress', 'section', 'answer'), data: fc.jsonValue() });
    fc.assert(
      fc.property(fc.array(sent), fc.array(fc.nat({ max: 400 })), (events, cuts) => {
        const text = events
          .map(({ event, data }) => `:\n\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
          .join('');
        const places = [0, ...cuts.filter((place) => place < text.length).toSorted((a, b) => a - b), text.length];
        const found: SentEvent[] = [];
        let rest = '';
        for (const [index, place] of places.entries()) {
          const read = eventBlocks(rest + text.slice(place, places[index + 1] ?? text.length));
          found.push(...read.events);
          rest = read.rest;
        }
        expect(rest).toBe('');
        expect(JSON.stringify(found)).toBe(JSON.stringify(events));
      }),
    );
  });
});
