import type { Part } from './parts.mjs';

export interface Outcome {
  readonly name: string;
  readonly counts: readonly { readonly name: string; readonly full: number; readonly count: number }[];
  readonly result: 'passed' | 'FAILED' | 'STOPPED' | 'not run';
  readonly tests?: { readonly passedCount: number; readonly skippedCount: number; readonly failed: readonly string[] };
  readonly lines: readonly string[];
  readonly tookMs: number;
  readonly isInterrupted?: boolean;
}

export function runPart(part: Part): Promise<Outcome>;
