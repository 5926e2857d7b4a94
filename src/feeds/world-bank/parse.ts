import { countrySubject } from '../../assessment/observation.ts';
import type { FeedProblem, ReadObservation } from '../../ports/feed.ts';
import { countryByIso2, countryByIso3 } from '../../reference/countries.ts';
import { memberOf, numberMember, parseJson, textMember } from '../json-value.ts';
import { type Parsed, startTally } from '../parsed.ts';
import { plainText } from '../plain-text.ts';
import { endOfYear, parseYear } from '../yearly-figure.ts';
import { isAggregate } from './aggregates.ts';
import type { Indicator } from './indicators.ts';

export interface IndicatorContext {
  readonly indicator: Indicator;
  /** Figures of earlier years are ignored. */
  readonly fromYear: number;
  /** Epoch ms; years that end later are refused. */
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
    else if ('kind' in outcome) tally.refuse(outcome);
    else tally.keep([outcome]);
  }
  return tally.rows();
}

function readFigure(row: unknown, context: IndicatorContext): ReadObservation | FeedProblem | 'ignored' {
  const { indicator, fromYear, now } = context;
  const iso3 = textMember(row, 'countryiso3code');
  const id = textMember(memberOf(row, 'country'), 'id');
  const date = textMember(row, 'date');
  const recordId = plainText(`${iso3 ?? ''} ${date ?? ''}`, 30);
  const refused = (kind: string, message: string): FeedProblem => ({ kind, recordId, message: plainText(message, 60) });
  const value = memberOf(row, 'value');
  if (iso3 === undefined || id === undefined || value === undefined) return refused('wrong_shape', 'a field is absent');
  if (textMember(memberOf(row, 'indicator'), 'id') !== indicator.code)
    return refused('not_asked_for', 'other indicator');
  const year = parseYear(date ?? '');
  if (year === undefined) return refused('undated', 'no year');
  if (isAggregate(iso3, id) || value === null || year < fromYear) return 'ignored';
  if (endOfYear(year) > now) return refused('future', String(year));
  const country = iso3 === '' ? countryByIso2(id) : countryByIso3(iso3);
  if (country === undefined) return refused('unresolved_country', `${iso3} ${id}`);
  if (typeof value !== 'number') return refused('bad_number', 'the value is no number');
  if (!(value > indicator.range.above && value <= indicator.range.upTo)) return refused('out_of_range', String(value));
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
