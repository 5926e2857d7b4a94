import { resolutionContent, sealedContent } from '../contract/intelligence/sealed-content.ts';
import type { Resolution, SealedForecast } from '../ports/forecast-ledger.ts';
import { contentHash } from '../reference/content-hash.ts';
import { type ChainHead, type ChainVerdict, verifyHashChain } from './hash-chain.ts';

/** The hash of a sealed set: SHA-256 of the canonical JSON (RFC 8785) of what it seals. */
export const forecastHash = (sealed: Omit<SealedForecast, 'hash'>): string => contentHash(sealedContent(sealed));

/** The hash of a resolution, likewise. */
export const resolutionHash = (resolution: Omit<Resolution, 'hash'>): string =>
  contentHash(resolutionContent(resolution));

/** Recomputes the chain of sealed sets, as `verifyHashChain` does. */
export const verifyForecasts = (
  entries: AsyncIterable<SealedForecast> | Iterable<SealedForecast>,
  noted?: ChainHead,
): Promise<ChainVerdict> => verifyHashChain(entries, forecastHash, noted);

/** Recomputes the chain of resolutions, as `verifyHashChain` does. */
export const verifyResolutions = (
  entries: AsyncIterable<Resolution> | Iterable<Resolution>,
  noted?: ChainHead,
): Promise<ChainVerdict> => verifyHashChain(entries, resolutionHash, noted);
