import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NOW } from '../fakes/fake-upstream.ts';
import { story, storyPage } from './fake-upstream.ts';
import { parseStories } from './parse.ts';

const read = (text: string) => parseStories(new TextEncoder().encode(text), NOW);
const parse = (...hits: readonly unknown[]) => read(storyPage(...hits));

describe('stories', () => {
  it('are title, page of the discussion and publisher, and nothing that people wrote', () => {
    const parsed = parse(story('1'), story('2', { url: null, story_text: 'copied' }));
    expect(parsed).toMatchObject({
      keptCount: 2,
      observations: [{ metric: 'hn-front-page:stories', value: 2, observedAt: Date.UTC(2026, 9, 14, 10) }],
      records: {
        isComplete: false,
        entries: [
          {
            recordId: '1',
            kind: 'technology_story',
            title: 'A hand-made story',
            url: 'https://news.ycombinator.com/item?id=1',
            observedAt: NOW - 7_200_000,
            body: { publisher: 'example.org' },
          },
          { recordId: '2', body: {} },
        ],
      },
    });
    expect(JSON.stringify(parsed)).not.toMatch(/copied|someone/);
  });

  it.each([
    ['bad_id', { objectID: 'x' }],
    ['wrong_shape', { title: null }],
    ['undated', { created_at_i: NOW / 1_000 + 0.5 }],
    ['undated', { created_at_i: '1' }],
    ['future', { created_at_i: NOW }],
    ['duplicate', { objectID: '1' }],
  ])('are rejected as %s with %j', (kind, members) => {
    expect(parse(story('1'), story('2', members))).toMatchObject({ keptCount: 1, rejectedByKind: { [kind]: 1 } });
  });

  it.each([storyPage(), '{"items":[]}', '<html></html>', storyPage({ ...story('1'), title: undefined })])(
    'are unreadable in %s',
    (text) => {
      expect(read(text).status).toBe('unreadable');
    },
  );

  it('of any content never throw, and their rows add up', () => {
    const changed = fc
      .tuple(fc.constantFrom(...Object.keys(story('2'))), fc.oneof(fc.jsonValue(), fc.double()))
      .map(([name, value]) => story('2', { [name]: value }));
    fc.assert(
      fc.property(fc.array(fc.oneof(changed, fc.jsonValue(), fc.constant(story('1')))), (hits) => {
        const parsed = parse(...hits);
        if (parsed.status === 'unreadable') return parsed.reason !== '';
        return parsed.totalCount === parsed.keptCount + parsed.rejectedCount;
      }),
      { numRuns: 300 },
    );
  });
});
