import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attributeStories, type Report } from './attribute-stories.ts';

const DAY = Date.UTC(2026, 9, 14);
const at = (title: string, outlet: string, minutes = 0): Report => ({
  title,
  outlet,
  country: 'IR',
  day: DAY + minutes * 60_000,
});

/** Fifty editions of one text: other hosts, other subdomains, the outlet's own name behind the title. */
const FIFTY = Array.from({ length: 50 }, (_, i) => {
  const host = `${['www.', 'm.', 'amp.', 'edition.', ''][i % 5]}paper-${i}.example`;
  const tail = [` | Paper ${i}`, ` - The Paper ${i}`, ` – Paper ${i} News`, ` :: paper-${i}.example`, ''][i % 5];
  return at(`Iran closes the Strait of Hormuz to tankers${tail}`, `https://${host}/a/${i}`, i);
});

const editions = fc.array(
  fc.record({
    title: fc.constantFrom(
      'Iran closes the Strait of Hormuz to tankers',
      'Iran closes Strait of Hormuz to tankers (Reuters)',
      'Tanker hit by a mine off Fujairah | Paper 1',
      'Oil rises as Hormuz traffic stops',
    ),
    outlet: fc.constantFrom('https://www.a.example/x', 'b.example', 'https://apnews.com/1', 'BBC Monitoring'),
    country: fc.constantFrom('IR', 'AE'),
    day: fc.constantFrom(DAY, DAY + 3_600_000, DAY + 86_400_000),
  }),
  { minLength: 1, maxLength: 12 },
);

describe('stories', () => {
  it('are one of one lineage in fifty editions of different hosts, subdomains and trailing names', () => {
    const stories = attributeStories(FIFTY);
    expect(stories).toHaveLength(1);
    expect(stories[0]).toMatchObject({ lineage: 'paper-0.example', outletCount: 50, shown: { day: DAY } });
  });

  it('are the agency’s where one edition credits it or is it', () => {
    const credited = attributeStories([...FIFTY, at('Iran closes Strait of Hormuz to tankers (Reuters)', 'z.example')]);
    expect(credited).toMatchObject([{ lineage: 'reuters' }]);
    const own = at('Iran closes the Strait of Hormuz to tankers', 'https://apnews.com/article/1');
    expect(attributeStories([...FIFTY, own])).toMatchObject([{ lineage: 'ap' }]);
  });

  it.each([
    ['another text', at('Tankers turn back at Hormuz as Iran warns ships', 'b.example')],
    ['who did it to whom', at('Tankers to Hormuz of Strait the closes Iran', 'b.example')],
    ['another country', { ...at('Iran closes the Strait of Hormuz to tankers', 'b.example'), country: 'AE' }],
    ['another day', at('Iran closes the Strait of Hormuz to tankers', 'b.example', 24 * 60)],
  ])('stay two where they differ in %s', (_, other) => {
    const stories = attributeStories([...FIFTY, other]);
    expect(new Set(stories.map(({ event }) => event)).size).toBe(2);
    expect(new Set(stories.map(({ lineage }) => lineage)).size).toBe(2);
  });

  it('do not depend on the order of the editions nor on repetitions', () => {
    fc.assert(
      fc.property(
        editions.chain((all) =>
          fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }), fc.subarray(all)),
        ),
        ([all, shuffled, again]) => {
          const once = (reports: readonly Report[]) =>
            attributeStories(reports).map(({ editionCount, ...story }) => story);
          expect(once([...shuffled, ...again])).toEqual(once(all));
        },
      ),
    );
  });

  it('never become more by a further edition of a known text', () => {
    fc.assert(
      fc.property(editions, fc.nat(), fc.webUrl(), (all, pick, outlet) => {
        const known = all[pick % all.length];
        if (known === undefined) return;
        const storyCount = (reports: readonly Report[]) => attributeStories(reports).length;
        expect(storyCount([...all, { ...known, outlet }])).toBe(storyCount(all));
      }),
    );
  });
});
