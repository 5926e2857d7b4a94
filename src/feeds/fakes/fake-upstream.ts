import type { Clock } from '../../ports/clock.ts';
import type { Story } from './story.ts';

/** One answer of a fake upstream. */
export interface Answer {
  readonly status: number;
  readonly contentType?: string;
  readonly body?: string | Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Answers a URL the way the real upstream does; `undefined` when the request is for another one. */
export type Upstream = (url: URL) => Answer | undefined;

/**
 * The fake of a feed's upstream: in an invented world it publishes that world by its clock; without one it answers with a few
 * hand-made records of `NOW`.
 */
export type FakeUpstream = (world?: FakeWorld) => Upstream;

/** What fakes publish from: the same seed, anchor, instant and story give the same bytes. */
export interface FakeWorld {
  readonly seed: number;
  /** The instant the story's day 0 begins at, epoch ms. */
  readonly anchorAt: number;
  readonly clock: Clock;
  readonly story: Story;
}

/** The moment at which the hand-made records are read. */
export const NOW = Date.UTC(2026, 9, 14, 12, 7);

/** Puts an upstream at its host. */
export const at =
  (host: string, upstream: Upstream): Upstream =>
  (url) =>
    url.hostname === host ? upstream(url) : undefined;

export const NOT_FOUND: Answer = { status: 404, contentType: 'text/html', body: '<html>not found</html>' };

/** A GeoJSON answer. */
export const featureList = (features: readonly object[]): Answer => ({
  status: 200,
  contentType: 'application/json; charset=utf-8',
  body: JSON.stringify({ type: 'FeatureCollection', features }),
});
