import type { EvidenceItem } from '../../contract/intelligence/evidence-item.ts';
import type { World } from '../assess-world.ts';
import { isAvoided, isBlockaded, isForced, outlastsAccidents } from '../corridors/forced-closure.ts';
import { PASSAGE_WARNINGS } from '../indicators/navigational-warnings.ts';
import { REPORTS } from '../indicators/reports.ts';
import type { KnownCorridor } from '../known-corridors.ts';
import type { ClosureCause } from './analogues.ts';
import { EFFECTS } from './effects.ts';

/** The canal that rests on rain: with less water fewer ships pass. */
const FED_BY_A_LAKE: readonly string[] = ['panama'];

/**
 * Why a corridor is not open, from what is known around it: warnings of attack, blockades, a surge of force on its shores
 * or ships that take the way round mean force. Where reports or warnings would show force and show none, it is an
 * accident (a canal fed by a lake: drought while ships still pass) for as long as accidents last.
 * @returns undefined where nothing says why
 */
export function closureCause(world: World, corridor: KnownCorridor): ClosureCause | undefined {
  if (isForced(world, corridor) || isAvoided(world, corridor) || hasSurgeOfForce(world, corridor)) return 'force';
  if (!wouldShowForce(world, corridor)) return undefined;
  if (FED_BY_A_LAKE.includes(corridor.id) && corridor.state === 'restricted') return 'drought';
  return outlastsAccidents(corridor) ? undefined : 'accident';
}

/** The reports and warnings for which a corridor's cause is force; empty where ships that take the way round say so. */
export function forceEvidence(world: World, { id, littoral }: KnownCorridor): readonly EvidenceItem[] {
  const onShore = littoral.flatMap((iso2) => [
    ...(isBlockaded(world, iso2) ? [world.countries.get(iso2)?.of(REPORTS.blockade)?.evidence] : []),
    ...(hasSurgeIn(world, iso2) ? [world.countries.get(iso2)?.of(REPORTS.force)?.evidence] : []),
  ]);
  return [...onShore, world.signals.at(PASSAGE_WARNINGS, id)?.evidence].filter((item) => item !== undefined);
}

const hasSurgeOfForce = (world: World, { littoral }: KnownCorridor): boolean =>
  littoral.some((iso2) => hasSurgeIn(world, iso2));

/** Without any one outlet too: one alone shows no force. */
function hasSurgeIn(world: World, iso2: string): boolean {
  const signals = world.countries.get(iso2);
  const { value = 0, isMeasured } = signals?.of(REPORTS.force) ?? {};
  if (signals === undefined || isMeasured !== true || value < EFFECTS.minForce) return false;
  return signals.leaveOneOutReports(1).every(({ force }) => force >= EFFECTS.minForce);
}

const wouldShowForce = (world: World, { id, littoral }: KnownCorridor): boolean =>
  world.signals.at(PASSAGE_WARNINGS, id)?.isMeasured === true ||
  littoral.some((iso2) => world.countries.get(iso2)?.of(REPORTS.force)?.isMeasured === true);
