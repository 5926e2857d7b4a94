import { type Actor, actorById, nonStateActorByName, stateActor } from './actors.ts';
import { countryByCameo } from './countries.ts';
import { CAMEO_NON_COUNTRIES } from './country-table.ts';

/**
 * CAMEO's known groups that are actors of ours, by the code GDELT gives them (its list CAMEO.knowngroup). Organs of the
 * United Nations act as the United Nations.
 */
export const CAMEO_ACTORS: Readonly<Record<string, string>> = {
  ALQ: 'group:al-qaeda',
  ARL: 'org:arab-league',
  ASN: 'org:asean',
  CIS: 'org:cis',
  EEC: 'org:eu',
  FAO: 'org:un',
  GCC: 'org:gcc',
  GOS: 'org:g7',
  HCH: 'org:un',
  HCR: 'org:un',
  HEZ: 'group:hezbollah',
  HMS: 'group:hamas',
  IAD: 'org:igad',
  IAE: 'org:iaea',
  ICC: 'org:icc',
  ILO: 'org:un',
  IMF: 'org:imf',
  IOM: 'org:un',
  ISJ: 'group:pij',
  KID: 'org:un',
  NAT: 'org:nato',
  OAS: 'org:oas',
  OAU: 'org:african-union',
  OIC: 'org:oic',
  OPC: 'org:opec',
  PLS: 'group:polisario',
  SAA: 'org:saarc',
  SAD: 'org:sadc',
  SCE: 'org:osce',
  TAL: 'group:taliban',
  UNO: 'org:un',
  WAS: 'org:ecowas',
  WBK: 'org:world-bank',
  WFP: 'org:un',
  WHO: 'org:who',
};

/** The rest of that list: banks, parties, commodity boards, charities, groups long gone. None is tracked. */
const CAMEO_UNTRACKED = new Set(
  `AAM ABD ACC ADB AEU AFB AMF AML AMN AMU ANO APE ASL ATD BCA BIS BTH CEM CFA CMN COE CPA CPC CRC CSS CWN DFL EBR ECA
  EFT ENN FID FIS FLN FTA GIA GOE GSP GSS HIP HRW IAC IAF ICG ICJ ICO IDB IGC IHF IPU IRC ITP JUR KDP LBA LKD MBR MRZ
  MSF MSP NEP NON PAP PFL PLF PLO PMD PRC PSE RCR RND SHA SOT UEM WAD WAM WCT WEF WTO XFM`.split(/\s+/),
);

/** CAMEO roles that are organs of a state: government, army, services, parliament, courts, police. */
const STATE_ROLES = new Set(['GOV', 'MIL', 'SPY', 'LEG', 'JUD', 'COP']);

/** One side of an event as CAMEO codes it; an empty text where it has no such code. */
export interface CameoSide {
  readonly name: string;
  readonly country: string;
  readonly knownGroup: string;
  /** Its ethnic, religious and role codes; an empty text where one is not given. */
  readonly traits: readonly string[];
}

/**
 * Who acts: an organisation or armed group by its exact name, a known group by its code, else the state where the side is
 * a state or one of its organs. A crowd, a company or an unnamed band is `untracked`; a code outside the lists is
 * `unresolved` and has to be reported.
 */
export function actorOfCameo({ name, country, knownGroup, traits }: CameoSide): Actor | 'untracked' | 'unresolved' {
  const named = nonStateActorByName(name);
  if (named !== undefined) return named;
  if (knownGroup !== '') {
    const id = Object.hasOwn(CAMEO_ACTORS, knownGroup) ? CAMEO_ACTORS[knownGroup] : undefined;
    if (id !== undefined) return actorById(id) ?? 'unresolved';
    return CAMEO_UNTRACKED.has(knownGroup) ? 'untracked' : 'unresolved';
  }
  if (country === '' || CAMEO_NON_COUNTRIES.includes(country)) return 'untracked';
  const home = countryByCameo(country);
  if (home === undefined) return 'unresolved';
  if (!traits.every((trait) => trait === '' || STATE_ROLES.has(trait))) return 'untracked';
  return stateActor(home.iso2) ?? 'unresolved';
}
