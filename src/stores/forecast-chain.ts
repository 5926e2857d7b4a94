import { resolutionContent, sealedContent } from '../contract/intelligence/sealed-content.ts';
import type { Resolution, SealedForecast } from '../ports/forecast-ledger.ts';
import type { WorldName } from '../ports/world.ts';
import { contentHash } from '../reference/content-hash.ts';
import { type ChainHead, type ChainVerdict, verifyHashChain } from './hash-chain.ts';
import { worldOfKind } from './store-world.ts';

/** The hash of a sealed set: SHA-256 of the canonical JSON (RFC 8785) of what it seals. */
export const forecastHash = (sealed: Omit<SealedForecast, 'hash'>): string => contentHash(sealedContent(sealed));

/** The hash of a resolution, likewise. */
export const resolutionHash = (resolution: Omit<Resolution, 'hash'>): string =>
  contentHash(resolutionContent(resolution));

/**
 * Recomputes the chain of sealed sets, as `verifyHashChain` does. Every set names its kind under its hash, so that a set of
 * the other world than the ledger's is found, too.
 * @param world the world of the ledger, where it is known
 */
export async function verifyForecasts(
  entries: AsyncIterable<SealedForecast> | Iterable<SealedForecast>,
  noted?: ChainHead,
  world?: WorldName,
): Promise<ChainVerdict> {
  let foreign: SealedForecast | undefined;
  async function* watched() {
    for await (const entry of entries) {
      if (world !== undefined && worldOfKind(entry.kind) !== world) foreign ??= entry;
      yield entry;
    }
  }
  const verdict = await verifyHashChain(watched(), forecastHash, noted);
  if (verdict.status === 'broken' || foreign === undefined) return verdict;
  return { status: 'broken', seq: foreign.seq, problem: `it is of the ${worldOfKind(foreign.kind)} world` };
}

/** Recomputes the chain of resolutions, as `verifyHashChain` does. */
export const verifyResolutions = (
  entries: AsyncIterable<Resolution> | Iterable<Resolution>,
  noted?: ChainHead,
): Promise<ChainVerdict> => verifyHashChain(entries, resolutionHash, noted);
