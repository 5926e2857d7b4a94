import type { Feed, FeedCard, FeedKeyName } from '../ports/feed.ts';
import type { FakeUpstream } from './fakes/fake-upstream.ts';
import type { FetchBytes } from './fetch-bytes.ts';
import type { AnswerFields } from './fields/answer-fields.ts';

/** Secrets of the operator, by name; a feed reads the ones its card needs. */
export type FeedKeys = Readonly<Partial<Record<FeedKeyName, string>>>;

/** One line of the registry. */
export interface Registration {
  readonly card: FeedCard;
  /** What its parser was made for: an answer with other fields is named by `feeds test`. */
  readonly fields: AnswerFields;
  /** @param keys holds every key that the card needs */
  readonly create: (fetchBytes: FetchBytes, keys: FeedKeys) => Feed;
  /** One document of the upstream that is always there: where it answers, the feed does. */
  readonly probeUrl: (now: number) => string;
  /** Its upstream in tests and in the exercise; feeds of one server share one. */
  readonly fake: FakeUpstream;
}
