import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Because, becauseLinks } from './because.ts';
import type { Claim } from './claim.ts';
import { claimMaker } from './claim-maker.ts';
import { explanationClaims } from './kinds/explanation.ts';
import { type ClaimedSnapshot, crisis, PAGES, someClaimed } from './test-kit/worlds.ts';

/** Both ends of every link. */
function linksOf(claims: readonly Claim[]): readonly (readonly [effect: Claim, cause: Claim, by: Because['by']])[] {
  const byId = new Map(claims.map((claim) => [claim.id, claim]));
  return becauseLinks(claims).map(({ effectId, causeId, by }) => {
    const [effect, cause] = [byId.get(effectId), byId.get(causeId)];
    if (effect === undefined || cause === undefined) throw new Error('a link leads out of the claims');
    return [effect, cause, by];
  });
}

/** That a stored driver, path or regime carries the link. */
function isCarried({ snapshot }: ClaimedSnapshot, [effect, cause]: readonly [Claim, Claim, Because['by']]): boolean {
  const drivers = [...snapshot.balance.pressures, ...snapshot.balance.buffers];
  if (effect.kind === 'driver')
    return drivers.some(
      ({ axis, evidenceIds, description }) =>
        axis === effect.measure &&
        !description.startsWith('Other drivers') &&
        effect.evidenceIds.every((id) => evidenceIds.includes(id)) &&
        cause.evidenceIds.every((id) => evidenceIds.includes(id)),
    );
  if (effect.kind === 'level')
    return cause.kind === 'driver' && cause.measure === effect.measure && cause.subject === effect.subject;
  if (effect.kind === 'regime') return cause.measure === effect.measure && cause.kind === 'level';
  return snapshot.transmissionPaths.some(
    ({ end, corridorId }) =>
      end === effect.object && cause.subject === `corridor:${corridorId}` && cause.object !== 'open',
  );
}

describe('a causal link', () => {
  it('is carried by a driver, a path or the regime of the snapshot, in any world', () => {
    const check = (found: ClaimedSnapshot) => {
      for (const link of linksOf(found.claims)) expect(isCarried(found, link)).toBe(true);
    };
    check(crisis());
    fc.assert(fc.property(someClaimed, check), { numRuns: 10 });
  });

  it('joins the closure to the axis and to the price, and an axis to the evidence that an explanation needs for it', () => {
    const { claims, snapshot } = crisis();
    const links = linksOf(claims);
    const closed = claims.find(({ kind, object }) => kind === 'corridor' && object === 'closed');
    const effects = links
      .filter(([, cause]) => cause.id === closed?.id)
      .map(([effect, , by]) => `${effect.kind} by ${by}`);
    expect(new Set(effects)).toEqual(new Set(['driver by driver', 'path by path']));
    const make = claimMaker({
      evidence: snapshot.evidence,
      pages: PAGES,
      knownAt: snapshot.generatedAt,
      confidence: 0.5,
    });
    const [evidenceId = ''] = closed?.evidenceIds ?? [];
    const explanation = {
      ...{ rule: '', basis: 'recomputed' as const, isSum: true, parameters: [], terms: [], evidence: [], whatIf: [] },
      wouldChangeMost: [{ evidenceId, value: 0.01, change: -0.5 }],
    };
    const explained = explanationClaims(snapshot, { pointer: '/balance/maritimeAccess', explanation }, make);
    const added = linksOf([...claims, ...explained]).filter(([, , by]) => by === 'explanation');
    expect(added.map(([effect]) => effect.measure)).toContain('maritimeAccess');
    expect(added.every(([, cause]) => cause.evidenceIds[0] === evidenceId)).toBe(true);
  });

  it('is none of merged drivers, long-run levels, triggers, prices, or what merely happened together', () => {
    const links = linksOf(crisis().claims);
    expect(links.filter(([effect, cause]) => /other driver|long-run/.test(`${effect.object} ${cause.object}`))).toEqual(
      [],
    );
    expect(
      links.filter(([effect]) => ['trigger', 'price', 'event', 'corridor', 'act', 'change'].includes(effect.kind)),
    ).toEqual([]);
  });
});
