/** The package carries no types; its content is pinned by hash in country-borders.ts. */
declare module 'world-atlas/countries-50m.json' {
  import type { GeometryCollection, Topology } from 'topojson-specification';

  const atlas: Topology<{ readonly countries: GeometryCollection<{ readonly name: string }> }>;
  export default atlas;
}

declare module 'world-atlas/countries-110m.json' {
  import type { GeometryCollection, Topology } from 'topojson-specification';

  const atlas: Topology<{ readonly countries: GeometryCollection<{ readonly name: string }> }>;
  export default atlas;
}
