/** A box of the globe in degrees; it does not cross the antimeridian. */
export interface Box {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** Pieces of land that the atlas draws with one country and our registry holds under another. */
export interface MovedPiece extends Box {
  readonly drawnAs: string;
  readonly iso2: string;
}

/** Part of a country's land, as drawn, and the sea before it. */
export type Cut = MovedPiece;

/** A territory too small for the atlas, as a disc. */
export interface SmallPlace {
  readonly iso2: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly radiusKm: number;
}

/**
 * Whose land is where: Natural Earth's borders (public domain), as the package world-atlas prints them at 1:50 million,
 * and what has to be said beyond them. Part of the geography version.
 */
export const COUNTRY_BORDERS: {
  readonly atlas: string;
  /** Of the atlas as canonical JSON; a test compares it with the installed package. */
  readonly sha256: string;
  readonly unnumbered: Readonly<Record<string, string>>;
  readonly moved: readonly MovedPiece[];
  readonly cut: readonly Cut[];
  readonly small: readonly SmallPlace[];
} = {
  atlas: 'world-atlas 2.0.2, countries-50m',
  sha256: '03a36197f0e8a031ea261b20cdd1e2f0dbeb4be741f6e62bd12eb42667dc04e7',
  // Drawn without an ISO number, by the atlas's name. Siachen Glacier is left out: two countries claim it, none holds
  // it by common consent.
  unnumbered: { Kosovo: 'XK', Somaliland: 'SO', 'N. Cyprus': 'CY', 'Indian Ocean Ter.': 'CX' },
  moved: [
    // General Assembly resolution 68/262; the atlas shows who controls it.
    { drawnAs: 'RU', iso2: 'UA', south: 44, west: 32, north: 46.4, east: 36.7 },
    { drawnAs: 'FR', iso2: 'GF', south: 2, west: -55, north: 6, east: -51 },
    { drawnAs: 'FR', iso2: 'GP', south: 15.7, west: -62, north: 16.7, east: -60.8 },
    { drawnAs: 'FR', iso2: 'MQ', south: 14.2, west: -61.4, north: 15, east: -60.7 },
    { drawnAs: 'FR', iso2: 'RE', south: -21.6, west: 55, north: -20.7, east: 56 },
    { drawnAs: 'FR', iso2: 'YT', south: -13.2, west: 44.8, north: -12.4, east: 45.5 },
    { drawnAs: 'NO', iso2: 'SJ', south: 74, west: 8, north: 82, east: 36 },
    { drawnAs: 'NO', iso2: 'SJ', south: 70.5, west: -10, north: 71.5, east: -7 },
    { drawnAs: 'NO', iso2: 'BV', south: -55, west: 3, north: -54, east: 4 },
    { drawnAs: 'NL', iso2: 'BQ', south: 11.9, west: -68.6, north: 12.5, east: -68 },
    { drawnAs: 'CX', iso2: 'CC', south: -12.5, west: 96, north: -11.5, east: 97.5 },
  ],
  // Natural Earth draws what Morocco holds as Morocco; the registry has Western Sahara, which begins at 27°40' N.
  cut: [{ drawnAs: 'MA', iso2: 'EH', south: 20.5, west: -21, north: 27.667, east: -8.66 }],
  small: [
    { iso2: 'VA', latitude: 41.9035, longitude: 12.4525, radiusKm: 0.5 },
    { iso2: 'GI', latitude: 36.138, longitude: -5.349, radiusKm: 2.5 },
    { iso2: 'TV', latitude: -8.52, longitude: 179.2, radiusKm: 15 },
    { iso2: 'TK', latitude: -9.17, longitude: -171.82, radiusKm: 15 },
    { iso2: 'CX', latitude: -10.49, longitude: 105.63, radiusKm: 12 },
    { iso2: 'CC', latitude: -12.17, longitude: 96.83, radiusKm: 12 },
    { iso2: 'BQ', latitude: 12.18, longitude: -68.26, radiusKm: 18 },
    { iso2: 'BV', latitude: -54.42, longitude: 3.36, radiusKm: 8 },
    { iso2: 'UM', latitude: 19.29, longitude: 166.62, radiusKm: 8 },
    { iso2: 'UM', latitude: 28.21, longitude: -177.37, radiusKm: 8 },
  ],
};

/** Every territory that the atlas draws with another or not at all, as a point for a map; of several points any. */
export const SMALL_PLACES: readonly Pick<SmallPlace, 'iso2' | 'latitude' | 'longitude'>[] = [
  ...COUNTRY_BORDERS.moved.map(({ iso2, south, west, north, east }) => ({
    iso2,
    latitude: (south + north) / 2,
    longitude: (west + east) / 2,
  })),
  ...COUNTRY_BORDERS.small,
];
