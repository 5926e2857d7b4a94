import type { EvidenceItem } from '../../contract/intelligence/evidence-item.ts';
import type { Actor } from '../../reference/actors.ts';
import { type Country, countryByIso2 } from '../../reference/countries.ts';
import { theaterOfCountry } from '../../reference/theaters.ts';
import { corroboration } from '../corroboration.ts';
import { LISTED_CONFIDENCE } from '../evidence/sanctions-evidence.ts';
import { sourceName } from '../evidence/source-name.ts';
import { evidenceItem } from '../evidence.ts';
import { RECORD_CONFIDENCE, type SourceLabel } from '../evidence-clusters.ts';
import { PARAMETERS } from '../parameters.ts';
import { isoDate } from '../time.ts';
import { type ActCluster, clusterAt } from './act-clusters.ts';
import type { ActNature } from './act-kinds.ts';
import { countOf, ofNature } from './actor-role.ts';
import { outletsBehind } from './independent-clusters.ts';
import type { OilTrader } from './oil-trade.ts';

const { windowDays } = PARAMETERS.actors;

const NATURES: readonly (readonly [nature: ActNature, words: string])[] = [
  ['material_conflict', 'material conflict'],
  ['verbal_conflict', 'verbal conflict'],
  ['mediation', 'mediation'],
  ['material_cooperation', 'material cooperation'],
  ['verbal_cooperation', 'verbal cooperation'],
];

/** What an actor did in a region in the window and what was done to it, as one item. */
export function behaviourEvidence(
  label: SourceLabel,
  told: {
    readonly actor: Actor;
    readonly regionId: string;
    readonly done: readonly ActCluster[];
    readonly suffered: readonly ActCluster[];
  },
): EvidenceItem {
  const { actor, done, suffered } = told;
  const outlets = outletsOf([...done, ...suffered]);
  const counts = NATURES.map(([nature, words]) => ({ words, count: ofNature(done, nature).length }));
  const said = counts.filter(({ count }) => count > 0).map(({ words, count }) => `${words} ${count}`);
  const newestAt = newestOf([...done, ...suffered]);
  return evidenceItem({
    type: 'cii_spike',
    source: `${label}GDELT`,
    subject: `region:${told.regionId}/actor:${actor.id}`,
    event: `${windowDays}d to ${isoDate(newestAt)}`,
    lineages: outlets,
    values: [...counts.map(({ count }) => count), suffered.length],
    summary: `${actor.name}, acts towards others told in ${windowDays} days, by day and kind: ${said.join(', ')}; acts of others towards it: ${suffered.length}. ${outletWords(outlets.length)}.`,
    confidence: corroboration(countOf(done)),
    observedAt: newestAt,
    theater: theaterOfCountry(actor.homeCountries[0] ?? '')?.id ?? '',
    corridor: '',
  });
}

/** Acts of some kind between two actors, or of all towards one. @param words what they are, to follow the names */
export function actsEvidence(
  label: SourceLabel,
  told: {
    readonly from?: Actor;
    readonly to: Actor;
    readonly words: string;
    readonly clusters: readonly ActCluster[];
  },
): EvidenceItem {
  const { from, to, words, clusters } = told;
  const outlets = outletsOf(clusters);
  const newestAt = newestOf(clusters);
  return evidenceItem({
    type: 'cii_spike',
    source: `${label}GDELT`,
    subject: `acts:${from?.id ?? 'all'}>${to.id}/${words}`,
    event: `${windowDays}d to ${isoDate(newestAt)}`,
    lineages: outlets,
    values: [clusters.length],
    summary: `${from?.name ?? 'All actors'} towards ${to.name}: ${words} told of ${clusters.length} times in ${windowDays} days, by day and kind. ${outletWords(outlets.length)}.`,
    confidence: corroboration(countOf(clusters)),
    observedAt: newestAt,
    theater: theaterOfCountry(to.homeCountries[0] ?? '')?.id ?? '',
    corridor: '',
  });
}

/** What one authority has added against one country within the span of an edge. */
export function listingEvidence(
  label: SourceLabel,
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
    summary: `${country.name}: ${sourceName(lineage)} added ${added} ${added === 1 ? 'entry' : 'entries'} in ${days} days, the last on ${isoDate(newestAt)}.`,
    confidence: LISTED_CONFIDENCE,
    observedAt: newestAt,
    theater: theaterOfCountry(country.iso2)?.id ?? '',
    corridor: '',
  });
}

/** What one country uses, produces and sells of oil. */
export function oilTraderEvidence(label: SourceLabel, trader: OilTrader): EvidenceItem {
  const { iso2, consumption, production, importDependence, exportShare, newestAt } = trader;
  const percent = (share: number): string => `${(share * 100).toFixed(0)} %`;
  const sells =
    exportShare > 0
      ? `sells ${percent(exportShare)} of the world's net exports`
      : `brings in ${percent(importDependence)} of what it uses`;
  return evidenceItem({
    type: 'market_signal',
    source: `${label}${sourceName('energy-institute')}`,
    subject: `country:${iso2}/oil`,
    event: isoDate(newestAt),
    lineages: ['energy-institute'],
    values: [consumption, production, importDependence, exportShare],
    summary: `${countryByIso2(iso2)?.name ?? iso2}: uses ${consumption.toFixed(2)} and produces ${production.toFixed(2)} million barrels of oil a day by figures of ${isoDate(newestAt).slice(0, 4)}; ${sells}.`,
    confidence: RECORD_CONFIDENCE.fresh,
    observedAt: newestAt,
    theater: theaterOfCountry(iso2)?.id ?? '',
    corridor: '',
  });
}

const outletsOf = (clusters: readonly ActCluster[]): readonly string[] => [...outletsBehind(clusters)].sort();

const outletWords = (count: number): string => `Told by ${count} ${count === 1 ? 'outlet' : 'outlets'}`;

const newestOf = (clusters: readonly ActCluster[]): number =>
  clusters.reduce((newest, cluster) => Math.max(newest, clusterAt(cluster)), 0);
