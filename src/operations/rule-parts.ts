import type { SetTimer } from '../concurrency/deadline.ts';
import type { RuleBody } from '../contract/alert/rule.ts';
import type { Failure, Violation } from '../contract/conventions/failure.ts';
import { compileRule } from '../events/rules/compile-rule.ts';
import type { LocalMinute, RunningRule } from '../events/rules/step-rule.ts';
import type { Clock } from '../ports/clock.ts';
import type { DestinationStore } from '../ports/deliveries.ts';
import type { AlertRule, RuleStore } from '../ports/rules.ts';
import { InvalidExpression } from '../projection/invalid-expression.ts';
import { readWithDeadline } from './read-with-deadline.ts';

/** What the operations on rules need. */
export interface RuleParts {
  readonly rules: RuleStore;
  readonly destinations: Pick<DestinationStore, 'list'>;
  /** @throws RangeError on a zone that does not exist */
  readonly localMinute: LocalMinute;
  readonly clock: Clock;
  readonly setTimer: SetTimer;
}

export type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: Failure };

/** A rule that can be evaluated, or every member that cannot. @param prefix of the members in the request */
export function runningRule(
  body: RuleBody,
  { localMinute }: Pick<RuleParts, 'localMinute'>,
  prefix = '',
): Read<RunningRule> {
  const { when, clear, dedupe, quietHours } = body;
  const violations: Violation[] = Object.entries({ when, clear, dedupe }).flatMap(([field, text]) => {
    const description = text === undefined ? undefined : faultOf(text);
    return description === undefined ? [] : [{ field: `${prefix}${field}`, description }];
  });
  if (quietHours !== undefined && !isZone(quietHours.zone, localMinute))
    violations.push({
      field: `${prefix}quietHours.zone`,
      description: 'must be an IANA time zone such as Europe/Rome',
    });
  if (violations.length > 0) return { ok: false, failure: { code: 'validation_failed', violations } };
  return { ok: true, value: { body, expressions: compileRule(body), localMinute } };
}

function faultOf(expression: string): string | undefined {
  try {
    compileRule({ when: expression });
    return undefined;
  } catch (error) {
    if (error instanceof InvalidExpression) return `must be a JMESPath expression: ${error.message}`;
    throw error;
  }
}

function isZone(zone: string, localMinute: LocalMinute): boolean {
  try {
    localMinute(0, zone);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** The failure of a rule that names a destination which its account does not have. */
export async function destinationsFailure(
  { destinationIds = [] }: RuleBody,
  accountId: string,
  { destinations, setTimer }: Pick<RuleParts, 'destinations' | 'setTimer'>,
): Promise<Failure | undefined> {
  if (destinationIds.length === 0) return undefined;
  const read = await readWithDeadline(destinations.list(accountId), setTimer);
  if (!read.ok) return read.failure;
  const known = new Set(read.value.map(({ destinationId }) => destinationId));
  return destinationIds.every((id) => known.has(id)) ? undefined : { code: 'item_unknown', kind: 'destination' };
}

/** A rule as its owner sees it. */
export const shownRule = ({ accountId: _, body, ...rest }: AlertRule) => ({ ...rest, rule: body });
