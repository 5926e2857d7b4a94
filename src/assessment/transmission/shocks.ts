import type { EvidenceItem } from '../../contract/intelligence/evidence-item.ts';
import { corridorById } from '../../reference/corridors.ts';
import { countryByIso2 } from '../../reference/countries.ts';
import { REGION_IDS, type RegionId, regionById } from '../../reference/regions.ts';
import type { World } from '../assess-world.ts';
import { GAS_IMPORT_SHORTFALL } from '../indicators/gas-import-shortfall.ts';
import { COERCION_WARNINGS } from '../indicators/navigational-warnings.ts';
import { SANCTIONS_PRESSURE } from '../indicators/sanctions-pressure.ts';
import { EXPOSURE_FLOOR } from '../parameters/corridor-exposure.ts';
import { clampUnit } from '../severity.ts';
import { DAY_MS } from '../time.ts';
import type { ClosureCause } from './analogues.ts';
import { type Dose, EFFECTS } from './effects.ts';
import { type LostTraffic, lostTraffic } from './lost-traffic.ts';
import { remainingDays } from './remaining-days.ts';
import { TRANSMISSION_TEMPLATES, type TransmissionTemplate } from './templates.ts';

/** A disruption of a channel, with its evidence. */
export interface Shock extends Dose {
  readonly start: string;
  /** Empty where the channel is no corridor. */
  readonly corridorId: string;
  /** Never empty. */
  readonly evidence: readonly EvidenceItem[];
  /** What is known of the closure behind it; absent where nothing is closed. */
  readonly closure?: KnownClosure;
  /** The one region that it is of; absent where it is the world's. */
  readonly regionId?: RegionId;
}

/** A closure that holds now. */
export interface KnownClosure {
  /** Absent where nothing says why. */
  readonly cause?: ClosureCause;
  /** First data day on which it was not open, epoch ms. */
  readonly since: number;
  /** Days for which it has held, by its newest day of data. */
  readonly ageDays: number;
}

/** Every shock that starts a path of this template now; none without evidence, from a price or from an open corridor. */
export function shocksOf(template: TransmissionTemplate, world: World): readonly Shock[] {
  const { channel } = template;
  switch (channel.kind) {
    case 'corridor-loss':
      return corridorLosses(template, channel, world);
    case 'detour':
      return detours(channel, world);
    case 'threat':
      return threats(channel.corridorId, world);
    case 'sanctions':
      return sanctions(template, channel.producer, world);
    case 'gas-cut':
      return gasCuts(world);
    case 'oil-shock':
      return oilShocks(world);
  }
}

const nameOf = (corridorId: string): string => corridorById(corridorId)?.name ?? corridorId;

function ofCorridor({ corridor, cause, since, evidence }: LostTraffic): Omit<Shock, 'share'> {
  const ageDays = (corridor.dataAt - since) / DAY_MS + 1;
  return {
    start: nameOf(corridor.id),
    corridorId: corridor.id,
    days: remainingDays(cause, ageDays),
    closure: { ...(cause === undefined ? {} : { cause }), since, ageDays },
    evidence,
  };
}

function corridorLosses(
  { marketShare, bypassShare = 0 }: TransmissionTemplate,
  { corridorId, wayRound }: { readonly corridorId: string; readonly wayRound?: string },
  world: World,
): readonly Shock[] {
  const traffic = lostTraffic(world, corridorId);
  if (traffic === undefined) return [];
  const other = wayRound === undefined ? undefined : lostTraffic(world, wayRound);
  if (wayRound !== undefined && other === undefined) return [];
  // Diverted ships take the alternative route: only what is lost there too is lost.
  const lost = traffic.share * (other?.share ?? 1);
  const share = Math.max(0, marketShare * lost - bypassShare);
  const shock = ofCorridor(traffic);
  return share > 0 ? [{ ...shock, share, evidence: [...shock.evidence, ...(other?.evidence ?? [])] }] : [];
}

function detours(
  { corridorId, extraDays }: { readonly corridorId: string; readonly extraDays: number },
  world: World,
): readonly Shock[] {
  const traffic = lostTraffic(world, corridorId);
  return traffic === undefined || traffic.share === 0
    ? []
    : [{ ...ofCorridor(traffic), share: traffic.share, extraDays }];
}

/** Where transits are lost already, the path is of the loss and not of the threat. */
function threats(corridorId: string, world: World): readonly Shock[] {
  const { value, evidence } = world.signals.at(COERCION_WARNINGS, corridorId) ?? {};
  if (
    value === undefined ||
    evidence === undefined ||
    value < EFFECTS.minThreat ||
    lostTraffic(world, corridorId) !== undefined
  )
    return [];
  return [{ start: nameOf(corridorId), corridorId, share: value, days: 0, evidence: [evidence] }];
}

function sanctions({ marketShare }: TransmissionTemplate, producer: string, world: World): readonly Shock[] {
  const signal = world.countries.get(producer)?.of(SANCTIONS_PRESSURE);
  if (signal?.evidence === undefined || signal.value < EFFECTS.minThreat) return [];
  const start = `New sanctions against ${countryByIso2(producer)?.name ?? producer}`;
  return [
    {
      start,
      corridorId: '',
      share: signal.value * marketShare,
      days: EFFECTS.sanctionDays,
      evidence: [signal.evidence],
    },
  ];
}

function gasCuts(world: World): readonly Shock[] {
  return REGION_IDS.flatMap((regionId) => {
    const cuts = [...world.gas.get(regionId).importShares].flatMap(([iso2, importShare]) => {
      const signal = world.signals.at(GAS_IMPORT_SHORTFALL, iso2);
      return signal?.evidence === undefined ? [] : [{ share: signal.value * importShare, evidence: signal.evidence }];
    });
    const share = clampUnit(cuts.reduce((sum, cut) => sum + cut.share, 0));
    if (share < EXPOSURE_FLOOR) return [];
    const start = `Gas import shortfall, ${regionById(regionId)?.name ?? regionId}`;
    const evidence = cuts.map((cut) => cut.evidence);
    return [{ start, corridorId: '', share, days: remainingDays(undefined, EFFECTS.cutDays), evidence, regionId }];
  });
}

/** Every physical loss of crude, for each region whose imports through the corridor reach the exposure floor. */
function oilShocks(world: World): readonly Shock[] {
  return TRANSMISSION_TEMPLATES.filter(({ bandId }) => bandId === 'crude-loss')
    .flatMap((template) => shocksOf(template, world))
    .flatMap((shock) =>
      REGION_IDS.flatMap((regionId) => {
        const { importsThrough, importDependence } = world.energy.get(regionId);
        const through = Math.min(importDependence, importsThrough[shock.corridorId] ?? 0);
        return through < EXPOSURE_FLOOR ? [] : [{ ...shock, dependence: clampUnit(importDependence), regionId }];
      }),
    );
}
