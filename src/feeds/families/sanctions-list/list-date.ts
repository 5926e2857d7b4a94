import { DAY_MS } from '../../../assessment/time.ts';
import { parseFeedDate } from '../../rfc822-date.ts';

/** What is known of when a list was published. */
interface ListDates {
  /** As the document itself says, epoch ms. */
  readonly generatedAt?: number | undefined;
  /** `Last-Modified` of its server. */
  readonly lastModified?: string | undefined;
  /** When the list was first seen as it stands, epoch ms. */
  readonly seenAt: number;
}

/**
 * As of when a list speaks: the document's own date, else its server's, else the run that first saw it as it stands. So
 * a copy that is served for ever grows old, however often it is read.
 * @param now epoch ms
 * @returns epoch ms, at most `now`; undefined for a date of more than a day ahead, which no list has
 */
export function listDate({ generatedAt, lastModified, seenAt }: ListDates, now: number): number | undefined {
  const at = generatedAt ?? parseFeedDate(lastModified ?? '') ?? seenAt;
  return at > now + DAY_MS ? undefined : Math.min(at, now);
}
