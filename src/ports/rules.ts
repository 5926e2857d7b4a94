import type { RuleBody } from '../contract/alert/rule.ts';
import type { Json } from '../reference/content-hash.ts';
import type { OwnEvent } from './deliveries.ts';
import type { SnapshotPlace } from './export-source.ts';

/** A rule of an account. */
export interface AlertRule {
  readonly ruleId: string;
  readonly accountId: string;
  readonly body: RuleBody;
  /** Why it is not evaluated: its caller paused it, or it was over its budget too often. */
  readonly disabledReason?: 'paused' | 'over_budget';
  /** Epoch ms. */
  readonly createdAt: number;
}

/** Names a rule of an account; another account's is unknown. */
export interface RuleKey {
  readonly accountId: string;
  readonly ruleId: string;
}

export interface RuleChanges {
  readonly body?: RuleBody;
  readonly isEnabled?: boolean;
}

/** How far an enabled rule is in one of its regions: it has seen every snapshot up to `place`. */
export interface RulePosition {
  readonly rule: AlertRule;
  readonly regionId: string;
  readonly place: SnapshotPlace;
  /** As the fold left it; null before the first snapshot. */
  readonly state: Json;
}

/** What a rule is and says after further snapshots. */
export interface RuleAdvance {
  readonly place: SnapshotPlace;
  readonly state: Json;
  /** To each destination of the rule, oldest first. */
  readonly events: readonly OwnEvent[];
  /** Whether it was over its budget too often. */
  readonly isDisabled: boolean;
}

export interface RuleStore {
  /** Adds one, whose first snapshots are those generated after it was created. @param maxCount rules that the account may have */
  add(rule: AlertRule, maxCount: number): Promise<'added' | 'allowance_used'>;
  /** All of an account, the newest first. */
  list(accountId: string): Promise<readonly AlertRule[]>;
  find(key: RuleKey): Promise<AlertRule | undefined>;
  /**
   * Changes one; with another body, or enabled again, it begins with the snapshots after `now`, as if it were new.
   * @returns what it is then; undefined where there is none
   */
  change(key: RuleKey, changes: RuleChanges, now: number): Promise<AlertRule | undefined>;
  /** @returns whether there was one */
  remove(key: RuleKey): Promise<boolean>;
  /** Where the enabled rules of a region are. */
  positions(regionId: string): Promise<readonly RulePosition[]>;
  /**
   * Moves a rule on and queues its events, all or nothing.
   * @returns `overtaken` where it was elsewhere by then, or is no more: nothing was changed
   */
  advance(from: RulePosition, to: RuleAdvance, now: number): Promise<'advanced' | 'overtaken'>;
}
