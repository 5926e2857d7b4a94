import type { SnapshotDraft } from '../../assessment/assess-region.ts';
import type { EvidenceItem } from '../../contract/intelligence/evidence-item.ts';
import type { Claim } from '../claim.ts';
import type { MakeClaim } from '../claim-maker.ts';
import { MEASURES } from '../measures.ts';
import { readEvidence } from '../readings/read-evidence.ts';
import { isKnownSubject } from '../subjects.ts';

/** What each item of evidence states. */
export function evidenceClaims(
  evidence: readonly EvidenceItem[],
  make: MakeClaim,
  knownAtOf: (item: EvidenceItem) => number,
): Claim[] {
  return evidence.flatMap((item) => {
    const knownAt = knownAtOf(item);
    return readEvidence(item, knownAt)
      .filter(({ subject }) => isKnownSubject(subject))
      .map(({ measure, ...reading }) =>
        make({
          ...reading,
          ...(measure === undefined ? {} : { measure, unit: MEASURES[measure].unit }),
          knownAt,
          evidenceIds: [item.id],
        }),
      );
  });
}

/** Evidence of an active trigger is kept as it was when the trigger became active: its windows end then. */
export function evidenceKnownAt({ generatedAt, triggers }: SnapshotDraft): (item: EvidenceItem) => number {
  const since = new Map<string, number>();
  for (const { activatedAt, evidenceIds } of triggers.active)
    for (const id of evidenceIds) since.set(id, Math.min(since.get(id) ?? generatedAt, activatedAt));
  return ({ id }) => since.get(id) ?? generatedAt;
}
