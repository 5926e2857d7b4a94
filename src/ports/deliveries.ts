import type { MailSchedule } from '../contract/alert/mail-destination.ts';
import type { PresetName, TemplateMethod } from '../contract/alert/template.ts';
import type { EventType, LoggedEvent, OwnEventType } from '../contract/intelligence/event.ts';
import type { Backlog } from './backlog.ts';

/**
 * Why a destination gets nothing: its caller paused it, its receiver answered 410, no try succeeded for five days, or the holder of
 * its address has not confirmed it yet, or has unsubscribed. The last two no caller changes.
 */
export const DISABLED_REASONS = ['paused', 'gone', 'failing', 'unconfirmed', 'unsubscribed'] as const;
export type DisabledReason = (typeof DISABLED_REASONS)[number];

/** What may be shown of a template; the rest is sealed. */
export interface TemplateFacts {
  readonly preset?: PresetName;
  readonly method: TemplateMethod;
  readonly headerNames: readonly string[];
}

/** Where an account wants events to be sent. */
export interface Destination {
  readonly destinationId: string;
  readonly accountId: string;
  /** Of a template its origin alone, of mail `mailto:` and the address. */
  readonly url: string;
  /** Of a template alone. */
  readonly template?: TemplateFacts;
  /** Of mail alone. */
  readonly schedule?: MailSchedule;
  /** Every type when absent. */
  readonly types?: readonly EventType[];
  /** Every region, and what belongs to none, when absent. */
  readonly regionIds?: readonly string[];
  /** Absent while events are sent. */
  readonly disabledReason?: DisabledReason;
  /** Epoch ms. */
  readonly createdAt: number;
  /** Of the newest success, within a minute; epoch ms. */
  readonly lastSuccessAt?: number;
  /** Of the first failure since the newest success; epoch ms. */
  readonly failingSince?: number;
}

/** What a destination sends and where: of a webhook its URL, of a template what is shown and the rest, sealed. */
export interface DestinationRequest extends Pick<Destination, 'url' | 'template' | 'schedule'> {
  /** Of a webhook the secret that signs, which a change leaves as it is; empty of mail. */
  readonly sealed: Uint8Array;
}

/** What a caller may change; `null` removes a filter. */
export interface DestinationChanges {
  /** The request that follows the one it has, between which no other change comes; undefined where it may not be changed so. */
  readonly request?: (held: DestinationRequest) => DestinationRequest | undefined;
  readonly types?: readonly EventType[] | null;
  readonly regionIds?: readonly string[] | null;
  readonly isEnabled?: boolean;
}

/** Names a destination of an account; another account's is unknown. */
export interface DestinationKey {
  readonly accountId: string;
  readonly destinationId: string;
}

export interface DestinationStore {
  /**
   * Adds one, whose first event is the next one of the log.
   * @param sealedSecret what its webhooks are signed with, or what its template sends
   * @param maxCount destinations that the account may have
   */
  add(destination: Destination, sealedSecret: Uint8Array, maxCount: number): Promise<'added' | 'allowance_used'>;
  /** All of an account, the newest first. */
  list(accountId: string): Promise<readonly Destination[]>;
  /** @returns what it is then; undefined where there is none; `refused`, and nothing changed, where `request` gave nothing */
  change(key: DestinationKey, changes: DestinationChanges): Promise<Destination | 'refused' | undefined>;
  /** Removes it with its secrets and deliveries. @returns whether there was one */
  remove(key: DestinationKey): Promise<boolean>;
  /**
   * Signs with another secret from now on; the one before signs too until `overlapUntil`, epoch ms, and no other does.
   * @returns whether there is such a destination; templates and mail have no secret of their own
   */
  rotate(
    key: DestinationKey,
    secret: { readonly sealed: Uint8Array; readonly now: number; readonly overlapUntil: number },
  ): Promise<boolean>;
}

/** An event to one account alone, which is not in the log. */
export interface OwnEvent {
  readonly id: string;
  readonly type: OwnEventType;
  /** Epoch ms. */
  readonly happenedAt: number;
  readonly data: Readonly<Record<string, unknown>>;
}

export type SentEvent = LoggedEvent | OwnEvent;

export type DeliveryState = 'waiting' | 'delivered' | 'dead';

/** One delivery in the hands of one process. */
export interface LeasedDelivery {
  readonly deliveryId: string;
  readonly destinationId: string;
  /** Settles the delivery as long as no later lease was given. */
  readonly fence: number;
  /** Tries before this one, since it was queued. */
  readonly triedCount: number;
  /** When it was queued, epoch ms. */
  readonly queuedAt: number;
  readonly url: string;
  /** Whether its one sealed secret is a template. */
  readonly isTemplate: boolean;
  /** Of mail: how its destination is mailed and what it wants. */
  readonly mail?: LeasedMailFacts;
  readonly sealedSecrets: readonly Uint8Array[];
  readonly event: SentEvent;
}

export interface LeasedMailFacts extends Pick<Destination, 'types' | 'regionIds'> {
  readonly schedule: MailSchedule;
  /** While it waits for its confirmation: until when, epoch ms. */
  readonly confirmUntil?: number;
}

/** How a try ended; of an answer that is no 2xx, `rejected`. */
export const ATTEMPT_CLASSES = ['succeeded', 'rejected', 'refused', 'unresolved', 'timed_out', 'unreachable'] as const;
export type AttemptClass = (typeof ATTEMPT_CLASSES)[number];

export interface Attempt {
  /** Epoch ms. */
  readonly triedAt: number;
  readonly durationMs: number;
  /** Of the answer; absent where none came. */
  readonly statusCode?: number;
  readonly outcome: AttemptClass;
}

/** What follows a try; without an attempt the delivery was given up untried. */
export interface Settlement {
  readonly attempt?: Attempt;
  readonly next: { readonly state: 'delivered' | 'dead' } | { readonly state: 'waiting'; readonly nextAt: number };
  /** Whether the receiver wants nothing more. */
  readonly isGone?: boolean;
}

export interface DeliveryEntry {
  readonly deliveryId: string;
  readonly destinationId: string;
  readonly eventId: string;
  readonly type: string;
  readonly state: DeliveryState;
  /** Epoch ms. */
  readonly queuedAt: number;
  /** Of the next try, epoch ms; absent once there is none. */
  readonly nextAt?: number;
  /** The newest ten, oldest first. */
  readonly attempts: readonly Attempt[];
}

export interface DeliveryQuery {
  readonly accountId: string;
  readonly destinationId?: string;
  readonly state?: DeliveryState;
  readonly limit: number;
  /** Begins behind this delivery. */
  readonly after?: { readonly at: number; readonly id: string };
}

export interface LeaseRequest {
  /** Epoch ms. */
  readonly now: number;
  readonly limit: number;
  /** Destinations whose turn is still under way. */
  readonly busy: readonly string[];
  /** Whether mails are leased; requests where absent. */
  readonly isMail?: boolean;
}

/** Deliveries as rows that processes lease: each is tried by one at a time, and given up by none. */
export interface DeliveryQueue {
  /** Queues what the log holds beyond what was queued before, for every destination that wants it. @returns events read */
  fanOut(now: number): Promise<number>;
  /** Leases what is due for `LEASE_MS`, `PER_DESTINATION` of a destination. */
  lease(request: LeaseRequest): Promise<readonly LeasedDelivery[]>;
  /** What is due, and the events that are not queued yet. @param withMails whether destinations of mail count */
  waiting(now: number, withMails: boolean): Promise<Backlog>;
  /** Asked before a mail is handed over. @returns false where it must not be: the lease has passed on, or its destination gets nothing any more */
  mayHandOver(lease: Pick<LeasedDelivery, 'deliveryId' | 'fence'>, now: number): Promise<boolean>;
  /** Records a try. `lost`: the lease had passed to another process, and nothing was changed. */
  settle(
    lease: Pick<LeasedDelivery, 'deliveryId' | 'fence'>,
    settlement: Settlement,
    now: number,
  ): Promise<'done' | 'lost'>;
  /** Queues an event to one destination. @returns the id of the delivery; undefined where there is no such destination */
  send(key: DestinationKey, event: OwnEvent, now: number): Promise<string | undefined>;
  /** The newest first. */
  list(query: DeliveryQuery): Promise<readonly DeliveryEntry[]>;
  /** Queues one delivery again; a mail that asks for confirmation never. @returns how many, 0 or 1 */
  redeliver(accountId: string, deliveryId: string, now: number): Promise<number>;
  /** Queues what a destination wants of the log from a sequence on, `MAX_REDELIVERED` at most. @returns how many; undefined where there is no such destination, and for mail */
  redeliverFrom(key: DestinationKey, fromSequence: number, now: number): Promise<number | undefined>;
}

/** A crash frees a delivery after this; a try takes a quarter of it at most. */
export const LEASE_MS = 60_000;
/** Deliveries of one destination under way in one process: a receiver that hangs holds so many places. */
export const PER_DESTINATION = 4;
export const MAX_REDELIVERED = 1_000;
/** Deliveries are listed for so many days. */
export const DELIVERY_DAYS = 30;
/** A destination without a success for so long is disabled. */
export const MAX_FAILING_MS = 5 * 24 * 3_600_000;

/** What a secret of a destination is sealed for. */
export const secretContext = (destinationId: string): string => `destination ${destinationId}`;
/** What a template of a destination is sealed for. */
export const templateContext = (destinationId: string): string => `template ${destinationId}`;
