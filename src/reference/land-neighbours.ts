import { neighbors } from 'topojson-client';
import atlas from 'world-atlas/countries-50m.json' with { type: 'json' };
import { countryByM49 } from './countries.ts';

/**
 * Countries with a common land border, as the atlas draws them: what is moved or cut in `country-borders.ts` is not.
 * @param iso2 ISO 3166-1 alpha-2
 * @returns alpha-2 codes, ascending; empty for islands and for what the atlas does not draw
 */
export function landNeighbours(iso2: string): readonly string[] {
  known ??= readBorders();
  return known.get(iso2) ?? [];
}

let known: ReadonlyMap<string, readonly string[]> | undefined;

function readBorders(): ReadonlyMap<string, readonly string[]> {
  const { geometries } = atlas.objects.countries;
  const codes = geometries.map(({ id }) => countryByM49(String(id ?? ''))?.iso2);
  const borders = new Map<string, Set<string>>();
  for (const [i, around] of neighbors(geometries).entries()) {
    const own = codes[i];
    if (own === undefined) continue;
    const beyond = around.map((place) => codes[place]).filter((code) => code !== undefined && code !== own);
    const held = borders.get(own) ?? new Set();
    for (const code of beyond) if (code !== undefined) held.add(code);
    borders.set(own, held);
  }
  return new Map([...borders].map(([code, around]) => [code, [...around].sort()]));
}
