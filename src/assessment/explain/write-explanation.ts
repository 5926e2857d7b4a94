import type { Explanation } from '../../contract/intelligence/explain-regional-snapshot.ts';
import type { RegionalSnapshot } from '../../contract/intelligence/regional-snapshot.ts';
import { isRegionId } from '../../reference/regions.ts';
import type { World } from '../assess-world.ts';
import { roundTo } from '../evidence.ts';
import { regionEvidence } from '../region-evidence.ts';
import { counterfactualWorld } from './counterfactual-world.ts';
import type { Rule } from './rules.ts';

/** Evidence whose absence is tried, strongest first, and how much of it is shown. */
const TRIED = 12;
const SHOWN = 5;

/** An explanation of what was found: terms by size, their evidence, and what the number would be without each. */
export function writeExplanation(rule: Rule, snapshot: RegionalSnapshot, findings: Findings): Explanation {
  const { basis, isSum, grade, world, most, whatIf = [] } = findings;
  const terms = findings.terms.toSorted((a, b) => Math.abs(b.value) - Math.abs(a.value));
  const cited = [...new Set(terms.flatMap(({ evidenceIds }) => evidenceIds))];
  const known = new Map([
    ...(world !== undefined && isRegionId(snapshot.regionId) ? regionEvidence(world, snapshot.regionId) : []),
    ...snapshot.evidence.map((item) => [item.id, item] as const),
  ]);
  const tries = world === undefined || most === undefined ? [] : cited.slice(0, TRIED);
  const wouldChangeMost = tries.flatMap((evidenceId) => {
    const value = world === undefined ? undefined : most?.in(counterfactualWorld(world, evidenceId));
    if (value === undefined || most === undefined) return [];
    const change = roundTo(value - most.now, 6);
    return change === 0 ? [] : [{ evidenceId, value, change }];
  });
  return {
    rule: rule.words,
    basis,
    isSum,
    parameters: [...rule.parameters],
    terms: terms.map((term) => ({ ...term, evidenceIds: term.evidenceIds.filter((id) => known.has(id)) })),
    ...(grade === undefined ? {} : { grade }),
    evidence: cited.flatMap((id) => known.get(id) ?? []),
    wouldChangeMost: wouldChangeMost.toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change)).slice(0, SHOWN),
    whatIf: [...whatIf],
  };
}

interface Findings {
  readonly basis: Explanation['basis'];
  readonly isSum: boolean;
  readonly terms: readonly Explanation['terms'][number][];
  readonly grade?: Explanation['grade'];
  readonly world?: World;
  readonly whatIf?: readonly Explanation['whatIf'][number][];
  /** The number now, and in the same world with something as usual. */
  readonly most?: { readonly now: number; readonly in: (world: World) => number | undefined };
}
