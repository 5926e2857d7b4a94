import type { Feed, FeedCard } from '../../../ports/feed.ts';
import type { FetchBytes } from '../../fetch-bytes.ts';
import { backfillFiles } from './backfill-files.ts';
import { collectFiles } from './collect-files.ts';
import type { GdeltFileKind } from './file-kind.ts';

/** A feed over one kind of GDELT 2.0 file: what is new since the cursor, or the quarter hours of a span. */
export function createGdeltFeed(
  fetchBytes: FetchBytes,
  { card, kind }: { readonly card: FeedCard & Required<Pick<FeedCard, 'maxSpanMs'>>; readonly kind: GdeltFileKind },
): Feed {
  return {
    card,
    collect: ({ span, ...request }) =>
      span === undefined
        ? collectFiles(fetchBytes, request, kind)
        : backfillFiles(fetchBytes, { ...request, span }, { kind, maxSpanMs: card.maxSpanMs }),
  };
}
