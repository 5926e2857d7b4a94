/**
 * Countries that the programmes of OFAC are about, by the start of their tag: the list of tags at
 * ofac.treasury.gov/specially-designated-nationals-list-sdn-list/program-tag-definitions. UKRAINE-EO13660 to 13685
 * answer Russia's acts in Ukraine. A tag about a kind of conduct (SDGT, GLOMAG, CYBER2, NPWMD, SDNTK, TCO) or about
 * several countries (BALKANS) has none.
 */
const COUNTRY_BY_START: readonly (readonly [start: string, iso2: string])[] = [
  ['AFGHANISTAN', 'AF'],
  ['BELARUS', 'BY'],
  ['BPI-RUSSIA', 'RU'],
  ['BURMA', 'MM'],
  ['BURUNDI', 'BI'],
  ['CAATSA - IRAN', 'IR'],
  ['CAATSA - RUSSIA', 'RU'],
  ['CAR', 'CF'],
  ['CMIC', 'CN'],
  ['CUBA', 'CU'],
  ['DARFUR', 'SD'],
  ['DPRK', 'KP'],
  ['DRCONGO', 'CD'],
  ['ETHIOPIA', 'ET'],
  ['FSE-IR', 'IR'],
  ['FSE-SY', 'SY'],
  ['HIFPAA', 'LB'],
  ['HK', 'HK'],
  ['HRIT-IR', 'IR'],
  ['HRIT-SY', 'SY'],
  ['IFCA', 'IR'],
  ['IFSR', 'IR'],
  ['IRAN', 'IR'],
  ['IRAQ', 'IQ'],
  ['IRGC', 'IR'],
  ['ISA', 'IR'],
  ['561', 'IR'],
  ['LEBANON', 'LB'],
  ['LIBYA', 'LY'],
  ['MAGNIT', 'RU'],
  ['MALI', 'ML'],
  ['NICARAGUA', 'NI'],
  ['NS-PLC', 'PS'],
  ['PAARSSR', 'SY'],
  ['PEESA', 'RU'],
  ['RUSSIA', 'RU'],
  ['SOMALIA', 'SO'],
  ['SOUTH SUDAN', 'SS'],
  ['SUDAN', 'SD'],
  ['SYRIA', 'SY'],
  ['UKRAINE', 'RU'],
  ['VENEZUELA', 'VE'],
  ['YEMEN', 'YE'],
  ['ZIMBABWE', 'ZW'],
];

/**
 * ISO 3166 alpha-2 of the country that a programme tag of OFAC is about.
 * @param tag as the list writes it: `IRAN-EO13902`
 */
export function countryOfOfacProgramme(tag: string): string | undefined {
  return COUNTRY_BY_START.find(([start]) => tag.startsWith(start) && !/^[A-Z]/.test(tag.slice(start.length)))?.[1];
}
