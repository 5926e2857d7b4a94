import type { Resolution, SealedForecast } from '../ports/forecast-ledger.ts';
import { contentHash } from '../reference/content-hash.ts';
import { type ChainHead, type ChainVerdict, verifyHashChain } from './hash-chain.ts';

/** The hash of a sealed set: SHA-256 of the canonical JSON (RFC 8785) of its other members and the form's name. */
export const forecastHash = (sealed: Omit<SealedForecast, 'hash'>): string => {
  const { seq, snapshotId, regionId, horizon, kind, issuedAt, sealedAt, modelVersion, fromDay, lastDay } = sealed;
  const { lanes, references, prevHash } = sealed;
  return contentHash({
    form: 'forecast-1',
    seq,
    snapshotId,
    regionId,
    horizon,
    kind,
    issuedAt,
    sealedAt,
    modelVersion,
    fromDay,
    lastDay,
    lanes: [...lanes],
    references: Object.fromEntries(Object.entries(references).map(([name, units]) => [name, [...units]])),
    prevHash,
  });
};

/** The hash of a resolution, likewise. */
export const resolutionHash = (resolution: Omit<Resolution, 'hash'>): string => {
  const { seq, forecastSeq, resolvedAt, status, result, facts, prevHash } = resolution;
  return contentHash({ form: 'forecast-resolution-1', seq, forecastSeq, resolvedAt, status, result, facts, prevHash });
};

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
