import { describe, expect, it } from 'vitest';
import { type Answer, NOW } from '../fakes/fake-upstream.ts';
import { HEALTHY } from '../test-kit/healthy.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { createManifold, SEARCH_TERMS, searchUrl } from './feed.ts';

const request = { cursor: null, now: NOW, signal: new AbortController().signal };
const collectFrom = async (answerOf: (term: string) => Answer | undefined, more = {}) => {
  const { fetchBytes, requests } = scriptedFetch((url) => answerOf(url.searchParams.get('term') ?? '') ?? HEALTHY(url));
  return { requests, outcome: await createManifold(fetchBytes).collect({ ...request, ...more }) };
};
const NOTHING: Answer = { status: 200, body: '[]' };

describe('the feed of Manifold', () => {
  it('searches each term once', async () => {
    const { outcome, requests } = await collectFrom(() => undefined);
    expect(requests.map(({ url }) => url)).toEqual(SEARCH_TERMS.map(searchUrl));
    expect(outcome.status === 'read' && outcome.observations).toHaveLength(SEARCH_TERMS.length);
  });

  it('goes on where a term finds nothing or fails, and names the failure', async () => {
    const { outcome } = await collectFrom((term) =>
      term === 'NATO' ? NOTHING : term === 'North Korea' ? { status: 500 } : undefined,
    );
    expect(outcome).toMatchObject({ status: 'read', problems: [{ kind: 'unread_search', recordId: 'North Korea' }] });
  });

  it('fails where no term finds anything, and says what was refused', async () => {
    expect((await collectFrom(() => NOTHING)).outcome).toMatchObject({ reason: 'search: no question was found' });
    const refused = { status: 200, body: '[{"question":"?"}]' };
    expect((await collectFrom((term) => (term === 'NATO' ? refused : NOTHING))).outcome).toMatchObject({
      status: 'failed',
      reason: expect.stringContaining('wrong_shape 1'),
    });
  });

  it('says that it cannot read the past', async () => {
    const { outcome, requests } = await collectFrom(() => undefined, { span: { from: 0, to: 1 } });
    expect([outcome.status, requests.length]).toEqual(['failed', 0]);
  });
});
