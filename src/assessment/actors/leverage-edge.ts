import type { EvidenceItem } from '../../contract/intelligence/evidence-item.ts';
import type { LeverageEdge } from '../../contract/intelligence/leverage-edge.ts';
import type { LeverageMechanism } from '../../contract/intelligence/vocabulary.ts';
import type { Actor } from '../../reference/actors.ts';
import { contentHash } from '../../reference/content-hash.ts';
import { once } from '../../reference/once.ts';
import { roundTo } from '../evidence.ts';
import { PARAMETERS } from '../parameters.ts';
import { clampUnit } from '../severity.ts';
import { type Ranked, rankedBy } from './ranked.ts';

/** One of the two factors of an edge, with its evidence. */
export interface Factor {
  /** 0 to 1. */
  readonly value: number;
  /** Never empty. */
  readonly evidence: readonly EvidenceItem[];
  /** Hash of that evidence without the actors' names. */
  readonly evidenceHash: string;
}

const factorsByEdge = new WeakMap<LeverageEdge, { readonly dependence: Factor; readonly activity: Factor }>();

/** The factors of an edge; undefined for one that was read back from a store. */
export const factorsOf = (edge: LeverageEdge) => factorsByEdge.get(edge);

/** Strength is dependence × activity, both evidenced (METHOD.md §8); none where it is below the minimum. */
export function leverageEdge(edge: {
  readonly from: Actor;
  readonly to: Actor;
  readonly mechanism: LeverageMechanism;
  readonly dependence: Factor;
  readonly activity: Factor;
}): readonly Ranked<LeverageEdge>[] {
  const { from, to, mechanism, dependence, activity } = edge;
  const strength = roundTo(clampUnit(dependence.value) * clampUnit(activity.value), 4);
  if (from.id === to.id || strength < PARAMETERS.leverage.minStrength) return [];
  const show = () => {
    const items = [...dependence.evidence, ...activity.evidence].map((item) => [item.id, item] as const);
    const evidence = [...new Map(items).values()];
    const evidenceIds = evidence.map(({ id }) => id);
    const shown: LeverageEdge = { fromActorId: from.id, toActorId: to.id, mechanism, strength, evidenceIds };
    factorsByEdge.set(shown, { dependence, activity });
    return { shown, evidence };
  };
  const hash = () => contentHash([mechanism, dependence.evidenceHash, activity.evidenceHash], 20);
  return [rankedBy(strength, show, hash)];
}

/** A factor whose evidence is computed on first use. */
export function factorOf(value: number, item: () => EvidenceItem, hash: () => string): Factor {
  const evidence = once(() => [item()]);
  const hashed = once(hash);
  return {
    value,
    get evidence() {
      return evidence();
    },
    get evidenceHash() {
      return hashed();
    },
  };
}

/** A factor supported by items about countries, straits and lists: none of them hashes an actor. */
export function supportedBy(value: number, ...evidence: readonly EvidenceItem[]): Factor {
  return { value, evidence, evidenceHash: contentHash(evidence.map(({ id }) => id).sort(), 20) };
}
