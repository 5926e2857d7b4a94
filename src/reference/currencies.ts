/** A currency and who pays with it. */
export interface Currency {
  /** ISO 4217, upper case. */
  readonly code: string;
  /** ISO 3166-1 alpha-2 of the countries and territories whose money it is; one currency each. */
  readonly countries: readonly string[];
  /** Those of them whose stress its rate shows: the ones that issue it. */
  readonly issuers: readonly string[];
  /** The currency or basket it is held to: its rate against that says nothing of stress. */
  readonly pegTo?: string;
}

/**
 * ISO 4217 by country (open country code table, public domain), each country under the one it mostly pays with: El
 * Salvador and Ecuador under the dollar, Palestine under the shekel, Kosovo and Montenegro under the
 * euro, Bulgaria under the euro since 2026.
 */
const COUNTRIES_OF: Readonly<Record<string, string>> = {
  AED: 'AE',
  AFN: 'AF',
  ALL: 'AL',
  AMD: 'AM',
  AOA: 'AO',
  ARS: 'AR',
  AUD: 'AU CC CX HM KI NF NR TV',
  AWG: 'AW',
  AZN: 'AZ',
  BAM: 'BA',
  BBD: 'BB',
  BDT: 'BD',
  BHD: 'BH',
  BIF: 'BI',
  BMD: 'BM',
  BND: 'BN',
  BOB: 'BO',
  BRL: 'BR',
  BSD: 'BS',
  BTN: 'BT',
  BWP: 'BW',
  BYN: 'BY',
  BZD: 'BZ',
  CAD: 'CA',
  CDF: 'CD',
  CHF: 'CH LI',
  CLP: 'CL',
  CNY: 'CN',
  COP: 'CO',
  CRC: 'CR',
  CUP: 'CU',
  CVE: 'CV',
  CZK: 'CZ',
  DJF: 'DJ',
  DKK: 'DK FO GL',
  DOP: 'DO',
  DZD: 'DZ',
  EGP: 'EG',
  ERN: 'ER',
  ETB: 'ET',
  EUR: 'AD AT AX BE BG BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM TF VA XK YT',
  FJD: 'FJ',
  FKP: 'FK',
  GBP: 'GB GG GS IM JE',
  GEL: 'GE',
  GHS: 'GH',
  GIP: 'GI',
  GMD: 'GM',
  GNF: 'GN',
  GTQ: 'GT',
  GYD: 'GY',
  HKD: 'HK',
  HNL: 'HN',
  HTG: 'HT',
  HUF: 'HU',
  IDR: 'ID',
  ILS: 'IL PS',
  INR: 'IN',
  IQD: 'IQ',
  IRR: 'IR',
  ISK: 'IS',
  JMD: 'JM',
  JOD: 'JO',
  JPY: 'JP',
  KES: 'KE',
  KGS: 'KG',
  KHR: 'KH',
  KMF: 'KM',
  KPW: 'KP',
  KRW: 'KR',
  KWD: 'KW',
  KYD: 'KY',
  KZT: 'KZ',
  LAK: 'LA',
  LBP: 'LB',
  LKR: 'LK',
  LRD: 'LR',
  LSL: 'LS',
  LYD: 'LY',
  MAD: 'EH MA',
  MDL: 'MD',
  MGA: 'MG',
  MKD: 'MK',
  MMK: 'MM',
  MNT: 'MN',
  MOP: 'MO',
  MRU: 'MR',
  MUR: 'MU',
  MVR: 'MV',
  MWK: 'MW',
  MXN: 'MX',
  MYR: 'MY',
  MZN: 'MZ',
  NAD: 'NA',
  NGN: 'NG',
  NIO: 'NI',
  NOK: 'BV NO SJ',
  NPR: 'NP',
  NZD: 'CK NU NZ PN TK',
  OMR: 'OM',
  PAB: 'PA',
  PEN: 'PE',
  PGK: 'PG',
  PHP: 'PH',
  PKR: 'PK',
  PLN: 'PL',
  PYG: 'PY',
  QAR: 'QA',
  RON: 'RO',
  RSD: 'RS',
  RUB: 'RU',
  RWF: 'RW',
  SAR: 'SA',
  SBD: 'SB',
  SCR: 'SC',
  SDG: 'SD',
  SEK: 'SE',
  SGD: 'SG',
  SHP: 'SH',
  SLE: 'SL',
  SOS: 'SO',
  SRD: 'SR',
  SSP: 'SS',
  STN: 'ST',
  SYP: 'SY',
  SZL: 'SZ',
  THB: 'TH',
  TJS: 'TJ',
  TMT: 'TM',
  TND: 'TN',
  TOP: 'TO',
  TRY: 'TR',
  TTD: 'TT',
  TWD: 'TW',
  TZS: 'TZ',
  UAH: 'UA',
  UGX: 'UG',
  USD: 'AS BQ EC FM GU IO MH MP PR PW SV TC TL UM US VG VI',
  UYU: 'UY',
  UZS: 'UZ',
  VES: 'VE',
  VND: 'VN',
  VUV: 'VU',
  WST: 'WS',
  XAF: 'CF CG CM GA GQ TD',
  XCD: 'AG AI DM GD KN LC MS VC',
  XCG: 'CW SX',
  XOF: 'BF BJ CI GW ML NE SN TG',
  XPF: 'NC PF WF',
  YER: 'YE',
  ZAR: 'ZA',
  ZMW: 'ZM',
  ZWG: 'ZW',
};

/**
 * Currencies held to another by announced policy (IMF AREAER, conventional pegs and boards; SDR and basket pegs with
 * narrow bands under `basket`). ERM II partners count as held to the euro.
 */
const PEGS: Readonly<Record<string, string>> = {
  USD: 'AED AWG BBD BHD BMD BSD BZD DJF ERN HKD JOD KYD OMR PAB QAR SAR TMT XCD XCG',
  EUR: 'BAM CVE DKK KMF STN XAF XOF XPF',
  GBP: 'FKP GIP SHP',
  ZAR: 'LSL NAD SZL',
  INR: 'BTN NPR',
  SGD: 'BND',
  HKD: 'MOP',
  basket: 'FJD KWD LYD MAD',
};

/** Who issues a currency that others pay with too: its rate says nothing of them. Of all others every country is an issuer. */
const ISSUERS_OF: Readonly<Record<string, string>> = {
  AUD: 'AU',
  CHF: 'CH',
  EUR: 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK',
  GBP: 'GB',
  ILS: 'IL',
  NOK: 'NO',
  NZD: 'NZ',
  USD: 'US',
};

/** Codes that tables of the past still hold, and that no country pays with now. */
const FORMER = new Set(
  'BGN CYP CZC DEM EEK ESP FIM FRF GRD HRK ITL LTL LVL MTL NLG PTE ROL SIT SKK TRL ANG CUC MRO STD VEF ZWL SLL'.split(
    ' ',
  ),
);

const PEG_OF = new Map(
  Object.entries(PEGS).flatMap(([anchor, codes]) => codes.split(' ').map((code) => [code, anchor] as const)),
);

/** Every currency that some country pays with, by code. */
export const CURRENCIES: readonly Currency[] = Object.entries(COUNTRIES_OF).map(([code, countries]) => {
  const pegTo = PEG_OF.get(code);
  const issuers = ISSUERS_OF[code] ?? countries;
  return {
    ...{ code, countries: countries.split(' '), issuers: issuers.split(' ') },
    ...(pegTo === undefined ? {} : { pegTo }),
  };
});

const BY_CODE = new Map(CURRENCIES.map((currency) => [currency.code, currency]));
const BY_COUNTRY = new Map(
  CURRENCIES.flatMap((currency) => currency.countries.map((iso2) => [iso2, currency] as const)),
);

/** @param code ISO 4217, upper case */
export function currencyByCode(code: string): Currency | undefined {
  return BY_CODE.get(code);
}

/** @param iso2 ISO 3166-1 alpha-2, upper case */
export function currencyOfCountry(iso2: string): Currency | undefined {
  return BY_COUNTRY.get(iso2);
}

/** Whether a code is known but given up, such as `HRK`. */
export function isFormerCurrency(code: string): boolean {
  return FORMER.has(code);
}
