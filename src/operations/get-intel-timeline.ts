import { failed } from '../contract/conventions/handler.ts';
import type { HandlerOf, Inputs, Outputs } from '../contract/endpoints.ts';
import { INTEL_PAGE } from '../contract/intelligence/intel-record.ts';
import type { IntelFilter } from '../ports/intel-history.ts';
import type { RecordPosition } from '../ports/record-store.ts';
import { settledBy } from '../ports/settled-by.ts';
import { asOfReply } from './as-of.ts';
import { readIntelFilter } from './intel-filter.ts';
import { itemOfEvidence, itemOfRecord } from './intel-items.ts';
import { readWithDeadline } from './read-with-deadline.ts';
import { readRecordCursor, writeRecordCursor } from './record-cursor.ts';
import { type IntelParts, pastOrFailure, tooEarly } from './search-intel-history.ts';

/** Where evidence stands among the feeds of one instant: after all of them. */
const EVIDENCE = '~evidence';

export function getIntelTimeline(parts: IntelParts): HandlerOf<'getIntelTimeline'> {
  return async (input) => {
    const now = parts.clock.now();
    const asked = readIntelFilter(input, now);
    if (!asked.ok) return failed(asked.failure);
    const cursor = input.cursor === undefined ? undefined : readRecordCursor(input.cursor);
    if (input.cursor !== undefined && (cursor === undefined || cursor.at > now)) {
      const description = 'must be nextCursor of a page of this list';
      return failed({ code: 'validation_failed', violations: [{ field: 'cursor', description }] });
    }
    const reading = async () => {
      const at = Math.min(cursor?.at ?? asked.asOf.instant, await settledBy(now, parts));
      const earliest = await tooEarly(at, now, parts);
      if (earliest !== undefined) return { earliest };
      return { found: await page({ ...asked.filters, at }, { input, parts, after: cursor?.after }) };
    };
    const read = pastOrFailure(await readWithDeadline(reading(), parts.setTimer));
    if (!read.ok) return failed(read.failure);
    const isSettled = asked.asOf.isSettled && cursor === undefined;
    return asOfReply(read.value, { instant: read.value.asOf, isSettled });
  };
}

interface PageContext {
  readonly input: Inputs['getIntelTimeline'];
  readonly parts: IntelParts;
  readonly after: RecordPosition | undefined;
}

async function page(filter: IntelFilter, { input, parts, after }: PageContext): Promise<Outputs['getIntelTimeline']> {
  const { page_size: size = INTEL_PAGE.usual } = input;
  const { kinds, evidenceTypes, at, from, to, country } = filter;
  const limit = size + 1;
  const query = { kinds, at, from, to, limit, ...(country === undefined ? {} : { country: country.iso2 }) };
  const [records, evidence] = await Promise.all([
    kinds.length === 0 ? [] : parts.records.list(after === undefined ? query : { ...query, after }),
    evidenceTypes.length === 0
      ? []
      : parts.intelHistory.evidenceByTime({
          ...filter,
          limit,
          ...(after === undefined ? {} : { after: placeAfter(after) }),
        }),
  ]);
  const items = [
    ...records.map((one) => ({ place: positionOf(one), item: itemOfRecord(one, parts.cards) })),
    ...evidence.map((one) => ({
      place: { observedAt: one.observedAt, feedId: EVIDENCE, recordId: one.evidenceId },
      item: itemOfEvidence(one),
    })),
  ].sort((a, b) => inOrder(a.place, b.place));
  const listed = items.slice(0, size);
  const last = listed.at(-1);
  return {
    records: listed.map(({ item }) => item),
    nextCursor: items.length > size && last !== undefined ? writeRecordCursor({ at, after: last.place }) : '',
    partial: false,
    asOf: at,
  };
}

const positionOf = ({ observedAt, feedId, recordId }: RecordPosition): RecordPosition => ({
  observedAt,
  feedId,
  recordId,
});

/** Of the same instant all evidence comes after a record, and what follows its own id after evidence. */
const placeAfter = ({ observedAt, feedId, recordId }: RecordPosition) => ({
  observedAt,
  evidenceId: feedId === EVIDENCE ? recordId : '',
});

const inOrder = (a: RecordPosition, b: RecordPosition): number =>
  b.observedAt - a.observedAt || compare(a.feedId, b.feedId) || compare(a.recordId, b.recordId);

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
