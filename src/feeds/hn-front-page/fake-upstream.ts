import { HOUR_MS } from '../../assessment/time.ts';
import { at, type FakeUpstream, NOW } from '../fakes/fake-upstream.ts';

/** Two hand-made stories, or one for every hour of the last day; no story of the world touches them. */
export const fakeHnFrontPage: FakeUpstream = (world) =>
  at('hn.algolia.com', () => ({
    status: 200,
    contentType: 'application/json; charset=utf-8',
    body: storyPage(...(world === undefined ? HAND_MADE : invented(world.clock.now()))),
  }));

/** Hand-made story in the upstream's format, of two hours before `NOW` by default. */
export const story = (objectID: string, members: Readonly<Record<string, unknown>> = {}) => ({
  objectID,
  title: 'A hand-made story',
  url: 'https://example.org/story',
  author: 'someone',
  points: 120,
  num_comments: 40,
  story_id: Number(objectID),
  created_at: '2026-10-14T10:07:00Z',
  created_at_i: NOW / 1_000 - 7_200,
  _tags: ['story', 'front_page'],
  ...members,
});

export const storyPage = (...hits: readonly unknown[]): string =>
  JSON.stringify({ hits, nbHits: hits.length, page: 0, nbPages: 1, hitsPerPage: 100, query: '', params: 'x' });

const HAND_MADE = [story('45500001'), story('45500002', { title: 'Ask: which?', url: undefined })];

function invented(now: number) {
  const newest = Math.floor(now / HOUR_MS);
  return Array.from({ length: 30 }, (_, n) => {
    const hour = newest - n;
    const number = hour % 1_000_000;
    return story(String(90_000_000 + number), {
      title: `EXERCISE Story ${number}`,
      created_at: new Date(hour * HOUR_MS).toISOString(),
      created_at_i: (hour * HOUR_MS) / 1_000,
    });
  });
}
