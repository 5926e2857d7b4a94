import { createHash } from 'node:crypto';
import type { HandlerResult, HeaderList } from '../contract/conventions/handler.ts';
import { SIGNATURE_HEADER, writeSignature } from '../contract/conventions/snapshot-signature.ts';
import type { ServedSnapshot } from '../ports/snapshot-source.ts';
import type { StoredSnapshot } from '../ports/snapshot-store.ts';

/** A stored snapshot as it is served: the stored bytes and their hash. */
export function servedSnapshot(stored: StoredSnapshot): ServedSnapshot {
  const { regionId, snapshotId, generatedAt, validUntil, body, codings, signature } = stored;
  return {
    regionId,
    snapshotId,
    generatedAt,
    validUntil,
    body,
    contentHash: hash(body),
    ...(codings === undefined ? {} : { codings }),
    ...(signature === undefined ? {} : { signature }),
  };
}

/** 128 bits of SHA-256 of the body, hex. */
const hash = (body: Uint8Array): string => createHash('sha256').update(body).digest('hex').slice(0, 32);

/**
 * The answer to every read of a whole snapshot: its bytes and validators.
 * @param now epoch ms
 * @param more headers beyond those of every snapshot
 */
export function snapshotAnswer(snapshot: ServedSnapshot, now: number, more: HeaderList = []): HandlerResult<never> {
  const { body, contentHash, generatedAt, codings } = snapshot;
  const headers = [...headersOf(snapshot, now), ...more];
  return {
    ok: true,
    reply: { kind: 'bytes', pieces: [body], contentHash, lastModifiedAt: generatedAt, headers, codings },
  };
}

const STALE: HeaderList = [['X-Snapshot-Stale', 'true']];

const headersOf = (snapshot: ServedSnapshot, now: number): HeaderList => [
  ['Cache-Control', 'private, max-age=60, must-revalidate'],
  ['X-Snapshot-Id', snapshot.snapshotId],
  ['X-Valid-Until', String(snapshot.validUntil)],
  ...(now > snapshot.validUntil ? STALE : []),
  ...(snapshot.signature === undefined ? [] : [[SIGNATURE_HEADER, writeSignature(snapshot.signature)] as const]),
];
