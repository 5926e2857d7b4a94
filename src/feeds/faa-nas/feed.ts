import { HOUR_MS } from '../../assessment/time.ts';
import type { CollectRequest, Feed, FeedOutcome } from '../../ports/feed.ts';
import { createDocumentFeed, type StateDocument } from '../document-feed.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import type { Registration } from '../registration.ts';
import { FAA_NAS_CARD, FAA_NAS_FIELDS } from './card.ts';
import { fakeFaaNas } from './fake-upstream.ts';
import { parseDelays, parseNasStatus } from './parse.ts';

const NAS_STATUS_URL = 'https://nasstatus.faa.gov/api/airport-status-information';
/** The same facts from another service, without a date and with fewer airports. */
const DELAYS_URL = 'https://external-api.faa.gov/asws/api/airport/delays';

/** A few KB on the worst day. */
const LIMITS = { maxBytes: 1024 * 1024, timeoutMs: 15_000 } as const;

const STATUS: StateDocument = {
  card: FAA_NAS_CARD,
  url: NAS_STATUS_URL,
  accept: ['application/xml', 'text/xml'],
  ...LIMITS,
  parse: parseNasStatus,
};
const DELAYS: StateDocument = {
  card: FAA_NAS_CARD,
  url: DELAYS_URL,
  accept: ['application/json'],
  ...LIMITS,
  parse: parseDelays,
  // It has no date; no half day passes without a delay that begins or ends (start).
  changesWithinMs: 12 * HOUR_MS,
};

export const FAA_NAS: Registration = {
  card: FAA_NAS_CARD,
  fields: FAA_NAS_FIELDS,
  create: createFaaNas,
  probeUrl: () => NAS_STATUS_URL,
  fake: fakeFaaNas,
};

/**
 * Closures, ground stops and delays at airports of the United States, as their authority announces them. When its status
 * page does not answer, its older service is asked; the failure reported is that of the status page. A status page that
 * answers what cannot be read has changed: that has to be seen, and the undated service must not hide it.
 */
export function createFaaNas(fetchBytes: FetchBytes): Feed {
  const delays = createDocumentFeed(fetchBytes, DELAYS);
  return {
    card: FAA_NAS_CARD,
    async collect(request: CollectRequest): Promise<FeedOutcome> {
      let hasAnswered = false;
      const asked: FetchBytes = async (one) => {
        const answer = await fetchBytes(one);
        hasAnswered = answer.status !== 'failed';
        return answer;
      };
      const first = await createDocumentFeed(asked, STATUS).collect(request);
      if (first.status !== 'failed' || hasAnswered || request.span !== undefined || request.signal.aborted)
        return first;
      const second = await delays.collect(request);
      if (second.status !== 'read') return first;
      const problem = { kind: 'second_source', recordId: 'status', message: first.reason };
      return { ...second, problems: [problem, ...second.problems] };
    },
  };
}
