import { REGIONAL_SNAPSHOT_EXAMPLE } from '../../contract/intelligence/regional-snapshot-example.ts';

/** A body of at least so many bytes: the contract's example with as much evidence as that takes. Hand-made. */
export function largeBody(bytes: number): Uint8Array {
  const evidence: unknown[] = [];
  let size = JSON.stringify(REGIONAL_SNAPSHOT_EXAMPLE).length;
  for (let index = 0; size < bytes; index += 1) {
    const like = REGIONAL_SNAPSHOT_EXAMPLE.evidence[index % REGIONAL_SNAPSHOT_EXAMPLE.evidence.length];
    const item = { ...like, id: `ev-${index}`, observedAt: 1_780_000_000_000 + index * 7_919 };
    evidence.push(item);
    size += JSON.stringify(item).length + 1;
  }
  return Buffer.from(JSON.stringify({ snapshot: { ...REGIONAL_SNAPSHOT_EXAMPLE, evidence } }));
}
