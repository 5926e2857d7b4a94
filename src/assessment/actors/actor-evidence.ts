import type { EvidenceItem } from '../../contract/intelligence/evidence-item.ts';
import type { Actor } from '../../reference/actors.ts';
import { type Country, countryByIso2 } from '../../reference/countries.ts';
import { nameInProse } from '../../reference/name-in-prose.ts';
import { theaterOfCountry } from '../../reference/theaters.ts';
import { capitalised, counted, grouped, percent, shortDate } from '../english.ts';
import { sourceInProse, sourceName } from '../evidence/source-name.ts';
import { evidenceItem } from '../evidence.ts';
import { PARAMETERS } from '../parameters.ts';
import type { SourceLabel } from '../source-label.ts';
import { isoDate } from '../time.ts';
import { type ActCluster, clusterAt } from './act-clusters.ts';
import type { ActNature } from './act-kinds.ts';
import { countOf, ofNature } from './actor-role.ts';
import { outletsBehind } from './independent-clusters.ts';
import type { OilTrader } from './oil-trade.ts';

const { windowDays } = PARAMETERS.actors;

/** What an item of an assessment carries besides what was found. */
export interface Shown {
  readonly label: SourceLabel;
  /** Of the assessment, epoch ms. */
  readonly instant: number;
}

const NATURES: readonly (readonly [nature: ActNature, words: string])[] = [
  ['material_conflict', 'material conflict'],
  ['verbal_conflict', 'verbal conflict'],
  ['mediation', 'mediation'],
  ['material_cooperation', 'material cooperation'],
  ['verbal_cooperation', 'verbal cooperation'],
];

/** Acts of an actor in a region within the window, and acts of others against it, as one item. */
export function behaviourEvidence(
  { label, instant }: Shown,
  found: {
    readonly actor: Actor;
    readonly regionId: string;
    readonly done: readonly ActCluster[];
    readonly suffered: readonly ActCluster[];
  },
): EvidenceItem {
  const { actor, regionId, done, suffered } = found;
  const outlets = outletsOf([...done, ...suffered]);
  const counts = NATURES.map(([nature, words]) => ({ words, count: ofNature(done, nature).length }));
  const named = counts.filter(({ count }) => count > 0).map(({ words, count }) => `${words} ${grouped(count)}`);
  const newestAt = newestOf([...done, ...suffered]);
  return evidenceItem({
    type: 'cii_spike',
    source: `${label}GDELT`,
    subject: `region:${regionId}/actor:${actor.id}`,
    event: `${windowDays}d to ${isoDate(newestAt)}`,
    lineages: outlets,
    values: [...counts.map(({ count }) => count), suffered.length],
    summary: `${actor.name}: acts reported in ${windowDays} days (once per day and type): ${named.join(', ')}; acts of others towards it ${grouped(suffered.length)}. ${sources(outlets.length)}.`,
    metric: 'dyad_acts',
    independentCount: countOf(done),
    instant,
    observedAt: newestAt,
    theater: theaterOfCountry(actor.homeCountries[0] ?? '')?.id ?? '',
    corridor: '',
  });
}

/**
 * Acts of some kinds of one actor towards another, or of all actors towards one.
 * @param key names the kinds in the item's id
 * @param words names them in its summary
 */
export function actsEvidence(
  { label, instant }: Shown,
  found: {
    readonly from?: Actor;
    readonly to: Actor;
    readonly key: string;
    readonly words: string;
    /** `against` for hostile acts, `towards` for the others. */
    readonly preposition?: 'against' | 'towards';
    readonly clusters: readonly ActCluster[];
  },
): EvidenceItem {
  const { from, to, key, words, preposition = 'towards', clusters } = found;
  const outlets = outletsOf(clusters);
  const newestAt = newestOf(clusters);
  return evidenceItem({
    type: 'cii_spike',
    source: `${label}GDELT`,
    subject: `acts:${from?.id ?? 'all'}>${to.id}/${key}`,
    event: `${windowDays}d to ${isoDate(newestAt)}`,
    lineages: outlets,
    values: [clusters.length],
    summary: `${from === undefined ? 'All actors' : capitalised(nameInProse(from.name))} ${preposition} ${nameInProse(to.name)}: ${words} reported ${times(clusters.length)} in ${windowDays} days (once per day and type). ${sources(outlets.length)}.`,
    metric: 'dyad_acts',
    independentCount: countOf(clusters),
    instant,
    observedAt: newestAt,
    theater: theaterOfCountry(to.homeCountries[0] ?? '')?.id ?? '',
    corridor: '',
  });
}

/** Entries that one authority added against one country within the window of an edge. */
export function listingEvidence(
  { label, instant }: Shown,
  found: {
    readonly country: Country;
    readonly lineage: string;
    readonly added: number;
    readonly newestAt: number;
  },
): EvidenceItem {
  const { country, lineage, added, newestAt } = found;
  const days = PARAMETERS.leverage.sanctionsDays;
  return evidenceItem({
    type: 'sanctions_move',
    source: `${label}${sourceName(lineage)}`,
    subject: `country:${country.iso2}/listed-by`,
    event: `${days}d to ${isoDate(newestAt)}`,
    lineages: [lineage],
    values: [added],
    summary: `${country.name}: ${sourceInProse(lineage)} added ${counted(added, 'entry', 'entries')} in ${days} days, most recently on ${shortDate(newestAt)}.`,
    metric: 'sanctions_additions',
    instant,
    observedAt: newestAt,
    theater: theaterOfCountry(country.iso2)?.id ?? '',
    corridor: '',
  });
}

/** Oil consumption, production and trade of one country. */
export function oilTraderEvidence({ label, instant }: Shown, trader: OilTrader): EvidenceItem {
  const { iso2, consumption, production, importDependence, exportShare, newestAt } = trader;
  const trade =
    exportShare > 0
      ? `${percent(exportShare)} of the world's net exports`
      : `${percent(importDependence)} of consumption imported`;
  return evidenceItem({
    type: 'market_signal',
    source: `${label}${sourceName('energy-institute')}`,
    subject: `country:${iso2}/oil`,
    event: isoDate(newestAt),
    lineages: ['energy-institute'],
    values: [consumption, production, importDependence, exportShare],
    summary: `${countryByIso2(iso2)?.name ?? iso2}: consumed ${consumption.toFixed(2)} and produced ${production.toFixed(2)} million barrels of oil per day in ${isoDate(newestAt).slice(0, 4)}; ${trade}.`,
    metric: 'oil_consumption',
    instant,
    observedAt: newestAt,
    theater: theaterOfCountry(iso2)?.id ?? '',
    corridor: '',
  });
}

const outletsOf = (clusters: readonly ActCluster[]): readonly string[] => [...outletsBehind(clusters)].sort();

const sources = (count: number): string => `${count === 1 ? 'Source' : 'Sources'}: ${counted(count, 'outlet')}`;

const times = (count: number): string => (count === 1 ? 'once' : counted(count, 'time'));

const newestOf = (clusters: readonly ActCluster[]): number =>
  clusters.reduce((newest, cluster) => Math.max(newest, clusterAt(cluster)), 0);
