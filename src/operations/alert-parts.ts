import { randomInt } from 'node:crypto';
import type { SetTimer } from '../concurrency/deadline.ts';
import { addressIn } from '../contract/alert/mail-destination.ts';
import { failed, type HandlerContext, type HandlerResult, NOT_KEPT, reply } from '../contract/conventions/handler.ts';
import type { Outputs } from '../contract/endpoints.ts';
import { REGION_IDS } from '../contract/intelligence/region-ids.ts';
import type { Clock } from '../ports/clock.ts';
import type { DeliveryQueue, Destination, DestinationKey, DestinationStore } from '../ports/deliveries.ts';
import type { MailDestinations } from '../ports/mail-destinations.ts';
import type { OutboundGuard } from '../ports/outbound.ts';
import type { Sealer } from '../ports/sealer.ts';
import { readWithDeadline } from './read-with-deadline.ts';

/** What the operations on destinations need. */
export interface AlertParts {
  readonly destinations: DestinationStore;
  readonly mailDestinations: Pick<MailDestinations, 'add'>;
  /** Whether mail is sent. */
  readonly sendsMail?: boolean;
  readonly deliveries: Pick<DeliveryQueue, 'send' | 'list' | 'redeliver' | 'redeliverFrom'>;
  readonly outboundGuard: OutboundGuard;
  readonly sealer: Sealer;
  readonly clock: Clock;
  readonly setTimer: SetTimer;
}

/** An answer about the account's own things, which changes with every call. */
export const ownReply = <T>(value: T): HandlerResult<T> => reply(value, NOT_KEPT);

/** Names a destination of the caller; its account is empty, and has none, where there is no caller. */
export const keyOf = (
  { destinationId }: { readonly destinationId: string },
  { caller }: Pick<HandlerContext, 'caller'>,
): DestinationKey => ({ accountId: caller?.accountId ?? '', destinationId });

/** Answers from what a store gave; `item_unknown` where it has nothing. */
export async function answerKnown<S, T>(
  work: Promise<S | undefined>,
  setTimer: SetTimer,
  answer: (found: S) => T,
): Promise<HandlerResult<T>> {
  const read = await readWithDeadline(work, setTimer);
  if (!read.ok) return failed(read.failure);
  return read.value === undefined
    ? failed({ code: 'item_unknown', kind: 'destination, delivery, rule or link' })
    : ownReply(answer(read.value));
}

export interface NewItem {
  readonly adding: Promise<'added' | 'allowance_used'>;
  /** How many items of its kind the account may have. */
  readonly maxCount: number;
  /** Removes the item. */
  readonly takeBack: () => Promise<unknown>;
}

/**
 * Waits until a new item of an account is stored. One that is stored only after the answer said that it is not is taken back:
 * the caller asks again, and would have two.
 * @returns why there is no item; undefined where there is
 */
export async function addFailure(
  { adding, maxCount, takeBack }: NewItem,
  setTimer: SetTimer,
): Promise<HandlerResult<never> | undefined> {
  const onLate = (value: 'added' | 'allowance_used') => {
    if (value === 'added') takeBack().catch(() => undefined);
  };
  const added = await readWithDeadline(adding, setTimer, { onLate });
  if (!added.ok) return failed(added.failure);
  return added.value === 'allowance_used' ? failed({ code: 'allowance_used', maxCount }) : undefined;
}

/** What is wrong with the URL of a destination, as a failure; undefined while nothing is. */
export async function urlFailure(
  url: string,
  { outboundGuard, setTimer }: Pick<AlertParts, 'outboundGuard' | 'setTimer'>,
): Promise<HandlerResult<never> | undefined> {
  const read = await readWithDeadline(outboundGuard.check(url), setTimer);
  if (read.ok && read.value.status === 'open') return undefined;
  const description =
    read.ok && read.value.status === 'refused' ? read.value.reason : 'must have a host whose name has an address';
  return failed({ code: 'validation_failed', violations: [{ field: 'url', description }] });
}

type Shown = Outputs['createDestination']['destination'];

/** A destination as its owner sees it. */
export function shownDestination({ accountId: _, template, schedule, types, regionIds, ...rest }: Destination): Shown {
  return {
    ...rest,
    kind: schedule !== undefined ? 'email' : template === undefined ? 'webhook' : 'template',
    ...(schedule === undefined ? {} : { address: addressIn(rest.url), schedule }),
    ...(template === undefined ? {} : { ...template, headerNames: [...template.headerNames] }),
    ...(types === undefined ? {} : { types: [...types] }),
    ...(regionIds === undefined ? {} : { regionIds: REGION_IDS.filter((id) => regionIds.includes(id)) }),
  };
}

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 131 bits: as hard to guess as a secret, though it need not be one. */
const ID_LENGTH = 22;

/** The id of a new item of an account. @param prefix its kind, three letters */
export const newItemId = (prefix: string): string =>
  `${prefix}_${Array.from({ length: ID_LENGTH }, () => DIGITS.charAt(randomInt(DIGITS.length))).join('')}`;
