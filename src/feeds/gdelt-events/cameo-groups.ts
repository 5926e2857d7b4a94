/**
 * CAMEO codes in the country columns that name no country: parts of the world and groups of states
 * (GDELT's CAMEO.country list).
 */
const CAMEO_GROUPS = new Set(
  'AFR ASA BLK CAS CAU CFR CRB EAF EEU EIN EUR LAM MDT MEA NAF NMR PGS SAF SAM SAS SCN SEA WAF WST'.split(' '),
);

export function isCameoGroup(code: string): boolean {
  return CAMEO_GROUPS.has(code);
}
