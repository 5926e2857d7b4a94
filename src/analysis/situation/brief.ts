import type { EvidenceItem } from '../../contract/intelligence/evidence-item.ts';
import type { RegionalSnapshot } from '../../contract/intelligence/regional-snapshot.ts';
import type { Question } from '../../ports/analyst.ts';
import type { SnapshotSource, SourcedSnapshot } from '../../ports/snapshot-source.ts';
import { describeEvidence, describeSnapshot, nameOf } from '../grounded/describe-snapshot.ts';
import { type Material, materialOf } from '../grounded/material.ts';
import { type Earlier, earlierEvidence, type Searching } from './earlier-evidence.ts';
import { type Framework, frameworkOf } from './frameworks.ts';
import { type QuestionScope, questionScope } from './question-scope.ts';
import { rankEvidence } from './rank-evidence.ts';
import { readSnapshot } from './read-snapshot.ts';

const MAX_REGIONS = 3;
/** Items of evidence that a draft is given (start). */
const MAX_EVIDENCE = 24;

/** A question with everything that a draft of its answer may draw from. */
export interface Brief {
  readonly question: Question;
  readonly framework: Framework;
  readonly own?: string;
  readonly scope: QuestionScope;
  readonly snapshots: readonly RegionalSnapshot[];
  readonly evidence: readonly EvidenceItem[];
  readonly earlier: Earlier;
  readonly material: Material;
}

/** The snapshots that a question is about, not yet read. */
export interface FoundSnapshots {
  readonly scope: QuestionScope;
  readonly sourced: readonly SourcedSnapshot[];
  /** Another snapshot is another answer. */
  readonly snapshotIds: readonly string[];
}

/** Finds the snapshots of a question; cheap, so that a caller who is refused a model costs little. */
export async function snapshotsFor(
  question: Question,
  { snapshots: source }: { readonly snapshots: SnapshotSource },
): Promise<FoundSnapshots> {
  const scope = questionScope(`${question.query}\n${question.geoContext ?? ''}`);
  const sourced = await Promise.all(scope.regions.slice(0, MAX_REGIONS).map((regionId) => source.latest(regionId)));
  const snapshotIds = sourced.flatMap((one) => ('snapshot' in one ? [one.snapshot.snapshotId] : []));
  return { scope, sourced, snapshotIds };
}

/** Without `searching`, the store is not searched. */
export interface Gathering extends Omit<FoundSnapshots, 'snapshotIds'> {
  /** Epoch ms. */
  readonly now: number;
  readonly searching?: Searching | undefined;
}

/** Everything that a draft of an answer may draw from. */
export async function gatherBrief(question: Question, { scope, sourced, now, searching }: Gathering): Promise<Brief> {
  const snapshots = sourced.flatMap((one) => readSnapshot(one) ?? []);
  const describable = snapshots.flatMap(({ evidence }) =>
    evidence.filter((item) => describeEvidence(item) !== undefined),
  );
  const evidence = rankEvidence(describable, scope, { now, limit: MAX_EVIDENCE });
  const earlier =
    searching === undefined ? NOTHING_EARLIER : onlyDescribable(await earlierEvidence(searching, scope, snapshots));
  const texts = [
    ...snapshots.map(describeSnapshot),
    ...evidence.flatMap((item) => describeEvidence(item) ?? []),
    ...earlier.found.flatMap(({ item, citedAt }) => describeEvidence(item, citedAt) ?? []),
  ];
  const material = materialOf(
    texts,
    snapshots.map(({ regionId }) => nameOf(regionId)),
  );
  return { question, ...frameworkOf(question.framework), scope, snapshots, evidence, earlier, material };
}

const NOTHING_EARLIER: Earlier = { found: [], isWhole: true };

const onlyDescribable = (earlier: Earlier): Earlier => ({
  ...earlier,
  found: earlier.found.filter(({ item }) => describeEvidence(item) !== undefined),
});
