import type { ProjectionReason } from '../../contract/conventions/failure.ts';

/** What is to be projected by what. */
export interface ProjectionTask {
  /** Names the body: equal hashes are equal bodies. */
  readonly contentHash: string;
  /** JSON, UTF-8. */
  readonly body: Uint8Array;
  readonly expression: string;
}

export interface Projected {
  readonly status: 'projected';
  /** JSON, UTF-8. */
  readonly bytes: Uint8Array;
  /** 128 bits of SHA-256 of the bytes, hex. */
  readonly contentHash: string;
  /** Steps. */
  readonly cost: number;
}

export interface Refused {
  readonly status: 'refused';
  readonly reason: ProjectionReason;
  readonly detail: string;
  /** Names at the top of the unprojected body, or its type when it is no object. */
  readonly originalKeys: readonly string[];
  /** Steps until it was refused. */
  readonly cost: number;
}

export type ProjectionOutcome = Projected | Refused;

/** The thread was ended before it could answer, for this reason. */
export interface Ended {
  readonly status: 'ended';
  readonly detail: string;
}
