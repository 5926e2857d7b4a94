import type { Json } from '../../../reference/content-hash.ts';
import type { Validators } from '../../fetch-bytes.ts';
import { memberOf, numberMember, textMember } from '../../json-value.ts';
import { type ListState, readState, writeState } from './list-state.ts';
import { type ListingDeltas, readMoves, writeMoves } from './listing-deltas.ts';

/** Where a list stood at the last run. */
export interface ListCursor {
  /** Of the first document. */
  readonly validators: Validators;
  readonly state: ListState;
  /** Of the last month, so that one day's moves add up over its runs. */
  readonly moves: ListingDeltas;
  /** As of when the list spoke, epoch ms; absent in cursors of before it was kept. */
  readonly asOf?: number;
  /** Of the records that were handed on last; absent in cursors of before there were any. */
  readonly recordsHash?: string;
  /** Since when the list is too short to be believed, and how long it is. */
  readonly doubt?: { readonly since: number; readonly count: number };
}

export function writeListCursor({ validators, state, moves, asOf, recordsHash, doubt }: ListCursor): Json {
  return {
    validators: { ...validators },
    state: writeState(state),
    moves: writeMoves(moves),
    ...(asOf === undefined ? {} : { asOf }),
    ...(recordsHash === undefined ? {} : { recordsHash }),
    ...(doubt === undefined ? {} : { doubt: { ...doubt } }),
  };
}

/** @returns undefined on the first run, and for anything that is not a cursor of this kind */
export function readListCursor(stored: Json): ListCursor | undefined {
  const state = readState(memberOf(stored, 'state'));
  if (state === undefined) return undefined;
  const etag = textMember(memberOf(stored, 'validators'), 'etag');
  const lastModified = textMember(memberOf(stored, 'validators'), 'lastModified');
  const asOf = numberMember(stored, 'asOf');
  const recordsHash = textMember(stored, 'recordsHash');
  const since = numberMember(memberOf(stored, 'doubt'), 'since');
  const count = numberMember(memberOf(stored, 'doubt'), 'count');
  return {
    validators: {
      ...(etag === undefined ? {} : { etag }),
      ...(lastModified === undefined ? {} : { lastModified }),
    },
    state,
    moves: readMoves(memberOf(stored, 'moves')),
    ...(asOf === undefined ? {} : { asOf }),
    ...(recordsHash === undefined ? {} : { recordsHash }),
    ...(since === undefined || count === undefined ? {} : { doubt: { since, count } }),
  };
}
