/** Who is named as the source of evidence, by the lineage of its observations: the same names as the feeds' cards use. */
export const SOURCE_NAMES: Readonly<Record<string, string>> = {
  'adsb-lol': 'ADSB',
  opensky: 'OpenSky',
  ofac: 'OFAC',
  'eu-council': 'EU',
  'un-security-council': 'UN',
  'uk-fcdo': 'UK',
  'global-affairs-canada': 'Global Affairs Canada',
  ecb: 'ECB',
  cboe: 'Cboe',
  'gpr-index': 'GPR Index',
  'st-louis-fed': 'FRED',
  oecd: 'OECD',
  fao: 'FAO',
  eurostat: 'Eurostat',
  polymarket: 'Polymarket',
  manifold: 'Manifold',
  'world-bank': 'World Bank',
  'energy-institute': 'Our World in Data',
  unhcr: 'UNHCR',
  ioda: 'IODA',
  nga: 'NGA',
  'imf-portwatch': 'PortWatch',
  'fintraffic-ais': 'AIS',
  faa: 'FAA',
  notam: 'NOTAM',
  oref: 'OREF',
  usgs: 'USGS',
  emsc: 'EMSC',
  gdacs: 'GDACS',
};

/** Names that take an article in a sentence. */
const WITH_ARTICLE: readonly string[] = ['EU', 'UN', 'UK', 'World Bank'];

/** The same inside a sentence: `the EU`, `OFAC`. */
export function sourceInProse(lineage: string): string {
  const name = sourceName(lineage);
  return WITH_ARTICLE.includes(name) ? `the ${name}` : name;
}

/**
 * The source that evidence names.
 * @param lineage such as `ofac`, or `ioda:bgp` and `notam:OIIX`, whose part before the colon names it
 * @param otherwise for lineages that are many: outlets, offices that warn pilots
 */
export function sourceName(lineage: string, otherwise = ''): string {
  return SOURCE_NAMES[lineage] ?? SOURCE_NAMES[lineage.split(':')[0] ?? ''] ?? (otherwise === '' ? lineage : otherwise);
}
