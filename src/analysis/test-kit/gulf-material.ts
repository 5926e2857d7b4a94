import { HORMUZ_CRISIS, worldWith } from '../../../test/kit/known-worlds.ts';
import { snapshotOf } from '../../../test/kit/worlds.ts';
import type { RegionalSnapshot } from '../../contract/intelligence/regional-snapshot.ts';
import type { RegionId } from '../../reference/regions.ts';
import { describeEvidence, describeSnapshot, nameOf } from '../grounded/describe-snapshot.ts';
import { type Material, materialOf, type Source } from '../grounded/material.ts';

/** The crisis in the Gulf as a region sees it. */
export function crisisSnapshot(regionId: RegionId = 'mena'): RegionalSnapshot {
  return snapshotOf(worldWith(HORMUZ_CRISIS), regionId).snapshot;
}

/** Everything of a snapshot that a draft may draw from. */
export function materialOfSnapshot(snapshot: RegionalSnapshot): Material {
  return materialOf(
    [describeSnapshot(snapshot), ...snapshot.evidence.flatMap((item) => describeEvidence(item) ?? [])],
    [nameOf(snapshot.regionId)],
  );
}

/** The source whose text contains some words; a test that finds none is wrong. */
export function sourceWith(material: Material, words: string): Source {
  const found = material.sources.find(({ text, kind }) => kind === 'evidence' && text.includes(words));
  if (found === undefined) throw new Error(`no source contains ${words}`);
  return found;
}

/** The token of a figure inside a source. */
export function tokenOf(material: Material, alias: string, text: string): string {
  const found = material.figures.find((figure) => figure.alias === alias && figure.text === text);
  if (found === undefined) throw new Error(`${alias} has no figure ${text}`);
  return `{{${found.token}}}`;
}
