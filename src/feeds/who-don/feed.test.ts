import { describe, expect, it } from 'vitest';
import { NOW } from '../fakes/fake-upstream.ts';
import { scriptedFetch } from '../test-kit/scripted-fetch.ts';
import { notice, noticeList } from './fake-upstream.ts';
import { createWhoDon } from './feed.ts';

const signal = new AbortController().signal;

describe('the feed of outbreaks', () => {
  it('reads the newest notices, with every dollar sign encoded', async () => {
    const { fetchBytes, requests } = scriptedFetch(() => ({ status: 200, body: noticeList(notice(1)) }));
    const outcome = await createWhoDon(fetchBytes).collect({ cursor: null, now: NOW, signal });
    expect(outcome).toMatchObject({ status: 'read', newestContentAt: Date.UTC(2026, 9, 2, 10) });
    const url = new URL(requests[0]?.url ?? '');
    expect(url.href).not.toContain('$');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      sf_culture: 'en',
      $orderby: 'PublicationDateAndTime desc',
      $top: '30',
      $select: 'Title,ItemDefaultUrl,PublicationDateAndTime',
    });
  });

  it('says that it has no past, without asking', async () => {
    const { fetchBytes, requests } = scriptedFetch(() => ({ status: 500 }));
    const span = { from: NOW - 86_400_000, to: NOW };
    const outcome = await createWhoDon(fetchBytes).collect({ cursor: null, now: NOW, span, signal });
    expect(outcome).toMatchObject({ status: 'failed', reason: expect.stringContaining('backfill') });
    expect(requests).toEqual([]);
  });
});
