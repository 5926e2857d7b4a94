import { CORRIDOR_EXPOSURE } from '../../assessment/parameters/corridor-exposure.ts';
import { CORRIDORS } from '../../reference/corridors.ts';
import { countriesMentioned } from '../../reference/countries-mentioned.ts';
import { REGION_IDS, REGIONS, type RegionId } from '../../reference/regions.ts';
import { THEATERS } from '../../reference/theaters.ts';

/** Exposure from which a strait's name calls for a region. */
const MATTERS = 0.2;

/** The regions a text is about, most often named first; `global` when it names none. */
export function questionRegions(text: string): readonly RegionId[] {
  const votes = new Map<RegionId, number>();
  const vote = (regionId: RegionId, weight: number): void =>
    void votes.set(regionId, (votes.get(regionId) ?? 0) + weight);
  for (const country of countriesMentioned(text)) vote(country.regionId, 1);
  const words = ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  for (const { id, name } of REGIONS) if (names(words, name) || names(words, id)) vote(id, 2);
  for (const { name, regionId } of THEATERS) if (names(words, name)) vote(regionId, 1);
  for (const corridor of CORRIDORS) {
    if (!names(words, corridor.name.replace(/^Strait of /, ''))) continue;
    for (const regionId of REGION_IDS) {
      const exposure = CORRIDOR_EXPOSURE[regionId][corridor.id] ?? 0;
      if (regionId !== 'global' && exposure >= MATTERS) vote(regionId, exposure);
    }
  }
  const named = [...votes]
    .sort(([a, x], [b, y]) => y - x || REGION_IDS.indexOf(a) - REGION_IDS.indexOf(b))
    .map(([id]) => id);
  return named.length > 0 ? named : ['global'];
}

function names(words: string, name: string): boolean {
  return words.includes(
    ` ${name
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()} `,
  );
}
