import type { TransmissionPath } from '../../contract/intelligence/transmission-path.ts';
import type { Severity } from '../../contract/intelligence/vocabulary.ts';
import { contentHash } from '../../reference/content-hash.ts';
import { corridorById } from '../../reference/corridors.ts';
import { REGION_IDS, type RegionId } from '../../reference/regions.ts';
import type { KnownCorridor, World } from '../assess-world.ts';
import { isFresh } from '../corridors/corridor-loss.ts';
import { energyExposure } from '../energy-exposure.ts';
import { roundTo } from '../evidence.ts';
import { CORRIDOR_EXPOSURE, EXPOSURE_FLOOR } from '../parameters/corridor-exposure.ts';
import { clampUnit } from '../severity.ts';
import { DAY_MS } from '../time.ts';
import { EFFECTS, TRANSMISSION_TEMPLATES, type TransmissionTemplate } from './templates.ts';

/**
 * Paths from corridors that are not open to markets, evaluated once for all regions (METHOD.md §7). A price alone, a
 * threat alone or an open corridor starts none.
 */
export function transmissionPaths(world: World): readonly TransmissionPath[] {
  return TRANSMISSION_TEMPLATES.flatMap((template) => {
    const corridor = world.corridors.get(template.corridorId);
    if (corridor === undefined || corridor.state === 'open' || !isFresh(corridor, world)) return [];
    const middle = relativeEffect(template, corridor);
    return middle > 0 ? [path(template, { middle, corridor, world })] : [];
  });
}

/** The paths that reach a region: those whose exposure is 3 % or more; `global` sees them all. */
export function pathsInto(regionId: RegionId, paths: readonly TransmissionPath[]): readonly TransmissionPath[] {
  return paths.filter((path) => path.impactedRegions.includes(regionId));
}

/** Middle estimate of the relative price change, e.g. 0.2 for +20 %. */
function relativeEffect({ assetClass }: TransmissionTemplate, corridor: KnownCorridor): number {
  const dose = clampUnit(corridor.disruption);
  const days = Math.max(EFFECTS.leastDays, (corridor.dataAt - corridor.since) / DAY_MS + 1);
  if (assetClass === 'container') {
    const built =
      saturation(days, EFFECTS.containerDays) / saturation(EFFECTS.containerRiseDays, EFFECTS.containerDays);
    return EFFECTS.containerRise * (dose / EFFECTS.containerDose) * built;
  }
  const lost = Math.max(0, EFFECTS.hormuzFlowMbd * dose - EFFECTS.hormuzBypassMbd);
  return ((lost / EFFECTS.worldSupplyMbd) * saturation(days, EFFECTS.supplyDays)) / EFFECTS.demandElasticity;
}

/** Share of its full effect that a loss has after some days. */
const saturation = (days: number, scaleDays: number): number => 1 - Math.exp(-days / scaleDays);

function path(
  template: TransmissionTemplate,
  found: { middle: number; corridor: KnownCorridor; world: World },
): TransmissionPath {
  const { middle, corridor, world } = found;
  const crudeBase = template.assetClass === 'crude' ? world.crude?.reference : EFFECTS.containerRateUsdTeu;
  const base = crudeBase ?? 100;
  const priced = template.assetClass === 'crude' ? (world.crude === undefined ? 'pct' : 'usd_bbl') : 'usd_teu';
  const [low, high] = template.band;
  return {
    start: corridorById(template.corridorId)?.name ?? template.corridorId,
    mechanism: template.mechanism,
    end: template.assetClass === 'crude' ? 'Brent crude' : 'Asia–Europe container rates',
    severity: severityOf(middle),
    corridorId: corridor.id,
    confidence: template.confidence,
    latencyHours: template.latencyHours,
    impactedAssetClass: template.assetClass,
    impactedRegions: REGION_IDS.filter((regionId) => isExposed(regionId, template)),
    magnitudeLow: roundTo(base * middle * low, 2),
    magnitudeHigh: roundTo(base * middle * high, 2),
    magnitudeUnit: priced,
    templateId: template.id,
    templateVersion: contentHash({ template, effects: EFFECTS }, 12),
  };
}

/** Exporters are exposed as well as importers: what cannot leave is lost to both ends. */
function isExposed(regionId: RegionId, { assetClass, corridorId }: TransmissionTemplate): boolean {
  if (regionId === 'global') return true;
  if (assetClass === 'container') return (CORRIDOR_EXPOSURE[regionId][corridorId] ?? 0) >= EXPOSURE_FLOOR;
  const { importsThrough, exportsThrough } = energyExposure(regionId);
  return Math.max(importsThrough[corridorId] ?? 0, exportsThrough[corridorId] ?? 0) >= EXPOSURE_FLOOR;
}

function severityOf(relative: number): Severity {
  if (relative >= 0.3) return 'critical';
  if (relative >= 0.15) return 'high';
  return relative >= 0.05 ? 'medium' : 'low';
}
