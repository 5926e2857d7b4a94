/** Groups of economies that the World Bank lists among its countries, by three-letter code. */
const AGGREGATES = new Set(
  (
    'AFE AFR AFW ARB BEA BEC BHI BLA BMN BSS CAA CEA CEB CEU CLA CME CSA CSS DEA DEC DFS DLA DMN DNS DSA DSF DSS EAP EAR ' +
    'EAS ECA ECS EMU EUU FCS FXS HIC HPC IBB IBD IBT IDA IDB IDX INX LAC LCN LCR LDC LIC LMC LMY LTE MCA MDE MEA MIC MNA ' +
    'NAC NAF NLS NRS NXS OED OSS PRE PSS PST RRS SAS SSA SSF SST SXZ TEA TEC TLA TMN TSA TSS UMC WLD XZN'
  ).split(' '),
);
/** The same by two-character code, for rows that carry no other. */
const SHORT_AGGREGATES = new Set(
  (
    '1A 1W 4E 6F 6L 6N 6X 7E 8S A4 A5 A9 B1 B2 B3 B4 B6 B7 B8 C4 C5 C6 C7 C8 C9 D2 D3 D4 D5 D6 D7 D8 D9 EU F1 F6 M1 M2 N6 ' +
    'OE R6 S1 S2 S3 S4 T2 T3 T4 T5 T6 T7 V1 V2 V3 V4 XC XD XE XF XG XH XI XJ XL XM XN XO XP XQ XT XU XY Z4 Z7 ZB ZF ZG ZH ' +
    'ZI ZJ ZQ ZT'
  ).split(' '),
);
/** Guernsey and Jersey together, which no single country is. */
const JOINT = new Set(['CHI', 'JG']);

/** @param iso3 three-letter code, may be empty @param id two-character code */
export function isAggregate(iso3: string, id: string): boolean {
  if (iso3 !== '') return AGGREGATES.has(iso3) || JOINT.has(iso3);
  return SHORT_AGGREGATES.has(id) || JOINT.has(id);
}
