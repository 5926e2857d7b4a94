import { describe, expect, it } from 'vitest';
import { NOW } from '../fakes/fake-upstream.ts';
import { HEALTHY } from '../test-kit/healthy.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { createFredCredit } from './feed.ts';

const request = { cursor: null, now: NOW, signal: new AbortController().signal };

describe('the feed of credit stress', () => {
  it('keeps weeks that are calmer than an ordinary one', async () => {
    const { fetchBytes } = scriptedFetch(HEALTHY);
    const outcome = await createFredCredit(fetchBytes).collect(request);
    const reported = outcome.status === 'read' ? outcome.observations : [];
    expect(reported.map(({ metric, subject, value }) => [metric, subject, value])).toEqual([
      ['credit_stress', 'series:stlfsi', -0.6123],
      ['credit_stress', 'series:stlfsi', -0.5822],
      ['credit_stress', 'series:stlfsi', 0.1107],
    ]);
  });
});
