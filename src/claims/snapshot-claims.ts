import type { SnapshotCompanion, SnapshotDraft } from '../assessment/assess-region.ts';
import type { StoredCompanion } from '../assessment/snapshot-companion.ts';
import { canonicalJson } from '../reference/content-hash.ts';
import type { Claim } from './claim.ts';
import { claimMaker } from './claim-maker.ts';
import { roleClaims } from './kinds/act.ts';
import { countryDrivers, snapshotDrivers } from './kinds/driver.ts';
import { evidenceClaims, evidenceKnownAt } from './kinds/evidence.ts';
import { companionGaps, countryGaps, snapshotGaps } from './kinds/gap.ts';
import { laneClaims } from './kinds/lane.ts';
import { leadClaims } from './kinds/lead.ts';
import { countryLevels, snapshotLevels } from './kinds/level.ts';
import { leverageClaims } from './kinds/leverage.ts';
import { mobilityClaims } from './kinds/mobility.ts';
import { pathClaims } from './kinds/path.ts';
import { regimeClaims } from './kinds/regime.ts';
import { triggerClaims } from './kinds/trigger.ts';
import type { SourcePages } from './source-pages.ts';

/** Everything that a snapshot states except its text, with what its companion adds; equal input gives equal claims. */
export function snapshotClaims(
  snapshot: SnapshotDraft,
  companion: SnapshotCompanion | undefined,
  pages: SourcePages,
): readonly Claim[] {
  const { evidence, generatedAt, meta } = snapshot;
  const make = claimMaker({ evidence, pages, knownAt: generatedAt, confidence: meta.snapshotConfidence });
  return distinct([
    ...(companion === undefined ? [] : leadClaims(snapshot, companion, make)),
    ...regimeClaims(snapshot, make),
    ...snapshotLevels(snapshot, make),
    ...snapshotDrivers(snapshot, make),
    ...evidenceClaims(evidence, make, evidenceKnownAt(snapshot)),
    ...triggerClaims(snapshot, companion?.observed ?? {}, make),
    ...laneClaims(snapshot, make),
    ...pathClaims(snapshot, companion?.pathNotes ?? [], make),
    ...roleClaims(snapshot, make),
    ...leverageClaims(snapshot, make),
    ...mobilityClaims(snapshot, make),
    ...snapshotGaps(snapshot, make),
    ...(companion === undefined ? [] : companionGaps(snapshot, companion, make)),
  ]);
}

/** Everything that a companion states of its countries. */
export function countryClaims({ countries, generatedAt }: StoredCompanion, pages: SourcePages): readonly Claim[] {
  return distinct(
    countries.flatMap((state) => {
      const { evidence, confidence } = state;
      const make = claimMaker({ evidence, pages, knownAt: generatedAt, confidence });
      return [
        ...countryLevels(state, generatedAt, make),
        ...countryDrivers(state, generatedAt, make),
        ...evidenceClaims(evidence, make, () => generatedAt),
        ...countryGaps(state, generatedAt, make),
      ];
    }),
  );
}

/** By claim: claims of a snapshot are compared again for each question. */
const STATED = new WeakMap<Claim, string>();

/** What a claim states, without what it rests on. */
function statedBy(claim: Claim): string {
  const known = STATED.get(claim);
  if (known !== undefined) return known;
  const { id: _, certainty: _certainty, evidenceIds: _ids, sourceUrls: _urls, knownAt: _knownAt, ...stated } = claim;
  const text = canonicalJson(stated);
  STATED.set(claim, text);
  return text;
}

/** Several items of evidence may state one thing: it is one claim, of the item that makes it most certain. */
export function distinct(claims: readonly Claim[]): readonly Claim[] {
  const found = new Map<string, Claim>();
  for (const claim of claims) {
    const { id, certainty } = claim;
    const key = statedBy(claim);
    const known = found.get(key);
    if (known === undefined || certainty > known.certainty || (certainty === known.certainty && id < known.id))
      found.set(key, claim);
  }
  return [...found.values()];
}
