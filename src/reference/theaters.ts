import { HOME_REGION_IDS, type HomeRegionId } from '../contract/intelligence/region-ids.ts';

/** Countries of one region that are fought over, sailed past or settled together. */
export interface Theater {
  readonly id: string;
  readonly name: string;
  readonly regionId: HomeRegionId;
  /** ISO 3166 alpha-2 codes, all of the same region. */
  readonly countries: readonly string[];
}

type Row = readonly [id: string, name: string, countries: string];

/** Order matters: a country's own theater is the first that names it, so general ones stand before shared waters. */
const ROWS: Readonly<Record<HomeRegionId, readonly Row[]>> = {
  mena: [
    ['gulf', 'Gulf', 'IR IQ KW SA BH QA AE OM'],
    ['levant', 'Levant', 'IL PS LB SY JO'],
    ['red-sea', 'Red Sea', 'YE EG DJ SA JO IL'],
    ['maghreb', 'Maghreb and central Mediterranean', 'MA EH DZ TN LY MT'],
    ['eastern-mediterranean', 'Eastern Mediterranean', 'TR SY LB IL PS EG'],
  ],
  'east-asia': [
    ['china', 'China', 'CN HK MO'],
    ['taiwan-strait', 'Taiwan Strait', 'TW CN'],
    ['korean-peninsula', 'Korean Peninsula', 'KP KR'],
    ['north-east-asia', 'North-east Asia', 'JP MN KP KR CN'],
    ['south-east-asia', 'South-east Asia', 'ID SG TH MM LA KH TL VN MY PH BN'],
    ['south-china-sea', 'South China Sea', 'PH VN MY BN CN TW ID'],
    [
      'pacific',
      'Australia, New Zealand and the Pacific',
      'AU NZ PG FJ SB VU NC WS AS TO TV KI NR MH FM PW GU MP PF CK NU TK WF PN NF CX CC HM UM',
    ],
  ],
  europe: [
    ['ukraine-russia', 'Ukraine, Russia and Belarus', 'UA RU BY'],
    ['caucasus', 'South Caucasus', 'AM AZ GE'],
    ['central-asia', 'Central Asia', 'KZ KG TJ TM UZ'],
    ['balkans', 'Western Balkans', 'AL BA HR XK ME MK RS SI'],
    ['baltic-nordic', 'Baltic and Nordic', 'EE LV LT FI SE DK NO IS AX FO GL SJ'],
    ['black-sea', 'Black Sea', 'RO BG MD UA RU GE'],
    ['central-europe', 'Central Europe', 'PL CZ SK HU AT CH LI DE'],
    ['southern-europe', 'Southern Europe', 'IT ES PT GR CY GI AD SM VA'],
    ['western-europe', 'Western Europe', 'GB FR IE BE NL LU MC DE IM JE GG'],
  ],
  'north-america': [
    ['united-states', 'United States', 'US'],
    ['canada', 'Canada', 'CA PM'],
    ['mexico', 'Mexico', 'MX US'],
    ['north-atlantic-islands', 'North Atlantic islands', 'BM PM'],
    ['arctic-north-pacific', 'Arctic and North Pacific', 'US CA'],
  ],
  'south-asia': [
    ['india-pakistan', 'India and Pakistan', 'IN PK'],
    ['afghanistan-pakistan', 'Afghanistan and Pakistan', 'AF PK'],
    ['himalaya', 'Himalaya', 'NP BT IN'],
    ['bay-of-bengal', 'Bay of Bengal', 'BD IN LK'],
    ['indian-ocean', 'Northern Indian Ocean', 'LK MV IN'],
  ],
  latam: [
    ['central-america', 'Central America', 'GT BZ HN SV NI CR PA'],
    ['caribbean', 'Caribbean', 'CU HT DO JM BS BB TT GD LC VC DM AG KN PR VG VI KY TC AW CW SX MF AI BL BQ GP MQ MS'],
    ['andes', 'Andes', 'CO VE EC PE BO'],
    ['brazil-guianas', 'Brazil and the Guianas', 'BR GY SR GF'],
    ['southern-cone', 'Southern Cone and South Atlantic', 'AR CL UY PY FK GS BV AQ'],
    ['essequibo', 'Essequibo', 'VE GY'],
  ],
  'sub-saharan-africa': [
    ['sahel', 'Sahel', 'ML BF NE TD MR'],
    ['west-africa', 'West Africa', 'NG GH CI SN GM GN GW SL LR TG BJ CV SH'],
    ['sudans', 'Sudan and South Sudan', 'SD SS'],
    ['horn', 'Horn of Africa', 'ET ER SO KE'],
    ['great-lakes', 'Great Lakes', 'CD RW BI UG TZ'],
    ['central-africa', 'Central Africa', 'CM CF CG GA GQ ST'],
    ['southern-africa', 'Southern Africa', 'ZA LS SZ BW NA ZW ZM MW MZ AO'],
    ['lake-chad', 'Lake Chad basin', 'NG NE TD CM'],
    ['south-west-indian-ocean', 'South-west Indian Ocean', 'MG KM MU SC RE YT IO TF'],
  ],
};

/** Every theater, by region in the contract's order. */
export const THEATERS: readonly Theater[] = HOME_REGION_IDS.flatMap(theatersOf);

const BY_ID = new Map(THEATERS.map((theater) => [theater.id, theater]));
const FIRST_OF_COUNTRY = new Map(
  THEATERS.toReversed().flatMap((theater) => theater.countries.map((iso2) => [iso2, theater] as const)),
);

export function theaterById(id: string): Theater | undefined {
  return BY_ID.get(id);
}

/**
 * The theater in which a country's own affairs are booked: the first in the table that names it.
 * @param iso2 ISO 3166 alpha-2, upper case
 */
export function theaterOfCountry(iso2: string): Theater | undefined {
  return FIRST_OF_COUNTRY.get(iso2);
}

/** Every theater that names a country, its own first. */
export function theatersOfCountry(iso2: string): readonly Theater[] {
  return THEATERS.filter((theater) => theater.countries.includes(iso2));
}

function theatersOf(regionId: HomeRegionId): readonly Theater[] {
  return ROWS[regionId].map(([id, name, countries]) => ({ id, name, regionId, countries: countries.split(' ') }));
}
