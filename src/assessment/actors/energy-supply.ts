import type { EvidenceItem } from '../../contract/intelligence/evidence-item.ts';
import type { LeverageEdge } from '../../contract/intelligence/leverage-edge.ts';
import type { KnownCorridor } from '../known-corridors.ts';
import type { ObservationIndex } from '../observation-index.ts';
import { onceFor } from '../once-for.ts';
import { flatMapInPieces, type Pieces } from '../pieces.ts';
import type { SourceLabel } from '../source-label.ts';
import { oilTraderEvidence } from './actor-evidence.ts';
import type { ActorLookup } from './actor-reference.ts';
import type { EnergyMeans } from './actor-states.ts';
import { type Factor, leverageEdge, supportedBy } from './leverage-edge.ts';
import { type OilTrader, oilTrade } from './oil-trade.ts';
import type { Ranked } from './ranked.ts';

export interface EnergyContext {
  readonly index: ObservationIndex;
  readonly label: SourceLabel;
  readonly corridors: ReadonlyMap<string, KnownCorridor>;
  readonly lookup: ActorLookup;
}

export interface EnergySupply {
  readonly edges: readonly Ranked<LeverageEdge>[];
  /** @param iso2 ISO 3166 alpha-2 */
  meansOf(iso2: string, at: number): EnergyMeans | undefined;
  passageOf: PassageOf;
}

/**
 * Dependence of a state on straits: the share of its oil imports or exports that passes the strait carrying most of it;
 * undefined without figures or where nothing passes.
 * @param iso2 ISO 3166 alpha-2
 */
export type PassageOf = (iso2: string, straits: readonly string[]) => Factor | undefined;

/** Deliverable oil of states and dependence between them, from figures of a feed and the traffic of straits. */
export function* energySupply(context: EnergyContext): Pieces<EnergySupply> {
  const { index, corridors, label } = context;
  const shown = { label, instant: index.instant };
  const trade = oilTrade(index, corridors);
  const opennesses = new Map<string, number | undefined>();
  const openness = (strait: string, at: number): number | undefined => {
    const key = `${strait} ${at}`;
    if (!opennesses.has(key)) opennesses.set(key, trade.openness(strait, at));
    return opennesses.get(key);
  };
  const traderEvidence = onceFor((trader: OilTrader) => oilTraderEvidence(shown, trader));
  const straitEvidence = (strait: string): readonly EvidenceItem[] => {
    const known = corridors.get(strait);
    return known === undefined ? [] : [known.evidence];
  };
  const traders = [...trade.traders.values()];
  const supply = { ...context, openness, shareThrough: trade.shareThrough, straitEvidence, traderEvidence };
  const edges = yield* flatMapInPieces(traders, (seller) =>
    seller.exportShare === 0 ? [] : traders.flatMap((buyer) => supplyEdge({ seller, buyer }, supply)),
  );
  return {
    meansOf(iso2, at) {
      const trader = trade.traders.get(iso2);
      if (trader === undefined || trader.exportShare === 0) return undefined;
      const through = [...trader.exportsBy].map(([strait, share]) => ({ strait, share, open: openness(strait, at) }));
      const elsewhere = 1 - through.reduce((sum, { share }) => sum + share, 0);
      // Oil through a strait without data does not count as delivered.
      const delivered = through.reduce((sum, { share, open }) => sum + share * (open ?? 0), Math.max(0, elsewhere));
      const known = through.filter(({ open }) => open !== undefined).flatMap(({ strait }) => straitEvidence(strait));
      return { share: trader.exportShare * delivered, evidence: [traderEvidence(trader), ...known] };
    },
    passageOf(iso2, straits) {
      const trader = trade.traders.get(iso2);
      if (trader === undefined) return undefined;
      const { importDependence, importsBy, exportShare, exportsBy } = trader;
      const partAt = (strait: string): number =>
        Math.max(importDependence * (importsBy[strait] ?? 0), exportShare > 0 ? (exportsBy.get(strait) ?? 0) : 0);
      const [most] = straits
        .map((strait) => ({ strait, part: partAt(strait) }))
        .sort((a, b) => b.part - a.part || (a.strait < b.strait ? -1 : 1));
      if (most === undefined || most.part === 0) return undefined;
      return supportedBy(most.part, traderEvidence(trader), ...straitEvidence(most.strait));
    },
    edges,
  };
}

interface SupplyContext extends EnergyContext {
  openness(strait: string, at: number): number | undefined;
  shareThrough(strait: string, seller: OilTrader): number;
  straitEvidence(strait: string): readonly EvidenceItem[];
  traderEvidence(trader: OilTrader): EvidenceItem;
}

/**
 * Supply of a seller to a buyer through the strait that carries most of it. Bilateral trade is not known: oil that reaches a
 * buyer through a strait is attributed to the sellers through it, in proportion.
 */
function supplyEdge(
  { seller, buyer }: { readonly seller: OilTrader; readonly buyer: OilTrader },
  context: SupplyContext,
): readonly Ranked<LeverageEdge>[] {
  const [from, to] = [context.lookup.stateOf(seller.iso2), context.lookup.stateOf(buyer.iso2)];
  if (from === undefined || to === undefined || buyer.importDependence === 0) return [];
  const ways = [...seller.exportsBy.keys()].flatMap((strait) => {
    const open = context.openness(strait, context.index.instant);
    const arriving = buyer.importsBy[strait];
    if (open === undefined || arriving === undefined) return [];
    const dependence = buyer.importDependence * arriving * context.shareThrough(strait, seller);
    return [{ strait, open, dependence }];
  });
  const [most] = ways.sort((a, b) => b.dependence * b.open - a.dependence * a.open || (a.strait < b.strait ? -1 : 1));
  if (most === undefined) return [];
  return leverageEdge({
    from,
    to,
    mechanism: 'energy_supply',
    dependence: supportedBy(most.dependence, context.traderEvidence(buyer), context.traderEvidence(seller)),
    activity: supportedBy(most.open, ...context.straitEvidence(most.strait)),
  });
}
