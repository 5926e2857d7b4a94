import type { RegionalSnapshot } from '../../contract/intelligence/regional-snapshot.ts';
import { toJson } from '../../contract/openapi/json.ts';
import { valueAt } from '../../contract/openapi/json-pointer.ts';
import { claimMaker } from '../claim-maker.ts';
import { evidenceClaims, evidenceKnownAt } from '../kinds/evidence.ts';
import { sentencesOf } from '../sentences.ts';
import { REGIME_WORDS, score } from '../words.ts';
import type { Assertion, Operator } from './read-assertion.ts';

/** What the snapshot of a region says of an assertion. */
export interface Judgement {
  readonly verdict: 'supported' | 'contradicted' | 'unknown';
  /** What is so, in one sentence. */
  readonly basis: string;
  readonly evidenceIds: readonly string[];
}

const UNKNOWN: Judgement = {
  verdict: 'unknown',
  basis: 'No stored evidence states this or its opposite.',
  evidenceIds: [],
};

/** Half a step of two decimals: an equal number may be a rounded one. */
const ROUNDING = 0.005;

/** `unknown` unless the snapshot states the assertion or what excludes it; equal input gives an equal judgement. */
export function judgeAssertion(assertion: Assertion, snapshot: RegionalSnapshot): Judgement {
  switch (assertion.kind) {
    case 'number': {
      const value = valueAt(toJson(snapshot), assertion.pointer);
      if (typeof value !== 'number') return UNKNOWN;
      const axis = assertion.pointer.split('/').at(-1) ?? '';
      const drivers = [...snapshot.balance.pressures, ...snapshot.balance.buffers].filter((one) => one.axis === axis);
      return judged(holds(assertion.operator, value, assertion.value), assertion, {
        basis: `The value is ${score(value)}.`,
        evidenceIds: drivers.flatMap(({ evidenceIds }) => evidenceIds),
      });
    }
    case 'lane': {
      const set = snapshot.scenarioSets.find(({ horizon }) => horizon === assertion.horizon);
      const lane = set?.lanes.find(({ name }) => name === assertion.lane);
      if (lane === undefined) return UNKNOWN;
      return judged(holds(assertion.operator, lane.probability, assertion.value), assertion, {
        basis: `The published probability is ${Math.round(lane.probability * 100)}%.`,
        evidenceIds: [],
      });
    }
    case 'regime':
      return judged(snapshot.regime.label === assertion.label, assertion, {
        basis: `The regime is ${REGIME_WORDS[snapshot.regime.label]}.`,
        evidenceIds: [],
      });
    case 'trigger': {
      const { active, watching, dormant } = snapshot.triggers;
      const found = [...active, ...watching, ...dormant].find(({ id }) => id === assertion.triggerId);
      if (found === undefined) return UNKNOWN;
      return judged(found.activated, assertion, {
        basis: `The trigger is ${found.activated ? 'active' : 'not active'}.`,
        evidenceIds: found.evidenceIds,
      });
    }
    case 'corridor':
      return corridorJudgement(assertion, snapshot);
  }
}

/** The newest state that an item of evidence states of the corridor. */
function corridorJudgement(
  assertion: Extract<Assertion, { readonly kind: 'corridor' }>,
  snapshot: RegionalSnapshot,
): Judgement {
  const { evidence, generatedAt, meta } = snapshot;
  const make = claimMaker({ evidence, pages: new Map(), knownAt: generatedAt, confidence: meta.snapshotConfidence });
  const states = evidenceClaims(evidence, make, evidenceKnownAt(snapshot)).filter(
    ({ kind, subject, predicate }) =>
      kind === 'corridor' && predicate === 'is' && subject === `corridor:${assertion.corridorId}`,
  );
  const stated = [...new Set(states.map(({ object }) => object))];
  const [first] = states;
  // Items that state two states of one corridor entail neither.
  if (first === undefined || stated.length > 1) return UNKNOWN;
  return judged(first.object === assertion.state, assertion, {
    basis: sentencesOf(first).short,
    evidenceIds: states.flatMap(({ evidenceIds }) => evidenceIds),
  });
}

function judged(isSo: boolean, { isNegated }: Assertion, found: Omit<Judgement, 'verdict'>): Judgement {
  return {
    verdict: isSo === isNegated ? 'contradicted' : 'supported',
    ...found,
    evidenceIds: [...new Set(found.evidenceIds)],
  };
}

function holds(operator: Operator, value: number, stated: number): boolean {
  if (operator === 'above') return value > stated;
  if (operator === 'below') return value < stated;
  if (operator === 'at_least') return value >= stated;
  if (operator === 'at_most') return value <= stated;
  return Math.abs(value - stated) <= ROUNDING;
}
