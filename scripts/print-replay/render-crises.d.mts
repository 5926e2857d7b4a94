import type { CrisisVerdict } from '../../test/kit/replay/judge-crises.ts';

export const CRISES_HEADING: string;
export function renderCrises(
  verdicts: readonly CrisisVerdict[],
  project: { readonly VERSIONS: { readonly scoringVersion: string } },
): string;
export function withCrises(page: string, section: string): string;
