/** A flight information region: the airspace one authority watches, on land and at sea. */
export interface FlightRegion {
  /** Four letters. */
  readonly icao: string;
  /** ISO 3166 alpha-2 of the states and territories under it, the one that runs it first. */
  readonly countries: readonly string[];
}

/** What a reader may think of the whole table: it is one list of one origin, so the mark stands once. */
export const FLIGHT_REGIONS_REVIEW = {
  /** Where it can be checked. */
  source: 'aeronautical information publications of the states; ICAO Doc 7910',
  /** The day it was written, `YYYY-MM-DD`. */
  writtenDate: '2026-11-21',
  /** Written from general knowledge; no row has been checked against its source. */
  isReviewed: false,
} as const;

/**
 * By region of the world; after each id, the countries under it. Regions over open sea count for the state that runs
 * them.
 */
const TABLE = `
OIIX IR; ORBB IQ; OKAC KW; OBBB BH; OTDF QA; OMAE AE; OOMM OM; OEJD SA; OYSC YE; OJAC JO; OLBB LB; OSTT SY; LLLL IL PS;
HECC EG; HLLL LY; DTTC TN; DAAA DZ; GMMM MA EH; LMMM MT; LTAA TR; LTBB TR; HDAM DJ;
UKBV UA; UKDV UA; UKFV UA; UKLV UA; UKOV UA; UMMV BY; LUUU MD; UDDD AM; UBBA AZ; UGGG GE; UAAA KZ; UACN KZ; UATT KZ;
UAII KZ; UCFM KG; UCFO KG; UTTR UZ; UZTR UZ; UTSD UZ; UTAA TM; UTAK TM; UTAT TM; UTDD TJ;
UUWV RU; URRV RU; ULLL RU; ULMM RU; UWWW RU; USSV RU; USTV RU; UNNT RU; UNKL RU; UIII RU; UEEE RU; UHHH RU; UHMM RU;
UHPP RU; UMKK RU; USDK RU; UELL RU;
EETT EE; EVRR LV; EYVL LT; EFIN FI; ESAA SE; EKDK DK; ENOR NO; ENOB NO SJ; BIRD IS; BGGL GL; EPWW PL; LKAA CZ; LZBB SK;
LHCC HU; LOVV AT; LSAS CH LI; EDGG DE; EDMM DE; EDWW DE; EDUU DE; EDVV DE; EBBU BE LU; EBUR BE LU; EHAA NL; EGTT GB IM JE GG;
EGPX GB; EGGX GB; EISN IE; EIDW IE; LFFF FR; LFBB FR; LFMM FR MC; LFRR FR; LFEE FR; LECM ES; LECB ES AD; LECS ES GI;
GCCC ES; LPPC PT; LPPO PT; LIMM IT; LIRR IT SM VA; LIBB IT; LJLA SI; LDZO HR; LQSB BA; LYBA RS ME XK; LWSS MK; LAAA AL;
LGGG GR; LCCC CY; LBSR BG; LRBB RO;
OPKR PK; OPLR PK; OAKX AF; VIDF IN; VABF IN; VECF IN; VOMF IN; VCCF LK; VGFR BD; VNSM NP BT; VRMF MV;
ZBPE CN; ZSHA CN; ZGZU CN; ZHWH CN; ZLHW CN; ZPKM CN; ZWUQ CN; ZYSH CN; ZJSA CN; VHHK HK MO; RCAA TW; RKRR KR; ZKKP KP;
RJJJ JP; ZMUB MN; VVHN VN; VVHM VN; VVTS VN; VLVT LA; VDPF KH; VDPP KH; VTBB TH; VYYF MM; WMFC MY; WBFC MY BN; WSJC SG;
WIIF ID CX; WAAF ID TL; RPHI PH; AYPM PG; YMMM AU CC; YBBB AU NF; NZZC NZ; NZZO NZ CK NU TK WS TO; NFFF FJ NC VU TV WF;
AGGG SB; ANAU NR; NTTT PF PN; KZAK US GU MP MH FM PW;
KZAB US; KZAU US; KZBW US; KZDC US; KZDV US; KZFW US; KZHU US; KZID US; KZJX US; KZKC US; KZLA US; KZLC US; KZMA US BS TC;
KZME US; KZMP US; KZNY US; KZOA US; KZOB US; KZSE US; KZTL US; KZWY US BM; PAZA US; PHZH US UM; TJZS PR VI VG;
CZEG CA; CZVR CA; CZWG CA; CZYZ CA; CZUL CA; CZQM CA PM; CZQX CA; MMFR MX; MMFO MX; MMEX MX; MMTY MX; MMID MX;
MHTG HN BZ CR SV GT NI; MHCC HN BZ CR SV GT NI; MUFH CU; MKJK JM KY; MDCS DO; MTEG HT; TNCF CW AW BQ; MPZL PA;
TTZP TT AG AI BB DM GD GP KN LC MF MQ MS SX VC BL; SKED CO; SKEC CO; SVZM VE; SYGC GY; SMPM SR; SOOO GF; SEFG EC;
SPIM PE; SLLF BO; SBAZ BR; SBBS BR; SBCW BR; SBRE BR; SBAO BR; SGFA PY; SUEO UY; SAEF AR; SACF AR; SAMF AR; SARR AR; SAVF AR FK;
SCFZ CL; SCEZ CL; SCTZ CL; SCIZ CL; SCCZ CL;
GOOO SN CI GM GW ML MR; GOOC SN CI GM GW ML MR CV; GVSC CV; GLRB LR GN SL; DGAC GH BJ TG; DRRR NE BF ML; DNKK NG; FTTT TD;
FCCC CG BJ BF CM CF CI GA GQ NE TG TD; FOOO GA ST; FZZA CD; FNAN AO; HSSS SD; HSSX SD SS; HJJJ SS; HAAA ET; HHAA ER; HCSM SO; HCSF SO;
HKNA KE; HUEC UG; HTDC TZ BI; HRYR RW; HBBA BI; FLFI ZM; FVHF ZW; FQBE MZ; FWLL MW; FBGR BW; FYWF NA; FYWH NA; FAJA ZA LS SZ;
FACA ZA; FAJO ZA; FMMM MG KM RE YT; FIMM MU; FSSS SC
`;

export const FLIGHT_REGIONS: readonly FlightRegion[] = TABLE.trim()
  .split(/;\s*/)
  .map((entry) => {
    const [icao = '', ...countries] = entry.split(' ');
    return { icao, countries };
  });

const BY_ICAO = new Map(FLIGHT_REGIONS.map((region) => [region.icao, region]));

/** @param icao four letters, upper case */
export function flightRegionByIcao(icao: string): FlightRegion | undefined {
  return BY_ICAO.get(icao);
}

/** Centres of the United States are named by three letters at home: `ZDC`; those beyond the mainland have other prefixes. */
const OVERSEAS_CENTRES: Readonly<Record<string, string>> = { ZAN: 'PAZA', ZHN: 'PHZH', ZSU: 'TJZS', ZUA: 'KZAK' };

/** @param centre three letters of a United States air route traffic control centre */
export function flightRegionOfCentre(centre: string): FlightRegion | undefined {
  return flightRegionByIcao(OVERSEAS_CENTRES[centre] ?? `K${centre}`);
}
