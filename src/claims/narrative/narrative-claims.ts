import type { AssessedDraft } from '../../assessment/assess-region.ts';
import { DAY_MS } from '../../assessment/time.ts';
import { BUFFER_AXES, type Horizon } from '../../contract/intelligence/vocabulary.ts';
import { regionById } from '../../reference/regions.ts';
import type { Claim } from '../claim.ts';
import type { Scope } from '../in-scope.ts';
import { isLead } from '../kinds/lead.ts';
import { snapshotClaims } from '../snapshot-claims.ts';
import type { SourcePages } from '../source-pages.ts';

/** What a narrative may state: claims of its snapshot, by the part that each has in it. */
export interface NarrativeClaims {
  readonly scope: Scope;
  /** Of the region. */
  readonly name: string;
  readonly all: readonly Claim[];
  readonly lead: Claim | undefined;
  readonly regime: readonly Claim[];
  /** Net balance and confidence. */
  readonly levels: readonly Claim[];
  /** The largest effect first; not what is merged, nor what is as it always is. */
  readonly drivers: readonly Claim[];
  /** What evidence states: of each item its first claim. */
  readonly shown: readonly Claim[];
  /** Those of the strongest drivers, these first; without drivers all. */
  readonly leading: readonly Claim[];
  readonly lanes: (horizon: Horizon) => readonly Claim[];
  readonly sources: (horizon: Horizon) => readonly Claim[];
  readonly effects: readonly Claim[];
  /** How long disruptions are expected to last. */
  readonly durations: readonly Claim[];
  /** What prices have done since the disruptions began. */
  readonly moves: readonly Claim[];
  readonly active: readonly Claim[];
  readonly watched: readonly Claim[];
  readonly missing: readonly Claim[];
  readonly absent: readonly Claim[];
}

/** The pages of sources are no part of a text. */
const NO_PAGES: SourcePages = new Map();

/** Kinds that evidence is read as. */
const OF_EVIDENCE: readonly Claim['kind'][] = ['event', 'act', 'price', 'corridor', 'level', 'mobility'];

/** The claims of a draft, or of a snapshot with its companion. */
export function narrativeClaims(draft: AssessedDraft, pages: SourcePages = NO_PAGES): NarrativeClaims {
  const { companion, ...snapshot } = draft;
  const all = snapshotClaims(snapshot, companion, pages);
  const scope = { subject: `region:${draft.regionId}`, at: draft.generatedAt };
  const of = (kind: Claim['kind'], ...predicates: readonly string[]): readonly Claim[] =>
    all.filter((claim) => claim.kind === kind && (predicates.length === 0 || predicates.includes(claim.predicate)));
  const drivers = of('driver', 'contributes', 'lost').filter(isInformative).sort(byEffect);
  const lead = all.find(isLead);
  const shown = shownBy(all);
  return {
    scope,
    name: regionById(draft.regionId)?.name ?? draft.regionId,
    all,
    lead,
    regime: of('regime', 'is'),
    levels: of('level').filter(({ subject, measure }) => subject === scope.subject && isOfAll(measure)),
    drivers,
    shown,
    leading: leadingOf(shown, drivers),
    lanes: (horizon) => of('lane', 'has probability').filter((claim) => claim.horizon === horizon),
    sources: (horizon) =>
      of('gap', 'rests on base rates', 'rests on deaths to', 'rests on the model').filter(
        (claim) => claim.horizon === horizon,
      ),
    effects: of('path').filter(({ predicate }) => predicate.endsWith('moves')),
    durations: of('path').filter(({ predicate }) => predicate.endsWith('lasts')),
    moves: of('path', 'price since'),
    active: of('trigger', 'active'),
    watched: of('trigger', 'watched'),
    missing: of('gap', 'is missing'),
    absent: of('gap', 'has no data', 'has no lead'),
  };
}

const isOfAll = (measure: Claim['measure']): boolean => measure === 'netBalance' || measure === 'confidence';

/** Not what is merged or assumed, and of a buffer not what is whole: its loss is another claim. */
function isInformative({ predicate, object = '', measure, evidenceIds }: Claim): boolean {
  if (evidenceIds.length === 0 || / other drivers?$/.test(object)) return false;
  return predicate === 'lost' || !(BUFFERS_OF_PASSAGE.includes(measure) && /^(?:passage|oil exports)\b/.test(object));
}

const BUFFERS_OF_PASSAGE: readonly Claim['measure'][] = ['maritimeAccess', 'energyLeverage'];

/** What evidence states: of an item its first claim, of another's words none. */
function shownBy(all: readonly Claim[]): readonly Claim[] {
  const first = new Map<string, Claim>();
  for (const claim of all) {
    const [id, ...others] = claim.evidenceIds;
    if (id === undefined || others.length > 0 || isLead(claim) || !OF_EVIDENCE.includes(claim.kind)) continue;
    if (!first.has(id)) first.set(id, claim);
  }
  return [...first.values()];
}

/** Of pressures before buffers; what is published for a whole year leads only where nothing newer does. */
function leadingOf(shown: readonly Claim[], drivers: readonly Claim[]): readonly Claim[] {
  const [buffers, pressures] = [drivers.filter(isBuffer), drivers.filter((driver) => !isBuffer(driver))];
  const cited = [...new Set([...pressures, ...buffers].flatMap(({ evidenceIds }) => evidenceIds))];
  const found = cited.flatMap((id) => shown.find(({ evidenceIds }) => evidenceIds.includes(id)) ?? []);
  const current = found.filter(({ period: { from, to = from } }) => to - from < 365 * DAY_MS);
  return [current, found, shown].find((claims) => claims.length > 0) ?? [];
}

const isBuffer = ({ measure }: Claim): boolean => BUFFER_AXES.some((axis) => axis === measure);

const byEffect = (a: Claim, b: Claim): number => (b.value ?? 0) - (a.value ?? 0) || (a.id < b.id ? -1 : 1);
