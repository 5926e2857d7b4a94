import type { EvidenceItem } from '../../contract/intelligence/evidence-item.ts';
import type { RegionalSnapshot } from '../../contract/intelligence/regional-snapshot.ts';
import type { Question } from '../../ports/analyst.ts';
import type { Clock } from '../../ports/clock.ts';
import type { SnapshotSource } from '../../ports/snapshot-source.ts';
import { type Material, materialOf } from '../grounded/material.ts';
import { nameOf, tellEvidence, tellSnapshot } from '../grounded/tell-snapshot.ts';
import { type Framework, frameworkOf } from './frameworks.ts';
import { type QuestionScope, questionScope } from './question-scope.ts';
import { rankEvidence } from './rank-evidence.ts';
import { readSnapshot } from './read-snapshot.ts';

export interface BriefParts {
  readonly snapshots: SnapshotSource;
  readonly clock: Clock;
}

const MOST_REGIONS = 3;
/** Items of evidence that a draft is given (start). */
const MOST_EVIDENCE = 24;

/** A question with everything that a draft of its answer may draw from. */
export interface Brief {
  readonly question: Question;
  readonly framework: Framework;
  readonly own?: string;
  readonly scope: QuestionScope;
  readonly snapshots: readonly RegionalSnapshot[];
  readonly evidence: readonly EvidenceItem[];
  readonly material: Material;
}

/** Reads what our snapshots hold on a question; undefined where none of its regions has one. */
export async function gatherBrief(
  question: Question,
  { snapshots: source, clock }: BriefParts,
): Promise<Brief | undefined> {
  const scope = questionScope(`${question.query}\n${question.geoContext ?? ''}`);
  const regions = scope.regions.slice(0, MOST_REGIONS);
  const found = await Promise.all(regions.map(async (regionId) => readSnapshot(await source.latest(regionId))));
  const snapshots = found.flatMap((snapshot) => snapshot ?? []);
  if (snapshots.length === 0) return undefined;
  const told = snapshots.flatMap(({ evidence }) => evidence.filter((item) => tellEvidence(item) !== undefined));
  const evidence = rankEvidence(told, scope, { now: clock.now(), most: MOST_EVIDENCE });
  const tellings = [...snapshots.map(tellSnapshot), ...evidence.flatMap((item) => tellEvidence(item) ?? [])];
  const material = materialOf(
    tellings,
    snapshots.map(({ regionId }) => nameOf(regionId)),
  );
  return { question, ...frameworkOf(question.framework), scope, snapshots, evidence, material };
}
