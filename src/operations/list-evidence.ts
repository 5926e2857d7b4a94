import { Value } from 'typebox/value';
import { failed, type HandlerContext, type HandlerResult } from '../contract/conventions/handler.ts';
import { DEFAULT_PAGE_LIMIT, readCursor, writeCursor } from '../contract/conventions/page.ts';
import { Type } from '../contract/conventions/schema.ts';
import type { HandlerOf, Inputs, Outputs } from '../contract/endpoints.ts';
import { EvidenceItem } from '../contract/intelligence/evidence-item.ts';
import { toJson } from '../contract/openapi/json.ts';
import type { Clock } from '../ports/clock.ts';
import type { StoredSnapshot } from '../ports/snapshot-store.ts';
import { presentOrAsOfReply } from './as-of.ts';
import { citations } from './citations.ts';
import { type EvidenceRecordParts, evidenceRecords } from './evidence-records.ts';
import { snapshotAsOf, snapshotAt } from './snapshot-history.ts';

type Input = Inputs['listEvidence'];

type ListParts = EvidenceRecordParts & { readonly clock: Clock };

export function listEvidence(parts: ListParts): HandlerOf<'listEvidence'> {
  return (input, { caller }) => evidencePage(input, { ...parts, caller });
}

/** A page of the evidence of the snapshot as of an instant. @param words that an item must hold, in lower case */
export async function evidencePage(
  input: Input,
  parts: ListParts & { readonly caller: HandlerContext['caller'] },
  words: readonly string[] = [],
): Promise<HandlerResult<Outputs['listEvidence']>> {
  // The cursor holds the snapshot of the first page, so that a newer one moves nothing.
  const place = input.cursor === undefined ? undefined : readCursor(input.cursor);
  const read: Awaited<ReturnType<typeof snapshotAsOf>> =
    place === undefined
      ? await snapshotAsOf(input.region_id, { at: input.at }, parts)
      : await snapshotAt(input.region_id, place.at, parts);
  if (!read.ok) return failed(read.failure);
  const listed = page(read.value, { input, words }, place?.id);
  const ids = new Set(listed.evidence.map(({ item }) => item.id));
  const records = await evidenceRecords(read.value, ids, parts);
  if (!records.ok) return failed(records.failure);
  return presentOrAsOfReply({ ...listed, records: records.value }, read.asOf);
}

const Evidenced = Type.Object({ snapshot: Type.Object({ evidence: Type.Array(EvidenceItem) }) });

/** @param after the id of the last item of the page before */
function page(
  stored: StoredSnapshot,
  { input, words }: { readonly input: Input; readonly words: readonly string[] },
  after: string | undefined,
): Omit<Outputs['listEvidence'], 'records'> {
  const { limit = DEFAULT_PAGE_LIMIT } = input;
  const served: unknown = JSON.parse(new TextDecoder().decode(stored.body));
  if (!Value.Check(Evidenced, served)) throw new Error('a stored snapshot has an unknown shape');
  const citedBy = citations(toJson(served.snapshot));
  const begin = after === undefined ? 0 : served.snapshot.evidence.findIndex(({ id }) => id === after) + 1;
  const wanted = served.snapshot.evidence
    .slice(begin)
    .filter((item) => isWanted(item, input) && holdsEvery(item, words));
  const evidence = wanted.slice(0, limit).map((item) => ({ item, citedBy: [...(citedBy.get(item.id) ?? [])] }));
  const last = evidence.at(-1);
  const hasMore = wanted.length > limit && last !== undefined;
  return {
    snapshotId: stored.snapshotId,
    generatedAt: stored.generatedAt,
    evidence,
    ...(hasMore ? { nextCursor: writeCursor({ at: stored.generatedAt, id: last.item.id }) } : {}),
  };
}

const isWanted = (item: EvidenceItem, { type, source, theater, corridor }: Input): boolean =>
  (type === undefined || item.type === type) &&
  (source === undefined || item.source === source) &&
  (theater === undefined || item.theater === theater) &&
  (corridor === undefined || item.corridor === corridor);

/** Whether words of the item begin with each of the words. */
function holdsEvery({ summary, source, theater, corridor }: EvidenceItem, words: readonly string[]): boolean {
  const held = wordsOf([summary, source, theater, corridor].join(' '));
  return words.every((word) => held.some((one) => one.startsWith(word)));
}

/** The words of a text, in lower case. */
export const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
