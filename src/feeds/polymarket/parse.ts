import { seriesSubject } from '../../assessment/observation.ts';
import type { FeedProblem, ReadObservation } from '../../ports/feed.ts';
import { countriesMentioned } from '../../reference/countries-mentioned.ts';
import { parseIsoInstant } from '../iso-instant.ts';
import { memberOf, numberMember, parseJson, textMember, writtenValue } from '../json-value.ts';
import { type Parsed, startTally } from '../parsed.ts';
import { plainDetail, plainText } from '../plain-text.ts';

/** Less was never bet on an informative question, USD (start). */
const MIN_VOLUME_USD = 50_000;
/** Questions of one event are the same with other dates. */
const MAX_OF_AN_EVENT = 3;
const MAX_QUESTIONS = 40;
/** A record may change between the start of a run and the answer, and clocks differ. */
const CLOCK_SLACK_MS = 600_000;

/**
 * Reads a page of events, largest volume first, down to their yes-or-no questions. `observedAt` is when the upstream last
 * changed the question's record, at most `now`.
 * @param now epoch ms; changes much later are rejected
 */
export function parseEvents(bytes: Uint8Array, now: number): Parsed {
  const json = parseJson(bytes);
  if (json.status === 'not_json') return { status: 'unreadable', reason: 'the page is not JSON' };
  if (!Array.isArray(json.value)) return { status: 'unreadable', reason: 'the page is no list of events' };
  if (json.value.length === 0) return { status: 'unreadable', reason: 'the page holds no event' };
  const tally = startTally();
  let keptCount = 0;
  for (const event of json.value) {
    const markets = memberOf(event, 'markets');
    if (!Array.isArray(markets)) {
      tally.reject({ kind: 'wrong_shape', recordId: eventId(event), message: 'an event without markets' });
      continue;
    }
    let ofEvent = 0;
    for (const market of [...markets].sort((a, b) => volumeOf(b) - volumeOf(a))) {
      const outcome = readMarket(market, now);
      if (outcome !== 'ignored' && 'kind' in outcome) tally.reject(outcome);
      else if (outcome === 'ignored' || ofEvent === MAX_OF_AN_EVENT || keptCount === MAX_QUESTIONS) tally.ignore();
      else {
        tally.keep([outcome]);
        ofEvent += 1;
        keptCount += 1;
      }
    }
  }
  return tally.rows();
}

const eventId = (event: unknown): string => plainText(textMember(event, 'slug') ?? 'unnamed', 60);

/** Volumes are numbers or texts. */
function volumeOf(market: unknown): number {
  const text = textMember(market, 'volume');
  const volume = text === undefined ? numberMember(market, 'volume') : Number(text);
  return volume !== undefined && Number.isFinite(volume) ? volume : 0;
}

function readMarket(market: unknown, now: number): ReadObservation | FeedProblem | 'ignored' {
  const slug = textMember(market, 'slug') ?? '';
  const recordId = plainText(slug, 120);
  const rejected = (kind: string, message: string): FeedProblem => ({ kind, recordId, message });
  const [question, names, prices] = ['question', 'outcomes', 'outcomePrices'].map((key) => textMember(market, key));
  // A question that waits for its first bid has no price yet.
  const isUnpriced = prices === undefined && memberOf(market, 'active') === false;
  if (question !== undefined && names !== undefined && isUnpriced) return 'ignored';
  if (question === undefined || names === undefined || prices === undefined) {
    return rejected('wrong_shape', 'a field is absent');
  }
  const [yes, no, ...others] = textList(names) ?? [];
  if (yes !== 'Yes' || no !== 'No' || others.length > 0) return 'ignored';
  if (memberOf(market, 'closed') === true || volumeOf(market) < MIN_VOLUME_USD) return 'ignored';
  if (!/^[a-z0-9-]{1,120}$/.test(slug)) return rejected('bad_id', 'the slug is no name');
  const updatedAt = parseUpdatedAt(textMember(market, 'updatedAt') ?? '');
  if (updatedAt === undefined) return rejected('undated', 'no time of its last change');
  if (updatedAt > now + CLOCK_SLACK_MS) return rejected('future', 'changed later than now');
  const observedAt = Math.min(updatedAt, now);
  const [price, against] = (textList(prices) ?? []).map((text) => (/^[\d.]{1,25}$/.test(text) ? Number(text) : NaN));
  if (price === undefined || against === undefined || Number.isNaN(price) || Number.isNaN(against)) {
    return rejected('bad_number', 'a price is no number');
  }
  // Both sides together cost one; a price of 12.5 would be a percentage.
  if (price > 1 || Math.abs(price + against - 1) > 0.1)
    return rejected('out_of_range', 'prices of both sides are not one');
  return {
    recordId: `${slug}:${new Date(observedAt).toISOString().slice(0, 13)}`,
    metric: 'market_probability',
    subject: seriesSubject(slug),
    value: Math.round(price * 10_000) / 10_000,
    observedAt,
    lineage: 'polymarket',
    event: slug,
    detail: plainDetail({
      title: question,
      countries: countriesMentioned(question)
        .map(({ iso2 }) => iso2)
        .join(' '),
      money: 'real',
      closes: (textMember(market, 'endDate') ?? '').slice(0, 10),
      volumeUsd: String(Math.round(volumeOf(market))),
    }),
  };
}

/** Lists come as JSON inside JSON: `"[\"Yes\", \"No\"]"`. */
function textList(text: string): readonly string[] | undefined {
  const json = parseJson(new TextEncoder().encode(text));
  if (json.status === 'not_json' || !Array.isArray(json.value)) return undefined;
  return json.value.map((item: unknown) => writtenValue(item));
}

/** `YYYY-MM-DDTHH:MM:SS` with any fraction, in UTC, to an instant. */
function parseUpdatedAt(text: string): number | undefined {
  return /T\d{2}:\d{2}:\d{2}.*(?:Z|\+00:00)$/.test(text) ? parseIsoInstant(text) : undefined;
}
