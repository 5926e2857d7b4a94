import type { Feed, FeedCard } from '../../../ports/feed.ts';
import type { FetchBytes } from '../../fetch-bytes.ts';
import { createSanctionsList } from './collect-list.ts';
import type { ParsedList } from './listed-entry.ts';

/** A list that its publisher keeps as one XML document whose entries say when they were listed. */
interface XmlListSource {
  readonly card: FeedCard;
  /** Who stands behind it. */
  readonly lineage: string;
  readonly url: string;
  readonly maxBytes: number;
  readonly parse: (bytes: Uint8Array, now: number) => ParsedList;
}

const XML_TYPES = ['application/xml', 'text/xml', 'application/octet-stream', 'binary/octet-stream'];

export function createXmlList({ card, lineage, url, maxBytes, parse }: XmlListSource, fetchBytes: FetchBytes): Feed {
  const list = {
    card,
    lineage,
    isDated: true,
    documents: [{ url, accept: XML_TYPES, maxBytes }],
    parse: ([document = new Uint8Array()]: readonly Uint8Array[], now: number) => parse(document, now),
  };
  return createSanctionsList(list, fetchBytes);
}
