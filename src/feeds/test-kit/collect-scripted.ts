import type { Feed } from '../../ports/feed.ts';
import type { Json } from '../../reference/content-hash.ts';
import { type Answer, NOW } from '../fakes/fake-upstream.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import { HEALTHY } from './healthy.ts';
import { scriptedFetch } from './scripted-fetch.ts';

/** Collects a feed once at `NOW`; `faults` answer instead of the healthy upstream, by last part of the path. */
export const collectScripted =
  (createFeed: (fetchBytes: FetchBytes) => Feed) =>
  async (cursor: Json, faults: Readonly<Record<string, Answer>> = {}, span?: { from: number; to: number }) => {
    const { fetchBytes, requests } = scriptedFetch(
      (url) => faults[url.pathname.split('/').at(-1) ?? ''] ?? HEALTHY(url),
    );
    const request = { cursor, now: NOW, signal: new AbortController().signal };
    const outcome = await createFeed(fetchBytes).collect({ ...request, ...(span === undefined ? {} : { span }) });
    return { outcome, asked: requests.map(({ url }) => url.split('/').at(-1)), requests };
  };
