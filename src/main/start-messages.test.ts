import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FEED_CARDS } from '../feeds/registry.ts';
import { collectingMessage, EXERCISE_NOTICE } from './start-messages.ts';

const SOURCES = FEED_CARDS.map(({ source }) => source);
const named = (text: string): readonly string[] => (/: (.*) …$/.exec(text)?.[1] ?? '').split(', ');

describe('the messages of a first start', () => {
  it('names every source once, however many of its feeds are polled, in alphabetical order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...SOURCES), { minLength: 1 }), (sources) => {
        const text = collectingMessage({ sources, world: 'live' });
        expect(named(text)).toEqual([...new Set(sources)].sort());
        expect(text).toContain(`from ${sources.length} feed`);
      }),
    );
  });

  it('labels simulated sources, and reports if no feed is reachable', () => {
    expect(collectingMessage({ sources: SOURCES, world: 'exercise' })).toContain('simulated on this machine');
    expect(collectingMessage({ sources: SOURCES, world: 'live' })).not.toContain('simulator');
    expect(collectingMessage({ sources: [], world: 'live' })).toMatch(/^No feed is reachable/);
  });

  it('labels the exercise and states how to leave it', () => {
    expect(EXERCISE_NOTICE).toMatch(/EXERCISE[\s\S]*live world/);
  });
});
