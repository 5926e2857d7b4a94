import { seriesSubject } from '../../assessment/observation.ts';
import type { FeedProblem, ReadObservation } from '../../ports/feed.ts';
import { countriesMentioned } from '../../reference/countries-mentioned.ts';
import { memberOf, numberMember, parseJson, textMember } from '../json-value.ts';
import { type Parsed, startTally } from '../parsed.ts';
import { plainDetail, plainText } from '../plain-text.ts';

/** Fewer people than this do not make a price (start). */
const MIN_BETTORS = 20;
/** Seconds instead of milliseconds would fall into 1970. */
const EARLIEST = Date.UTC(2020, 0, 1);
/** A bet may be made between the start of a run and the answer, and clocks differ. */
const CLOCK_SLACK_MS = 600_000;

/**
 * Reads a page of found questions. `observedAt` is the last bet, at most `now`: the price holds from then on.
 * @param now epoch ms; bets much later are rejected
 */
export function parseMarkets(bytes: Uint8Array, now: number): Parsed {
  const json = parseJson(bytes);
  if (json.status === 'not_json') return { status: 'unreadable', reason: 'the page is not JSON' };
  if (!Array.isArray(json.value)) return { status: 'unreadable', reason: 'the page is no list of questions' };
  const tally = startTally();
  for (const market of json.value) {
    const outcome = readMarket(market, now);
    if (outcome === 'ignored') tally.ignore();
    else if ('kind' in outcome) tally.reject(outcome);
    else tally.keep([outcome]);
  }
  return tally.rows();
}

function readMarket(market: unknown, now: number): ReadObservation | FeedProblem | 'ignored' {
  const slug = textMember(market, 'slug') ?? '';
  const rejected = (kind: string, message: string): FeedProblem => ({ kind, recordId: plainText(slug, 120), message });
  const question = textMember(market, 'question');
  const outcomeType = textMember(market, 'outcomeType');
  if (question === undefined || outcomeType === undefined) return rejected('wrong_shape', 'a field is absent');
  const bettors = numberMember(market, 'uniqueBettorCount') ?? 0;
  const isOpen = memberOf(market, 'isResolved') === false;
  if (outcomeType !== 'BINARY' || !isOpen || bettors < MIN_BETTORS) return 'ignored';
  if (!/^[a-z0-9-]{1,120}$/.test(slug)) return rejected('bad_id', 'the slug is no name');
  const probability = memberOf(market, 'probability');
  if (probability === undefined) return rejected('wrong_shape', 'a question without a probability');
  if (typeof probability !== 'number') return rejected('bad_number', 'the probability is no number');
  if (!(probability >= 0 && probability <= 1)) return rejected('out_of_range', String(probability));
  const lastBetAt = numberMember(market, 'lastBetTime');
  if (lastBetAt === undefined || !Number.isInteger(lastBetAt) || lastBetAt < EARLIEST) {
    return rejected('undated', 'no time of its last bet');
  }
  if (lastBetAt > now + CLOCK_SLACK_MS) return rejected('future', 'bet on later than now');
  const observedAt = Math.min(lastBetAt, now);
  return {
    recordId: `${slug}:${new Date(observedAt).toISOString().slice(0, 13)}`,
    metric: 'market_probability',
    subject: seriesSubject(slug),
    value: Math.round(probability * 10_000) / 10_000,
    observedAt,
    lineage: 'manifold',
    event: slug,
    detail: plainDetail({
      title: question,
      countries: countriesMentioned(question)
        .map(({ iso2 }) => iso2)
        .join(' '),
      money: 'play',
      closes: dayOf(numberMember(market, 'closeTime')),
      bettors: String(bettors),
    }),
  };
}

/** Some questions close in the year 9999 and beyond. */
function dayOf(closesAt: number | undefined): string | undefined {
  const isDay = closesAt !== undefined && closesAt >= EARLIEST && closesAt < Date.UTC(2100, 0, 1);
  return isDay ? new Date(closesAt).toISOString().slice(0, 10) : undefined;
}
