import type { EvidenceItem } from '../../contract/intelligence/evidence-item.ts';
import type { LeverageEdge } from '../../contract/intelligence/leverage-edge.ts';
import type { Actor } from '../../reference/actors.ts';
import { CHOKEPOINTS } from '../../reference/chokepoints.ts';
import type { Country } from '../../reference/countries.ts';
import { countryByIso2 } from '../../reference/countries.ts';
import { once } from '../../reference/once.ts';
import { externalPosition, externalPositionEvidence } from '../indicators/external-position.ts';
import { type LazyMap, lazyMap } from '../lazy-map.ts';
import { countrySubject } from '../observation.ts';
import type { ObservationIndex } from '../observation-index.ts';
import { PARAMETERS } from '../parameters.ts';
import { flatMapInPieces, type Pieces } from '../pieces.ts';
import { panelPosition } from '../severity.ts';
import { DAY_MS } from '../time.ts';
import type { ActCluster } from './act-clusters.ts';
import { ACT_KINDS, type ActKindId } from './act-kinds.ts';
import { actsEvidence, listingEvidence } from './actor-evidence.ts';
import { homeOfState } from './actor-reference.ts';
import type { ActorsContext } from './actor-states.ts';
import type { PassageOf } from './energy-supply.ts';
import { hasIndependent } from './independent-clusters.ts';
import { type Factor, factorOf, leverageEdge, supportedBy } from './leverage-edge.ts';
import { activity } from './leverage-score.ts';
import { type OutletTally, outletTally, shareIn } from './outlet-share.ts';
import { hashWithoutNames, type Ranked } from './ranked.ts';

const rules = PARAMETERS.leverage;

type EdgeContext = Pick<ActorsContext, 'label' | 'endAt' | 'lookup'> & { readonly index: ObservationIndex };

/** Sanctions edges: entries that an authority adds × external dependence of the listed country. */
export function sanctionsEdges(context: EdgeContext): readonly Ranked<LeverageEdge>[] {
  const { index, endAt, lookup, label } = context;
  const since = endAt - rules.sanctionsDays * DAY_MS;
  return index.subjects('sanctions_additions').flatMap((subject) => {
    const country = countryByIso2(subject.slice(countrySubject('').length));
    const to = country && lookup.stateOf(country.iso2);
    const dependence = country && externalDependence(country, context);
    if (country === undefined || to === undefined || dependence === undefined) return [];
    const added = new Map<string, { readonly added: number; readonly newestAt: number }>();
    for (const { lineage, value, observedAt } of index.series('sanctions_additions', subject)) {
      if (observedAt > since && observedAt <= endAt)
        added.set(lineage, { added: (added.get(lineage)?.added ?? 0) + value, newestAt: observedAt });
    }
    return [...added].flatMap(([lineage, found]) => {
      const from = lookup.authority(lineage);
      if (from === undefined) return [];
      const level = panelPosition(PARAMETERS.sanctions.panel, found.added);
      const imposed = supportedBy(level, listingEvidence({ label, instant: endAt }, { country, lineage, ...found }));
      return leverageEdge({ from, to, mechanism: 'sanctions', dependence, activity: imposed });
    });
  });
}

/**
 * Edges of acts: economic coercion of a dependent state, shows of force at a strait against a state whose oil passes it, and
 * acts that change an alignment: agreements and military cooperation across blocs, and the breaking of relations inside one.
 * @param clusters acts of the window that concern the region
 */
export function* actEdges(
  clusters: readonly ActCluster[],
  context: EdgeContext & { readonly passageOf: PassageOf },
): Pieces<readonly Ranked<LeverageEdge>[]> {
  const { lookup } = context;
  const towards = cooperationTowards(clusters);
  const alignment = lazyMap((id: string) => alignmentOf(towards.get(id) ?? [], id, context));
  return yield* flatMapInPieces(pairsOf(clusters), ([first, acts]) => {
    const from = lookup.actor(first.from);
    const to = lookup.actor(first.to);
    if (from === undefined || to === undefined) return [];
    const pair = { from, to, acts };
    return [...frictionEdge(pair, context), ...navalEdge(pair, context), ...shiftEdge(pair, { ...context, alignment })];
  });
}

interface Pair {
  readonly from: Actor;
  readonly to: Actor;
  readonly acts: readonly ActCluster[];
}

function frictionEdge({ from, to, acts }: Pair, context: EdgeContext): readonly Ranked<LeverageEdge>[] {
  const country = countryByIso2(homeOfState(to) ?? '');
  const done = activityOf(acts, ['economic_coercion'], { from, to, ...COERCION }, context);
  const dependence = done && country && externalDependence(country, context);
  if (done === undefined || dependence === undefined) return [];
  return leverageEdge({ from, to, mechanism: 'trade_friction', dependence, activity: done });
}

/** Shows of force and blockades by a state with a shore on a strait, against a state whose oil passes it. */
function navalEdge(
  { from, to, acts }: Pair,
  context: EdgeContext & { readonly passageOf: PassageOf },
): readonly Ranked<LeverageEdge>[] {
  const done = activityOf(acts, ['posture', 'blockade'], { from, to, ...NAVAL }, context);
  const home = homeOfState(to);
  if (done === undefined || home === undefined) return [];
  const shores = CHOKEPOINTS.filter(({ littoral }) => littoral.some((iso2) => from.homeCountries.includes(iso2)));
  const dependence = context.passageOf(
    home,
    shores.map(({ id }) => id),
  );
  return dependence === undefined
    ? []
    : leverageEdge({ from, to, mechanism: 'naval_posture', dependence, activity: done });
}

function shiftEdge(
  { from, to, acts }: Pair,
  context: EdgeContext & { readonly alignment: LazyMap<Alignment> },
): readonly Ranked<LeverageEdge>[] {
  const isAllied = context.lookup.areAllied(from, to);
  const kinds: readonly ActKindId[] = isAllied ? ['reduced_relations'] : ['agreement', 'military_cooperation'];
  const words = isAllied ? REDUCED : ACROSS_BLOCS;
  const done = activityOf(acts, kinds, { from, to, ...words }, context);
  if (done === undefined) return [];
  const { cooperation, byActor, tally, evidence } = context.alignment.get(to.id);
  if (evidence === undefined) return [];
  const own = byActor.get(from.id) ?? [];
  const dependence = factorOf(shareIn(tally, own), evidence, () =>
    hashWithoutNames({ own, others: cooperation.filter((cluster) => cluster.from !== from.id) }),
  );
  return leverageEdge({ from, to, mechanism: 'alliance_shift', dependence, activity: done });
}

/** Cooperation with an actor; with evidence only where enough independent outlets report it. */
interface Alignment {
  readonly cooperation: readonly ActCluster[];
  readonly byActor: ReadonlyMap<string, readonly ActCluster[]>;
  readonly tally: OutletTally;
  readonly evidence?: () => EvidenceItem;
}

/** Computed once per actor: every share in it is of the same cooperation. */
function alignmentOf(cooperation: readonly ActCluster[], id: string, { label, endAt, lookup }: EdgeContext): Alignment {
  const to = lookup.actor(id);
  const known = { cooperation, byActor: grouped(cooperation, ({ from }) => from), tally: outletTally(cooperation) };
  if (to === undefined || !hasIndependent(cooperation, rules.actsNeeded)) return known;
  const item = (): EvidenceItem =>
    actsEvidence({ label, instant: endAt }, { to, key: 'cooperation', words: 'cooperation', clusters: cooperation });
  return { ...known, evidence: once(item) };
}

/** The sentence of acts of some kinds; the key is part of the item's id. */
interface ActWords {
  readonly key: string;
  readonly words: string;
  readonly preposition: 'against' | 'towards';
}

const COERCION: ActWords = { key: 'economic coercion', words: 'economic coercion', preposition: 'against' };
const NAVAL: ActWords = {
  key: 'posture and blockade',
  words: 'show of force or blockade',
  preposition: 'against',
};
const REDUCED: ActWords = {
  key: 'relations reduced within a bloc',
  words: 'reduction of relations within a bloc',
  preposition: 'towards',
};
const ACROSS_BLOCS: ActWords = {
  key: 'agreements and military cooperation across blocs',
  words: 'agreement or military cooperation across blocs',
  preposition: 'towards',
};

/** Activity of acts of some kinds; undefined with too few independent outlets. */
function activityOf(
  acts: readonly ActCluster[],
  kinds: readonly ActKindId[],
  described: Pick<Pair, 'from' | 'to'> & ActWords,
  { label, endAt }: EdgeContext,
): Factor | undefined {
  const clusters = acts.filter(({ kind }) => kinds.includes(kind));
  if (!hasIndependent(clusters, rules.actsNeeded)) return undefined;
  return factorOf(
    activity(clusters, endAt, rules.halfActivity),
    () => actsEvidence({ label, instant: endAt }, { ...described, clusters }),
    () => hashWithoutNames({ clusters }),
  );
}

/** External debt and reserves of a country; undefined without figures. */
function externalDependence(country: Country, { index, label, endAt }: EdgeContext): Factor | undefined {
  const position = externalPosition(index, country.iso2);
  return (
    position && supportedBy(position.value, externalPositionEvidence({ label, instant: endAt }, country, position))
  );
}

function cooperationTowards(clusters: readonly ActCluster[]): ReadonlyMap<string, readonly ActCluster[]> {
  const cooperation = clusters.filter(({ kind }) => ACT_KINDS[kind].nature.endsWith('cooperation'));
  return grouped(cooperation, ({ to }) => to);
}

/** Of each pair its first cluster and all of them. */
function pairsOf(clusters: readonly ActCluster[]): readonly (readonly [ActCluster, readonly ActCluster[]])[] {
  const pairs: [ActCluster, readonly ActCluster[]][] = [];
  for (const acts of grouped(clusters, ({ from }) => from).values())
    for (const pair of grouped(acts, ({ to }) => to).values()) if (pair[0] !== undefined) pairs.push([pair[0], pair]);
  return pairs;
}

function grouped(
  clusters: readonly ActCluster[],
  keyOf: (cluster: ActCluster) => string,
): ReadonlyMap<string, readonly ActCluster[]> {
  const groups = new Map<string, ActCluster[]>();
  for (const cluster of clusters) {
    const key = keyOf(cluster);
    const known = groups.get(key);
    if (known === undefined) groups.set(key, [cluster]);
    else known.push(cluster);
  }
  return groups;
}
