import { createHash } from 'node:crypto';

/** How much one scope may have stored; compressed bytes. */
export interface StorageLimit {
  readonly limitBytes: number;
  /** Counted for each request that runs, whose answer is not known yet. A larger one is stored too: nothing runs twice. */
  readonly reserveBytes: number;
}

/** CONTRACT.md §16: 64 MB an account. */
export const STORAGE_LIMIT: StorageLimit = { limitBytes: 64_000_000, reserveBytes: 500_000 };

/** Below this many bytes, a row of its own costs more than it saves. */
const MIN_PART_BYTES = 1_024;

/** A part and the number of remaining bytes before it. */
export type Layout = readonly (readonly [offset: number, hash: string])[];

export interface SplitAnswer {
  /** The bytes outside the parts, in order. */
  readonly rest: Uint8Array;
  readonly layout: Layout;
  /** By hash, sorted: two writers of the same parts wait for each other in one order. */
  readonly parts: readonly (readonly [hash: string, bytes: Uint8Array])[];
}

/** Splits an answer into the large pieces that answers share and the bytes between them. */
export function splitAnswer(pieces: readonly Uint8Array[]): SplitAnswer {
  const rest: Uint8Array[] = [];
  const layout: (readonly [number, string])[] = [];
  const parts = new Map<string, Uint8Array>();
  let offset = 0;
  for (const piece of pieces) {
    if (piece.length < MIN_PART_BYTES) {
      rest.push(piece);
      offset += piece.length;
      continue;
    }
    const hash = createHash('sha256').update(piece).digest('base64url');
    layout.push([offset, hash]);
    parts.set(hash, piece);
  }
  const sorted = [...parts].toSorted(([left], [right]) => (left < right ? -1 : 1));
  return { rest: Buffer.concat(rest), layout, parts: sorted };
}

/**
 * Reverses `splitAnswer`.
 * @returns undefined when a part is missing
 */
export function joinAnswer(
  rest: Uint8Array,
  layout: Layout,
  parts: ReadonlyMap<string, Uint8Array>,
): Uint8Array | undefined {
  const pieces: Uint8Array[] = [];
  let from = 0;
  for (const [offset, hash] of layout) {
    const part = parts.get(hash);
    if (part === undefined) return undefined;
    pieces.push(rest.subarray(from, offset), part);
    from = offset;
  }
  return Buffer.concat([...pieces, rest.subarray(from)]);
}

/** What is stored until `untilAt`, epoch ms. */
export interface StoredUntil {
  readonly untilAt: number;
  readonly storedBytes: number;
}

/** When a refused claim is worth another try: while requests run, any of them may leave its reserve unused. */
const RUNNING_RETRY_MS = 2_000;

/**
 * Milliseconds until a new key fits, or undefined when it fits now.
 * @param stored ascending by `untilAt`
 */
export function fullForMs(
  { now, stored, runningCount }: { now: number; stored: readonly StoredUntil[]; runningCount: number },
  { limitBytes, reserveBytes }: StorageLimit,
): number | undefined {
  let bytes = stored.reduce((sum, { storedBytes }) => sum + storedBytes, 0);
  if (bytes + reserveBytes * (runningCount + 1) <= limitBytes) return undefined;
  if (bytes + reserveBytes <= limitBytes) return RUNNING_RETRY_MS;
  for (const { untilAt, storedBytes } of stored) {
    bytes -= storedBytes;
    if (bytes + reserveBytes <= limitBytes) return untilAt - now;
  }
  return RUNNING_RETRY_MS;
}

const HOUR_MS = 3_600_000;

/** The end of the hour in which an answer expires, epoch ms. */
export const endOfHour = (heldUntil: number): number => (Math.floor(heldUntil / HOUR_MS) + 1) * HOUR_MS;
