/** States that have bound themselves to each other: an alliance, a union, a common market. */
export interface Bloc {
  readonly id: string;
  readonly name: string;
  /** ISO 3166 alpha-2, sorted by nothing. */
  readonly members: readonly string[];
}

/** Members as of 2026; founding treaties of each. Suspended members stay: what they still do together counts. */
export const BLOCS: readonly Bloc[] = [
  bloc(
    'nato',
    'North Atlantic Treaty Organization',
    'AL BE BG CA HR CZ DK EE FI FR DE GR HU IS IT LV LT LU ME NL MK NO PL PT RO SK SI ES SE TR GB US',
  ),
  bloc('eu', 'European Union', 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'),
  bloc('csto', 'Collective Security Treaty Organization', 'AM BY KZ KG RU TJ'),
  bloc('eaeu', 'Eurasian Economic Union', 'AM BY KZ KG RU'),
  bloc('turkic-states', 'Organization of Turkic States', 'AZ KZ KG TR UZ'),
  bloc('gcc', 'Gulf Cooperation Council', 'BH KW OM QA SA AE'),
  bloc('arab-league', 'League of Arab States', 'DZ BH KM DJ EG IQ JO KW LB LY MR MA OM PS QA SA SO SD SY TN AE YE'),
  bloc('asean', 'Association of Southeast Asian Nations', 'BN KH ID LA MY MM PH SG TH TL VN'),
  bloc('us-pacific-allies', 'Treaty allies of the United States in the Pacific', 'US JP KR PH AU NZ TH'),
  bloc('sco', 'Shanghai Cooperation Organisation', 'CN RU IN PK KZ KG TJ UZ IR BY'),
  bloc('pacific-islands-forum', 'Pacific Islands Forum', 'AU NZ PG FJ SB VU WS TO TV KI NR MH FM PW CK NU NC PF'),
  bloc('saarc', 'South Asian Association for Regional Cooperation', 'AF BD BT IN MV NP PK LK'),
  bloc('usmca', 'Agreement between the United States, Mexico and Canada', 'US MX CA'),
  bloc(
    'rio-treaty',
    'Inter-American Treaty of Reciprocal Assistance',
    'AR BS BR CL CO CR DO SV GT HT HN PA PY PE TT US UY',
  ),
  bloc('mercosur', 'Southern Common Market', 'AR BO BR PY UY'),
  bloc('andean-community', 'Andean Community', 'BO CO EC PE'),
  bloc('alba', 'Bolivarian Alliance', 'AG BO CU DM GD NI KN LC VC VE'),
  bloc('caricom', 'Caribbean Community', 'AG BS BB BZ DM GD GY HT JM KN LC MS SR TT VC'),
  bloc('sica', 'Central American Integration System', 'BZ CR DO SV GT HN NI PA'),
  bloc('ecowas', 'Economic Community of West African States', 'BJ CV CI GM GH GN GW LR NG SN SL TG'),
  bloc('sahel-alliance', 'Alliance of Sahel States', 'BF ML NE'),
  bloc('eac', 'East African Community', 'BI CD KE RW SO SS TZ UG'),
  bloc('igad', 'Intergovernmental Authority on Development', 'DJ ET KE SO SS SD UG'),
  bloc('sadc', 'Southern African Development Community', 'AO BW CD KM LS MG MW MU MZ NA SC SZ TZ ZA ZM ZW'),
  bloc('eccas', 'Economic Community of Central African States', 'AO BI CM CF TD CG CD GQ GA RW ST'),
];

const OF_COUNTRY = new Map<string, Set<string>>();
for (const { id, members } of BLOCS)
  for (const iso2 of members) OF_COUNTRY.set(iso2, (OF_COUNTRY.get(iso2) ?? new Set()).add(id));

/** Whether two different states stand in one bloc. @param one @param other ISO 3166 alpha-2, upper case */
export function areInOneBloc(one: string, other: string): boolean {
  if (one === other) return false;
  const blocs = OF_COUNTRY.get(other);
  return blocs !== undefined && [...(OF_COUNTRY.get(one) ?? [])].some((id) => blocs.has(id));
}

function bloc(id: string, name: string, members: string): Bloc {
  return { id, name, members: members.split(' ') };
}
