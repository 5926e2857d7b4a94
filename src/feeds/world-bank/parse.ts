import type { FeedMetricId, MetricId } from '../../assessment/metrics.ts';
import { countrySubject } from '../../assessment/observation.ts';
import type { FeedMetric, FeedProblem, ReadObservation } from '../../ports/feed.ts';
import { countryByIso2, countryByIso3 } from '../../reference/countries.ts';
import type { DecimalRange } from '../decimal-number.ts';
import { memberOf, numberMember, parseJson, textMember } from '../json-value.ts';
import { type Parsed, startTally } from '../parsed.ts';
import { plainText } from '../plain-text.ts';
import { endOfYear, parseYear } from '../yearly-figure.ts';

interface IndicatorContext {
  readonly indicator: Indicator;
  /** Figures of earlier years are ignored. */
  readonly fromYear: number;
  /** Epoch ms; years that end later are rejected. */
  readonly now: number;
}

/** Reads one indicator of all countries. `observedAt` is the end of the year the figure is for. */
export function parseIndicator(bytes: Uint8Array, context: IndicatorContext): Parsed {
  const json = parseJson(bytes);
  if (json.status === 'not_json') return { status: 'unreadable', reason: 'the answer is not JSON' };
  const [meta, rows] = Array.isArray(json.value) ? json.value : [];
  const complaint = messageOf(meta);
  if (complaint !== undefined) return { status: 'unreadable', reason: complaint };
  if (!Array.isArray(rows)) return { status: 'unreadable', reason: 'the answer has no rows' };
  if (numberMember(meta, 'pages') !== 1) return { status: 'unreadable', reason: 'the answer is not one page' };
  const tally = startTally();
  for (const row of rows) {
    const outcome = readFigure(row, context);
    if (outcome === 'ignored') tally.ignore();
    else if ('kind' in outcome) tally.reject(outcome);
    else tally.keep([outcome]);
  }
  return tally.rows();
}

function readFigure(row: unknown, context: IndicatorContext): ReadObservation | FeedProblem | 'ignored' {
  const { indicator, fromYear, now } = context;
  const id = textMember(memberOf(row, 'country'), 'id');
  const written = textMember(row, 'countryiso3code');
  // Some databases have the three letters as the country's id alone.
  const iso3 = written === '' && id?.length === 3 ? id : written;
  const date = textMember(row, 'date');
  const recordId = plainText(`${iso3 ?? ''} ${date ?? ''}`, 30);
  const rejected = (kind: string, message: string): FeedProblem => ({
    kind,
    recordId,
    message: plainText(message, 60),
  });
  const value = memberOf(row, 'value');
  if (iso3 === undefined || id === undefined || value === undefined)
    return rejected('wrong_shape', 'a field is absent');
  if (textMember(memberOf(row, 'indicator'), 'id') !== indicator.code)
    return rejected('not_asked_for', 'other indicator');
  const year = parseYear(date ?? '');
  if (year === undefined) return rejected('undated', 'no year');
  if (isAggregate(iso3, id) || value === null || year < fromYear) return 'ignored';
  if (endOfYear(year) > now) return rejected('future', String(year));
  const country = iso3 === '' ? countryByIso2(id) : countryByIso3(iso3);
  if (country === undefined) return rejected('unresolved_country', `${iso3} ${id}`);
  if (typeof value !== 'number') return rejected('bad_number', 'the value is no number');
  if (!(value > indicator.range.above && value <= indicator.range.upTo)) return rejected('out_of_range', String(value));
  return {
    recordId: `${country.iso2}:${year}`,
    metric: indicator.metric,
    subject: countrySubject(country.iso2),
    value,
    observedAt: endOfYear(year),
    lineage: 'world-bank',
    event: `${indicator.code}:${year}`,
    detail: { indicator: indicator.code, year: String(year) },
  };
}

/** Errors come with status 200, as `[{ message: [{ id, key, value }] }]`. */
function messageOf(meta: unknown): string | undefined {
  const messages = memberOf(meta, 'message');
  if (messages === undefined) return undefined;
  const [first] = Array.isArray(messages) ? messages : [];
  return `the upstream answers: ${plainText(textMember(first, 'value') ?? textMember(first, 'key') ?? 'an error', 80)}`;
}

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

export interface Indicator<Metric = MetricId | FeedMetricId> {
  /** The World Bank's code. */
  readonly code: string;
  /** Number of its database, where it is not the World Development Indicators. */
  readonly source?: number;
  readonly metric: Metric;
  /** In the metric's unit; outside it is another unit or wrong. */
  readonly range: DecimalRange;
}

/** Codes: FEEDS.md §2.1. Ranges hold every value published since 2000 with room. */
export const ASSESSED_INDICATORS: readonly Indicator<MetricId>[] = [
  { code: 'EG.IMP.CONS.ZS', metric: 'net_energy_imports', range: { above: -10_000, upTo: 100 } },
  { code: 'GC.DOD.TOTL.GD.ZS', metric: 'government_debt', range: { above: -1, upTo: 1_000 } },
  { code: 'DT.DOD.DSTC.IR.ZS', metric: 'short_term_debt', range: { above: -1, upTo: 1_000_000 } },
  { code: 'FI.RES.TOTL.MO', metric: 'reserves_months', range: { above: -1, upTo: 200 } },
  { code: 'FP.CPI.TOTL.ZG', metric: 'inflation', range: { above: -50, upTo: 100_000 } },
  { code: 'BN.CAB.XOKA.GD.ZS', metric: 'current_account', range: { above: -300, upTo: 300 } },
  { code: 'NY.GDP.PETR.RT.ZS', metric: 'oil_rents', range: { above: -1, upTo: 100 } },
  { code: 'TM.VAL.FOOD.ZS.UN', metric: 'food_imports', range: { above: -1, upTo: 100 } },
  // Since `PV.EST` is archived, the governance indicators are a database of their own.
  { code: 'GOV_WGI_PV.EST', source: 3, metric: 'political_stability', range: { above: -5, upTo: 5 } },
];

/** What no assessment reads, by its metric. */
const FURTHER: readonly (FeedMetric & Indicator<FeedMetricId>)[] = [
  {
    ...{ code: 'MS.MIL.XPND.GD.ZS', metric: 'world-bank:military_spending' },
    ...{ unit: 'per cent of GDP', meaning: 'military expenditure of the year (SIPRI)' },
    range: { above: -1, upTo: 100 },
  },
  ...(['imports', 'exports'] as const).map((way) => ({
    ...{ code: `MS.MIL.${way === 'imports' ? 'M' : 'X'}PRT.KD`, metric: `world-bank:arms_${way}` as const },
    ...{ unit: 'trend indicator value', meaning: `${way} of major arms in the year (SIPRI)` },
    range: { above: -1, upTo: 100_000_000_000 },
  })),
  {
    ...{ code: 'EN.POP.DNST', metric: 'world-bank:population_density' },
    ...{ unit: 'people per km²', meaning: 'people of a country per km² of its land, middle of the year' },
    range: { above: 0, upTo: 40_000 },
  },
];

export const FURTHER_METRICS: Readonly<Record<FeedMetricId, FeedMetric>> = Object.fromEntries(
  FURTHER.map(({ metric, unit, meaning, range }) => [metric, { unit, meaning, range }]),
);

export const INDICATORS: readonly Indicator[] = [
  ...ASSESSED_INDICATORS,
  ...FURTHER.map(({ code, metric, range }) => ({ code, metric, range })),
];
