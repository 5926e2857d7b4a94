import type { Feed, FeedOutcome } from '../../ports/feed.ts';
import { failedOutcome, readOutcome } from '../feed-outcome.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import { numberMember } from '../json-value.ts';
import type { Registration } from '../registration.ts';
import { isConditional, readValidators } from '../stored-validators.ts';
import { CISA_KEV_CARD, CISA_KEV_FIELDS } from './card.ts';
import { fakeCisaKev } from './fake-upstream.ts';
import { parseCatalogue } from './parse.ts';

const TIMEOUT_MS = 30_000;
/** 1.3 MB in 2025. */
const MAX_BYTES = 16 * 1024 * 1024;
/** Entries are taken off one by one, if at all: a catalogue half as long is a broken one. */
const MIN_SHARE = 0.5;

/** The agency's own mirror: its site turns away programs (FEEDS.md §2.1). */
const MIRROR = 'https://raw.githubusercontent.com/cisagov/kev-data/develop';
export const KEV_URL = `${MIRROR}/known_exploited_vulnerabilities.json`;

/** A short document beside the long one. */
const KEV_README_URL = `${MIRROR}/README.md`;

export const CISA_KEV: Registration = {
  card: CISA_KEV_CARD,
  fields: CISA_KEV_FIELDS,
  create: createCisaKev,
  probeUrl: () => KEV_README_URL,
  fake: fakeCisaKev,
};

/** Software flaws that are exploited, as the U.S. agency lists them. Every answer holds the whole past. */
export function createCisaKev(fetchBytes: FetchBytes): Feed {
  return {
    card: CISA_KEV_CARD,
    async collect({ cursor, now, span, signal }): Promise<FeedOutcome> {
      const validators = span === undefined ? readValidators(cursor) : {};
      const answer = await fetchBytes({
        url: KEV_URL,
        accept: ['application/json', 'text/plain'],
        maxBytes: MAX_BYTES,
        timeoutMs: TIMEOUT_MS,
        validators,
        signal,
      });
      if (answer.status === 'failed') return failedOutcome('catalogue', answer, cursor);
      if (answer.status === 'not_modified') {
        return isConditional(validators)
          ? { status: 'unchanged', cursor }
          : failedOutcome('catalogue', { reason: 'unasked 304' }, cursor);
      }
      const parsed = parseCatalogue(answer.bytes, now);
      if (parsed.status === 'unreadable') return failedOutcome('catalogue', parsed, cursor);
      if (parsed.keptCount < MIN_SHARE * (numberMember(cursor, 'entryCount') ?? 0)) {
        return failedOutcome('catalogue', { reason: 'it lost half of its entries' }, cursor);
      }
      if (span === undefined) return readOutcome([parsed], { ...answer.validators, entryCount: parsed.keptCount });
      const isAsked = (at: number): boolean => at >= span.from && at < span.to;
      const observations = parsed.observations.filter(({ observedAt }) => isAsked(observedAt));
      if (observations.length === 0) return failedOutcome('backfill', { reason: 'no entry in the span' }, cursor);
      return readOutcome([{ ...parsed, observations }], cursor);
    },
  };
}
