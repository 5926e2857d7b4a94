import type { FeedProblem } from '../../../ports/feed.ts';
import { type ListedEntry, type ListTally, type ParsedList, startListTally } from './listed-entry.ts';
import { readXmlRecords, type XmlElement, type XmlOutcome, type XmlShape } from './xml-records.ts';

type Document = Extract<XmlOutcome, { status: 'read' }>;

interface XmlList {
  readonly shape: XmlShape;
  /** One record as an entry, or why it is none. */
  readonly read: (record: XmlElement, tally: ListTally) => ListedEntry | FeedProblem;
  /** When the document says it was made, epoch ms. */
  readonly generatedAt?: (document: Document) => number | undefined;
}

/** Reads a list that is one XML document with a record for each entry. */
export function readXmlList(bytes: Uint8Array, { shape, read, generatedAt }: XmlList): ParsedList {
  const tally = startListTally();
  const outcome = readXmlRecords(bytes, shape, (record) => tally.take(read(record, tally)));
  return outcome.status === 'unreadable' ? outcome : tally.list(generatedAt?.(outcome));
}
