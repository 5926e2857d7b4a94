import type { Violation } from './failure.ts';
import { Type } from './schema.ts';

/** Items of a page when the caller does not say how many. */
export const DEFAULT_PAGE_LIMIT = 20;
/** Items of the longest page. */
export const MAX_PAGE_LIMIT = 100;

/** `limit` of a list. */
export const PageLimit = Type.Optional(
  Type.Integer({
    minimum: 1,
    maximum: MAX_PAGE_LIMIT,
    description: `Maximum number of items, 1 to ${MAX_PAGE_LIMIT}; ${DEFAULT_PAGE_LIMIT} when absent.`,
  }),
);

/** What `writeCursor` writes. */
export const CURSOR_PATTERN = '^c[0-9a-z]{1,10}-[0-9A-Za-z_-]{0,64}$';

/** `cursor` of a list: an instant and the id of the last item before the page. */
export const PageCursor = Type.Optional(
  Type.String({
    pattern: CURSOR_PATTERN,
    description: 'Start of the page: `nextCursor` of the previous page, unchanged. Opaque.',
  }),
);

/** `nextCursor` of a page. */
export const NextCursor = Type.Optional(
  Type.String({ description: '`cursor` of the next page; absent on the last one.' }),
);

/** A place in a list that is ordered by instant, then by id. */
export interface PagePosition {
  /** Epoch ms, 0 or more. */
  readonly at: number;
  readonly id: string;
}

export const writeCursor = ({ at, id }: PagePosition): string => `c${at.toString(36)}-${id}`;

/** @param cursor that matches `CURSOR_PATTERN` */
export function readCursor(cursor: string): PagePosition {
  const dash = cursor.indexOf('-');
  return { at: Number.parseInt(cursor.slice(1, dash), 36), id: cursor.slice(dash + 1) };
}

/** Where a page of a ranked list begins. */
export interface RankedPosition {
  /** The instant that its first page is as of, epoch ms. */
  readonly at: number;
  /** Items of the pages before, 1 or more. */
  readonly skipped: number;
}

/** Undefined for a cursor that no page of a list of so many items gives. @param cursor that matches `CURSOR_PATTERN` */
export function readRankedCursor(cursor: string, maxItems: number): RankedPosition | undefined {
  const { at, id } = readCursor(cursor);
  const skipped = Number(id);
  return /^[1-9]\d{0,5}$/.test(id) && skipped < maxItems ? { at, skipped } : undefined;
}

export const RANKED_CURSOR_UNKNOWN: Violation = {
  field: 'cursor',
  description: 'must be nextCursor of a page of this list',
};

/** `check` of an operation with a ranked list. */
export const checkRankedCursor =
  (maxItems: number) =>
  (input: unknown): readonly Violation[] => {
    const { cursor } = Object(input);
    const isOne = typeof cursor === 'string' && new RegExp(CURSOR_PATTERN).test(cursor);
    return isOne && readRankedCursor(cursor, maxItems) === undefined ? [RANKED_CURSOR_UNKNOWN] : [];
  };
