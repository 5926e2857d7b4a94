import { snapshotDifference } from '../../assessment/compare/snapshot-difference.ts';
import { HINDCAST_SCORES } from '../../assessment/parameters/hindcast-scores.ts';
import type { StoredCompanion } from '../../assessment/snapshot-companion.ts';
import { DAY_MS } from '../../assessment/time.ts';
import type { Claim } from '../../claims/claim.ts';
import { claimMaker } from '../../claims/claim-maker.ts';
import { differenceClaims } from '../../claims/kinds/change.ts';
import { definitionClaims } from '../../claims/kinds/definition.ts';
import { movedClaims } from '../../claims/kinds/moved.ts';
import { detourClaim, passageClaims } from '../../claims/kinds/route.ts';
import { hindcastClaims } from '../../claims/kinds/score.ts';
import { countryClaims, distinct, snapshotClaims } from '../../claims/snapshot-claims.ts';
import type { SourcePages } from '../../claims/source-pages.ts';
import type { RegionalSnapshot } from '../../contract/intelligence/regional-snapshot.ts';
import { actorById } from '../../reference/actors.ts';
import { once } from '../../reference/once.ts';
import { REGION_IDS, type RegionId } from '../../reference/regions.ts';
import { siteById } from '../../reference/sites.ts';
import { isUnanswerable } from '../question/not-answered.ts';
import type { Understood } from '../question/understand.ts';
import { askedOf } from './asked.ts';
import { detourClaims } from './exposure.ts';

/** A stored snapshot with what is stored beside it. */
export interface KnownSnapshot {
  readonly snapshot: RegionalSnapshot;
  readonly companion?: StoredCompanion;
}

/** What is known of a region at the instant of an answer, and before the change that it is about. */
export interface KnownRegion {
  readonly now: KnownSnapshot;
  readonly before?: KnownSnapshot;
}

/** What has to be read to answer a question. */
export interface Reading {
  readonly regionIds: readonly RegionId[];
  /** As of when, epoch ms. */
  readonly at: number;
  /** From when on changes count, epoch ms; absent where none is asked about. */
  readonly from?: number;
}

/** A region that is only touched costs as much to read as the one that is meant. */
const MAX_REGIONS = 4;
/** Changes of a question that names no time. */
const RECENT_MS = 7 * DAY_MS;

/** @param now epoch ms: when the question is asked */
export function readingOf(understood: Understood, now: number): Reading {
  if (isUnanswerable(understood, now)) return { regionIds: understood.regionIds.slice(0, 1), at: now };
  const { intent, regionIds, namedRegionIds, corridors, order, period, periodKind } = understood;
  // Who depends on a strait lies anywhere.
  const isWorld = regionIds[0] === 'global' || (corridors.length > 0 && namedRegionIds.length === 0);
  // An actor of any region may have leverage over one, and a snapshot holds the strongest of its own.
  const isOfAnyone = intent === 'leverage' && order.length === 1 && namedRegionIds.length === 0;
  const isOfAll = (intent === 'ranking' && isWorld) || isOfAnyone;
  const regions = isOfAll ? REGION_IDS : regionIds.slice(0, MAX_REGIONS);
  const isPast = period !== undefined && period.to <= now && (intent === 'history' || periodKind === 'date');
  const at = isPast ? period.to : now;
  const isOfChange = intent === 'change' || intent === 'cause' || understood.ranking?.move !== undefined;
  const from = period !== undefined && period.from < at ? period.from : at - RECENT_MS;
  return { regionIds: regions, at, ...(isOfChange ? { from } : {}) };
}

/** Every claim that a question can be answered with: of its regions, of the countries that it asks about, and of the method. */
export function gatherClaims(
  { countries, places, actors, intent }: Pick<Understood, 'countries' | 'places' | 'actors' | 'intent'>,
  known: readonly KnownRegion[],
  pages: SourcePages,
): readonly Claim[] {
  const isWanted = (iso2: string): boolean =>
    intent === 'ranking' ||
    countries.includes(iso2) ||
    places.some((id) => siteById(id)?.country === iso2) ||
    actors.some((id) => actorById(id)?.homeCountries.includes(iso2));
  const claims = known.flatMap(({ now, before }) => {
    const to = ofSnapshot(now, isWanted, pages);
    if (before === undefined || before.snapshot.meta.snapshotId === now.snapshot.meta.snapshotId) return to;
    return [...to, ...changes({ now, before, to, from: ofSnapshot(before, isWanted, pages) }, pages)];
  });
  return [...distinct(claims), ...METHOD()];
}

/** The same, with what geography says of the routes of a question what to prepare for. */
export function claimsFor(understood: Understood, known: readonly KnownRegion[], pages: SourcePages): readonly Claim[] {
  const claims = gatherClaims(understood, known, pages);
  const { isPreparing, isAvoiding, corridors, readers, voyage } = understood;
  if (isAvoiding || (corridors.length > 0 && understood.intent === 'impact'))
    return [...claims, ...detourClaims(corridors, understood.countries, readers)];
  if (!isPreparing) return claims;
  if (voyage !== undefined) {
    const [from, to] = voyage;
    const passages = passageClaims(from, to);
    const detours = passages.flatMap(({ subject }) => detourClaim(from, to, subject.replace(/^corridor:/, '')) ?? []);
    return [...claims, ...passages, ...detours];
  }
  const { exposed, countries } = askedOf(understood, 0, claims);
  return [...claims, ...detourClaims(exposed, countries, readers)];
}

/** Scores of the hindcast and definitions: of every question the same. */
const METHOD = once(() => {
  const make = claimMaker({ evidence: [], pages: new Map(), knownAt: 0, confidence: 1 });
  return [...hindcastClaims(HINDCAST_SCORES, make), ...definitionClaims(make)];
});

const MADE = new WeakMap<RegionalSnapshot, readonly Claim[]>();
const MADE_OF_COUNTRIES = new WeakMap<StoredCompanion, Map<string, readonly Claim[]>>();

function ofSnapshot(
  { snapshot, companion }: KnownSnapshot,
  isWanted: (iso2: string) => boolean,
  pages: SourcePages,
): readonly Claim[] {
  const made = MADE.get(snapshot) ?? snapshotClaims(snapshot, companion, pages);
  MADE.set(snapshot, made);
  if (companion === undefined) return made;
  const byCountry = MADE_OF_COUNTRIES.get(companion) ?? new Map<string, readonly Claim[]>();
  MADE_OF_COUNTRIES.set(companion, byCountry);
  const ofCountries = companion.countries
    .filter(({ country }) => isWanted(country))
    .flatMap((state) => {
      const known = byCountry.get(state.country) ?? countryClaims({ ...companion, countries: [state] }, pages);
      byCountry.set(state.country, known);
      return known;
    });
  return [...made, ...ofCountries];
}

interface Compared {
  readonly now: KnownSnapshot;
  readonly before: KnownSnapshot;
  readonly to: readonly Claim[];
  readonly from: readonly Claim[];
}

function changes({ now, before, to, from }: Compared, pages: SourcePages): readonly Claim[] {
  const { snapshot, companion } = now;
  const evidence = [...snapshot.evidence, ...(companion?.countries ?? []).flatMap((state) => state.evidence)];
  const { snapshotConfidence: confidence } = snapshot.meta;
  const make = claimMaker({ evidence, pages, knownAt: snapshot.generatedAt, confidence });
  const difference = snapshotDifference(before.snapshot, snapshot);
  const compared = differenceClaims({ from: before.snapshot, to: snapshot, difference }, make);
  const stated = new Set(compared.map(({ subject, measure }) => `${subject}\n${measure}`));
  return [
    ...compared,
    ...movedClaims(from, to, make).filter(({ subject, measure }) => !stated.has(`${subject}\n${measure}`)),
  ];
}
