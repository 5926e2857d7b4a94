import type { EvidenceItem } from '../../contract/intelligence/evidence-item.ts';
import type { TransmissionPath } from '../../contract/intelligence/transmission-path.ts';
import { contentHash } from '../../reference/content-hash.ts';
import { REGION_IDS, type RegionId, regionById } from '../../reference/regions.ts';
import type { World } from '../assess-world.ts';
import { roundTo } from '../evidence.ts';
import { onceFor } from '../once-for.ts';
import { CARGO_EXPOSURE } from '../parameters/cargo-exposure.ts';
import { CORRIDOR_EXPOSURE, EXPOSURE_FLOOR } from '../parameters/corridor-exposure.ts';
import { TRANSMISSION_BANDS } from '../parameters/transmission-bands.ts';
import { atOnce, flatMapInPieces, type Pieces } from '../pieces.ts';
import { BAND_RULES, endsOf } from './bands.ts';
import { HAZARD_RULES } from './closure-hazards.ts';
import { CLOSURES } from './closures.ts';
import { EFFECTS, middleEffect } from './effects.ts';
import { type PathNote, pathNote } from './path-note.ts';
import { pathSeverity, SEVERITY_STEPS } from './path-severity.ts';
import { movedSince } from './price-move.ts';
import { type Shock, shocksOf } from './shocks.ts';
import { TRANSMISSION_TEMPLATES, type TransmissionTemplate } from './templates.ts';

/** A path, and the evidence of what started it. */
export interface FoundPath {
  readonly path: TransmissionPath;
  readonly template: TransmissionTemplate;
  readonly shock: Shock;
  /** What its relative change is a change of, in the path's unit. */
  readonly base: number;
  readonly evidence: readonly EvidenceItem[];
  /** What is said beside it, and the evidence of what its price has done since. */
  readonly note: PathNote;
  readonly priceEvidence: readonly EvidenceItem[];
}

const evaluated = new WeakMap<World, readonly FoundPath[]>();

/**
 * Paths from shocks to markets, evaluated once for all regions, in the order of the templates and of the regions
 * (METHOD.md §7). A price alone or an open corridor starts none; what is rerouted is no loss.
 */
export const transmissionPaths = (world: World): readonly FoundPath[] => atOnce(pathsInPieces(world));

/** The same, each template a piece. */
export function* pathsInPieces(world: World): Pieces<readonly FoundPath[]> {
  const known = evaluated.get(world);
  if (known !== undefined) return known;
  const all = yield* flatMapInPieces(TRANSMISSION_TEMPLATES, (template) =>
    shocksOf(template, world).map((shock) => {
      const found = path(template, shock, world);
      const moved = movedSince(template, shock, world);
      return {
        path: found,
        ...{ template, shock, base: pricing(template, world).base, evidence: shock.evidence },
        note: pathNote(found, shock, moved),
        priceEvidence: moved === undefined ? [] : [moved.evidence],
      };
    }),
  );
  const found = all.filter(({ path: { impactedRegions } }) => impactedRegions.length > 0);
  evaluated.set(world, found);
  return found;
}

/** The paths that reach a region: those whose exposure is 3 % or more. */
export function pathsInto(regionId: RegionId, paths: readonly FoundPath[]): readonly FoundPath[] {
  return paths.filter(({ path }) => path.impactedRegions.includes(regionId));
}

function path(template: TransmissionTemplate, shock: Shock, world: World): TransmissionPath {
  const { [template.bandId]: band } = TRANSMISSION_BANDS;
  const { formula } = BAND_RULES[template.bandId];
  const middle = middleEffect(formula, shock);
  const { base, unit } = pricing(template, world);
  const ends = endsOf(band, middle);
  const end = shock.regionId === undefined ? '' : `, ${regionById(shock.regionId)?.name ?? shock.regionId}`;
  return {
    start: shock.start,
    mechanism: template.mechanism,
    end: `${template.end}${end}`,
    severity: pathSeverity(formula, shock),
    corridorId: shock.corridorId,
    confidence: roundTo(band.confidence, 4),
    latencyHours: template.latencyHours,
    impactedAssetClass: template.assetClass,
    impactedRegions: REGION_IDS.filter((regionId) => isExposed(regionId, { template, shock, world })),
    magnitudeLow: inUnits(base * Math.min(...ends)),
    magnitudeHigh: inUnits(base * Math.max(...ends)),
    magnitudeUnit: unit,
    templateId: template.id,
    templateVersion: templateVersion(template),
  };
}

/** Two decimals; a zero without a sign. */
const inUnits = (value: number): number => roundTo(value, 2) + 0;

/** Hash of the row and of everything that its magnitude is made with: of constants alone. */
export const templateVersion = onceFor((template: TransmissionTemplate): string => {
  const { bandId } = template;
  const { band, margin, confidence } = TRANSMISSION_BANDS[bandId];
  const cargo = Object.entries(CARGO_EXPOSURE).find(([name]) => name === template.exposure)?.[1] ?? null;
  const dose = { closures: CLOSURES, hazards: HAZARD_RULES, steps: SEVERITY_STEPS };
  return contentHash(
    { template, band, margin: margin ?? null, confidence, rule: BAND_RULES[bandId], effects: EFFECTS, cargo, dose },
    12,
  );
});

/** What a relative change is a change of. */
function pricing({ unit, basePrice }: TransmissionTemplate, world: World): { base: number; unit: string } {
  if (unit === 'usd_bbl' && world.crude !== undefined) return { base: world.crude.reference, unit };
  if (unit === 'usd_teu' && basePrice !== undefined) return { base: basePrice, unit };
  return { base: 100, unit: 'pct' };
}

/** Exporters are exposed as well as importers: what cannot leave is lost to both ends. `global` sees whatever is the world's. */
function isExposed(
  regionId: RegionId,
  { template, shock, world }: { template: TransmissionTemplate; shock: Shock; world: World },
): boolean {
  const { exposure } = template;
  if (shock.regionId !== undefined) return shock.regionId === regionId;
  if (regionId === 'global') return true;
  if (exposure === 'own') return false;
  if (exposure === 'trade') return (CORRIDOR_EXPOSURE[regionId][shock.corridorId] ?? 0) >= EXPOSURE_FLOOR;
  if (exposure !== 'oil') return (CARGO_EXPOSURE[exposure][regionId] ?? 0) >= EXPOSURE_FLOOR;
  const { importsThrough, exportsThrough } = world.energy.get(regionId);
  return Math.max(importsThrough[shock.corridorId] ?? 0, exportsThrough[shock.corridorId] ?? 0) >= EXPOSURE_FLOOR;
}
