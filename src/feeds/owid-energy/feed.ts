import type { CollectRequest, Feed, FeedOutcome } from '../../ports/feed.ts';
import { failedOutcome, readOutcome } from '../feed-outcome.ts';
import type { FetchBytes } from '../fetch-bytes.ts';
import { nothingKept, readDocument } from '../read-document.ts';
import type { Registration } from '../registration.ts';
import { readSeriesCursor, writeSeriesCursor } from '../series-cursor.ts';
import { firstYearKept } from '../yearly-figure.ts';
import { OWID_ENERGY_CARD, OWID_ENERGY_FIELDS } from './card.ts';
import { fakeOwidEnergy } from './fake-upstream.ts';
import { parseEnergyTable, type YearSpan } from './parse.ts';

const TIMEOUT_MS = 120_000;
/** The table is 9 MB. */
const MAX_BYTES = 48 * 1024 * 1024;
const CSV_TYPES = ['text/csv', 'application/csv', 'text/plain', 'application/octet-stream', 'binary/octet-stream'];
const BASE_URL = 'https://owid-public.owid.io/data/energy/';

/** What the columns mean: small, beside the table. */
const CODEBOOK_URL = `${BASE_URL}owid-energy-codebook.csv`;

export const OWID_ENERGY: Registration = {
  card: OWID_ENERGY_CARD,
  fields: OWID_ENERGY_FIELDS,
  create: createOwidEnergy,
  probeUrl: () => CODEBOOK_URL,
  fake: fakeOwidEnergy,
};

/** The energy table of Our World in Data: one file, read again when it changed. */
export function createOwidEnergy(fetchBytes: FetchBytes): Feed {
  return {
    card: OWID_ENERGY_CARD,
    async collect(request): Promise<FeedOutcome> {
      const { cursor, signal, span } = request;
      const { validators } = readSeriesCursor(cursor);
      const answer = await readDocument(
        fetchBytes,
        {
          url: `${BASE_URL}owid-energy-data.csv`,
          accept: CSV_TYPES,
          maxBytes: MAX_BYTES,
          timeoutMs: TIMEOUT_MS,
          signal,
          ...(span === undefined ? { validators } : {}),
        },
        (bytes) => parseEnergyTable(bytes, yearsOf(request)),
      );
      if (answer.status === 'failed') return failedOutcome('table', answer, cursor);
      if (answer.status === 'not_modified') return { status: 'unchanged', cursor };
      if (answer.rows.keptCount === 0) return failedOutcome('table', nothingKept(answer.rows), cursor);
      const outcome = readOutcome([answer.rows], cursor);
      const { newestContentAt } = outcome;
      if (span !== undefined || newestContentAt === undefined) return outcome;
      return { ...outcome, cursor: writeSeriesCursor(newestContentAt, answer.validators) };
    },
  };
}

function yearsOf({ now, span }: CollectRequest): YearSpan {
  const yearOf = (at: number): number => new Date(at).getUTCFullYear();
  if (span === undefined) return { fromYear: firstYearKept(now), toYear: yearOf(now), now };
  return { fromYear: yearOf(span.from), toYear: yearOf(span.to - 1), now };
}
