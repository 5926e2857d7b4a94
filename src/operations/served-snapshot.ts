import { createHash } from 'node:crypto';
import type { HandlerResult, HeaderList } from '../contract/conventions/handler.ts';
import { SIGNATURE_HEADER, writeSignature } from '../contract/conventions/snapshot-signature.ts';
import type { ServedSnapshot } from '../ports/snapshot-source.ts';
import type { StoredSnapshot } from '../ports/snapshot-store.ts';

/** A stored snapshot as it is served: the stored bytes and their hash. */
export function servedSnapshot(stored: StoredSnapshot): ServedSnapshot {
  const { regionId, snapshotId, generatedAt, validUntil, body, codings, signature, summary } = stored;
  return {
    regionId,
    snapshotId,
    generatedAt,
    validUntil,
    body,
    contentHash: hash(body),
    ...(codings === undefined ? {} : { codings }),
    ...(signature === undefined ? {} : { signature }),
    ...(summary === undefined ? {} : { confidence: summary.snapshotConfidence }),
  };
}

/** 128 bits of SHA-256 of the body, hex. */
const hash = (body: Uint8Array): string => createHash('sha256').update(body).digest('hex').slice(0, 32);

/**
 * The answer to every read of a whole snapshot: its bytes and validators. Repeated reads return the same reply object.
 * @param now epoch ms
 * @param more headers beyond those of every snapshot
 */
export function snapshotAnswer(snapshot: ServedSnapshot, now: number, more: HeaderList = []): HandlerResult<never> {
  const marks = now > snapshot.validUntil ? STALE : CURRENT;
  if (more.length > 0) return answerWith(snapshot, [...marks, ...more]);
  const { current, stale } = answersOf(snapshot);
  return marks === STALE ? stale : current;
}

interface Answers {
  readonly current: HandlerResult<never>;
  readonly stale: HandlerResult<never>;
}

const known = new WeakMap<ServedSnapshot, Answers>();

function answersOf(snapshot: ServedSnapshot): Answers {
  const made = known.get(snapshot);
  if (made !== undefined) return made;
  const answers = { current: answerWith(snapshot, CURRENT), stale: answerWith(snapshot, STALE) };
  known.set(snapshot, answers);
  return answers;
}

const CURRENT: HeaderList = [];
const STALE: HeaderList = [['X-Snapshot-Stale', 'true']];

function answerWith(snapshot: ServedSnapshot, marks: HeaderList): HandlerResult<never> {
  const { body, contentHash, generatedAt, codings, snapshotId, validUntil, signature } = snapshot;
  const headers: HeaderList = [
    ['Cache-Control', 'private, max-age=60, must-revalidate'],
    ['X-Snapshot-Id', snapshotId],
    ['X-Valid-Until', String(validUntil)],
    ...(signature === undefined ? [] : [[SIGNATURE_HEADER, writeSignature(signature)] as const]),
    ...marks,
  ];
  return {
    ok: true,
    reply: { kind: 'bytes', pieces: [body], contentHash, lastModifiedAt: generatedAt, headers, codings },
  };
}
