import { DAY_MS } from '../../assessment/time.ts';
import type { AskedPeriod, PeriodKind } from './asked-period.ts';
import type { About } from './intent.ts';
import type { Intent, NotAnsweredReason } from './vocabulary.ts';

/** The longest lane reaches so far, ms. */
const MAX_LANE_MS = 30 * DAY_MS;
/** Start of the oldest series that any feed has: the daily price of Brent. */
const OLDEST_DATA_AT = Date.UTC(1987, 4, 20);

/** What of a question decides whether it can be answered. */
interface Answered extends Pick<About, 'measures' | 'topics'> {
  readonly intent: Intent;
  readonly period: AskedPeriod | undefined;
  readonly periodKind: PeriodKind | undefined;
  readonly notAnswered: readonly NotAnsweredReason[];
}

interface Reasoning extends Pick<About, 'measures' | 'topics' | 'scope' | 'now'> {
  readonly period: AskedPeriod | undefined;
  readonly intent: Intent;
  /** Whether a number is asked for of something that nothing is read from. */
  readonly isUncounted: boolean;
  readonly isCut: boolean;
}

/** Why a question is not answered, or not in all of its parts. */
export function notAnsweredOf({
  measures,
  topics,
  scope,
  period,
  now,
  intent,
  isUncounted,
  isCut,
}: Reasoning): readonly NotAnsweredReason[] {
  const reasons: NotAnsweredReason[] = [];
  if (scope.includes('personal_advice')) reasons.push('personal_advice');
  else if (intent === 'out_of_scope') reasons.push('other_domain');
  else {
    if (intent === 'likelihood' && period !== undefined && period.to > now + MAX_LANE_MS)
      reasons.push('beyond_horizon');
    if (period !== undefined && period.to <= OLDEST_DATA_AT) reasons.push('before_records');
    if ((topics.length > 0 && measures.length === 0) || isUncounted) reasons.push('no_data');
  }
  if (isCut) reasons.push('instruction');
  return reasons;
}

/** Why parts of a question are not answered once an earlier one has completed it. @param now epoch ms */
export function reasonsAfter({ intent, measures, period, topics, notAnswered }: Answered, now: number) {
  const found = notAnsweredOf({ measures, topics, scope: [], period, now, intent, isUncounted: false, isCut: false });
  return [...found, ...notAnswered.filter((reason) => reason === 'instruction')];
}

/** Whether nothing of the question can be answered from the data. */
export const isUnanswerable = ({ intent, notAnswered, period, periodKind }: Answered, now: number): boolean =>
  intent === 'out_of_scope' ||
  notAnswered.includes('no_data') ||
  notAnswered.includes('before_records') ||
  (notAnswered.includes('beyond_horizon') && periodKind === 'date' && (period?.from ?? 0) > now + MAX_LANE_MS);
