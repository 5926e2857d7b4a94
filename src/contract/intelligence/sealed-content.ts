import type { Horizon } from './vocabulary.ts';

/** What the hash of a sealed lane set covers. */
export interface SealedMembers {
  readonly seq: number;
  readonly snapshotId: string;
  readonly regionId: string;
  /** Of a set that a caller submitted: the name, and the probabilities as they were sent. */
  readonly forecaster?: string;
  readonly submitted?: readonly number[];
  readonly horizon: Horizon;
  readonly kind: string;
  readonly issuedAt: number;
  readonly sealedAt: number;
  readonly modelVersion: string;
  readonly fromDay: number;
  readonly lastDay: number;
  /** Multiples of 1/4096, in the order of LANES. */
  readonly lanes: readonly number[];
  readonly references: Readonly<Record<string, readonly number[]>>;
  readonly prevHash: string;
}

/** What the hash of a resolution covers. */
export interface ResolvedMembers {
  readonly seq: number;
  readonly forecastSeq: number;
  readonly resolvedAt: number;
  readonly status: string;
  readonly result: string;
  readonly facts: string;
  readonly prevHash: string;
}

/** The document whose canonical JSON (RFC 8785) is hashed with SHA-256 when a set is sealed. */
export function sealedContent(sealed: SealedMembers) {
  const { seq, snapshotId, regionId, horizon, kind, issuedAt, sealedAt, modelVersion, fromDay, lastDay } = sealed;
  const { forecaster, submitted, lanes, references, prevHash } = sealed;
  return {
    // A submitted set has a form of its own, so that those sealed before keep their bytes.
    form: forecaster === undefined ? 'forecast-1' : 'forecast-2',
    ...(forecaster === undefined ? {} : { forecaster, submitted: [...(submitted ?? [])] }),
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
  };
}

/** The same of a resolution. */
export function resolutionContent(resolution: ResolvedMembers) {
  const { seq, forecastSeq, resolvedAt, status, result, facts, prevHash } = resolution;
  return { form: 'forecast-resolution-1', seq, forecastSeq, resolvedAt, status, result, facts, prevHash };
}
