import type { HandlerOf } from '../contract/endpoints.ts';
import type { SourceAttribution } from '../contract/platform/attribution.ts';
import type { FeedCard } from '../ports/feed.ts';
import { mayHandOnRecords } from '../ports/handing-on.ts';
import { jsonBytesReply } from './json-reply.ts';

export function getAttribution(parts: { readonly cards: readonly FeedCard[] }): HandlerOf<'attribution'> {
  const bytes = Buffer.from(JSON.stringify({ sources: attributions(parts.cards) }));
  const answer = { ...jsonBytesReply(bytes), headers: [['Cache-Control', 'public, max-age=300']] as const };
  return () => ({ ok: true, reply: answer });
}

/** What feeds declare about their sources and their terms, in their order. */
export function attributions(cards: readonly FeedCard[]): SourceAttribution[] {
  return cards.map(({ id, source, title, url, licence, attribution, mayHandOn, needsKeys }) => ({
    id,
    source,
    title,
    url,
    licence,
    attribution,
    redistribute: mayHandOnRecords({ mayHandOn }),
    needsKey: needsKeys !== undefined,
  }));
}
