import { verifyDraft } from '../../../src/analysis/grounded/verify-draft.ts';
import { gatherBrief, snapshotsFor } from '../../../src/analysis/situation/brief.ts';
import { inMemorySnapshotSource } from '../../../src/analysis/test-kit/in-memory-snapshot-source.ts';
import type { RegionalSnapshot } from '../../../src/contract/intelligence/regional-snapshot.ts';
import type { Question } from '../../../src/ports/analyst.ts';

/** How often each reason keeps sentences out, each for itself, with one of them. */
export async function reasonsOf(
  question: Question,
  { snapshots, sentences }: { readonly snapshots: readonly RegionalSnapshot[]; readonly sentences: readonly string[] },
): Promise<readonly (readonly [reason: string, sentence: string])[]> {
  const found = await snapshotsFor(question, { snapshots: inMemorySnapshotSource(snapshots) });
  const { material } = await gatherBrief(question, { ...found, now: snapshots[0]?.generatedAt ?? 0 });
  const rules = { material, headings: ['H'], repeats: () => false };
  return sentences.flatMap((sentence) =>
    verifyDraft(`## H\n${sentence}`, rules).flatMap(({ reasons }) =>
      reasons.map((reason) => [reason, sentence] as const),
    ),
  );
}

/** Which sentences pass the check, each for itself, against what a draft of this question is given. */
export async function passing(
  question: Question,
  { snapshots, sentences }: { readonly snapshots: readonly RegionalSnapshot[]; readonly sentences: readonly string[] },
): Promise<readonly string[]> {
  const found = await snapshotsFor(question, { snapshots: inMemorySnapshotSource(snapshots) });
  const { material } = await gatherBrief(question, { ...found, now: snapshots[0]?.generatedAt ?? 0 });
  const rules = { material, headings: ['H'], repeats: () => false };
  return sentences.filter((sentence) => verifyDraft(`## H\n${sentence}`, rules).some(({ kept }) => kept.length > 0));
}
