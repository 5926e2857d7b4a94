/** What may have happened; nothing else enters the log. */
export type AuditAction =
  | 'key.create'
  | 'key.revoke'
  | 'session.end'
  | 'subscription.set'
  | 'cache.purge'
  | 'cache.purge_dry_run'
  | 'signing_key.rotate';

/** What goes with an entry; never a secret. */
export type AuditFacts = Readonly<Record<string, string | number | boolean | null | readonly string[]>>;

/** An actor did something to a subject. */
export interface AuditEvent {
  /** Epoch ms. */
  readonly at: number;
  /** The id of the credential that did it, or the part of the program: `cli`, `start`. */
  readonly actor: string;
  readonly action: AuditAction;
  /** The public id of a key, an account, or what else was acted on. */
  readonly subject: string;
  readonly facts: AuditFacts;
}

/** An event in its place in the chain. */
export interface AuditEntry {
  /** 1, 2, 3 … without a gap. */
  readonly seq: number;
  readonly at: number;
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
  /** The facts as the JSON text that is hashed. */
  readonly facts: string;
  /** `hash` of the entry before; 64 zeros in the first. */
  readonly prevHash: string;
  /** SHA-256 over everything above, lower-case hex. */
  readonly hash: string;
}

/** The last entry, by which a later reader knows that nothing was cut off. */
export type AuditHead = Pick<AuditEntry, 'seq' | 'hash'>;

export interface AuditPage {
  /** Only entries after this one. */
  readonly afterSeq: number;
  readonly limit: number;
  /** Only entries of this action. */
  readonly action?: AuditAction;
}

/** Append-only; one chain however many processes append. */
export interface AuditLog {
  append(event: AuditEvent): Promise<AuditEntry>;
  /** By `seq`, oldest first. */
  entries(page: AuditPage): Promise<readonly AuditEntry[]>;
  /** Absent in an empty log. */
  head(): Promise<AuditHead | undefined>;
}
